import SwiftSyntax

extension FileRewriter {
  /// Attributes that mean something to Objective-C and Interface Builder only.
  private static let removedAttributes: Set<String> = [
    "objc", "objcMembers", "nonobjc", "IBAction", "IBOutlet", "IBInspectable", "IBDesignable",
    "IBSegueAction", "GKInspectable",
  ]

  func rewriteAttribute(_ node: AttributeSyntax) {
    let name = node.attributeName.trimmedDescription
    switch name {
    case _ where Self.removedAttributes.contains(name):
      remove(node)
    case "NSManaged":
      warn(
        "@NSManaged is removed: there is no Core Data on Linux, the property is a plain one",
        at: node)
      remove(node)
    case "NSCopying":
      warn("@NSCopying is removed: the property keeps the value itself and no copy", at: node)
      remove(node)
    case "UIApplicationMain":
      replace(node, with: "@main")
    case "inlinable":
      inlinableAttributes.append(node)
    case "convention" where node.arguments?.trimmedDescription == "block":
      remove(node)
    default:
      break
    }
  }

  func rewriteModifier(_ node: DeclModifierSyntax) {
    switch node.name.text {
    case "dynamic":
      remove(node)
    case "override" where removeOverrideOfQuestion(node) || reportRefusal(of: node):
      break
    case "override" where !isForwarded(node):
      warn("an override in an extension does not compile on Linux: move it to the class", at: node)
    default:
      break
    }
  }

  /// Whether an override is in a class, or is in an extension and has something in the class that
  /// calls it.
  private func isForwarded(_ node: DeclModifierSyntax) -> Bool {
    guard let declaration = node.parent?.parent?.as(DeclSyntax.self),
      declaration.parent?.enclosingExtension != nil
    else { return true }
    guard let type = Syntax(declaration).enclosingTypeName,
      let forwarder = MemberForwarder(declaration, in: type, of: file)
    else { return false }
    return declarations.forwarders(of: type).contains(forwarder) || overridesExtension(forwarder)
  }
}

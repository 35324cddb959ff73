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
    case "override" where node.parent?.parent?.isMemberOfExtension == true:
      warn("an override in an extension does not compile on Linux: move it to the class", at: node)
    default:
      break
    }
  }
}

extension Syntax {
  /// Whether the node is a declaration directly in an extension.
  fileprivate var isMemberOfExtension: Bool {
    var current = parent
    while let node = current {
      if node.is(ExtensionDeclSyntax.self) { return true }
      let isBetween =
        node.is(MemberBlockSyntax.self) || node.is(MemberBlockItemSyntax.self)
        || node.is(MemberBlockItemListSyntax.self) || node.is(IfConfigClauseSyntax.self)
        || node.is(IfConfigClauseListSyntax.self) || node.is(IfConfigDeclSyntax.self)
      guard isBetween else { return false }
      current = node.parent
    }
    return false
  }
}

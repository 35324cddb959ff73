import SwiftSyntax

extension FileRewriter {
  /// Leaves out a declaration that is there from a later version of iOS on.
  ///
  /// - Returns: Whether it was left out.
  func removeIfTooNew(_ node: some SyntaxProtocol, _ declaration: DeclSyntax?) -> Bool {
    guard let attributes = declaration?.asProtocol(WithAttributesSyntax.self)?.attributes,
      attributes.contains(where: { needsLaterSystem($0.as(AttributeSyntax.self)) })
    else { return false }
    replace(node, with: "")
    return true
  }

  /// Whether `@available(iOS 26, *)` or `@available(iOS, introduced: 26)` says so.
  private func needsLaterSystem(_ attribute: AttributeSyntax?) -> Bool {
    guard let attribute, attribute.attributeName.trimmedDescription == "available",
      case .availability(let arguments) = attribute.arguments
    else { return false }
    let isForIOS = arguments.first?.argument.trimmedDescription == "iOS"
    return arguments.contains { argument in
      switch argument.argument {
      case .availabilityVersionRestriction(let restriction):
        return isTooNew(restriction)
      case .availabilityLabeledArgument(let labeled):
        guard isForIOS, labeled.label.text == "introduced",
          case .version(let version) = labeled.value
        else { return false }
        return isTooNew(version)
      default: return false
      }
    }
  }

  private func isTooNew(_ restriction: PlatformVersionSyntax) -> Bool {
    ["iOS", "iOSApplicationExtension"].contains(restriction.platform.text)
      && restriction.version.map(isTooNew) ?? false
  }

  private func isTooNew(_ version: VersionTupleSyntax) -> Bool {
    Int(version.major.text).map { $0 > options.systemVersion } ?? false
  }

  /// Whether a condition holds from a later version of iOS on only.
  private func needsLaterSystem(_ conditions: ConditionElementListSyntax) -> Bool {
    conditions.contains { element in
      guard case .availability(let condition) = element.condition,
        condition.availabilityKeyword.text == "#available"
      else { return false }
      return condition.availabilityArguments.contains {
        if case .availabilityVersionRestriction(let restriction) = $0.argument {
          isTooNew(restriction)
        } else {
          false
        }
      }
    }
  }

  /// Leaves out the branch of `if #available` that needs a later version of iOS.
  func rewriteIf(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
    guard needsLaterSystem(node.conditions) else { return .visitChildren }
    replace(node.conditions, with: "false")
    replace(node.body.statements, with: "")
    switch node.elseBody {
    case .ifExpr(let other): walk(other)
    case .codeBlock(let block): walk(block)
    case nil: break
    }
    return .skipChildren
  }

  /// Leaves out what follows a `guard #available` that needs a later version of iOS.
  func rewriteGuard(_ node: GuardStmtSyntax) -> SyntaxVisitorContinueKind {
    guard needsLaterSystem(node.conditions) else { return .visitChildren }
    replace(node.conditions, with: "false")
    walk(node.body)
    if let item = node.parent?.as(CodeBlockItemSyntax.self),
      let list = item.parent?.as(CodeBlockItemListSyntax.self)
    {
      for other in list.drop(while: { $0.id != item.id }).dropFirst() {
        replace(other, with: "")
        removedItems.insert(other.id)
      }
    }
    return .skipChildren
  }
}

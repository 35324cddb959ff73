import SwiftSyntax

/// A filter of declarations and conditions that need a later version of iOS than the one whose API
/// is there.
package struct AvailabilityLimit: Sendable {
  private let systemVersion: Int

  package init(systemVersion: Int) { self.systemVersion = systemVersion }

  /// Whether `@available(iOS 26, *)` or `@available(iOS, introduced: 26)` at a declaration says so.
  package func excludes(_ declaration: DeclSyntax?) -> Bool {
    let attributes = declaration?.asProtocol((any WithAttributesSyntax).self)?.attributes
    return attributes?.contains { excludes($0.as(AttributeSyntax.self)) } ?? false
  }

  private func excludes(_ attribute: AttributeSyntax?) -> Bool {
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

  /// Whether a condition can hold from a later version of iOS on only.
  package func excludes(_ conditions: ConditionElementListSyntax) -> Bool {
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

  private func isTooNew(_ restriction: PlatformVersionSyntax) -> Bool {
    ["iOS", "iOSApplicationExtension"].contains(restriction.platform.text)
      && restriction.version.map(isTooNew) ?? false
  }

  private func isTooNew(_ version: VersionTupleSyntax) -> Bool {
    Int(version.major.text).map { $0 > systemVersion } ?? false
  }
}

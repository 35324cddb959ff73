import SourceReading
import SwiftSyntax

/// The name of a method with its types, as far as they are compared to find what implements what.
struct MethodSignature: Hashable, Sendable {
  var name: MethodName
  /// The types of the parameters and of the result, in one spelling.
  private var types: [String]
  private var isAsync: Bool

  init(_ method: FunctionDeclSyntax) {
    name = MethodName(method)
    types =
      method.signature.parameterClause.parameters.map(\.type.inOneSpelling)
      + [method.returnType?.inOneSpelling ?? ""]
    isAsync = method.signature.effectSpecifiers?.asyncSpecifier != nil
  }
}

extension TypeSyntax {
  /// The type without what may be written or left out: `any`, parentheses, attributes, the module.
  fileprivate var inOneSpelling: String {
    var text = ""
    var isAttribute = false
    for token in tokens(viewMode: .sourceAccurate) {
      let isName = isAttribute
      isAttribute = token.tokenKind == .atSign
      switch token.text {
      case "any", "(", ")", "@", "": break
      case "!": text += "?"
      case "." where ["UIKit", "Foundation", "QuartzCore", "CoreGraphics"].contains(text): text = ""
      default: text += isName ? "" : token.text
      }
    }
    return text
  }
}

/// A declaration as text, without what Apple's SDK and the sources here write differently although
/// it means the same.
struct DeclarationForm: Hashable, Sendable {
  /// The tokens that are left.
  let tokens: [String]

  /// - Parameter declaration: A declaration of one line, without a body but with `{ get set }`.
  init(_ declaration: String) {
    var tokens = Self.tokens(of: declaration)
    // Attributes are isolation, which is compared by itself, and what is no part of a type.
    while let index = tokens.firstIndex(of: "@") {
      let isOfType = tokens.dropFirst(index + 1).first.map(Self.typeAttributes.contains) ?? false
      if isOfType { tokens[index] = "" } else { tokens.removeSubrange(index...index + 1) }
    }
    tokens.removeAll { $0.isEmpty || Self.ignored.contains($0) }
    if tokens.first == "class" { tokens[0] = "static" }
    Self.replaceVariables(&tokens)
    Self.removeSecondNames(&tokens)
    Self.unify(&tokens)
    self.tokens = tokens
  }

  /// Whether a declaration is isolated to the main actor.
  static func isIsolated(_ declaration: String) -> Bool {
    declaration.contains("@MainActor") && !declaration.contains("nonisolated ")
  }

  private static let typeAttributes: Set = ["escaping", "Sendable", "autoclosure"]
  private static let ignored: Set = [
    "open", "public", "convenience", "required", "override", "final", "weak", "nonisolated",
    "dynamic", "indirect", "any",
  ]

  /// Names and numbers, `[`, `->` and other signs.
  private static func tokens(of text: String) -> [String] {
    var tokens: [String] = []
    for character in text {
      let isName = character.isLetter || character.isNumber || character == "_" || character == "."
      if character == " " {
        tokens.append("")
      } else if isName, let last = tokens.last, last.last.map(Self.isNameEnd) ?? false {
        tokens[tokens.count - 1].append(character)
      } else if character == ">", tokens.last == "-" {
        tokens[tokens.count - 1].append(character)
      } else if character != "`" {
        tokens.append(String(character))
      }
    }
    return tokens.filter { !$0.isEmpty }
  }

  private static func isNameEnd(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_" || character == "."
  }

  /// A variable with `{ get }` or `{ get set }`, whatever stores it.
  private static func replaceVariables(_ tokens: inout [String]) {
    guard let index = tokens.firstIndex(where: { $0 == "let" || $0 == "var" }), index <= 1 else {
      return
    }
    if !tokens.contains("{") {
      tokens += tokens[index] == "let" ? ["{", "get", "}"] : ["{", "get", "set", "}"]
    }
    tokens[index] = "var"
  }

  /// Of two names of a parameter, the first one counts.
  private static func removeSecondNames(_ tokens: inout [String]) {
    var index = 2
    while index < tokens.count {
      if tokens[index] == ":", isName(tokens[index - 1]), isName(tokens[index - 2]) {
        tokens.remove(at: index - 1)
      } else {
        index += 1
      }
    }
  }

  private static func isName(_ token: String) -> Bool { token.first.map(isNameEnd) ?? false }

  /// Other names of types, and parentheses that `any` needs.
  private static func unify(_ tokens: inout [String]) {
    let names = [
      "NSNotification.Name": "Notification.Name", "NSExceptionName": "String",
      "CFTimeInterval": "TimeInterval", "Double": "CGFloat",
    ]
    for index in tokens.indices { tokens[index] = names[tokens[index]] ?? tokens[index] }
    var index = 0
    while index + 2 < tokens.count {
      if tokens[index] == "(", tokens[index + 2] == ")", index == 0 || !isName(tokens[index - 1]),
        index + 3 < tokens.count, tokens[index + 3] == "?"
      {
        tokens.remove(at: index + 2)
        tokens.remove(at: index)
      } else {
        index += 1
      }
    }
  }
}

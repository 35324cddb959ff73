/// The name of a declaration, with its parameters if it is called with some.
struct Signature: Hashable, Sendable {
  struct Parameter: Hashable, Sendable {
    /// `_` for none.
    var label: String
    /// Whether a call may leave it out.
    var isOptional: Bool
  }

  enum Kind: Hashable, Sendable {
    case type
    /// A property, a variable, or a case without associated values.
    case value
    /// A function, or an initialiser, whose name is `init`.
    case function([Parameter])
    /// A case with associated values, which a pattern may leave out.
    case enumCase([Parameter])
  }

  var name: String
  var kind: Kind

  /// Whether a use can mean a declaration with this signature, by its name and labels.
  func matches(_ use: Use) -> Bool {
    guard name == use.name else { return false }
    if use.isTypeName { return kind == .type }
    switch kind {
    case .type, .value: return use.arguments?.isExact != true
    case .function(let parameters): return use.arguments?.fit(parameters) ?? false
    case .enumCase(let parameters): return use.arguments?.fitCase(parameters) ?? true
    }
  }
}

/// A type, a member or a global function or variable of a module.
struct Declaration: Hashable, Sendable {
  enum Access: Int, Comparable, Sendable {
    case file, module, package, everywhere

    static func < (a: Access, b: Access) -> Bool { a.rawValue < b.rawValue }
  }

  /// The full name of the type that it is a member of; nil at the top level.
  var owner: String?
  var signature: Signature
  var access: Access

  /// How diagnostics and lists call it.
  var fullName: String { (owner.map { $0 + "." } ?? "") + signature.name }
}

/// The arguments of a call, as far as a name is chosen by them.
struct Arguments: Hashable, Sendable {
  /// `_` for an argument without label.
  var labels: [String]
  var trailingClosures = 0
  /// Whether the labels are a reference's, `move(to:)`, which names all of them.
  var isExact = false

  /// Whether a function with these parameters can be called with the arguments.
  func fit(_ parameters: [Signature.Parameter]) -> Bool {
    if isExact { return parameters.map(\.label) == labels }
    var remaining = parameters[...]
    var previous: String?
    for label in labels {
      // A variadic parameter takes several arguments.
      while let first = remaining.first, first.label != label, first.isOptional {
        remaining.removeFirst()
      }
      if remaining.first?.label == label {
        previous = label
        remaining.removeFirst()
      } else if !(label == "_" && previous != nil) {
        return false
      }
    }
    return remaining.count { !$0.isOptional } <= trailingClosures
      && trailingClosures <= remaining.count
  }

  /// Whether they make or match a case with these associated values: a pattern may leave out
  /// labels, or bind all values to one name.
  func fitCase(_ parameters: [Signature.Parameter]) -> Bool {
    if fit(parameters) || labels == ["_"] { return true }
    return labels.count == parameters.count
      && zip(labels, parameters).allSatisfy { $0 == "_" || $0 == $1.label }
  }
}

/// A place in a source that uses a name.
struct Use: Hashable, Sendable {
  /// The expression before the name.
  enum Receiver: Hashable, Sendable {
    /// Nothing: a type, a global function, or a member of `self`.
    case none
    case selfValue
    case superValue
    /// The name of a type, as it is written.
    case type(String)
    /// An expression whose type the source alone does not show.
    case expression
  }

  var receiver: Receiver
  var name: String
  /// Nil where nothing is called.
  var arguments: Arguments?
  /// Whether it stands where only a type can stand.
  var isTypeName = false
  /// Full names of the types around, the innermost last.
  var scope: [String]
  /// In UTF-8 code units from the beginning of the file.
  var offset: Int
}

extension Declaration {
  /// A declaration by its name as symbol graphs write it, such as `move(to:_:)`.
  init(symbol: String, access: Access) {
    var kind = Signature.Kind.value
    var name = symbol
    if let parenthesis = symbol.dropFirst().firstIndex(of: "("), symbol.last == ")" {
      name = String(symbol[..<parenthesis])
      let labels = symbol[symbol.index(after: parenthesis)...].dropLast().split(separator: ":")
      // Which parameters may be left out is not known.
      kind = .function(labels.map { .init(label: String($0), isOptional: true) })
    }
    self.init(owner: "", signature: Signature(name: name, kind: kind), access: access)
  }
}

/// Which constraint uses which variable, and which variables are defined.
///
/// A required equation can define a variable that nothing else determines: the variable then is
/// computed from the others, and neither has a place in the tableau. Definitions refer to each
/// other by name and never in a circle. A chain of them takes space in proportion to its length,
/// where rows of a tableau would take the square of it.
struct ConstraintGraph {
  /// A term of a constraint, in the list of its variable.
  struct Use {
    var constraint: Int32
    var variable: Int32
    var coefficient: Double
    var next: Int32
    var previous: Int32
    var nextOfConstraint: Int32
  }

  struct Node {
    /// The first use of a variable, or the first term of a constraint.
    var first: Int32 = -1
    /// For a variable, the constraint that defines it; for a constraint, the variable that it
    /// defines; -1 without a definition.
    var definition: Int32 = -1
    var mark = Mark.new
  }

  enum Mark: UInt8 {
    case new
    case open
    case closed
  }

  private(set) var uses = ContiguousArray<Use>()
  private(set) var nodes = ContiguousArray<Node>()
  private var unused: Int32 = -1
  private var stack = ContiguousArray<Int32>()

  mutating func grow(to count: Int) {
    guard nodes.count < count else { return }
    nodes.append(contentsOf: repeatElement(Node(), count: count - nodes.count))
  }

  func definition(of symbol: Int32) -> Int32? {
    let definition = nodes[Int(symbol)].definition
    return definition < 0 ? nil : definition
  }

  mutating func define(_ variable: Int32, by constraint: Int32) {
    nodes[Int(variable)].definition = constraint
    nodes[Int(constraint)].definition = variable
  }

  mutating func undefine(_ variable: Int32) {
    nodes[Int(nodes[Int(variable)].definition)].definition = -1
    nodes[Int(variable)].definition = -1
  }

  mutating func connect(_ constraint: Int32, _ terms: [SolverTerm]) {
    for term in terms.reversed() {
      let variable = term.variable.index
      let next = nodes[Int(variable)].first
      let use = Use(
        constraint: constraint, variable: variable, coefficient: term.coefficient, next: next,
        previous: -1, nextOfConstraint: nodes[Int(constraint)].first)
      var index = unused
      if index >= 0 {
        unused = uses[Int(index)].next
        uses[Int(index)] = use
      } else {
        index = Int32(uses.count)
        uses.append(use)
      }
      if next >= 0 { uses[Int(next)].previous = index }
      nodes[Int(variable)].first = index
      nodes[Int(constraint)].first = index
    }
  }

  mutating func disconnect(_ constraint: Int32) {
    var index = nodes[Int(constraint)].first
    nodes[Int(constraint)].first = -1
    while index >= 0 {
      let use = uses[Int(index)]
      if use.previous >= 0 {
        uses[Int(use.previous)].next = use.next
      } else {
        nodes[Int(use.variable)].first = use.next
      }
      if use.next >= 0 { uses[Int(use.next)].previous = use.previous }
      uses[Int(index)].next = unused
      unused = index
      index = use.nextOfConstraint
    }
  }

  /// The defined variables on which some variables depend, those themselves among them; each is
  /// after all it depends on.
  mutating func ancestors(of variables: some Collection<Int32>) -> ContiguousArray<Int32> {
    variables.isEmpty ? [] : walk(from: variables, isUpwards: true)
  }

  /// The variables that depend on some variables, and those themselves; each is before all it
  /// depends on.
  mutating func descendants(of variables: some Collection<Int32>) -> ContiguousArray<Int32> {
    variables.isEmpty ? [] : walk(from: variables, isUpwards: false)
  }

  /// Walks in depth first without recursion: definitions can form long chains.
  ///
  /// Buffers are used without checks, as this is most of the time of an edit: all places in lists
  /// are those of elements.
  private mutating func walk(from variables: some Collection<Int32>, isUpwards: Bool)
    -> ContiguousArray<Int32>
  {
    var order = ContiguousArray<Int32>()
    nodes.withUnsafeMutableBufferPointer { nodes in
      uses.withUnsafeBufferPointer { uses in
        for variable in variables where nodes[Int(variable)].mark == .new {
          stack.append(variable)
          while let top = stack.last {
            guard nodes[Int(top)].mark == .new else {
              stack.removeLast()
              guard nodes[Int(top)].mark == .open else { continue }
              nodes[Int(top)].mark = .closed
              order.append(top)
              continue
            }
            nodes[Int(top)].mark = .open
            let list = isUpwards ? nodes[Int(top)].definition : top
            var index = list < 0 ? -1 : nodes[Int(list)].first
            while index >= 0 {
              let use = uses[Int(index)]
              index = isUpwards ? use.nextOfConstraint : use.next
              let next = isUpwards ? use.variable : nodes[Int(use.constraint)].definition
              guard next >= 0, nodes[Int(next)].mark == .new else { continue }
              if !isUpwards || nodes[Int(next)].definition >= 0 { stack.append(next) }
            }
          }
        }
        for variable in order { nodes[Int(variable)].mark = .new }
      }
    }
    return order
  }
}

import NestTesting
import OpenUIKit

/// An operation of a random driver on views and constraints. Views have numbers; 0 is the root.
nonisolated enum ConstraintOperation: DriverOperation {
  case move(Int, into: Int)
  case removeFromSuperview(Int)
  case activate(ConstraintForm)
  case deactivate(Int)
  case reactivate(Int)
  case setConstant(Int, Int)
  case setPriority(Int, Int)
  case setFrame(Int, Int)
  case translate(Int, Bool)
  case setContent(Int, Int)
  case setHugging(Int, Int)
  case setMargins(Int, Int)
  case resizeRoot(Int)
  case mirror(Bool)
  case layOut(Int)

  var simpler: [ConstraintOperation] {
    switch self {
    case .setConstant(let index, let value):
      value.simplerNumbers.map { .setConstant(index, $0) }
    case .activate(let form): form.simpler.map { .activate($0) }
    default: []
    }
  }
}

/// A constraint as a value.
nonisolated struct ConstraintForm: Sendable {
  var kind: Int
  var first: Int
  var second: Int
  var constant: Int
  var priority: Int

  var simpler: [ConstraintForm] {
    constant.simplerNumbers.map {
      var form = self
      form.constant = $0
      return form
    }
  }
}

/// Random changes of a hierarchy with constraints. After every layout the frames have to be those
/// of a new hierarchy in the same state, laid out at once, wherever the constraints determine them.
final class ConstraintSystem: DrivenSystem {
  private(set) var problem: String?
  let recorder = LifecycleRecorder()
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  private var views: [ContentView] = []
  private var constraints: [(form: ConstraintForm, made: NSLayoutConstraint)] = []

  init() {
    views = (0..<6).map { _ in ContentView() }
    for view in views {
      root.addSubview(view)
      view.translatesAutoresizingMaskIntoConstraints = false
    }
  }

  // MARK: Choosing

  func nextOperation(using generator: inout SeededGenerator) -> ConstraintOperation {
    func view() -> Int { generator.number(below: views.count + 1) }
    func index() -> Int { generator.number(below: max(1, constraints.count)) }
    let choice = generator.number(below: 34)
    switch choice {
    case 0: return .move(view(), into: view())
    case 1: return .removeFromSuperview(view())
    case 2...13:
      // With many constraints hardly any hierarchy is without contradictions.
      let active = constraints.indices.filter { constraints[$0].made.isActive }
      guard active.count < 24 else {
        return .deactivate(active[generator.number(below: active.count)])
      }
      return .activate(nextForm(using: &generator))
    case 14: return .deactivate(index())
    case 15: return .reactivate(index())
    case 16, 17, 18: return .setConstant(index(), generator.number(below: 100))
    case 19: return .setPriority(index(), generator.number(below: 6))
    case 20: return .setFrame(view(), generator.number(below: 50))
    case 21: return .translate(view(), generator.isOne(of: 4))
    case 22: return .setContent(view(), generator.number(below: 80))
    case 23: return .setHugging(view(), generator.number(below: 6))
    case 24: return .resizeRoot(generator.number(below: 400))
    case 25: return .mirror(generator.isOne(of: 2))
    case 26: return .setMargins(view(), generator.number(below: 20))
    default: return .layOut(generator.isOne(of: 3) ? view() : 0)
    }
  }

  /// A constraint of a view, with its superview more often than with others.
  private func nextForm(using generator: inout SeededGenerator) -> ConstraintForm {
    let first = generator.number(below: views.count) + 1
    var second = generator.number(below: views.count + 1)
    if !generator.isOne(of: 3), let parent = view(first).superview {
      second = views.firstIndex { $0 === parent }.map { $0 + 1 } ?? 0
    }
    return ConstraintForm(
      kind: generator.number(below: 15), first: first, second: second,
      constant: generator.number(below: 60), priority: generator.number(below: 6))
  }

  // MARK: Performing

  private func view(_ number: Int) -> UIView { number == 0 ? root : views[number - 1] }

  private static let priorities: [Float] = [1000, 1000, 750, 600, 250, 100]

  func perform(_ operation: ConstraintOperation) {
    _ = withMisuseIntercepted { change(operation) }
    checkOwners()
  }

  private func change(_ operation: ConstraintOperation) {
    switch operation {
    case .move(let number, let other):
      let (moved, target) = (view(number), view(other))
      if moved !== root, !target.isDescendant(of: moved) { target.addSubview(moved) }
    case .removeFromSuperview(let number):
      if number != 0 { view(number).removeFromSuperview() }
    case .activate(let form):
      let made = Self.make(form, view)
      made.isActive = true
      constraints.append((form, made))
    case .deactivate(let index): constraint(index)?.isActive = false
    case .reactivate(let index): constraint(index)?.isActive = true
    case .setConstant(let index, let value): constraint(index)?.constant = CGFloat(value)
    case .setPriority(let index, let number):
      if let changed = constraint(index) {
        let (priority, isActive) = (UILayoutPriority(Self.priorities[number]), changed.isActive)
        // An active constraint keeps being required, or optional.
        if (priority == .required) != (changed.priority == .required) { changed.isActive = false }
        changed.priority = priority
        changed.isActive = isActive
      }
    case .setFrame(let number, let value):
      if number != 0 {
        view(number).frame = CGRect(x: value, y: value / 2, width: value + 3, height: value)
      }
    case .translate(let number, let translates):
      if number != 0 { view(number).translatesAutoresizingMaskIntoConstraints = translates }
    case .setContent(let number, let value):
      (view(number) as? ContentView)?.content = CGSize(width: value, height: value / 2)
    case .setHugging(let number, let priority):
      view(number).setContentHuggingPriority(
        UILayoutPriority(Self.priorities[priority]), for: .horizontal)
    case .setMargins(let number, let value):
      view(number).layoutMargins = UIEdgeInsets(
        top: CGFloat(value), left: CGFloat(value / 2), bottom: 3, right: CGFloat(value / 3))
    case .resizeRoot(let width): root.frame.size.width = CGFloat(width)
    case .mirror(let mirrors):
      for view in [root] + views {
        view.semanticContentAttribute = mirrors ? .forceRightToLeft : .forceLeftToRight
      }
    case .layOut(let number): layOut(view(number))
    }
  }

  private func constraint(_ index: Int) -> NSLayoutConstraint? {
    constraints.indices.contains(index) ? constraints[index].made : nil
  }

  func finish() { _ = withMisuseIntercepted { layOut(root) } }

  /// Makes the constraint that a form describes.
  private static func make(
    _ form: ConstraintForm, _ view: (Int) -> UIView
  ) -> NSLayoutConstraint {
    let (first, second, constant) = (view(form.first), view(form.second), CGFloat(form.constant))
    let made =
      switch form.kind {
      case 0: first.leadingAnchor.constraint(equalTo: second.leadingAnchor, constant: constant)
      case 1: first.leadingAnchor.constraint(equalTo: second.trailingAnchor, constant: constant)
      case 2: first.topAnchor.constraint(equalTo: second.topAnchor, constant: constant)
      case 3: first.bottomAnchor.constraint(equalTo: second.bottomAnchor, constant: constant)
      case 4: first.widthAnchor.constraint(equalToConstant: constant)
      case 5: first.heightAnchor.constraint(greaterThanOrEqualToConstant: constant)
      case 6: first.widthAnchor.constraint(equalTo: second.widthAnchor, constant: constant)
      case 7: first.centerXAnchor.constraint(equalTo: second.centerXAnchor)
      case 8: first.topAnchor.constraint(greaterThanOrEqualTo: second.bottomAnchor)
      case 9: first.rightAnchor.constraint(lessThanOrEqualTo: second.rightAnchor)
      case 10: first.heightAnchor.constraint(equalTo: second.widthAnchor, multiplier: 0.5)
      case 11: first.centerYAnchor.constraint(equalTo: second.bottomAnchor)
      case 12:
        first.leadingAnchor.constraint(
          equalTo: second.layoutMarginsGuide.leadingAnchor, constant: constant)
      case 13: first.bottomAnchor.constraint(equalTo: second.layoutMarginsGuide.bottomAnchor)
      default:
        first.widthAnchor.constraint(lessThanOrEqualTo: second.layoutMarginsGuide.widthAnchor)
      }
    made.priority = UILayoutPriority(priorities[form.priority])
    return made
  }

  // MARK: Rules

  private func report(_ text: String) { problem = problem ?? text }

  private func checkOwners() {
    for (form, made) in constraints where made.isActive {
      let holders = ([root] + views).filter { $0.constraints.contains { $0 === made } }
      guard holders.count == 1, let holder = holders.first else {
        return report("\(holders.count) views hold \(made)")
      }
      for item in [view(form.first), form.kind == 4 || form.kind == 5 ? holder : view(form.second)]
      where !item.isDescendant(of: holder) {
        report("\(made) is owned by a view that its item is not inside of")
      }
    }
  }

  private func layOut(_ start: UIView) {
    let reports = withMisuseIntercepted { start.layoutIfNeeded() }
    guard start === root, reports.isEmpty else { return }
    compareWithNewHierarchy()
  }

  /// Makes the same hierarchy anew and compares what constraints determine.
  private func compareWithNewHierarchy() {
    let twin = UIView(frame: root.frame)
    let twins = views.map { _ in ContentView() }
    func copy(_ number: Int) -> UIView { number == 0 ? twin : twins[number - 1] }
    twin.semanticContentAttribute = root.semanticContentAttribute
    twin.layoutMargins = root.layoutMargins
    for (view, copied) in zip(views, twins) {
      copied.semanticContentAttribute = view.semanticContentAttribute
      copied.content = view.content
      copied.frame = view.frame
      copied.layoutMargins = view.layoutMargins
      copied.setContentHuggingPriority(
        view.contentHuggingPriority(for: .horizontal), for: .horizontal)
      copied.translatesAutoresizingMaskIntoConstraints =
        view.translatesAutoresizingMaskIntoConstraints
    }
    for (number, view) in ([root] + views).enumerated() {
      for subview in view.subviews {
        guard let index = views.firstIndex(where: { $0 === subview }) else { continue }
        copy(number).addSubview(twins[index])
      }
    }
    for (form, made) in constraints where made.isActive {
      let constraint = Self.make(form, copy)
      constraint.constant = made.constant
      constraint.priority = made.priority
      constraint.isActive = true
    }
    let conflicts = withMisuseIntercepted { twin.layoutIfNeeded() }
    guard conflicts.isEmpty else { return }
    for (number, (view, copied)) in zip(views, twins).enumerated()
    where view.isDescendant(of: root) && !copied.hasAmbiguousLayout {
      let difference = [
        view.frame.minX - copied.frame.minX, view.frame.minY - copied.frame.minY,
        view.frame.width - copied.frame.width, view.frame.height - copied.frame.height,
      ]
      if difference.contains(where: { abs($0) > 1.01 }) {
        report("view \(number + 1) is at \(view.frame), and anew at \(copied.frame)")
      }
      if view.hasAmbiguousLayout { report("view \(number + 1) is ambiguous only after changes") }
    }
  }
}

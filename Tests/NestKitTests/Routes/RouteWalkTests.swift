import NestKit
import NestTestSupport
import NestTesting
import OpenUIKit
import Testing

/// Random operations on containers that are bound to values, by value, by program and by hand, also
/// inside callbacks: in the end a model has the value of what is shown.
@Suite(.serialized) struct RouteWalkTests {
  @Test("R14.1 Containers 6 A model knows what a stack shows", arguments: try DriverSeeds(0...14))
  func stack(seed: UInt64) throws {
    try RandomDriver<ContainerWalk<RoutedStack>>().run(seed: seed, steps: 25)
  }

  @Test(
    "R14.1 Containers 6 A model knows what a tabs container shows",
    arguments: try DriverSeeds(0...14))
  func switches(seed: UInt64) throws {
    try RandomDriver<ContainerWalk<RoutedTabs>>().run(seed: seed, steps: 25)
  }

  @Test(
    "R14.1 Containers 6 A model knows which page is selected", arguments: try DriverSeeds(0...14))
  func pages(seed: UInt64) throws {
    try RandomDriver<ContainerWalk<RoutedPages>>().run(seed: seed, steps: 25)
  }

  @Test(
    "R14.1 Containers 6 A model knows what a modal container presents",
    arguments: try DriverSeeds(0...14))
  func modal(seed: UInt64) throws {
    try RandomDriver<ContainerWalk<RoutedModal>>().run(seed: seed, steps: 25)
  }

  @Test(
    "R14.1 Containers 6 A model knows what a placeholder shows", arguments: try DriverSeeds(0...14))
  func placeholder(seed: UInt64) throws {
    try RandomDriver<ContainerWalk<RoutedPlaceholder>>().run(seed: seed, steps: 25)
  }

  @Test("R20.1 Contract 6.1 What covers a child while its container is hidden has the keyboard")
  func keyboardOfCovered() throws {
    try RandomDriver<ContainerWalk<RoutedStack>>().replay([
      .show, .touch(x: 106, y: 43), .hide, .change(4, 0, animated: false),
    ])
    try RandomDriver<ContainerWalk<RoutedPages>>().replay([
      .show, .touch(x: 7, y: 156), .advance(frames: 9), .hide, .change(0, 2, animated: false),
    ])
  }
}

/// A value that is shown, and written to.
final class RoutedModel<Value: Equatable> {
  private var value: Value
  private let binding: RouteBinding<Value>

  init(_ binding: RouteBinding<Value>) {
    value = binding.value
    self.binding = binding
    binding.onChange = { [weak self] in self?.value = $0 }
  }

  deinit {}

  func show(_ value: Value, animated: Bool) {
    self.value = value
    binding.show(value, animated: animated)
  }

  func misplacement(shown: Value) -> String? {
    value == shown && binding.value == shown
      ? nil : "shown: \(shown), binding: \(binding.value), model: \(value)"
  }
}

extension UIViewController {
  /// The value from which it was made in these tests.
  fileprivate var route: Int? { title.flatMap(Int.init) }

  fileprivate func standing(for route: Int) -> UIViewController {
    title = "\(route)"
    return self
  }
}

final class RoutedStack: WalkedContainer {
  // The values of the model are those of children that operations remove.
  static let losesChildren = false
  static let kindCount = 5
  private let stack: StackController
  private let make: () -> RecordingViewController
  private let model: RoutedModel<[Int]>

  init(make: @escaping () -> RecordingViewController) {
    self.make = make
    stack = StackController(rootViewController: make())
    model = RoutedModel(stack.bind(to: [1, 2]) { make().standing(for: $0) })
  }

  var controller: UIViewController { stack }
  var transitions: [ContainerTransition] { stack.transition.map { [$0] } ?? [] }

  func change(_ kind: Int, _ argument: Int, animated: Bool) {
    switch kind {
    case 0, 1: model.show(Array(0..<argument), animated: animated)
    case 2: model.show([argument, 1, 2], animated: animated)
    case 3: stack.pop(animated: animated)
    default: stack.push(make(), animated: animated)
    }
  }

  func readUserChanges() {}

  var misplacement: String? { model.misplacement(shown: stack.viewControllers.compactMap(\.route)) }
}

final class RoutedTabs: WalkedContainer {
  // The values of the model are those of children that operations remove.
  static let losesChildren = false
  static let kindCount = 5
  private let container = TabsViewController()
  private let model: RoutedModel<Int>

  init(make: @escaping () -> RecordingViewController) {
    container.showsTabBar = true
    model = RoutedModel(container.bind(to: 1, of: [0, 1, 2, 3]) { make().standing(for: $0) })
  }

  var controller: UIViewController { container }
  var transitions: [ContainerTransition] { container.transition.map { [$0] } ?? [] }

  func change(_ kind: Int, _ argument: Int, animated: Bool) {
    switch kind {
    case 0, 1: model.show(argument, animated: animated)
    case 2: container.selectViewController(at: argument, animated: animated)
    case 3: container.selectNext(animated: animated)
    default: container.conflictPolicy = [.queue, .refuse, .finishRunning][argument % 3]
    }
  }

  func readUserChanges() {}

  var misplacement: String? { model.misplacement(shown: container.selectedIndex ?? -1) }
}

final class RoutedPages: WalkedContainer {
  // The values of the model are those of children that operations remove.
  static let losesChildren = false
  static let kindCount = 5
  private let container = PagesViewController()
  private let make: () -> RecordingViewController
  private let model: RoutedModel<Int>

  init(make: @escaping () -> RecordingViewController) {
    self.make = make
    container.setViewControllers((0..<4).map { _ in make() })
    model = RoutedModel(container.bind(to: 1))
  }

  var controller: UIViewController { container }
  var transitions: [ContainerTransition] { [] }

  func change(_ kind: Int, _ argument: Int, animated: Bool) {
    switch kind {
    case 0, 1: model.show(argument, animated: animated)
    case 2: container.selectViewController(at: argument, animated: animated)
    case 3: container.conflictPolicy = [.queue, .refuse, .finishRunning][argument % 3]
    default:
      let retained = container.viewControllers.enumerated().filter { $0.offset != argument }
      container.setViewControllers([make()] + retained.map(\.element))
    }
  }

  func readUserChanges() {}

  var misplacement: String? { model.misplacement(shown: container.selectedIndex ?? -1) }
}

final class RoutedModal: WalkedContainer {
  // The values of the model are those of children that operations remove.
  static let losesChildren = false
  static let kindCount = 5
  private let container: ModalContainerViewController
  private let make: () -> RecordingViewController
  private let model: RoutedModel<Int?>

  init(make: @escaping () -> RecordingViewController) {
    self.make = make
    container = ModalContainerViewController(contentViewController: make())
    model = RoutedModel(container.bind(to: 1) { make().standing(for: $0) })
  }

  var controller: UIViewController { container }
  var transitions: [ContainerTransition] { container.transition.map { [$0] } ?? [] }

  func change(_ kind: Int, _ argument: Int, animated: Bool) {
    switch kind {
    case 0, 1: model.show(argument < 2 ? nil : argument, animated: animated)
    case 2: container.dismissModal(animated: animated)
    case 3: container.presentModal(make(), animated: animated)
    default: container.conflictPolicy = [.queue, .refuse, .finishRunning][argument % 3]
    }
  }

  func readUserChanges() {}

  var misplacement: String? {
    model.misplacement(shown: container.modalContentViewController?.route)
  }
}

final class RoutedPlaceholder: WalkedContainer {
  // The values of the model are those of children that operations remove.
  static let losesChildren = false
  static let kindCount = 5
  private let container = PlaceholderViewController()
  private let make: () -> RecordingViewController
  private let model: RoutedModel<Int?>

  init(make: @escaping () -> RecordingViewController) {
    self.make = make
    model = RoutedModel(
      container.bind(to: 1, transition: { _, _ in .pushFromTrailing }) {
        make().standing(for: $0)
      })
  }

  var controller: UIViewController { container }
  var transitions: [ContainerTransition] { container.transition().map { [$0] } ?? [] }

  func change(_ kind: Int, _ argument: Int, animated: Bool) {
    switch kind {
    case 0, 1: model.show(argument < 2 ? nil : argument, animated: animated)
    case 2: container.setViewController(nil, animated: animated)
    case 3: container.setViewController(make(), transition: .crossDissolve, animated: animated)
    default: container.conflictPolicy = [.queue, .refuse, .finishRunning][argument % 3]
    }
  }

  func readUserChanges() {}

  var misplacement: String? { model.misplacement(shown: container.viewController()?.route) }
}

import NestKit
import NestTesting
import Observation
import OpenUIKit
import Testing

/// Bindings to a property of an object that they do not keep alive, in each container.
@Suite(.serialized) struct RouteOwnerTests {
  /// Who has the values. The value of every kind of container stands for one number.
  @Observable final class Owner {
    @ObservationIgnored let reader: ModelReader
    @ObservationIgnored private(set) var made: [Int] = []
    private var number: Int

    init(_ number: Int, _ reader: ModelReader) { (self.number, self.reader) = (number, reader) }

    deinit {}

    var index: Int {
      get { reader.read { number } }
      set { number = newValue }
    }

    var list: [Int] {
      get { [index] }
      set { number = newValue.last ?? -1 }
    }

    var optional: Int? {
      get { index }
      set { number = newValue ?? -1 }
    }

    func make(_ number: Int) -> UIViewController {
      made.append(number)
      return Self.controller(number)
    }

    static func controller(_ number: Int) -> UIViewController {
      let controller = UIViewController()
      controller.title = "\(number)"
      return controller
    }
  }

  enum Kind: CaseIterable {
    case stack, ownStack, modal, region, column, tabs, pages, index

    /// A container of the kind, what it shows, and what shows another value.
    func make(
      on owner: Owner
    ) -> (UIViewController, shown: () -> String?, show: (Int) -> ContainerOperation) {
      switch self {
      case .stack:
        let stack = StackController(rootViewController: UIViewController())
        let binding = stack.bind(to: \.list, on: owner) { $0.make($1) }
        return (stack, { stack.topViewController?.title }, { binding.show([$0], animated: false) })
      case .ownStack:
        let container = OwnContainer()
        let binding = container.stack.bind(to: \.list, on: owner) { $0.make($1) }
        return (
          container, { container.stack.topViewController?.title },
          { binding.show([$0], animated: false) }
        )
      case .modal:
        let container = ModalContainerViewController(
          contentViewController: UIViewController())
        let binding = container.bind(to: \.optional, on: owner) { $0.make($1) }
        return (
          container, { container.modalContentViewController?.title },
          { binding.show($0, animated: false) }
        )
      case .region:
        let container = PlaceholderViewController()
        let binding = container.bind(to: \.optional, on: owner) { $0.make($1) }
        return (
          container, { container.viewController(at: 0)?.title },
          { binding.show($0, animated: false) }
        )
      case .column:
        let container = SplitContainerViewController(columns: [
          SplitColumn(), SplitColumn(),
        ])
        let binding = container.bind(to: \.optional, on: owner, at: 1) { $0.make($1) }
        return (
          container, { container.viewController(at: 1)?.title },
          { binding.show($0, animated: false) }
        )
      case .tabs:
        let container = TabsViewController()
        let binding = container.bind(
          to: \.index, on: owner, of: [0, 1, 2], makeController: Owner.controller)
        return (
          container, { container.selectedViewController?.title },
          { binding.show($0, animated: false) }
        )
      case .pages:
        let container = PagesViewController()
        let binding = container.bind(
          to: \.index, on: owner, of: [0, 1, 2], makeController: Owner.controller)
        return (
          container, { container.selectedViewController?.title },
          { binding.show($0, animated: false) }
        )
      case .index:
        let container = PagesViewController(viewControllers: (0..<3).map(Owner.controller))
        let binding = container.bind(to: \.index, on: owner)
        return (
          container, { container.selectedViewController?.title },
          { binding.show($0, animated: false) }
        )
      }
    }
  }

  private final class OwnContainer: ContainerViewController {
    private(set) lazy var stack = addStack()

    deinit {}
  }

  @Test("Containers 6 A property drives a container, and is written to", arguments: Kind.allCases)
  func drives(kind: Kind) async throws {
    let host = try TestHost(size: CGSize(width: 300, height: 300))
    let owner = Owner(1, ModelReader(host))
    let (container, shown, show) = kind.make(on: owner)
    host.show(container)
    #expect(shown() == "1")

    try await owner.reader.change { owner.index = 2 }
    #expect(shown() == "2")

    host.turn { _ = show(0) }
    try host.settle()
    #expect(shown() == "0")
  }

  @Test("Containers 6 What the program shows by other means is written to the property")
  func writes() async throws {
    let host = try TestHost(size: CGSize(width: 300, height: 300))
    let owner = Owner(1, ModelReader(host))
    let container = PagesViewController()
    container.bind(to: \.index, on: owner, of: [0, 1, 2], makeController: Owner.controller)
    host.show(container)

    host.turn { container.selectViewController(at: 2, animated: false) }
    try host.settle()

    #expect(owner.index == 2)
  }

  @Test(
    "R13.2 A binding does not keep the owner of its property alive; without it, what is shown stays, and values are refused",
    arguments: Kind.allCases)
  func ownerGone(kind: Kind) throws {
    let host = try TestHost(size: CGSize(width: 300, height: 300))
    var owner: Owner? = Owner(1, ModelReader(host))
    weak let link = owner
    let (container, shown, show) = try kind.make(on: #require(owner))
    host.show(container)

    owner = nil
    #expect(link == nil)
    var result: ContainerOperation.Outcome?
    let reports = withMisuseIntercepted { host.turn { result = show(2).result } }

    #expect(reports.map(\.id) == ["routes.owner-gone"])
    guard case .refused(let misuse) = result else {
      Issue.record("\(String(describing: result))")
      return
    }
    #expect(misuse.id == "routes.owner-gone")
    #expect(shown() == "1")
  }

  /// A stack that has its own values.
  private final class Flow: StackController {
    var path = [1]

    deinit {}
  }

  @Test("R13.2 A container that is bound to a property of its own is released")
  func own() throws {
    let host = try TestHost(size: CGSize(width: 300, height: 300))
    var flow: Flow? = Flow(rootViewController: UIViewController())
    flow?.bind(to: \Flow.path, on: try #require(flow)) { Owner.controller($1) }
    weak let link = flow
    host.show(try #require(flow))
    #expect(flow?.viewControllers.count == 2)

    host.turn { flow?.pop(animated: false) }
    #expect(flow?.path == [])
    flow = nil
    host.show(UIViewController())
    try host.settle()

    #expect(link == nil)
  }
}

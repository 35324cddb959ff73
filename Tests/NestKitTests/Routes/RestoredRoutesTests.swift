import NestKit
import NestTestSupport
import OpenUIKit
import Testing

/// Children that are restored in a container that is bound stand for values, as those that the
/// binding has made.
@Suite(.serialized) struct RestoredRoutesTests {
  /// A value whose child is called as it.
  private enum Route: String, RestorableRoute, CaseIterable {
    case home, message, attachment, settings
  }

  private enum Kind: CaseIterable {
    case stack, tabs, pages, modal, placeholder, split
  }

  /// A container of a kind that is bound.
  private final class Bound {
    let container: any RestorableContainer
    private(set) var values: [String] = []
    private(set) var made: [String] = []
    private(set) var bind: (_ route: Route?) -> Void = { _ in }
    private(set) var show: (_ route: Route?) -> Void = { _ in }
    private(set) var value: () -> String = { "" }
    private(set) var children: () -> [UIViewController] = { [] }

    init(_ kind: Kind) {
      switch kind {
      case .stack:
        let root = UIViewController()
        root.restorationIdentifier = "root"
        let stack = StackController(rootViewController: root)
        container = stack
        children = { Array(stack.viewControllers.dropFirst()) }
        bind = { [unowned self] route in
          let binding = stack.bind(to: route.map { [$0] } ?? []) { [unowned self] in make($0) }
          follow(binding) {
            $0.map(\.rawValue).joined(separator: " ")
          } as: {
            $0.map { [$0] } ?? []
          }
        }
      case .tabs:
        let tabs = TabsViewController()
        container = tabs
        children = { tabs.viewControllers }
        bind = { [unowned self] route in
          follow(tabs.bind(to: route ?? .home, of: Route.allCases) { [unowned self] in make($0) })
        }
      case .pages:
        let pages = PagesViewController()
        container = pages
        children = { pages.viewControllers }
        bind = { [unowned self] route in
          follow(pages.bind(to: route ?? .home, of: Route.allCases) { [unowned self] in make($0) })
        }
      case .modal:
        let modal = ModalContainerViewController()
        container = modal
        children = { [modal.modalContentViewController].compactMap(\.self) }
        bind = { [unowned self] route in
          follow(modal.bind(to: route) { [unowned self] in make($0) })
        }
      case .placeholder:
        let placeholder = PlaceholderViewController(regionCount: 2)
        container = placeholder
        children = { placeholder.viewControllers.compactMap(\.self) }
        bind = { [unowned self] route in
          follow(placeholder.bind(to: route, at: 1) { [unowned self] in make($0) })
        }
      case .split:
        let split = SplitContainerViewController(columns: [SplitColumn(), SplitColumn()])
        container = split
        children = { split.viewControllers.compactMap(\.self) }
        bind = { [unowned self] route in
          follow(split.bind(to: route, at: 1) { [unowned self] in make($0) })
        }
      }
    }

    deinit {}

    private func make(_ route: Route) -> UIViewController {
      made.append(route.rawValue)
      return UIViewController()
    }

    private func follow<Value>(
      _ binding: RouteBinding<Value>, _ text: @escaping (Value) -> String,
      as convert: @escaping (Route?) -> Value
    ) {
      value = { text(binding.value) }
      show = { binding.show(convert($0), animated: false) }
      binding.onChange = { [unowned self] in values.append(text($0)) }
    }

    private func follow(_ binding: RouteBinding<Route>) {
      follow(binding, \.rawValue) { $0 ?? .home }
    }

    private func follow(_ binding: RouteBinding<Route?>) {
      follow(binding) {
        $0?.rawValue ?? ""
      } as: {
        $0
      }
    }

    var names: [String] { children().compactMap(\.restorationIdentifier) }
  }

  /// The state of a bound container that shows a message.
  private func savedState(of kind: Kind) -> NestState {
    let old = Bound(kind)
    old.bind(nil)
    old.show(.message)
    #expect(old.value() == "message" && old.names.contains("message"), "\(kind)")
    return SavedState(of: old.container).state
  }

  @Test(
    "R5.5 Containers 6 The binding makes what is restored, and has the value of it"
  )
  func boundBefore() throws {
    for kind in Kind.allCases {
      let state = savedState(of: kind)
      let fresh = Bound(kind)
      fresh.bind(nil)

      let result = try fresh.container.restoreState(state) { _, _ in nil }

      #expect(result.missing.isEmpty && fresh.value() == "message", "\(kind)")
      #expect(fresh.values == ["message"], "\(kind)")
      let (restored, made) = (fresh.children(), fresh.made)
      fresh.show(.message)
      #expect(fresh.children() == restored && fresh.made == made, "\(kind)")
      fresh.show(.settings)
      #expect(fresh.names.contains("settings") && fresh.value() == "settings", "\(kind)")
      if kind == .tabs || kind == .pages {
        #expect(fresh.children() == restored && fresh.made == made, "\(kind)")
      }
    }
  }

  @Test(
    "R5.5 Containers 6 Restored children stay where the container is bound to their values")
  func boundAfter() throws {
    for kind in Kind.allCases {
      let state = savedState(of: kind)
      let fresh = Bound(kind)
      try fresh.container.restoreState(state) { identifier, _ in
        let child = UIViewController()
        child.restorationIdentifier = identifier
        return child
      }
      let restored = fresh.children()

      fresh.bind(.message)

      #expect(fresh.children() == restored && fresh.made.isEmpty, "\(kind)")
      #expect(fresh.value() == "message" && fresh.values.isEmpty, "\(kind)")
    }
  }

  @Test("R5.5 Containers 6 The values above and below a restored child keep it")
  func lists() throws {
    let stack = StackController(rootViewController: UIViewController())
    stack.rootViewController?.restorationIdentifier = "root"
    let binding = stack.bind(to: [Route.message, .attachment]) { _ in UIViewController() }
    let state = SavedState(of: stack).state
    let fresh = StackController(rootViewController: UIViewController())
    fresh.rootViewController?.restorationIdentifier = "root"
    let bound = fresh.bind(to: [Route]()) { _ in UIViewController() }
    try fresh.restoreState(state) { _, _ in nil }
    #expect(bound.value == binding.value)
    let restored = fresh.viewControllers

    bound.show([.message, .attachment, .settings], animated: false)
    #expect(Array(fresh.viewControllers.prefix(3)) == restored)
    bound.show([.attachment], animated: false)
    #expect(fresh.viewControllers == [restored[0], restored[2]])

    // What the program shows by itself stands for the value whose identifier it has.
    let other = UIViewController()
    other.restorationIdentifier = "home"
    fresh.push(other, animated: false)
    #expect(bound.value == [.attachment, .home])
    fresh.push(UIViewController(), animated: false)
    #expect(bound.value == [.attachment, .home] && fresh.count == 4)
  }
}

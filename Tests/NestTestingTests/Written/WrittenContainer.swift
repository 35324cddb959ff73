import NestKit
import NestTesting

/// A container as programs have it, with UIKit alone, and the suite that tries it.
struct WrittenContainer {
  let name: String
  private let judge: () throws -> ConformanceReport

  /// Describes the verbs of a container.
  init<Container: UIViewController>(
    _ make: @escaping @autoclosure () -> Container,
    show: @escaping (Container, UIViewController, Bool) -> Void,
    _ complete: @escaping (inout ContainerConformance<Container>) -> Void = { _ in }
  ) {
    name = "\(Container.self)"
    judge = { [name] in
      var suite = ContainerConformance<Container>(name) {
        make()
      } show: {
        show($0, $1, $2)
      }
      complete(&suite)
      return try suite.run()
    }
  }

  /// Tries everything. What UIKit itself reports is a problem of the report.
  func report() throws -> ConformanceReport {
    var result = Result<ConformanceReport, any Error>.failure(CancellationError())
    _ = withMisuseIntercepted { result = Result { try judge() } }
    return try result.get()
  }
}

// MARK: - Right ones

extension WrittenContainer {
  /// Containers that do what UIKit's documentation asks.
  static let right: [WrittenContainer] = [
    WrittenContainer(CyclingController()) {
      $0.show($1, animated: $2)
    } _: {
      $0.remove = { container, _ in container.clear() }
    },
    WrittenContainer(ForwardingController()) {
      $0.show($1, animated: $2)
    } _: {
      $0.remove = { $0.show(nil, animated: $1) }
    },
    WrittenContainer(DrawerController()) { drawer, child, _ in
      drawer.setContent(child)
    } _: {
      $0.cover = { $0.open($1, animated: $2) }
      $0.remove = { drawer, animated in
        drawer.menu == nil ? drawer.setContent(nil) : drawer.close(animated: animated)
      }
    },
    WrittenContainer(CardPileController()) { pile, child, _ in
      pile.setCard(child)
    } _: {
      $0.cover = { $0.add($1, animated: $2) }
      $0.remove = { $0.removeLast(animated: $1) }
    },
    WrittenContainer(CustomTabBarController()) { bar, child, _ in
      bar.setTabs([child])
    } _: {
      $0.cover = { bar, child, _ in
        bar.append(child)
        bar.select(child)
      }
      $0.insert = { $0.append($1) }
      $0.remove = { bar, _ in bar.removeSelected() }
    },
    WrittenContainer(ScrollPagerController()) { pager, child, _ in
      pager.setPage(child)
    } _: {
      $0.cover = { pager, child, animated in
        pager.append(child)
        pager.scroll(to: child, animated: animated)
      }
      $0.insert = { $0.append($1) }
      $0.remove = { pager, _ in pager.removeCurrent() }
    },
    WrittenContainer(EmbeddingController()) { container, child, _ in
      container.show(child)
    } _: {
      $0.remove = { container, _ in container.clear() }
    },
    WrittenContainer(FadingController()) {
      $0.show($1, animated: $2)
    } _: {
      $0.remove = { $0.show(nil, animated: $1) }
    },
    WrittenContainer(PushingController()) { container, child, _ in
      container.setRoot(child)
    } _: {
      $0.cover = { $0.push($1, animated: $2) }
      $0.remove = { $0.pop(animated: $1) }
    },
    WrittenContainer(HeaderController()) { container, child, _ in
      container.setContent(child)
    } _: {
      $0.remove = { container, _ in container.setContent(nil) }
    },
    WrittenContainer(PopupController()) { container, child, _ in
      container.setContent(child)
    } _: {
      $0.cover = { $0.present($1, animated: $2) }
      $0.remove = { container, animated in
        container.popup == nil ? container.setContent(nil) : container.dismiss(animated: animated)
      }
    },
  ]
}

// MARK: - Wrong ones

extension WrittenContainer {
  /// Containers with one mistake each.
  static let wrong: [WrittenContainer] = [
    WrittenContainer(HidingTabsController()) { container, child, _ in
      container.show(child)
    } _: {
      $0.cover = { container, child, _ in container.select(child) }
      $0.remove = { container, _ in container.removeLast() }
    },
    WrittenContainer(TransparentTabsController()) { container, child, _ in
      container.show(child)
    } _: {
      $0.cover = { $0.select($1, animated: $2) }
      $0.remove = { container, _ in container.removeLast() }
    },
    WrittenContainer(ParkedMenuController()) { container, child, _ in
      container.setContent(child)
    } _: {
      $0.remove = { container, _ in container.setContent(nil) }
      $0.operations = [.init("menu") { container, _ in container.toggle(animated: true) }]
    },
    WrittenContainer(OverlayingController()) { container, child, _ in
      container.show(child)
    } _: {
      $0.cover = { container, child, _ in container.cover(with: child) }
      $0.remove = { container, _ in container.removeLast() }
    },
    WrittenContainer(EagerPagerController()) { container, child, _ in
      container.setPage(child)
    } _: {
      $0.cover = { $0.append($1, animated: $2) }
      $0.remove = { container, _ in container.removeLast() }
    },
    WrittenContainer(EagerTabsController()) { container, child, _ in
      container.setTabs([child])
    } _: {
      $0.cover = { container, child, _ in
        container.append(child)
        container.select(child)
      }
      $0.insert = { $0.append($1) }
      $0.remove = { container, _ in container.removeSelected() }
    },
    WrittenContainer(SilentSizeController()) { container, child, _ in
      container.show(child)
    } _: {
      $0.remove = { container, _ in container.show(nil) }
    },
    WrittenContainer(HistoryController()) { container, child, _ in
      container.show(child)
    } _: {
      $0.remove = { container, _ in container.show(nil) }
    },
    WrittenContainer(ViewRemovingController()) { container, child, _ in
      container.show(child)
    } _: {
      $0.remove = { container, _ in container.show(nil) }
    },
    WrittenContainer(UnguardedForwardingController()) { container, child, _ in
      container.show(child)
    } _: {
      $0.remove = { container, _ in container.show(nil) }
    },
    WrittenContainer(ViewBorrowingController()) { container, child, _ in
      container.show(child)
    } _: {
      $0.remove = { container, _ in container.show(nil) }
    },
    WrittenContainer(HalfAddingController()) { container, child, _ in
      container.show(child)
    } _: {
      $0.remove = { container, _ in container.show(nil) }
    },
    WrittenContainer(SuddenRemovalController()) { container, child, _ in
      container.show(child)
    } _: {
      $0.remove = { container, _ in container.show(nil) }
    },
    WrittenContainer(HastyForwardingController()) {
      $0.show($1, animated: $2)
    },
    WrittenContainer(DirectlyCallingController()) { container, child, _ in
      container.show(child)
    } _: {
      $0.remove = { container, _ in container.show(nil) }
    },
  ]
}

import NestKit
import NestTestSupport
import NestTesting
import OpenUIKit
import Testing

/// The size classes that children have in regions of their own width.
@Suite(.serialized) struct SizeClassTests {
  private let host: TestHost

  init() throws { host = try TestHost(size: CGSize(width: 1_024, height: 768)) }

  private func split(_ widths: CGFloat...) -> SplitContainerViewController {
    let columns = widths.map {
      SplitColumn(minimumWidth: 100, preferredWidth: $0, maximumWidth: 2_000)
    }
    let split = SplitContainerViewController(columns: columns)
    for index in widths.indices { split.setViewController(UIViewController(), at: index) }
    return split
  }

  private func classes(in split: SplitContainerViewController) -> [UIUserInterfaceSizeClass?] {
    split.columns.indices.map { split.viewController(at: $0)?.traitCollection.horizontalSizeClass }
  }

  @Test("R5.9 Containers 2.2 A narrow column is compact, and follows dividers and rotations")
  func columns() throws {
    let split = split(300, 700)
    host.show(split)
    #expect(classes(in: split) == [.compact, .regular])
    var changes = 0
    let child = try #require(split.viewController(at: 0))
    child.registerForTraitChanges([UITraitHorizontalSizeClass.self]) {
      (_: UIViewController, _: UITraitCollection) in changes += 1
    }

    host.turn { split.chosenWidths = [700, 323] }
    #expect(classes(in: split) == [.regular, .compact] && changes == 1)
    host.turn { split.chosenWidths = [299, 724] }
    #expect(classes(in: split) == [.compact, .regular] && changes == 2)

    host.rotateDevice()
    try host.settle()
    #expect(classes(in: split) == [.compact, .compact])
    #expect(split.traitCollection.horizontalSizeClass == .regular)
    host.turn { split.setViewController(nil, at: 0) }
    #expect(child.traitCollection.horizontalSizeClass != .compact, "it has left")
  }

  @Test("R5.9 What is presented in the middle is compact where it is narrow, before it appears")
  func modal() throws {
    /// Notes the size class that it has in a callback.
    final class Page: UIViewController {
      var noted: [UIUserInterfaceSizeClass] = []

      override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        noted.append(traitCollection.horizontalSizeClass)
      }

      deinit {}
    }
    let modal = ModalContainerViewController(contentViewController: UIViewController())
    host.show(modal)
    for (width, expected) in [
      (300, UIUserInterfaceSizeClass.compact), (599, .compact), (600, .regular), (1_024, .regular),
    ] {
      let page = Page()
      page.preferredContentSize = CGSize(width: width, height: 400)
      host.turn { _ = modal.presentModal(page, animated: false) }
      #expect(page.noted == [expected], "\(width)")
      #expect(modal.contentViewController?.traitCollection.horizontalSizeClass == .regular)
      host.turn { page.preferredContentSize.width = 400 }
      #expect(page.traitCollection.horizontalSizeClass == .compact, "\(width)")
      host.turn { _ = modal.dismissModal(animated: false) }
    }
  }

  @Test("R5.9 A child as wide as its container has the size class of that, whatever it is")
  func filling() throws {
    for kind in ContainerKind.allCases where kind != .split {
      let (first, second) = (UIViewController(), UIViewController())
      let container = kind.makeContainer(of: first, before: second)
      let outer = split(300, 700)
      outer.setViewController(container, at: 0)
      host.show(outer)
      #expect(first.traitCollection.horizontalSizeClass == .compact, "\(kind)")
      host.turn { container.traitOverrides.horizontalSizeClass = .regular }
      #expect(first.traitCollection.horizontalSizeClass == .regular, "\(kind)")
      _ = host.turn { kind.change(container, to: second, animated: false) }
      #expect(second.traitCollection.horizontalSizeClass == .regular, "\(kind)")
    }
  }

  @Test("R5.9 A container decides otherwise, and what a program sets for a child counts more")
  func decisions() throws {
    /// Whose columns are regular from 200 points on.
    final class Generous: SplitContainerViewController {
      override func horizontalSizeClass(
        forChild child: UIViewController, ofWidth width: CGFloat
      ) -> UIUserInterfaceSizeClass { width < 200 ? .compact : .unspecified }

      deinit {}
    }
    let split = Generous(columns: [SplitColumn(), SplitColumn()])
    for index in 0..<2 { split.setViewController(UIViewController(), at: index) }
    host.show(split)
    host.turn { split.chosenWidths = [250, 773] }
    #expect(classes(in: split) == [.regular, .regular])
    host.turn { split.chosenWidths = [150, 873] }
    #expect(classes(in: split) == [.compact, .regular])
    host.turn { split.viewController(at: 0)?.traitOverrides.horizontalSizeClass = .regular }
    #expect(classes(in: split) == [.regular, .regular])
  }

  @Test("R5.9 A child that changes its width whenever its size class changes is reported")
  func endless() throws {
    let split = split(300, 700)
    host.show(split)
    let child = try #require(split.viewController(at: 0))
    var isRestless = true
    child.registerForTraitChanges([UITraitHorizontalSizeClass.self]) {
      [unowned split] (child: UIViewController, _: UITraitCollection) in
      guard isRestless else { return }
      let isCompact = child.traitCollection.horizontalSizeClass == .compact
      split.chosenWidths = isCompact ? [700, 323] : [300, 723]
    }

    let reports = withMisuseIntercepted {
      host.turn { split.chosenWidths = [700, 323] }
      host.commit()
    }

    #expect(reports.map(\.id) == ["layout.endless"])
    // What is left is done in the next frame.
    isRestless = false
    split.chosenWidths = [299, 724]
    host.advance(by: 0.1)
    #expect(child.view.bounds.width == 299 && classes(in: split) == [.compact, .regular])
  }
}

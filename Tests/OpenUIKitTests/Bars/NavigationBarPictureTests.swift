import NestTesting
import Testing

@testable import OpenUIKit

/// Navigation bars in all their states, in pictures.
@Suite struct NavigationBarPictureTests {
  @Test("R15.23 R15.28 The contact sheet of navigation bars", arguments: [1, 2.0], [false, true])
  func sheet(scale: Double, isDark: Bool) throws {
    try check("navigation-bars" + (isDark ? "-dark" : ""), scale: scale) { host in
      host.window.overrideUserInterfaceStyle = isDark ? .dark : .light
    }
  }

  @Test("R15.27 R15.33 Navigation bars from right to left, and with increased contrast")
  func settings() throws {
    try check("navigation-bars-rtl", scale: 2) { host in
      host.simulateTraits { $0.layoutDirection = .rightToLeft }
    }
    try check("navigation-bars-contrast", scale: 2) { host in host.setIncreasesContrast(true) }
  }

  private func check(_ name: String, scale: Double, _ prepare: (TestHost) -> Void) throws {
    let host = try TestHost(size: CGSize(width: 375, height: 700), scale: CGFloat(scale))
    let root = UIViewController()
    host.show(root)
    prepare(host)
    host.turn { addBars(to: root.view) }
    let suffix = scale == 1 ? "" : "@2x"
    try ReferencePictures().expect(host.snapshot(), toMatch: name + suffix)
  }

  private func addBars(to view: UIView) {
    view.backgroundColor = .systemBackground
    addBackground(to: view)
    var y: CGFloat = 8
    for bar in bars {
      let height = bar.sizeThatFits(CGSize(width: 375, height: 0)).height
      bar.frame = CGRect(x: 0, y: y, width: 375, height: height)
      view.addSubview(bar)
      y += height + 10
    }
  }

  /// Adds stripes of several colours, which are visible behind the bars.
  private func addBackground(to view: UIView) {
    let colors: [UIColor] = [.systemOrange, .systemTeal, .systemPink, .systemGreen]
    for index in 0..<40 {
      let stripe = UIView(
        frame: CGRect(x: index % 4 * 95 + 20, y: index * 18, width: 46, height: 9))
      stripe.backgroundColor = colors[index * 5 % 4]
      view.addSubview(stripe)
    }
  }

  private var bars: [UINavigationBar] {
    [
      bar("Title", right: [UIBarButtonItem(systemItem: .edit)]),
      bar(
        "Detail", below: "Albums",
        right: [UIBarButtonItem(systemItem: .action), UIBarButtonItem(systemItem: .compose)]),
      bar("A title that needs much of the width", below: "A long title below", right: []),
      bar(
        "Choose", left: [UIBarButtonItem(systemItem: .cancel)],
        right: [UIBarButtonItem(systemItem: .done)]),
      opaque(bar("Opaque", below: "Back", right: [disabled(UIBarButtonItem(systemItem: .save))])),
      tinted(
        bar(
          "Colour", below: nil, left: [selected(), UIBarButtonItem(systemItem: .search)], right: [])
      ),
      prompted(bar("With a prompt", below: "Inbox", right: [UIBarButtonItem(systemItem: .trash)])),
      large(bar("Large title", right: [UIBarButtonItem(systemItem: .add)])),
      custom(bar("", below: "Below", right: [UIBarButtonItem(systemItem: .close)])),
    ]
  }

  private func bar(
    _ title: String, below: String? = nil, left: [UIBarButtonItem] = [], right: [UIBarButtonItem]
  ) -> UINavigationBar {
    let bar = UINavigationBar(frame: .zero)
    let item = UINavigationItem(title: title)
    item.leftBarButtonItems = left
    item.rightBarButtonItems = right
    bar.items = (below.map { [UINavigationItem(title: $0)] } ?? []) + [item]
    return bar
  }

  private func disabled(_ item: UIBarButtonItem) -> UIBarButtonItem {
    item.isEnabled = false
    return item
  }

  private func selected() -> UIBarButtonItem {
    let item = UIBarButtonItem(systemItem: .bookmarks)
    item.isSelected = true
    return item
  }

  private func opaque(_ bar: UINavigationBar) -> UINavigationBar {
    bar.standardAppearance.configureWithOpaqueBackground()
    return bar
  }

  private func tinted(_ bar: UINavigationBar) -> UINavigationBar {
    bar.barTintColor = .systemYellow
    bar.tintColor = .systemRed
    return bar
  }

  private func prompted(_ bar: UINavigationBar) -> UINavigationBar {
    bar.topItem?.prompt = "A prompt above the row"
    return bar
  }

  private func large(_ bar: UINavigationBar) -> UINavigationBar {
    bar.prefersLargeTitles = true
    return bar
  }

  private func custom(_ bar: UINavigationBar) -> UINavigationBar {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 28))
    view.backgroundColor = .systemIndigo
    view.layer.cornerRadius = 14
    bar.topItem?.titleView = view
    let square = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
    square.backgroundColor = .systemGreen
    bar.topItem?.rightBarButtonItems?.append(UIBarButtonItem(customView: square))
    return bar
  }

  @Test("R15.26 A large title at five distances")
  func largeTitle() throws {
    let host = try TestHost(size: CGSize(width: 375, height: 620), scale: 2)
    let root = UIViewController()
    host.show(root)
    host.turn {
      root.view.backgroundColor = .systemBackground
      addBackground(to: root.view)
      var y: CGFloat = 6
      for distance in [-40, 0, 20, 42, 80] as [CGFloat] {
        let bar = large(
          self.bar("Large title", below: "Below", right: [UIBarButtonItem(systemItem: .add)]))
        bar.scrolledDistance = distance
        let height = bar.sizeThatFits(CGSize(width: 375, height: 0)).height
        bar.frame = CGRect(x: 0, y: y, width: 375, height: height)
        root.view.addSubview(bar)
        y += height + 10
      }
    }
    try ReferencePictures().expect(host.snapshot(), toMatch: "large-title@2x")
  }

  @Test("R15.24 A push at four fractions", arguments: [false, true])
  func push(isLarge: Bool) throws {
    let host = try TestHost(size: CGSize(width: 375, height: 500), scale: 2)
    let root = UIViewController()
    host.show(root)
    var transitions: [(NavigationBarTransition, CGFloat)] = []
    host.turn {
      root.view.backgroundColor = .systemBackground
      var y: CGFloat = 4
      for fraction in [0.001, 0.3, 0.7, 1] as [CGFloat] {
        let bar = self.bar("Albums", below: "Library", right: [UIBarButtonItem(systemItem: .edit)])
        if isLarge { _ = large(bar) }
        let height = bar.sizeThatFits(CGSize(width: 375, height: 0)).height
        bar.frame = CGRect(x: 0, y: y, width: 375, height: height)
        root.view.addSubview(bar)
        y += height + 10
        bar.layoutIfNeeded()
        let item = UINavigationItem(title: "Detail")
        item.rightBarButtonItem = UIBarButtonItem(systemItem: .action)
        if let transition = bar.beginTransition(to: (bar.items ?? []) + [item]) {
          transitions.append((transition, fraction))
        }
      }
    }
    host.turn {
      for (transition, fraction) in transitions { transition.fractionComplete = fraction }
    }
    #expect(transitions.count == 4)
    try ReferencePictures().expect(
      host.snapshot(), toMatch: isLarge ? "push-large-title@2x" : "push-title@2x")
    host.turn { for (transition, _) in transitions { transition.end(completed: true) } }
  }
}

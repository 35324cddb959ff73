import Foundation
import NestTesting
import OpenUIKit
import Testing

/// A view as programs have them, without an initialiser for archives.
private final class Badge: UIView {
  var inset: CGFloat = 8 {
    didSet { recordAppearance(of: \.inset) }
  }
  private(set) var insetInWindow: CGFloat?

  override init(frame: CGRect) { super.init(frame: frame) }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    insetInWindow = inset
  }
}

private final class Card: UIView {}
private final class Drawer: UIView {}
private final class Title: UILabel {}
private final class Page: UIViewController {}

/// A window that shows views.
private struct Stage {
  let host: TestHost

  init() throws { host = try TestHost(size: CGSize(width: 100, height: 100)) }

  /// Puts a view inside others into the window, the outermost first.
  @discardableResult
  func show<View: UIView>(_ view: View, in containers: UIView...) -> View {
    host.turn {
      var parent: UIView = host.window
      for next in containers + [view] {
        parent.addSubview(next)
        parent = next
      }
      host.window.isHidden = false
    }
    return view
  }
}

struct UIAppearanceTests {
  @Test("R19.1 a view takes what is set on the proxy of its class when it enters a window")
  func entering() throws {
    let stage = try Stage()
    let label = UILabel()

    UILabel.appearance().textColor = .red
    UILabel.appearance().font = .boldSystemFont(ofSize: 30)
    UILabel.appearance().backgroundColor = .blue

    #expect(label.textColor == .label)
    stage.show(label)
    #expect(label.textColor == .red && label.font == .boldSystemFont(ofSize: 30))
    #expect(label.backgroundColor == .blue && UIView().backgroundColor == nil)
    #expect(UILabel.appearance() === UILabel.appearance())
    #expect(UILabel.appearance() !== UIView.appearance())
  }

  @Test("R19.1 what was set on the view itself wins over its proxy, before and after it enters")
  func ownValues() throws {
    let stage = try Stage()
    UILabel.appearance().textColor = .red
    UILabel.appearance().highlightedTextColor = .red
    let label = UILabel()
    label.textColor = .label

    stage.show(label)
    label.highlightedTextColor = nil
    label.removeFromSuperview()
    stage.show(label)

    #expect(label.textColor == .label && label.highlightedTextColor == nil)
  }

  @Test("R19.1 a later change of a proxy is taken when the view enters a window again")
  func laterChanges() throws {
    let stage = try Stage()
    UILabel.appearance().textColor = .red
    let label = stage.show(UILabel())

    UILabel.appearance().textColor = .green
    let colorInWindow = label.textColor
    label.removeFromSuperview()
    stage.show(label)

    #expect(colorInWindow == .red && label.textColor == .green)
  }

  @Test("R19.1 the proxy of a subclass wins over that of its superclass")
  func classes() throws {
    let stage = try Stage()
    Title.appearance().textColor = .green
    UILabel.appearance().textColor = .red
    UILabel.appearance().font = .systemFont(ofSize: 40)

    let label = stage.show(UILabel())
    let title = stage.show(Title())

    #expect(label.textColor == .red && title.textColor == .green)
    #expect(title.font == .systemFont(ofSize: 40))
  }

  @Test("R19.1 the proxy with the outermost container wins, then the one with more containers")
  func containers() throws {
    let stage = try Stage()
    UILabel.appearance(whenContainedInInstancesOf: [Card.self]).textColor = .blue
    UILabel.appearance().textColor = .red
    UILabel.appearance(whenContainedInInstancesOf: [Drawer.self]).textColor = .green
    UILabel.appearance(whenContainedInInstancesOf: [Card.self, Drawer.self]).font =
      .systemFont(ofSize: 9)
    UILabel.appearance(whenContainedInInstancesOf: [Drawer.self]).font = .systemFont(ofSize: 10)

    #expect(stage.show(UILabel()).textColor == .red)
    #expect(stage.show(UILabel(), in: Card()).textColor == .blue)
    let inBoth = stage.show(UILabel(), in: Drawer(), UIView(), Card())
    #expect(inBoth.textColor == .green && inBoth.font == .systemFont(ofSize: 9))
    let reverse = stage.show(UILabel(), in: Card(), Drawer())
    #expect(reverse.textColor == .blue && reverse.font == .systemFont(ofSize: 10))
  }

  @Test("R19.1 controllers and how they are presented are containers, too")
  func controllers() throws {
    let stage = try Stage()
    UILabel.appearance(whenContainedInInstancesOf: [Page.self]).textColor = .green
    UILabel.appearance(whenContainedInInstancesOf: [UISheetPresentationController.self]).font =
      .systemFont(ofSize: 9)
    let (root, sheet) = (UIViewController(), Page())
    let (outside, inside) = (UILabel(), UILabel())

    stage.host.show(root)
    root.view.addSubview(outside)
    sheet.view.addSubview(inside)
    stage.host.turn { root.present(sheet, animated: false) }
    try stage.host.settle()

    #expect(inside.window != nil)
    #expect(inside.textColor == .green && inside.font == .systemFont(ofSize: 9))
    #expect(outside.textColor == .label && outside.font != .systemFont(ofSize: 9))
  }

  @Test(
    "R19.1 a view that moves inside its window takes what counts there; what has no other stays")
  func moving() throws {
    let stage = try Stage()
    UILabel.appearance(whenContainedInInstancesOf: [Card.self]).textColor = .blue
    UILabel.appearance(whenContainedInInstancesOf: [Drawer.self]).textColor = .green
    let (card, drawer, holder) = (stage.show(Card()), stage.show(Drawer()), UIView())
    let label = UILabel()
    holder.addSubview(label)
    var colors: [UIColor?] = []

    for parent in [card, drawer, stage.host.window, card] as [UIView] {
      parent.addSubview(holder)
      colors.append(label.textColor)
    }

    #expect(colors == [.blue, .green, .green, .blue])
  }

  @Test("R19.1 proxies for traits follow the traits of the view")
  func traits() throws {
    let stage = try Stage()
    UILabel.appearance().textColor = .red
    UILabel.appearance(for: UITraitCollection(userInterfaceStyle: .dark)).textColor = .green
    UILabel.appearance(
      for: UITraitCollection(userInterfaceStyle: .dark), whenContainedInInstancesOf: [Card.self]
    ).textColor = .blue
    let (label, inside) = (stage.show(UILabel()), stage.show(UILabel(), in: Card()))
    var colors = [[label.textColor, inside.textColor]]

    for style in [UIUserInterfaceStyle.dark, .light] {
      stage.host.simulateTraits { $0.userInterfaceStyle = style }
      stage.host.commit()
      colors.append([label.textColor, inside.textColor])
    }

    #expect(colors == [[.red, .red], [.green, .blue], [.red, .red]])
  }

  @Test("R19.1 a view enters a window of other traits with what is set for these")
  func traitsAtOnce() throws {
    let stage = try Stage()
    UILabel.appearance(for: UITraitCollection(userInterfaceStyle: .dark)).textColor = .green
    stage.host.window.overrideUserInterfaceStyle = .dark

    #expect(stage.show(UILabel()).textColor == .green)
  }

  @Test("R19.1 setters of controls are recorded, those with a state for each state")
  func controls() throws {
    let stage = try Stage()
    UIButton.appearance().setTitleColor(.red, for: .normal)
    UIButton.appearance().setTitleColor(.green, for: .highlighted)
    UIActivityIndicatorView.appearance().color = .blue
    UIProgressView.appearance().progressTintColor = .red
    UIProgressView.appearance().trackTintColor = .green
    UIPageControl.appearance().pageIndicatorTintColor = .red
    UIPageControl.appearance().currentPageIndicatorTintColor = .green
    UIView.appearance(whenContainedInInstancesOf: [Card.self]).tintColor = .purple
    let ownButton = UIButton(type: .custom)
    ownButton.setTitleColor(.brown, for: .normal)

    let button = stage.show(UIButton(type: .custom))
    stage.show(ownButton)
    let indicator = stage.show(UIActivityIndicatorView(style: .medium))
    let progress = stage.show(UIProgressView(), in: Card())
    let pages = stage.show(UIPageControl())

    #expect(button.titleColor(for: .normal) == .red && button.titleColor(for: .selected) == .red)
    #expect(button.titleColor(for: .highlighted) == .green)
    #expect(ownButton.titleColor(for: .normal) == .brown)
    #expect(ownButton.titleColor(for: .highlighted) == .green)
    #expect(indicator.color == .blue && progress.tintColor == .purple)
    #expect(progress.progressTintColor == .red && progress.trackTintColor == .green)
    #expect(pages.pageIndicatorTintColor == .red && pages.currentPageIndicatorTintColor == .green)
  }

  @Test("R19.1 the colour of a button's title is the button's, not that of the labels")
  func titles() throws {
    let stage = try Stage()
    UILabel.appearance().textColor = .red
    let button = UIButton(type: .custom)
    button.setTitle("Go", for: .normal)
    button.setTitleColor(.green, for: .normal)

    stage.show(button)

    #expect(button.titleLabel?.textColor == .green)
  }

  @Test(
    "R19.1 a property of the program is recorded if its observer says so; it is there in the callback"
  )
  func ownProperties() throws {
    let stage = try Stage()
    Badge.appearance().inset = 20
    let (badge, ownBadge) = (Badge(), Badge())
    ownBadge.inset = 3

    stage.show(badge)
    stage.show(ownBadge)

    #expect(badge.inset == 20 && badge.insetInWindow == 20 && ownBadge.inset == 3)
  }

  @Test(
    "R19.1 windows take their appearance when they are shown, and a proxy is no window of the screen"
  )
  func windows() throws {
    let stage = try Stage()
    let windows = stage.host.window.windowScene?.windows.count
    UIWindow.appearance().tintColor = .purple
    #expect(stage.host.window.windowScene?.windows.count == windows)

    stage.host.window.isHidden = false

    #expect(stage.host.window.tintColor == .purple && UIWindow.appearance().windowScene == nil)
  }
}

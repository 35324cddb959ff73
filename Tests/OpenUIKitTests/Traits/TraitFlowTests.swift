import NestTestSupport
import NestTesting
import Testing

@testable import OpenUIKit

struct TraitFlowTests {
  @Test("UIKit 6.5 a view in no window has the traits of the screen, without a callback")
  func defaults() throws {
    let host = try TestHost(size: CGSize(width: 852, height: 393), scale: 2)

    let view = UIView()
    let controller = UIViewController()

    #expect(view.traitCollection === host.window.screen.traitCollection)
    #expect(controller.traitCollection === host.window.screen.traitCollection)
    #expect(!controller.isViewLoaded)
    #expect(view.traitCollection.verticalSizeClass == .compact)
    #expect(view.traitCollection.displayScale == 2)
    #expect(view.traitCollection.userInterfaceStyle == .light)
    #expect(view.traitCollection.userInterfaceIdiom == .phone)
  }

  @Test("UIKit 6.5 without a screen a view has the traits of a phone")
  func withoutScreen() {
    #expect(UITraitCollection.standard.horizontalSizeClass == .compact)
    #expect(UITraitCollection.standard.verticalSizeClass == .regular)
    #expect(UITraitCollection.standard.userInterfaceStyle == .light)
    #expect(UITraitCollection.standard.displayScale == 1)
  }

  @Test("UIKit 6.5 a window's size decides about its size classes, also when it changes")
  func windowSize() throws {
    let host = try TestHost()
    let root = UIViewController()
    host.show(root)
    let view = try #require(root.view)
    let before = view.traitCollection

    host.window.frame = CGRect(x: 0, y: 0, width: 852, height: 393)
    let read = view.traitCollection
    host.commit()

    #expect(before.verticalSizeClass == .regular)
    #expect(read.verticalSizeClass == .compact)
    #expect(view.traitCollection === read)
  }

  /// window > root view > a > b > c, with a child controller at b.
  private struct Tree {
    let host: TestHost
    let root = UIViewController()
    let child = UIViewController()
    let a = UIView()
    let c = UIView()

    init() throws {
      host = try TestHost()
      root.view.addSubview(a)
      root.addChild(child)
      a.addSubview(child.view)
      child.view.addSubview(c)
      child.didMove(toParent: root)
      host.show(root)
    }

    /// The styles of window, root, a, child and c: `l` or `d`.
    var styles: String {
      let environments: [any UITraitEnvironment] = [host.window, root, root.view, a, child, c]
      return environments.map { $0.traitCollection.userInterfaceStyle == .dark ? "d" : "l" }
        .joined()
    }
  }

  @Test("UIKit 6.5 an override at any view applies there and below, at once when read")
  func overrides() throws {
    let tree = try Tree()
    var seen: [String] = [tree.styles]
    func step(_ change: () -> Void) {
      change()
      let read = tree.styles
      tree.host.commit()
      #expect(tree.styles == read)
      seen.append(read)
    }

    step { tree.host.window.overrideUserInterfaceStyle = .dark }
    step { tree.host.window.overrideUserInterfaceStyle = .unspecified }
    step { tree.root.overrideUserInterfaceStyle = .dark }
    step { tree.child.overrideUserInterfaceStyle = .light }
    step { tree.root.overrideUserInterfaceStyle = .unspecified }
    step { tree.child.overrideUserInterfaceStyle = .unspecified }
    step { tree.root.view.overrideUserInterfaceStyle = .dark }
    step { tree.c.traitOverrides.userInterfaceStyle = .light }
    step { tree.root.view.overrideUserInterfaceStyle = .light }
    step { tree.c.traitOverrides.userInterfaceStyle = .dark }
    step { tree.c.traitOverrides.remove(UITraitUserInterfaceStyle.self) }
    step { tree.child.traitOverrides.userInterfaceStyle = .dark }
    step { tree.child.traitOverrides.userInterfaceStyle = .unspecified }
    step {
      tree.root.setOverrideTraitCollection(.init(userInterfaceStyle: .dark), forChild: tree.child)
    }
    step { tree.root.setOverrideTraitCollection(nil, forChild: tree.child) }

    #expect(
      seen == [
        "llllll", "dddddd", "llllll", "lddddd", "lddd" + "ll", "llllll", "llllll", "lldddd",
        "lldddl", "llllll", "llllld", "llllll", "lllldd", "llllll", "lllldd", "llllll",
      ])
  }

  @Test("UIKit 6.5 traits flow down the views, not down the controllers")
  func viewsNotControllers() throws {
    let tree = try Tree()

    tree.a.overrideUserInterfaceStyle = .dark

    #expect(tree.styles == "lll" + "ddd")
    #expect(tree.child.parent?.traitCollection.userInterfaceStyle == .light)
  }

  @Test("UIKit 6.5 a child whose view has no superview inherits from its parent")
  func childWithoutView() throws {
    let stage = try ControllerStage()
    let root = stage.shownRoot()
    root.overrideUserInterfaceStyle = .dark
    let child = UIViewController()
    let before = child.traitCollection.userInterfaceStyle

    root.addChild(child)
    root.setOverrideTraitCollection(.init(horizontalSizeClass: .regular), forChild: child)

    #expect(before == .light)
    #expect(child.traitCollection.userInterfaceStyle == .dark)
    #expect(child.traitCollection.horizontalSizeClass == .regular)
    #expect(!child.isViewLoaded)
    child.loadViewIfNeeded()
    #expect(child.view.traitCollection == child.traitCollection)
    child.removeFromParent()
    #expect(child.traitCollection == child.view.traitCollection)
    #expect(child.traitCollection.userInterfaceStyle == .light)
    #expect(child.traitCollection.horizontalSizeClass == .compact)
  }

  @Test("UIKit 6.5 a window's root inherits from the window before its view is loaded")
  func rootWithoutView() throws {
    let host = try TestHost()
    let root = UIViewController()
    host.window.overrideUserInterfaceStyle = .dark

    host.window.rootViewController = root

    #expect(root.traitCollection.userInterfaceStyle == .dark)
    #expect(!root.isViewLoaded)
  }

  @Test(
    "UIKit 6.5 overrideUserInterfaceStyle overrides what the container imposes, and traitOverrides that"
  )
  func precedence() throws {
    let stage = try ControllerStage()
    let root = stage.shownRoot()
    let child = stage.controller("C")
    add(child, to: root)
    var seen: [UIUserInterfaceStyle] = []

    root.setOverrideTraitCollection(.init(userInterfaceStyle: .dark), forChild: child)
    seen.append(child.traitCollection.userInterfaceStyle)
    child.overrideUserInterfaceStyle = .light
    seen.append(child.traitCollection.userInterfaceStyle)
    child.traitOverrides.userInterfaceStyle = .dark
    seen.append(child.traitCollection.userInterfaceStyle)

    #expect(seen == [.dark, .light, .dark])
    #expect(
      root.overrideTraitCollection(forChild: child) == .init(userInterfaceStyle: .dark))
  }

  @Test(
    "UIKit 6.3 6.5 a container that overrides traits of its children is called, and may read them")
  func askedContainer() throws {
    let host = try TestHost()
    let root = AnsweringController()
    host.show(root)
    let child = UIViewController()
    add(child, to: root)
    host.commit()

    #expect(child.traitCollection.userInterfaceStyle == .dark)
    #expect(child.view.traitCollection.userInterfaceStyle == .dark)
    #expect(root.traitCollection.userInterfaceStyle == .light)

    root.answer = nil
    child.view.updateTraitsIfNeeded()
    #expect(child.traitCollection.userInterfaceStyle == .light)
    #expect(!root.seen.isEmpty)
  }

  @Test("UIKit 6.5 an override for a controller that is no child is refused")
  func stranger() throws {
    let root = UIViewController()
    let other = UIViewController()

    let misuse = withMisuseIntercepted {
      root.setOverrideTraitCollection(.init(userInterfaceStyle: .dark), forChild: other)
    }

    #expect(misuse.map(\.id) == ["traits.not-a-child"])
    #expect(
      misuse.first?.message
        == "\(root.diagnosticName) overrides the traits of \(other.diagnosticName), which is not "
        + "its child")
    #expect(other.traitCollection.userInterfaceStyle == .light)
    #expect(root.overrideTraitCollection(forChild: other) == nil)
  }

  @Test("UIKit 6.5 overrides can be read, removed and set for custom traits")
  func overrideAccess() {
    let view = UIView()
    var before: [Bool] = []
    before.append(view.traitOverrides.contains(MoodTrait.self))

    view.traitOverrides.mood = "angry"
    view.traitOverrides[ThemeTrait.self] = 2

    #expect(before == [false])
    #expect(view.traitOverrides.contains(MoodTrait.self))
    #expect(view.traitOverrides.mood == "angry")
    #expect(view.traitOverrides.userInterfaceStyle == .unspecified)
    #expect(view.traitCollection.mood == "angry")
    #expect(view.traitCollection[ThemeTrait.self] == 2)
    view.traitOverrides.remove(MoodTrait.self)
    #expect(!view.traitOverrides.contains(MoodTrait.self))
    #expect(view.traitCollection.mood == "calm")
  }

  @Test("UIKit 6.5 an override with the default value replaces what is inherited")
  func overriddenByDefault() {
    let (parent, child) = (UIView(), UIView())
    parent.addSubview(child)
    parent.traitOverrides.mood = "angry"

    child.traitOverrides.mood = "calm"

    #expect(parent.traitCollection.mood == "angry")
    #expect(child.traitCollection.mood == "calm")
    #expect(child.traitOverrides.contains(MoodTrait.self))
  }

  @Test("UIKit 6.5 another root view has the overrides of its controller")
  func replacedView() throws {
    let host = try TestHost()
    let root = UIViewController()
    root.overrideUserInterfaceStyle = .dark
    let (first, second) = (UIView(), UIView())
    root.view = first
    host.show(root)
    let dark = first.traitCollection.userInterfaceStyle

    root.view = second
    first.superview?.addSubview(second)
    host.commit()

    #expect(dark == .dark)
    #expect(first.traitCollection.userInterfaceStyle == .light)
    #expect(second.traitCollection.userInterfaceStyle == .dark)
  }
}

/// A container that overrides its children's traits by the method.
private final class AnsweringController: UIViewController {
  var answer: UITraitCollection? = UITraitCollection(userInterfaceStyle: .dark)
  var seen: [UITraitCollection] = []

  override func overrideTraitCollection(
    forChild childViewController: UIViewController
  ) -> UITraitCollection? {
    seen.append(childViewController.traitCollection)
    return answer
  }
}

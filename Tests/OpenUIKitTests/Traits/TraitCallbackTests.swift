import NestTestSupport
import NestTesting
import OpenUIKit
import Testing

struct TraitCallbackTests {
  @Test(
    "UIKit 1.3 6.5 no callback is sent when a window shows views that have the screen's traits already"
  )
  func nothingAtFirst() throws {
    let stage = try ControllerStage()
    let root = stage.traitController("P")
    let log = Log()
    root.view.addSubview(TraitView("V", log))
    stage.recorder.removeAll()

    stage.host.show(root)

    try stage.recorder.expect(
      """
      P.viewWillAppear
      P.viewIsAppearing
      P.viewDidAppear
      """)
    #expect(log.lines.isEmpty)
  }

  @Test(
    "UIKit 1.3 6.5 callbacks for other traits come after viewWillAppear and before viewIsAppearing")
  func beforeIsAppearing() throws {
    let stage = try ControllerStage()
    let root = stage.traitController("P")
    root.recordsLayout = true
    stage.host.window.overrideUserInterfaceStyle = .dark

    stage.host.show(root)

    try stage.recorder.expect(
      """
      P.loadView
      P.viewDidLoad
      P.viewWillAppear
      P.traitCollectionDidChange(style)
      P.viewIsAppearing
      P.viewWillLayoutSubviews
      P.viewDidLayoutSubviews
      P.viewDidAppear
      """)
  }

  @Test(
    "UIKit 6.3 6.5 the callback of a parent precedes those of its children, each before layout")
  func parentsFirst() throws {
    let stage = try ControllerStage()
    let (root, first, second) = (
      stage.traitController("P"), stage.traitController("A"), stage.traitController("B")
    )
    add(first, to: root)
    add(second, to: first)
    stage.host.show(root)
    stage.recorder.removeAll()

    root.overrideUserInterfaceStyle = .dark
    try stage.recorder.expect("")
    stage.host.commit()

    try stage.recorder.expect(
      """
      P.traitCollectionDidChange(style)
      A.traitCollectionDidChange(style)
      B.traitCollectionDidChange(style)
      """)
  }

  @Test("UIKit 6.5 a view has one callback, with the former traits, after its controller")
  func previous() throws {
    let stage = try ControllerStage()
    let root = stage.traitController("P")
    let log = Log()
    let (outer, inner) = (TraitView("outer", log), TraitView("inner", log))
    outer.addSubview(inner)
    root.view = outer
    root.on(.traitCollectionDidChange) { log.note("P") }
    stage.host.show(root)

    stage.host.turn { stage.host.window.overrideUserInterfaceStyle = .dark }
    let first = log.take()
    stage.host.turn {
      inner.traitOverrides.mood = "angry"
      inner.traitOverrides.userInterfaceStyle = .light
    }

    #expect(first == ["P", "outer: light → dark", "inner: light → dark"])
    #expect(log.lines == ["inner: dark → light angry"])
  }

  @Test("UIKit 6.5 changes of overrides coalesce, and one that is undone causes no callback")
  func coalescing() throws {
    let host = try TestHost()
    let root = UIViewController()
    let log = Log()
    let view = TraitView("V", log)
    root.view.addSubview(view)
    host.show(root)

    host.turn {
      view.overrideUserInterfaceStyle = .dark
      view.overrideUserInterfaceStyle = .unspecified
    }
    host.turn { view.overrideUserInterfaceStyle = .light }
    host.turn { view.traitOverrides.mood = MoodTrait.defaultValue }
    let quiet = log.take()
    host.turn {
      for mood in ["sad", "angry", "mild"] { view.traitOverrides.mood = mood }
    }

    #expect(quiet.isEmpty)
    #expect(log.lines == ["V: light → light mild"])
  }

  @Test(
    "UIKit 6.5 updateTraitsIfNeeded sends callbacks at once, from the top, and layout sends no others"
  )
  func synchronous() throws {
    let host = try TestHost()
    let root = UIViewController()
    let log = Log()
    let (outer, inner, beside) = (
      TraitView("outer", log), TraitView("inner", log), TraitView("beside", log)
    )
    root.view.addSubview(outer)
    outer.addSubview(inner)
    outer.addSubview(beside)
    host.show(root)

    root.overrideUserInterfaceStyle = .dark
    inner.updateTraitsIfNeeded()
    let inBetween = log.take()
    root.updateTraitsIfNeeded()
    let rest = log.take()
    root.updateTraitsIfNeeded()
    host.commit()

    #expect(inBetween == ["outer: light → dark", "inner: light → dark"])
    #expect(rest == ["beside: light → dark"])
    #expect(log.lines.isEmpty)
  }

  @Test("UIKit 6.5 what is updated from the top down leaves the rest to the layout pass")
  func restInLayout() throws {
    let host = try TestHost()
    let root = UIViewController()
    let log = Log()
    let (one, other) = (TraitView("one", log), TraitView("other", log))
    root.view.addSubview(one)
    root.view.addSubview(other)
    host.show(root)

    host.turn {
      root.overrideUserInterfaceStyle = .dark
      one.updateTraitsIfNeeded()
    }

    #expect(log.lines == ["one: light → dark", "other: light → dark"])
  }

  @Test(
    "UIKit 1.3 6.5 a child that is added under other traits has its callback before viewIsAppearing"
  )
  func newChild() throws {
    let stage = try ControllerStage()
    let root = stage.traitController("P")
    root.overrideUserInterfaceStyle = .dark
    stage.host.show(root)
    let child = stage.traitController("C")
    stage.recorder.removeAll()

    stage.host.turn { add(child, to: root) }

    try stage.recorder.expect(
      """
      C.willMove(P)
      C.loadView
      C.viewDidLoad
      C.viewWillAppear [to]
      C.didMove(P)
      C.traitCollectionDidChange(style)
      C.viewIsAppearing [to]
      C.viewDidAppear [to]
      """)
  }

  @Test("UIKit 6.5 a view that moves between superviews of the same traits has no callback")
  func moving() throws {
    let host = try TestHost()
    let root = UIViewController()
    let log = Log()
    let (left, right, light) = (UIView(), UIView(), UIView())
    let view = TraitView("V", log)
    for side in [left, right, light] { root.view.addSubview(side) }
    left.overrideUserInterfaceStyle = .dark
    right.overrideUserInterfaceStyle = .dark
    left.addSubview(view)
    host.show(root)
    #expect(log.take() == ["V: light → dark"])

    host.turn { right.addSubview(view) }
    host.turn { view.removeFromSuperview() }
    host.turn { right.addSubview(view) }
    let quiet = log.take()
    host.turn { light.addSubview(view) }

    #expect(quiet.isEmpty)
    #expect(log.lines == ["V: dark → light"])
  }

  @Test("UIKit 6.5 a controller without a view, or with one in no window, has no callback")
  func withoutView() throws {
    let stage = try ControllerStage()
    let root = stage.shownRoot()
    let child = stage.traitController("C")
    root.addChild(child)
    stage.recorder.removeAll()

    stage.host.turn { root.overrideUserInterfaceStyle = .dark }

    try stage.recorder.expect("")
    #expect(child.traitCollection.userInterfaceStyle == .dark)
  }

  @Test("UIKit 6.5 the whole device may change, and every window follows")
  func device() throws {
    let stage = try ControllerStage()
    let root = stage.traitController("P")
    stage.host.show(root)
    let hidden = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    stage.recorder.removeAll()

    stage.host.simulateTraits {
      $0.userInterfaceStyle = .dark
      $0.preferredContentSizeCategory = .small
      $0.layoutDirection = .rightToLeft
      $0.mood = "angry"
    }

    try stage.recorder.expect("P.traitCollectionDidChange(style, direction, textSize)")
    #expect(root.traitCollection.mood == "angry")
    #expect(hidden.traitCollection.userInterfaceStyle == .dark)
    #expect(UITraitCollection.current.userInterfaceStyle == .dark)
    #expect(UIView().traitCollection.preferredContentSizeCategory == .small)
    stage.host.simulateTraits { $0.mood = "angry" }
    try stage.recorder.expect("")
  }

  @Test("UIKit 6.5 a scene overrides for all its windows, and has its callback before theirs")
  func scene() throws {
    let stage = try ControllerStage()
    let root = stage.traitController("P")
    stage.host.show(root)
    let scene = try #require(stage.host.window.windowScene)
    let hidden = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    stage.recorder.removeAll()
    let recorder = stage.recorder
    scene.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (scene, previous) in
      recorder.note(
        "\(TraitView.text(previous)) → \(TraitView.text(scene.traitCollection))", from: "scene")
    }

    stage.host.turn { scene.traitOverrides.userInterfaceStyle = .dark }
    stage.host.turn { scene.traitOverrides.mood = "angry" }

    try stage.recorder.expect(
      """
      scene.light → dark
      P.traitCollectionDidChange(style)
      P.traitCollectionDidChange()
      """)
    #expect(hidden.traitCollection.userInterfaceStyle == .dark)
    #expect(root.traitCollection.mood == "angry")
    #expect(scene.screen.traitCollection.userInterfaceStyle == .light)
  }

  @Test("UIKit 6.5 a screen of another size gives windows other size classes")
  func screenSize() throws {
    let stage = try ControllerStage()
    let root = stage.traitController("P")
    stage.host.show(root)
    stage.recorder.removeAll()

    try stage.host.resize(to: CGSize(width: 932, height: 430))

    #expect(
      stage.recorder.timeline.lines.filter { $0.contains("traitCollectionDidChange") }
        == ["P.traitCollectionDidChange(width, height)"])
    #expect(root.traitCollection.horizontalSizeClass == .regular)
  }
}

import NestTesting
import OpenUIKit
import Testing

struct TraitRegistrationTests {
  private struct Stage {
    let host: TestHost
    let root = UIViewController()
    let view: TraitView
    let log = Log()

    init() throws {
      host = try TestHost()
      view = TraitView("V", log)
      root.view.addSubview(view)
      host.show(root)
    }
  }

  @Test("UIKit 6.5 a handler gets the receiver and the traits before, only for the traits it names")
  func named() throws {
    let stage = try Stage()
    let log = stage.log
    stage.view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (view: TraitView, previous: UITraitCollection) in
      log.note("style \(view.name): \(TraitView.text(previous))")
    }
    stage.view.registerForTraitChanges([MoodTrait.self, UITraitHorizontalSizeClass.self]) {
      view, previous in
      log.note("mood \(view.name): \(TraitView.text(previous))")
    }

    stage.host.turn { stage.root.traitOverrides.mood = "angry" }
    let mood = log.take()
    stage.host.turn { stage.root.overrideUserInterfaceStyle = .dark }
    let style = log.take()
    stage.host.turn { stage.root.traitOverrides.layoutDirection = .rightToLeft }
    let neither = log.take()
    stage.host.turn {
      stage.root.traitOverrides.mood = "sad"
      stage.root.traitOverrides.horizontalSizeClass = .regular
      stage.root.overrideUserInterfaceStyle = .light
    }

    #expect(
      mood == ["V: light → light angry", "mood V: light angry".replacing(" angry", with: "")])
    #expect(style == ["V: light angry → dark angry", "style V: light angry"])
    #expect(neither == ["V: dark angry → dark angry mirrored"])
    #expect(
      log.lines == [
        "V: dark angry mirrored → light sad wide mirrored",
        "style V: dark angry mirrored", "mood V: dark angry mirrored",
      ])
  }

  @Test("UIKit 6.5 handlers can be registered for groups of traits, on controllers and windows too")
  func groups() throws {
    let stage = try Stage()
    let log = stage.log
    let group = UITraitCollection.systemTraitsAffectingColorAppearance
    stage.root.registerForTraitChanges(group) { (root: UIViewController, _) in
      log.note("root \(TraitView.text(root.traitCollection))")
    }
    stage.host.window.registerForTraitChanges(group) { (_: UIWindow, _) in log.note("window") }

    stage.host.turn { stage.host.window.overrideUserInterfaceStyle = .dark }

    #expect(log.lines == ["window", "root dark", "V: light → dark"])
  }

  @Test("UIKit 6.5 no handler is called before the first change, nor after unregistering")
  func unregistering() throws {
    let stage = try Stage()
    let log = stage.log
    let registration = stage.view.registerForTraitChanges([MoodTrait.self]) {
      (_: TraitView, _) in log.note("handler")
    }
    stage.host.commit()
    let before = log.take()
    let stranger = UIView().registerForTraitChanges([MoodTrait.self]) { (_: UIView, _) in }

    stage.view.unregisterForTraitChanges(stranger)
    stage.host.turn { stage.view.traitOverrides.mood = "angry" }
    let during = log.take()
    stage.view.unregisterForTraitChanges(registration)
    stage.view.unregisterForTraitChanges(registration)
    stage.host.turn { stage.view.traitOverrides.mood = "sad" }

    #expect(before.isEmpty)
    #expect(during.last == "handler")
    #expect(log.lines == ["V: light angry → light sad"])
  }

  @Test("UIKit 6.5 a handler may unregister itself, a later one and register new ones")
  func changesInside() throws {
    let stage = try Stage()
    let log = stage.log
    var registrations: [any UITraitChangeRegistration] = []
    registrations.append(
      stage.view.registerForTraitChanges([MoodTrait.self]) { (view: TraitView, _) in
        log.note("first")
        registrations.forEach(view.unregisterForTraitChanges)
        view.registerForTraitChanges([MoodTrait.self]) { (_: TraitView, _) in log.note("third") }
      })
    registrations.append(
      stage.view.registerForTraitChanges([MoodTrait.self]) { (_: TraitView, _) in
        log.note("second")
      })

    stage.host.turn { stage.view.traitOverrides.mood = "angry" }
    let first = log.take()
    stage.host.turn { stage.view.traitOverrides.mood = "sad" }

    #expect(first == ["V: light → light angry", "first"])
    #expect(log.lines == ["V: light angry → light sad", "third"])
    registrations = []
  }

  @Test("UIKit 6.5 a callback may override, add and remove; all that are left are called once each")
  func mutationInside() throws {
    let stage = try Stage()
    let log = stage.log
    let (inner, added, removed) = (
      TraitView("inner", log), TraitView("added", log), TraitView("removed", log)
    )
    stage.view.addSubview(inner)
    stage.view.addSubview(removed)
    stage.view.onChange = { [unowned view = stage.view] in
      view.onChange = {}
      view.addSubview(added)
      removed.removeFromSuperview()
      inner.traitOverrides.mood = "angry"
      view.overrideUserInterfaceStyle = .light
    }

    stage.host.turn { stage.root.overrideUserInterfaceStyle = .dark }

    #expect(
      log.lines == [
        // A callback reads the values that hold already; another callback follows for them.
        "V: light → dark", "inner: light → light angry", "added: light → light",
        "V: dark → light", "inner: dark angry → light angry", "added: dark → light",
      ])
    #expect(removed.traitCollection.userInterfaceStyle == .light)
  }

  @Test("UIKit 6.5 an override that a callback keeps changing ends, with a report")
  func endless() throws {
    let stage = try Stage()
    stage.view.onChange = { [unowned view = stage.view] in
      view.traitOverrides[ThemeTrait.self] += 1
    }

    let misuse = withMisuseIntercepted {
      stage.view.traitOverrides[ThemeTrait.self] = 1
      stage.host.window.layoutIfNeeded()
    }

    #expect(misuse.map(\.id) == ["layout.endless"])
    stage.view.onChange = {}
  }

  @Test("UIKit 6.5 a handler may take the receiver as Self where the class can be subclassed")
  func handlerOfSelf() throws {
    let host = try TestHost()
    let controller = SubclassedWatchingController()
    host.show(controller)

    host.turn { controller.overrideUserInterfaceStyle = .dark }

    #expect(controller.styles == [.dark])
  }

  @Test("UIKit 6.5 a receiver is not retained by its handlers")
  func leaks() throws {
    let host = try TestHost()
    host.commit()
    weak var view: UIView?
    weak var controller: UIViewController?
    do {
      let made = UIViewController()
      made.registerForTraitChanges([MoodTrait.self]) { (_: UIViewController, _) in }
      made.view.registerForTraitChanges([MoodTrait.self]) { (_: UIView, _) in }
      made.overrideUserInterfaceStyle = .dark
      made.view.updateTraitsIfNeeded()
      view = made.view
      controller = made
    }

    #expect(view == nil)
    #expect(controller == nil)
  }
}

/// A controller with a handler for itself, written as for a class that others derive from.
private class WatchingController: UIViewController {
  var styles: [UIUserInterfaceStyle] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (self: Self, _: UITraitCollection) in
      self.styles.append(self.traitCollection.userInterfaceStyle)
    }
  }
}

private final class SubclassedWatchingController: WatchingController {}

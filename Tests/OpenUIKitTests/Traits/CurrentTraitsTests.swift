import NestTestSupport
import NestTesting
import OpenUIKit
import Testing

struct CurrentTraitsTests {
  @Test("UIKit 6.5 performAsCurrent applies inside, nests, and restores whatever the closure does")
  func performing() {
    let outer = UITraitCollection.current
    var seen: [UIUserInterfaceStyle] = []
    func note() { seen.append(UITraitCollection.current.userInterfaceStyle) }

    UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
      note()
      UITraitCollection(userInterfaceStyle: .light).performAsCurrent { note() }
      note()
      UITraitCollection.current = UITraitCollection()
      note()
    }

    #expect(seen == [.dark, .light, .dark, .unspecified])
    #expect(UITraitCollection.current === outer)
  }

  @Test("UIKit 6.5 the current traits can be set")
  func setting() throws {
    let outer = UITraitCollection.current
    let dark = UITraitCollection(userInterfaceStyle: .dark)

    UITraitCollection.current = dark
    let set = UITraitCollection.current
    UITraitCollection.current = outer

    #expect(set === dark)
  }

  @Test("UIKit 6.5 outside of callbacks the screen's traits are the current ones")
  func outside() throws {
    let host = try TestHost()

    #expect(UITraitCollection.current === host.window.screen.traitCollection)
  }

  private final class Drawn: UIView {
    let log: Log
    init(_ log: Log) {
      self.log = log
      super.init(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    }
    required init?(coder: NSCoder) { nil }
    private func note(_ callback: String) {
      log.note("\(callback): \(TraitView.text(.current))")
    }
    override func draw(_ rect: CGRect) {
      UIColor.label.setFill()
      UIGraphicsGetCurrentContext()?.fill(rect)
      note("draw")
    }
    override func layoutSubviews() { note("layoutSubviews") }
    override func tintColorDidChange() { note("tintColorDidChange") }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      note("traitCollectionDidChange")
    }
  }

  @Test("UIKit 6.5 in the callbacks of a view its own traits are the current ones")
  func view() throws {
    let host = try TestHost()
    let root = UIViewController()
    let log = Log()
    let view = Drawn(log)
    view.overrideUserInterfaceStyle = .dark
    root.view.addSubview(view)

    host.show(root)
    let first = log.take()
    host.turn { view.overrideUserInterfaceStyle = .light }
    let second = log.take()
    host.turn { view.traitOverrides.mood = "angry" }

    #expect(
      first == [
        "tintColorDidChange: dark", "traitCollectionDidChange: dark", "layoutSubviews: dark",
        "draw: dark",
      ])
    #expect(
      second == [
        "tintColorDidChange: light", "traitCollectionDidChange: light", "draw: light",
      ])
    #expect(log.lines == ["traitCollectionDidChange: light angry"])
  }

  @Test("UIKit 6.5 in the callbacks of a controller its own traits are the current ones")
  func controller() throws {
    let stage = try ControllerStage()
    let root = stage.traitController("P")
    root.recordsCurrent = true
    root.overrideUserInterfaceStyle = .dark

    stage.host.show(root)

    let notes = stage.recorder.timeline.lines.filter { $0.contains(": ") }
    #expect(
      notes == [
        "P.traitCollectionDidChange: dark", "P.viewIsAppearing: dark",
        "P.viewWillLayoutSubviews: dark", "P.viewDidLayoutSubviews: dark",
      ])
    #expect(UITraitCollection.current.userInterfaceStyle == .light)
  }
}

import NestTesting
import Testing

@testable import OpenUIKit

struct UIRuntimeTests {
  @Test("deferred work follows layout and display, in order; what it defers is done next time")
  func afterCommit() throws {
    final class Noting: UIView {
      var log = Log()
      override func layoutSubviews() { log.note("layout") }
      override func draw(_ rect: CGRect) { log.note("draw") }
    }
    let host = try TestHost()
    let view = Noting(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    host.window.isHidden = false
    host.window.addSubview(view)
    let log = view.log
    let runtime = UIRuntime.current

    runtime.afterCommit {
      log.note("first")
      runtime.afterCommit { log.note("third") }
    }
    runtime.afterCommit { log.note("second") }
    host.commit()

    #expect(log.lines == ["layout", "draw", "first", "second", "third"])
  }

  @Test("work for the next turn follows this turn's commit, before the next layout")
  func nextTurn() throws {
    final class Noting: UIView {
      var log = Log()
      override func layoutSubviews() { log.note("layout") }
    }
    let host = try TestHost()
    let view = Noting()
    host.window.isHidden = false
    host.window.addSubview(view)
    let log = view.log

    UIRuntime.current.nextTurn {
      log.note("next")
      view.setNeedsLayout()
    }
    UIRuntime.current.afterCommit { log.note("after") }
    host.commit()

    #expect(log.lines == ["layout", "after", "next", "layout"])
  }

  @Test("a screen size is read from WIDTHxHEIGHT, and anything else is none")
  func screenSize() {
    #expect(DisplayChoice.parse("640x480") == CGSize(width: 640, height: 480))
    #expect(DisplayChoice.parse("12.5x3") == CGSize(width: 12.5, height: 3))
    for text in ["", "640", "640x", "x480", "0x10", "axb", "1x2x3", "-1x5", "infx5"] {
      #expect(DisplayChoice.parse(text) == nil)
    }
  }
}

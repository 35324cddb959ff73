import DisplayServer
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

    DeferredWork.afterCommit {
      log.note("first")
      DeferredWork.afterCommit { log.note("third") }
    }
    DeferredWork.afterCommit { log.note("second") }
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

    DeferredWork.nextTurn {
      log.note("next")
      view.setNeedsLayout()
    }
    DeferredWork.afterCommit { log.note("after") }
    host.commit()

    #expect(log.lines == ["layout", "after", "next", "layout"])
  }

  @Test("a screen size is read from WIDTHxHEIGHT, and anything else is none")
  func screenSize() {
    let memory = HeadlessBackend(clock: .manual)
    #expect(DisplayChoice.scale(for: memory, text: "3") == 3)
    #expect(DisplayChoice.scale(for: memory, text: "big") == nil)
    #expect(DisplayChoice.scale(for: memory, text: nil) == nil)
    #expect(DisplayChoice.parse("640x480") == CGSize(width: 640, height: 480))
    #expect(DisplayChoice.parse("12.5x3") == CGSize(width: 12.5, height: 3))
    for text in ["", "640", "640x", "x480", "0x10", "axb", "1x2x3", "-1x5", "infx5"] {
      #expect(DisplayChoice.parse(text) == nil)
    }
  }

  @Test(
    "R16.10 A value that a variable of the display cannot have is ignored and reported in a line",
    arguments: [
      ("NEST_DISPLAY", "headles", "headless or nothing"),
      ("NEST_REDUCE_MOTION", "yes", "1, 0 or nothing"),
      ("NEST_SCREEN", "12x", "a size in points such as 1280x800, or nothing"),
    ])
  func nonsense(name: String, value: String, expected: String) throws {
    let host = try TestHost()
    defer { withExtendedLifetime(host) {} }
    var lines: [String] = []
    let lookup = { $0 == name ? value : nil } as (String) -> String?
    let report = { lines.append($0) } as (String) -> Void

    let isHeadless = DisplayChoice.isHeadlessForced(lookup: lookup, report: report)
    let reducesMotion = DisplayChoice.reducesMotion(lookup: lookup, report: report)
    let size = DisplayChoice.screenSize(
      for: UIRuntime.current.backend, lookup: lookup, report: report)

    #expect(lines == ["\(name)=\(value) is ignored: it has to be \(expected)."])
    #expect(!isHeadless)
    #expect(!reducesMotion)
    #expect(size == DisplayChoice.headlessSize)
  }

  @Test("R16.10 The variables of the display mean what they say, and empty ones nothing")
  func variables() throws {
    let host = try TestHost()
    defer { withExtendedLifetime(host) {} }
    var lines: [String] = []
    let report = { lines.append($0) } as (String) -> Void
    let backend = UIRuntime.current.backend

    #expect(DisplayChoice.isHeadlessForced(lookup: { _ in "headless" }, report: report))
    #expect(!DisplayChoice.isHeadlessForced(lookup: { _ in "" }, report: report))
    #expect(DisplayChoice.reducesMotion(lookup: { _ in "1" }, report: report))
    #expect(!DisplayChoice.reducesMotion(lookup: { _ in "0" }, report: report))
    #expect(
      DisplayChoice.screenSize(for: backend, lookup: { _ in "30x40" }, report: report)
        == CGSize(width: 30, height: 40))
    #expect(lines == [])
  }
}

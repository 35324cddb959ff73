import MisuseReports
import NestTesting
import Testing

@testable import OpenUIKit

@Suite struct DisplayLinkTests {
  private final class Counter: NSObject {
    var times: [CFTimeInterval] = []
    var onTick: (CADisplayLink) -> Void = { _ in }

    func tick(_ link: CADisplayLink) {
      times.append(link.timestamp)
      onTick(link)
    }

    static let tick = Selector("tick(_:)", Counter.tick(_:))
  }

  @Test("R19.1 a display link calls its target in every frame, from the one after it was added")
  func frames() throws {
    let host = try TestHost()
    let counter = Counter()
    let link = CADisplayLink(target: counter, selector: Counter.tick)
    host.advance(by: 0.1)
    #expect(counter.times.isEmpty && link.timestamp == 0 && link.duration == 0)

    host.turn { link.add(to: .main, forMode: .common) }
    let start = CACurrentMediaTime()
    host.advance(by: 0.1)

    #expect(counter.times.count == 6)
    #expect(counter.times.allSatisfy { $0 > start } && counter.times == counter.times.sorted())
    #expect(link.timestamp == counter.times.last && abs(link.duration - 1.0 / 60) < 1e-9)
    #expect(abs(link.targetTimestamp - link.timestamp - 1.0 / 60) < 1e-9)
    host.turn { link.invalidate() }
    #expect(host.isIdle)
  }

  @Test("R19.1 what a display link sets is shown in the same frame")
  func sameFrame() throws {
    let host = try TestHost()
    let controller = UIViewController()
    host.show(controller)
    let counter = Counter()
    let view = LayoutCounter(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
    controller.view.addSubview(view)
    host.turn {}
    let laidOut = view.layouts
    counter.onTick = { _ in view.setNeedsLayout() }
    let link = CADisplayLink(target: counter, selector: Counter.tick)
    host.turn { link.add(to: .main, forMode: .default) }

    host.advance(by: 1.0 / 60)

    #expect(counter.times.count == 1 && view.layouts == laidOut + 1)
    link.invalidate()
  }

  private final class LayoutCounter: UIView {
    var layouts = 0
    override func layoutSubviews() { layouts += 1 }
  }

  @Test("R19.1 a paused display link requests no frames; a slower one leaves frames out")
  func rates() throws {
    let host = try TestHost()
    let counter = Counter()
    let link = CADisplayLink(target: counter, selector: Counter.tick)
    link.preferredFramesPerSecond = 20
    #expect(link.preferredFramesPerSecond == 20)
    host.turn { link.add(to: .main, forMode: .default) }
    host.advance(by: 0.3)
    #expect(counter.times.count == 6)

    host.turn { link.isPaused = true }
    #expect(link.isPaused && host.isIdle)
    host.advance(by: 0.3)
    #expect(counter.times.count == 6)

    link.isPaused = false
    link.preferredFrameRateRange = .default
    host.advance(by: 0.1)
    #expect(counter.times.count == 12)
    link.invalidate()
  }

  @Test("R19.1 a display link is added for modes, and calls until the last one is removed")
  func modes() throws {
    let host = try TestHost()
    let counter = Counter()
    let link = CADisplayLink(target: counter, selector: Counter.tick)
    link.add(to: .main, forMode: .default)
    link.add(to: .main, forMode: .common)
    host.advance(by: 0.05)
    #expect(counter.times.count == 3)

    link.remove(from: .main, forMode: .default)
    host.advance(by: 0.05)
    #expect(counter.times.count == 6)
    host.turn { link.remove(from: .main, forMode: .common) }
    #expect(host.isIdle)
    link.add(to: .main, forMode: .common)
    host.advance(by: 0.05)
    #expect(counter.times.count == 9)
    link.invalidate()
  }

  @Test("R19.1 a display link keeps its target until it is invalidated, also by the target")
  func lifetime() throws {
    let host = try TestHost()
    weak var target: Counter?
    weak var released: CADisplayLink?
    var calls = 0
    do {
      let counter = Counter()
      target = counter
      counter.onTick = { link in
        calls += 1
        if calls == 2 { link.invalidate() }
      }
      let link = CADisplayLink(target: counter, selector: Counter.tick)
      link.add(to: .main, forMode: .common)
      released = link
    }
    #expect(target != nil && released != nil)

    host.advance(by: 0.2)

    #expect(calls == 2 && target == nil && released == nil && host.isIdle)
  }

  @Test("R19.1 the screen makes display links; another run loop is refused")
  func screen() throws {
    let host = try TestHost()
    let counter = Counter()
    let link = UIScreen.main.displayLink(withTarget: counter, selector: Counter.tick)
    let elsewhere = RunLoopHolder.otherLoop()

    let misuses = withMisuseIntercepted { link?.add(to: elsewhere, forMode: .common) }

    #expect(misuses.map(\.id) == ["displaylink.run-loop"])
    host.advance(by: 0.1)
    #expect(counter.times.isEmpty)
    link?.invalidate()
  }
}

/// The run loop of another thread.
private enum RunLoopHolder {
  static func otherLoop() -> RunLoop {
    nonisolated(unsafe) var loop: RunLoop?
    let ready = DispatchSemaphore(value: 0)
    Thread {
      loop = RunLoop.current
      ready.signal()
    }.start()
    ready.wait()
    return loop ?? .main
  }
}

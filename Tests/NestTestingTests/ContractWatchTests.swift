import NestKit
import NestTesting
import OpenUIKit
import Testing

@Suite struct ContractWatchTests {
  private func appear(_ name: String, in recorder: LifecycleRecorder, twice: Bool = false) {
    let will = LifecycleCallback.viewWillAppear(animated: false)
    recorder.record(will, from: name)
    if twice { recorder.record(will, from: name) }
    recorder.record(.viewIsAppearing(animated: false), from: name)
    recorder.record(.viewDidAppear(animated: false), from: name)
  }

  @Test("R16.13 The first breach is reported where it happens, once, with the events until then")
  func firstBreach() throws {
    let recorder = LifecycleRecorder()
    var breaches: [ContractBreach] = []
    let watch = ContractWatch(recorder, .calls { breaches.append($0) })
    appear("A", in: recorder)
    #expect(watch.breach == nil && breaches.isEmpty && watch.isFinished)

    appear("B", in: recorder, twice: true)
    appear("A", in: recorder)

    #expect(breaches.count == 1 && watch.breach == breaches.first)
    let breach = try #require(breaches.first)
    #expect(breach.violation.rule == .begunTwice && breach.violation.controller == "B")
    #expect(breach.timeline.lines.count == 5)
    #expect(breach.description.hasPrefix("event 5, B.viewWillAppear: it has appeared"))
    #expect(breach.description.hasSuffix("  B.viewWillAppear\n  B.viewWillAppear"))
  }

  @Test("R16.13 What nothing follows is a breach at the end, and what is long is shortened")
  func end() throws {
    let recorder = LifecycleRecorder()
    let watch = ContractWatch(recorder, .collects)
    for number in 0..<20 { appear("\(number)", in: recorder) }
    recorder.record(.viewWillAppear(animated: false), from: "last")
    #expect(watch.breach == nil && !watch.isFinished)

    watch.finish()

    let breach = try #require(watch.breach)
    #expect(breach.violation.rule == .unfinished)
    #expect(breach.description.contains("\n  … 41 events before\n"))
  }

  @Test("R16.13 A tree is judged where it is looked at, and only the rules that were chosen")
  func tree() throws {
    let host = try TestHost()
    let recorder = LifecycleRecorder()
    let container = RecordingViewController("P", recorder: recorder)
    let child = RecordingViewController("C", recorder: recorder)
    container.view.addSubview(child.view)
    let watch = ContractWatch(recorder, in: host.window, .collects)
    let other = LifecycleRecorder()
    let blind = ContractWatch(other, in: host.window, rules: [.notReleased], .collects)
    host.show(container)

    watch.look(isAtRest: true)
    blind.look(isAtRest: true)

    #expect(watch.breach?.violation.rule == .hierarchiesDiffer)
    #expect(blind.breach == nil)
  }

  @Test("R16.13 A breach makes an issue of the running test")
  func issue() {
    withKnownIssue {
      let recorder = LifecycleRecorder()
      let watch = ContractWatch(recorder, .failsTest)
      appear("A", in: recorder, twice: true)
      #expect(watch.breach != nil)
    } matching: {
      "\($0)".contains("begunTwice")
    }
  }

  @Test("R16.13 A breach stops the program where that is asked for")
  func stop() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let recorder = LifecycleRecorder()
      let watch = ContractWatch(recorder, .stops)
      for _ in 0..<2 { recorder.record(.viewWillAppear(animated: false), from: "A") }
      watch.finish()
    }
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(text.contains("event 2, A.viewWillAppear: it has appeared or disappeared"))
  }
}

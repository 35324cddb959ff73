import Foundation
import NestTesting
import OpenUIKit
import Testing

/// Pages with timelines: their text, and what a browser makes of them.
@Suite(.serialized) struct TimelinePageTests {
  private func page(of events: [LifecycleEvent]) -> String {
    TimelineFormat.html.string(of: events, title: "Push & pop")
  }

  /// Returns the page that a browser shows, without scripts and data.
  private func shown(_ events: [LifecycleEvent], _ fragment: String = "") throws -> String {
    let text = try Browser.elements(of: page(of: events), fragment: fragment)
    return text.replacing(/(?s)<script.*?<\/script>/, with: "")
  }

  private func count(_ part: String, in text: String) -> Int {
    text.components(separatedBy: part).count - 1
  }

  @Test("R16.5 A page needs nothing but itself, and has both styles")
  func selfContained() throws {
    let page = try page(of: TimelineFixture.pushAndPop().events)

    #expect(page.contains("default-src 'none'"))
    #expect(page.contains("@media (prefers-color-scheme:dark)"))
    for part in ["http://", "https://", "src=", "<link", "@import", "url("] {
      #expect(!page.contains(part), "\(part)")
    }
    #expect(page.contains("<h1>Push &amp; pop</h1>"))
  }

  @Test("R16.5 Names and notes in a page end none of its elements")
  func escaping() {
    let page = page(of: TimelineFixture.random(seed: 1, count: 100))

    #expect(count("</script>", in: page) == 2)
    #expect(!page.contains("<b>"))
  }

  @Test(
    "R16.5 A browser shows lanes, phases, curves and events, with those that are searched for",
    .enabled(if: Browser.isInstalled, "no browser is installed: apt-get install chromium"))
  func browser() throws {
    let recorder = try TimelineFixture.pushAndPop()

    let all = try shown(recorder.events)
    for name in ["A", "B", "D"] { #expect(all.contains(">\(name)</text>"), "\(name)") }
    #expect(count("<rect class=\"disappearing\"", in: all) == 2)
    #expect(count("<path class=\"curve\"", in: all) == 2)
    #expect(count("<path class=\"tick\"", in: all) == recorder.timeline.lines.count)
    #expect(count("<text class=\"label\"", in: all) == recorder.timeline.lines.count)
    #expect(all.contains(">\(recorder.timeline.lines.count) events</output>"))

    let found = try shown(recorder.events, "search=viewDidApp")
    #expect(count("<text class=\"label hit\"", in: found) == 2)
    #expect(found.contains(">2 of \(recorder.timeline.lines.count)</output>"))
    #expect(found.contains("0.400  B.viewDidAppear(animated) [to]</button>"))
    #expect(found.contains("0.900  A.viewDidAppear(animated)</button>"))

    let part = try shown(recorder.events, "from=0.2&to=0.45")
    #expect(count("<path class=\"curve\"", in: part) == 1)
    #expect(part.contains(">viewDidDisappear(animated)<") && !part.contains(">loadView<"))
  }

  @Test(
    "R16.5 What a browser draws does not grow with the number of events",
    .enabled(if: Browser.isInstalled, "no browser is installed: apt-get install chromium"))
  func many() throws {
    var events = (0..<60_000).map { number in
      let callback: LifecycleCallback =
        number / 2 % 2 == 0 ? .viewWillAppear(animated: true) : .viewWillDisappear(animated: true)
      return LifecycleEvent(
        time: Double(number) / 100, source: "\(number % 2)", callback: callback)
    }
    events[30_001] = LifecycleEvent(time: 300.01, source: "1", callback: .note("needle"))

    let all = try shown(events)

    #expect(all.contains(">60000 events</output>"))
    #expect(count("<path class=\"tick\"", in: all) < 3_000)
    #expect(count("<rect", in: all) < 3_000)
    #expect(all.contains(">30000 more</text>") && !all.contains("class=\"label\""))
    // An event that is searched for is drawn all the same.
    let found = try shown(events, "search=needle")
    #expect(count("<text class=\"label hit\"", in: found) == 1)
    #expect(try shown(events, "from=300&to=300.1").contains(">viewWillAppear(animated)<"))
  }
}

import NestTesting
import Testing

@Suite struct TimelineTests {
  @Test("R16.5 a timeline ignores blank lines and the white space around lines")
  func normalisation() {
    let timeline: Timeline = """

        B.viewWillAppear(animated) [to]

      B.viewDidAppear(animated) [to]

      """

    #expect(
      timeline.lines == ["B.viewWillAppear(animated) [to]", "B.viewDidAppear(animated) [to]"])
    #expect(timeline.description == timeline.lines.joined(separator: "\n"))
  }

  @Test("R16.5 every kind of event has its line")
  func lines() {
    let events: [(LifecycleCallback, LifecycleFlags)] = [
      (.loadView, []), (.viewDidLoad, []),
      (.viewWillAppear(animated: true), .movingToParent),
      (.viewIsAppearing(animated: false), []),
      (.viewDidAppear(animated: true), .beingPresented),
      (.viewWillDisappear(animated: false), [.movingFromParent, .beingDismissed]),
      (.viewDidDisappear(animated: true), []),
      (.viewWillLayoutSubviews, []), (.viewDidLayoutSubviews, []),
      (.willMove(toParent: "C"), []), (.didMove(toParent: nil), []),
      (.viewWillTransition(width: 480, height: 320.5), []),
      (.didReceiveMemoryWarning, []), (.deinitialized, []),
      (.containerEvent(.will, .push("B", covering: "A"), animated: true), []),
      (.containerEvent(.did, .pop("B", revealing: nil), animated: false), []),
      (.containerEvent(.will, .show("B"), animated: false), []),
      (.containerEvent(.did, .hide("A"), animated: true), []),
      (.note("completion(true)"), []),
    ]

    let timeline = Timeline(
      lines: events.map {
        LifecycleEvent(time: 0, source: "X", callback: $0.0, flags: $0.1).description
      })

    #expect(
      timeline == """
        X.loadView
        X.viewDidLoad
        X.viewWillAppear(animated) [to]
        X.viewIsAppearing
        X.viewDidAppear(animated) [presented]
        X.viewWillDisappear [from, dismissed]
        X.viewDidDisappear(animated)
        X.viewWillLayoutSubviews
        X.viewDidLayoutSubviews
        X.willMove(C)
        X.didMove(nil)
        X.viewWillTransition(480×320.5)
        X.didReceiveMemoryWarning
        X.deinit
        X.willPush(B, covering: A, animated)
        X.didPop(B, revealing: nil)
        X.willShow(B)
        X.didHide(A, animated)
        X.completion(true)
        """)
  }

  @Test("R16.5 a wrong timeline is refused with a difference that marks both sides")
  func difference() {
    let actual: Timeline = """
      A.viewWillDisappear
      B.viewDidLoad
      B.viewWillAppear
      """

    let error = #expect(throws: TimelineMismatch.self) {
      try actual.expect(
        """
        B.viewDidLoad
        A.viewWillDisappear
        B.viewWillAppear
        B.viewDidAppear
        """)
    }

    let lines = error?.description.split(separator: "\n").map(String.init) ?? []
    #expect(lines.first == "The timeline is not the expected one (- missing, + too much):")
    #expect(lines.last == "- B.viewDidAppear")
    #expect(lines.contains("  B.viewWillAppear"))
    // Reading only what is indented or added returns the actual lines, and so for the expected.
    #expect(
      lines.dropFirst().filter { !$0.hasPrefix("-") }.map { String($0.dropFirst(2)) }
        == actual.lines)
    #expect(
      lines.dropFirst().filter { !$0.hasPrefix("+") }.map { String($0.dropFirst(2)) } == [
        "B.viewDidLoad", "A.viewWillDisappear", "B.viewWillAppear", "B.viewDidAppear",
      ])
  }

  @Test("R16.5 equal timelines are accepted")
  func equality() throws {
    try Timeline("A.viewDidLoad").expect("A.viewDidLoad")
  }
}

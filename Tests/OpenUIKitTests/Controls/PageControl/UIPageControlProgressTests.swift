import NestTesting
import Testing

@testable import OpenUIKit

struct UIPageControlProgressTests {
  private struct Stage {
    let host: TestHost
    let control = UIPageControl(frame: CGRect(x: 20, y: 20, width: 200, height: 26))
    let delegate = Delegate()

    init(pages: Int = 3) throws {
      host = try TestHost(size: CGSize(width: 240, height: 100))
      host.window.makeKeyAndVisible()
      control.numberOfPages = pages
      control.addAction(
        UIAction { [unowned control, delegate] _ in
          delegate.lines.append("page \(control.currentPage)")
        }, for: .valueChanged)
      host.turn { host.window.addSubview(control) }
    }
  }

  private final class Delegate: NSObject, UIPageControlTimerProgressDelegate {
    var lines: [String] = []
    var steps = 0
    var refusedPage: Int?
    var initialProgress: Float = 0

    func pageControlProgress(
      _ progress: UIPageControlProgress, initialProgressForPage page: Int
    ) -> Float {
      lines.append("initial \(page)")
      return initialProgress
    }

    func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress) {
      lines.append(progress.isProgressVisible ? "visible" : "hidden")
    }

    func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress) { steps += 1 }

    func pageControlTimerProgress(
      _ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int
    ) -> Bool {
      lines.append("advance \(page)?")
      return page != refusedPage
    }
  }

  // MARK: Progress

  @Test("a progress is limited to 0 and 1, and one that is not a number is refused and reported")
  func values() {
    let progress = UIPageControlProgress()
    var seen: [Float] = []
    for value: Float in [0.5, 2, -1, 0.25] {
      progress.currentProgress = value
      seen.append(progress.currentProgress)
    }
    let reports = withMisuseIntercepted { progress.currentProgress = .nan }

    #expect(seen == [0.5, 1, 0, 0.25])
    #expect(progress.currentProgress == 0.25)
    #expect(reports.map(\.id) == ["control.progress-not-a-number"])
  }

  @Test("another page sets the progress to what the delegate returns, or to 0")
  func initialProgress() throws {
    let stage = try Stage()
    let progress = UIPageControlProgress()
    stage.control.progress = progress
    progress.currentProgress = 0.5
    stage.control.currentPage = 1
    let withoutDelegate = progress.currentProgress
    progress.delegate = stage.delegate
    stage.delegate.initialProgress = 0.75
    stage.control.currentPage = 2

    #expect(withoutDelegate == 0)
    #expect(progress.currentProgress == 0.75)
    #expect(stage.delegate.lines == ["initial 2"])
  }

  @Test("the progress is hidden while the page is changed continuously")
  func visibility() throws {
    let stage = try Stage()
    let progress = UIPageControlProgress()
    progress.delegate = stage.delegate
    stage.control.progress = progress
    stage.host.commit()

    stage.host.putDown(0, at: CGPoint(x: 100, y: 33))
    stage.host.move(0, to: CGPoint(x: 110, y: 33))
    stage.host.lift(0, at: CGPoint(x: 110, y: 33))
    stage.control.progress = nil

    #expect(stage.delegate.lines == ["visible", "hidden", "visible", "hidden"])
  }

  @Test("a progress belongs to the control that it was given last")
  func ownership() throws {
    let stage = try Stage()
    let other = UIPageControl()
    let progress = UIPageControlProgress()

    stage.control.progress = progress
    other.progress = progress

    #expect(stage.control.progress == nil)
    #expect(other.progress === progress)
    #expect(progress.isProgressVisible)
  }

  // MARK: Timer

  @Test("the timer changes the page when the time of a page is over, and ends at the last one")
  func timer() throws {
    let stage = try Stage()
    let timer = UIPageControlTimerProgress(preferredDuration: 1)
    timer.setDuration(2, forPage: 1)
    timer.delegate = stage.delegate
    stage.host.turn {
      stage.control.progress = timer
      timer.resumeTimer()
    }
    stage.host.advance(by: 0.5)
    let half = timer.currentProgress
    stage.host.advance(by: 0.55)
    let second = stage.control.currentPage
    stage.host.advance(by: 1)
    let isHalf = abs(timer.currentProgress - 0.5) < 0.05
    stage.host.advance(by: 2.1)
    try stage.host.settle()

    #expect(abs(half - 0.5) < 0.02)
    #expect(second == 1)
    #expect(isHalf)
    #expect(
      stage.delegate.lines == [
        "visible", "advance 1?", "initial 1", "page 1", "advance 2?", "initial 2", "page 2",
      ])
    #expect(stage.delegate.steps > 100)
    #expect(!timer.isRunning)
    #expect(stage.host.isIdle)
    #expect(timer.currentProgress == 1)
  }

  @Test("the first page follows the last one if the timer is reset, and a refused page pauses it")
  func repetition() throws {
    let stage = try Stage(pages: 2)
    let timer = UIPageControlTimerProgress(preferredDuration: 0.5)
    timer.resetsToInitialPageAfterEnd = true
    timer.delegate = stage.delegate
    stage.host.turn {
      stage.control.progress = timer
      timer.resumeTimer()
    }
    stage.host.advance(by: 1.2)
    let pages = stage.delegate.lines.filter { $0.hasPrefix("page") }
    stage.delegate.refusedPage = 1
    stage.host.advance(by: 1)

    #expect(pages == ["page 1", "page 0"])
    #expect(stage.control.currentPage == 0)
    #expect(!timer.isRunning)
    #expect(timer.currentProgress == 1)
  }

  @Test("no time passes in no window, while the timer is paused and while a finger drags")
  func pauses() throws {
    let stage = try Stage()
    let timer = UIPageControlTimerProgress(preferredDuration: 1)
    timer.resumeTimer()
    stage.host.turn { stage.control.progress = timer }
    stage.host.advance(by: 0.25)
    var seen = [timer.currentProgress]
    func wait() {
      stage.host.advance(by: 5)
      seen.append(timer.currentProgress)
    }

    stage.host.turn { stage.control.removeFromSuperview() }
    wait()
    let isIdle = stage.host.isIdle
    stage.host.turn { stage.host.window.addSubview(stage.control) }
    stage.host.turn { timer.pauseTimer() }
    wait()
    stage.host.turn { timer.resumeTimer() }
    stage.host.putDown(0, at: CGPoint(x: 100, y: 33))
    stage.host.move(0, to: CGPoint(x: 110, y: 33))
    wait()

    #expect(seen.allSatisfy { abs($0 - 0.25) < 0.02 }, "\(seen)")
    #expect(isIdle)
    #expect(timer.isRunning)
  }

  @Test("durations that are not above 0 are refused and reported")
  func refusals() {
    var timer: UIPageControlTimerProgress?
    let reports = withMisuseIntercepted {
      timer = UIPageControlTimerProgress(preferredDuration: 0)
      timer?.preferredDuration = .nan
      timer?.setDuration(-1, forPage: 0)
    }
    timer?.setDuration(2, forPage: 0)
    let own = timer?.duration(forPage: 0)
    timer?.setDuration(0, forPage: 0)

    #expect(reports.map(\.id) == Array(repeating: "control.page-duration", count: 3))
    #expect(own == 2)
    #expect(timer?.duration(forPage: 0) == 5)
  }

  @Test("a timer that runs is released with its control")
  func release() throws {
    let stage = try Stage()
    weak var released: UIPageControlTimerProgress?
    do {
      let timer = UIPageControlTimerProgress(preferredDuration: 1)
      released = timer
      stage.host.turn {
        stage.control.progress = timer
        timer.resumeTimer()
      }
    }
    stage.host.turn { stage.control.progress = nil }
    stage.host.advance(by: 0.05)

    #expect(released == nil)
    #expect(stage.host.isIdle)
  }
}

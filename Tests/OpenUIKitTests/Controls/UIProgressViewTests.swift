import MisuseReports
import NestTesting
import Testing

@testable import OpenUIKit

struct UIProgressViewTests {
  private func makeHost() throws -> TestHost {
    let host = try TestHost(size: CGSize(width: 220, height: 100), scale: 2)
    host.window.backgroundColor = .systemBackground
    host.window.makeKeyAndVisible()
    return host
  }

  private func bar(of view: UIProgressView) throws -> UIView {
    try #require(view.subviews.first?.subviews.first)
  }

  @Test("the styles have heights of 4 and 2.5 points, and the width stays")
  func sizes() {
    let standard = UIProgressView(progressViewStyle: .default)
    let bar = UIProgressView(progressViewStyle: .bar)

    #expect(standard.frame == CGRect(x: 0, y: 0, width: 150, height: 4))
    #expect(bar.frame.size == CGSize(width: 150, height: 2.5))
    #expect(standard.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 4))
    #expect(bar.sizeThatFits(.zero) == CGSize(width: 150, height: 2.5))
  }

  @Test(
    "progress is limited to 0 and 1",
    arguments: zip([0.5, -1, 2, .infinity, -.infinity] as [Float], [0.5, 0, 1, 1, 0] as [Float]))
  func clamping(value: Float, expected: Float) {
    let view = UIProgressView(progressViewStyle: .default)

    view.progress = value

    #expect(view.progress == expected)
  }

  @Test("a progress that is not a number is refused and reported")
  func notANumber() {
    let view = UIProgressView(progressViewStyle: .default)
    view.progress = 0.25

    let reports = withMisuseIntercepted {
      view.progress = .nan
      view.setProgress(.nan, animated: true)
    }

    #expect(view.progress == 0.25)
    #expect(reports.map(\.id) == Array(repeating: "control.progress-not-a-number", count: 2))
  }

  @Test(
    "the bar has a whole number of points, at least two heights, and begins at the leading side",
    arguments: [
      BarCase(progress: 0.5, length: 141), BarCase(progress: 0.333, length: 94),
      BarCase(progress: 0.01, length: 8), BarCase(progress: 1, length: 281),
    ])
  func barFrames(bar: BarCase) {
    let track = CGRect(x: 0, y: 0, width: 281, height: 4)
    let frames = [false, true].map {
      UIProgressView.Style.default.barFrame(in: track, progress: bar.progress, isMirrored: $0)
    }

    #expect(frames[0] == CGRect(x: 0, y: 0, width: bar.length, height: 4))
    #expect(frames[1] == CGRect(x: 281 - bar.length, y: 0, width: bar.length, height: 4))
  }

  @Test("an animated change has its value at once and is shown gradually; others are shown at once")
  func animation() throws {
    let host = try makeHost()
    let view = UIProgressView(frame: CGRect(x: 10, y: 10, width: 200, height: 4))
    host.turn { host.window.addSubview(view) }
    let bar = try bar(of: view)
    func shownWidth() -> CGFloat { bar.layer.presentation()?.bounds.width ?? .nan }

    host.turn { view.progress = 0.5 }
    let atOnce = shownWidth()
    let isIdle = host.isIdle
    host.turn { view.setProgress(1, animated: true) }
    let value = view.progress
    host.advance(by: 0.125)
    let middle = shownWidth()
    try host.settle()

    #expect(atOnce == 100)
    #expect(isIdle)
    #expect(value == 1)
    #expect(abs(middle - 150) < 1)
    #expect(shownWidth() == 200)
  }

  @Test("an observed progress is shown while the view is in a window, until it is finished")
  func observation() throws {
    let host = try makeHost()
    let view = UIProgressView(frame: CGRect(x: 10, y: 10, width: 200, height: 4))
    let progress = Progress(totalUnitCount: 10)
    progress.completedUnitCount = 2
    view.observedProgress = progress
    var seen = [view.progress]
    progress.completedUnitCount = 4
    host.advance(by: 1)
    seen.append(view.progress)
    host.turn { host.window.addSubview(view) }
    seen.append(view.progress)
    progress.completedUnitCount = 7
    host.advance(by: 0.11)
    seen.append(view.progress)
    progress.completedUnitCount = 10
    try host.settle()
    seen.append(view.progress)

    #expect(seen == [0.2, 0.2, 0.4, 0.7, 1])
    #expect(host.isIdle)
    #expect(view.observedProgress === progress)
  }

  @Test("a progress that is not observed any more does not change the view")
  func endOfObservation() throws {
    let host = try makeHost()
    let view = UIProgressView(progressViewStyle: .default)
    let progress = Progress(totalUnitCount: 4)
    host.turn {
      host.window.addSubview(view)
      view.observedProgress = progress
    }
    let isIdleWhileObserving = host.isIdle

    host.turn { view.observedProgress = nil }
    progress.completedUnitCount = 2
    host.advance(by: 1)

    #expect(!isIdleWhileObserving)
    #expect(view.progress == 0)
    #expect(host.isIdle)
  }

  @Test("tints and images replace the colours of bar and track")
  func looks() throws {
    let view = UIProgressView(progressViewStyle: .default)
    let bar = try bar(of: view)
    let track = try #require(view.subviews.first)
    let image = UIImage()
    view.tintColor = .red
    let tinted = bar.backgroundColor
    view.progressTintColor = .green
    let own = bar.backgroundColor
    view.trackTintColor = .blue
    view.progressImage = image

    #expect(tinted == .red)
    #expect(own == .green)
    #expect(bar.backgroundColor == nil)
    #expect((bar as? UIImageView)?.image === image)
    #expect(track.backgroundColor == .blue)
  }

  @Test("bars look as the references show", arguments: ["light", "dark", "right-to-left"])
  func pictures(look: String) throws {
    let host = try makeHost()
    host.simulateTraits {
      $0.userInterfaceStyle = look == "dark" ? .dark : .light
      $0.layoutDirection = look == "right-to-left" ? .rightToLeft : .leftToRight
    }
    let values: [Float] = [0, 0.02, 0.4, 1]
    for (index, value) in values.enumerated() {
      let view = UIProgressView(frame: CGRect(x: 10, y: 10 + 14 * index, width: 200, height: 4))
      view.progress = value
      host.window.addSubview(view)
    }
    let bar = UIProgressView(progressViewStyle: .bar)
    bar.frame.origin = CGPoint(x: 10, y: 66)
    bar.progress = 0.6
    bar.progressTintColor = .systemGreen
    bar.trackTintColor = .systemGray4
    host.window.addSubview(bar)

    try host.expectPicture("progress-\(look)")
  }
}

/// How long the bar is for a progress, on a track of 281 points.
nonisolated struct BarCase: Sendable {
  let progress: CGFloat
  let length: CGFloat
}

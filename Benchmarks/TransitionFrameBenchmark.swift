import NestKit
import NestTesting
import OpenUIKit

/// The cost of the frames of transitions between two screens of 100 rectangles and 20 labels each,
/// at 1280 × 800.
enum TransitionFrameBenchmark {
  /// The rows of the report.
  static let rows = [
    row("slide", .pushFromRight, target: 1.8, peers: "slide"),
    row("cross-dissolve", .crossDissolve, target: 4.5, peers: "dissolve"),
    Row(name: "worst frame of a cross-dissolve to the median", target: 3, unit: .times) {
      let times = try frameTimes(of: .crossDissolve)
      return times.worst / times.median
    },
    row("emerge from centre", .emergeFromCenter, target: 14),
    row("flip", .flipVertically, target: 34),
    row("curl", .curlUp, target: 60),
    Row(
      name: "page created, pushed, popped, freed, with a frame each", target: 300,
      unit: .microseconds, peers: PeerPrograms.Work(name: "fresh-frame")
    ) { try freshPage() * 1e6 },
  ]

  private static let rounds = 9

  private static func row(
    _ name: String, _ transition: Transition, target: Double, peers: String? = nil
  ) -> Row {
    Row(
      name: "\(name), one frame of 1280×800", target: target, unit: .memcpy,
      peers: peers.map { PeerPrograms.Work(name: $0) }
    ) {
      try frameTimes(of: transition).median / FrameBenchmark.copyTime()
    }
  }

  /// Seconds for the frames of pushes: the median of all, and that of the worst one of each push.
  private static func frameTimes(
    of transition: Transition
  ) throws -> (median: Double, worst: Double) {
    let host = try TestHost(size: FrameBenchmark.size, paintsEveryFrame: true)
    let stack = StackController(rootViewController: page(0))
    host.show(stack)
    var (all, worst): ([Double], [Double]) = ([], [])
    for round in 1...rounds {
      let pushed = page(round)
      var times = [
        ProcessClock.measure {
          host.turn { _ = stack.push(pushed, transition: transition, animated: true) }
        }
      ]
      while stack.transition != nil {
        times.append(ProcessClock.measure { host.advance(by: 1.0 / 60) })
      }
      // The first push draws the texts that are stored for all later ones.
      if round > 1 {
        all += times
        worst.append(times.max() ?? 0)
      }
      host.turn { stack.pop(animated: false) }
    }
    return (all.median, worst.median)
  }

  /// Seconds for a page of ten labels from its creation to its end, with a frame after the push and
  /// after the pop.
  private static func freshPage() throws -> Double {
    let host = try TestHost(size: FrameBenchmark.size, paintsEveryFrame: true)
    let stack = StackController(rootViewController: Pages.tenLabels())
    host.show(stack)
    return (0..<1_000).map { _ in
      ProcessClock.measure {
        host.turn { stack.push(Pages.tenLabels(), transition: .none, animated: false) }
        host.turn { stack.pop(animated: false) }
      }
    }.median
  }

  private static func page(_ number: Int) -> UIViewController {
    let page = UIViewController()
    page.view.backgroundColor = number.isMultiple(of: 2) ? .white : .lightGray
    for index in 0..<100 {
      let view = UIView(
        frame: CGRect(x: 10 + index % 10 * 126, y: 10 + index / 10 * 60, width: 110, height: 44))
      view.backgroundColor = UIColor(
        hue: CGFloat((index + number * 7) % 100) / 100, saturation: 0.6, brightness: 0.9, alpha: 1)
      page.view.addSubview(view)
    }
    for index in 0..<20 {
      let label = UILabel(
        frame: CGRect(x: 20 + index % 5 * 250, y: 620 + index / 5 * 40, width: 240, height: 30))
      label.text = "Label \(index) of page \(number)"
      page.view.addSubview(label)
    }
    return page
  }
}

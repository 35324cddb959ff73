import NestTesting
import OpenUIKit

/// The cost of scrolling on a screen of 1280 × 800.
enum ScrollBenchmark {
  private static let frames = 120

  /// The rows of the report.
  static let rows = [
    Row(name: "scroll, one frame of 1,000 rows of a label", target: 2, unit: .memcpy) {
      try frame(rows: 1_000, makeRow: { label($0) }) / FrameBenchmark.copyTime()
    },
    Row(name: "scroll, one frame of 10,000 rows to one of 100", target: 1.2, unit: .times) {
      try frame(rows: 10_000, makeRow: { stripe($0) }) / frame(rows: 100, makeRow: { stripe($0) })
    },
    Row(
      name: "changed offset with one observer, besides the change", target: 0.2, unit: .microseconds
    ) {
      (try offset(isObserved: true) - offset(isObserved: false)) * 1e6
    },
    Row(name: "hit test in 10,000 rows of a scroll view", target: 3, unit: .microseconds) {
      try hitTest(rows: 10_000) * 1e6
    },
  ]

  private static let rowHeight: CGFloat = 40

  private static func label(_ number: Int) -> UIView {
    let label = UILabel(frame: frame(of: number))
    label.text = "Row \(number) of a list that is long"
    return label
  }

  private static func stripe(_ number: Int) -> UIView {
    let view = UIView(frame: frame(of: number))
    view.backgroundColor = number.isMultiple(of: 2) ? .white : .lightGray
    return view
  }

  private static func frame(of row: Int) -> CGRect {
    CGRect(
      x: 20, y: CGFloat(row) * rowHeight, width: FrameBenchmark.size.width - 40, height: rowHeight)
  }

  private static func makeList(
    rows: Int, makeRow: (Int) -> UIView
  ) throws -> (host: TestHost, view: UIScrollView) {
    let host = try TestHost(size: FrameBenchmark.size, paintsEveryFrame: true)
    let root = UIViewController()
    host.show(root)
    let view = UIScrollView(frame: root.view.bounds)
    view.backgroundColor = .white
    view.contentSize = CGSize(
      width: FrameBenchmark.size.width, height: CGFloat(rows) * rowHeight)
    host.turn {
      for row in 0..<rows { view.addSubview(makeRow(row)) }
      root.view.addSubview(view)
    }
    return (host, view)
  }

  /// Seconds for a change of the offset, up to the pixels.
  private static func frame(rows: Int, makeRow: (Int) -> UIView) throws -> Double {
    let (host, view) = try makeList(rows: rows, makeRow: makeRow)
    let times = (1...frames).map { step in
      ProcessClock.measure { host.turn { view.contentOffset.y = CGFloat(step) * 7 } }
    }
    return times.median
  }

  /// Seconds for a change of the offset of an empty scroll view in no window.
  private static func offset(isObserved: Bool) throws -> Double {
    let host = try TestHost(size: FrameBenchmark.size)
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.contentSize = CGSize(width: 100, height: 1e6)
    let observation =
      isObserved ? view.observe(\.contentOffset, options: [.old, .new]) { _, _ in } : nil
    let times = (0..<101).map { round in
      ProcessClock.measure {
        for step in 0..<1_000 { view.contentOffset.y = CGFloat(1 + (round + step) % 500) }
      } / 1_000
    }
    withExtendedLifetime((host, observation)) {}
    return times.median
  }

  /// Seconds for a hit test in the middle of the window, when the middle of the list is in sight.
  private static func hitTest(rows: Int) throws -> Double {
    let (host, view) = try makeList(rows: rows, makeRow: { stripe($0) })
    host.turn { view.contentOffset.y = view.contentSize.height / 2 }
    let point = CGPoint(x: 600, y: 411)
    precondition(host.window.hitTest(point, with: nil)?.superview === view)
    let times = (0..<101).map { _ in
      ProcessClock.measure { for _ in 0..<100 { _ = host.window.hitTest(point, with: nil) } } / 100
    }
    return times.median
  }
}

import NestTesting
import OpenUIKit

/// A stack view at the corner of a view of 600 × 600 points, in no window.
struct StackStage {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 600, height: 600))
  let stack: UIStackView
  let views: [ContentView]

  /// Contents of 160 × 40, 80 × 20 and 40 × 30 points in a row, in a column in reverse.
  init(
    axis: NSLayoutConstraint.Axis = .horizontal, length: CGFloat? = nil, breadth: CGFloat? = nil
  ) {
    self.init(
      sizes: [(160, 40), (80, 20), (40, 30)].map { Self.size($0.0, $0.1, axis) }, axis: axis,
      length: length, breadth: breadth)
  }

  init(
    sizes: [CGSize], axis: NSLayoutConstraint.Axis = .horizontal, length: CGFloat? = nil,
    breadth: CGFloat? = nil
  ) {
    views = sizes.map { size in
      let view = ContentView()
      view.content = size
      return view
    }
    stack = UIStackView(arrangedSubviews: views)
    stack.axis = axis
    _ = constrained(stack, in: root)
    stack.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
    stack.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    let isRow = axis == .horizontal
    for (anchor, length) in [
      (isRow ? stack.widthAnchor : stack.heightAnchor, length),
      (isRow ? stack.heightAnchor : stack.widthAnchor, breadth),
    ] {
      if let length { anchor.constraint(equalToConstant: length).isActive = true }
    }
  }

  static func size(
    _ length: CGFloat, _ breadth: CGFloat, _ axis: NSLayoutConstraint.Axis
  ) -> CGSize {
    axis == .horizontal
      ? CGSize(width: length, height: breadth) : CGSize(width: breadth, height: length)
  }

  /// The frames of the arranged views after a layout pass.
  func frames() -> [CGRect] {
    root.layoutIfNeeded()
    return stack.arrangedSubviews.map(\.frame)
  }

  /// Where the views begin along the axis, and their lengths.
  func spans() -> [StackSpan] { frames().map { StackSpan($0, stack.axis) } }

  /// The same across the axis.
  func spansAcross() -> [StackSpan] {
    frames().map { StackSpan($0, stack.axis == .horizontal ? .vertical : .horizontal) }
  }
}

/// Where a view begins along an axis, and its length.
nonisolated struct StackSpan: Equatable, Sendable, CustomStringConvertible {
  let start: CGFloat
  let length: CGFloat
  var description: String { "\(start)+\(length)" }

  init(_ start: CGFloat, _ length: CGFloat) {
    self.start = start
    self.length = length
  }

  init(_ frame: CGRect, _ axis: NSLayoutConstraint.Axis) {
    self.init(
      axis == .horizontal ? frame.minX : frame.minY,
      axis == .horizontal ? frame.width : frame.height)
  }
}

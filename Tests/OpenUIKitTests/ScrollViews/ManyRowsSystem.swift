import NestTesting

@testable import OpenUIKit

/// An operation of a random driver on a scroll view of many rows, which have numbers.
nonisolated enum ManyRowsOperation: DriverOperation {
  case move(Int, by: Int)
  case shift(Int, to: Int)
  case toggle(Int)
  case bringToFront(Int)
  case translate(Int)
  case fade(Int)
  case scroll(to: Int)
  case flashIndicators
  /// Compares, in the middle and at this distance from the upper edge.
  case compare(at: Int)

  var simpler: [ManyRowsOperation] {
    switch self {
    case .move(let row, let distance): distance.simplerNumbers.map { .move(row, by: $0) }
    case .scroll(let offset): offset.simplerNumbers.map { .scroll(to: $0) }
    default: []
    }
  }
}

/// A scroll view of many rows that change.
class ManyRowsSystem: DrivenSystem {
  class var rowCount: Int { 300 }

  fileprivate(set) final var problem: String?
  final let recorder = LifecycleRecorder()
  fileprivate let stage: ScrollStage
  /// How many operations there were since the last comparison.
  private var changes = 0

  required init() throws {
    stage = try ScrollStage(rows: Self.rowCount) { UIView(frame: $0) }
    stage.view.showsVerticalScrollIndicator = true
  }

  deinit {}

  /// How many changes there are between comparisons.
  class var changesBetween: Int { 3 }

  /// Returns a description of the first fault; nil without one. `distance` is from the upper edge
  /// of the visible part.
  fileprivate func fault(at distance: CGFloat) throws -> String? { nil }

  final func nextOperation(using generator: inout SeededGenerator) -> ManyRowsOperation {
    if changes >= Self.changesBetween { return .compare(at: generator.number(below: 400)) }
    let row = generator.number(below: Self.rowCount)
    switch generator.number(below: 9) {
    case 0: return .move(row, by: generator.number(below: 4_000))
    case 1: return .shift(row, to: generator.number(below: 200))
    case 2: return .toggle(row)
    case 3: return .bringToFront(row)
    case 4: return .translate(row)
    case 5: return .fade(row)
    case 6: return .flashIndicators
    default: return .scroll(to: generator.number(below: Self.rowCount * 20 - 400))
    }
  }

  final func perform(_ operation: ManyRowsOperation) throws {
    if case .compare(let distance) = operation {
      changes = 0
      problem = try fault(at: CGFloat(distance) + 0.5)
    } else {
      changes += 1
      stage.host.turn { change(operation) }
    }
  }

  final func finish() throws { problem = try fault(at: 0.5) }

  private func change(_ operation: ManyRowsOperation) {
    // The indicator is above them.
    func row(_ index: Int) -> UIView { stage.view.subviews[index] }
    switch operation {
    case .move(let index, let distance): row(index).frame.origin.y += CGFloat(distance)
    case .shift(let index, let x): row(index).frame.origin.x = CGFloat(x)
    case .toggle(let index): row(index).isHidden.toggle()
    case .bringToFront(let index): stage.view.bringSubviewToFront(row(index))
    case .translate(let index):
      let isIdentity = row(index).transform.isIdentity
      row(index).transform =
        isIdentity ? CGAffineTransform(translationX: 0, y: 300) : .identity
    case .fade(let index): row(index).alpha = row(index).alpha == 1 ? 0.5 : 1
    case .scroll(let offset): stage.view.contentOffset.y = CGFloat(offset)
    case .flashIndicators: stage.view.flashScrollIndicators()
    case .compare: break
    }
  }
}

/// A hit test finds what a walk over all rows finds.
final class HitRowsSystem: ManyRowsSystem {
  override class var rowCount: Int { 1000 }
  override class var changesBetween: Int { 1 }

  deinit {}

  override fileprivate func fault(at distance: CGFloat) throws -> String? {
    let view = stage.view
    for y in [view.bounds.minY + distance, view.bounds.midY] {
      let point = CGPoint(x: 100, y: y)
      guard view.bounds.contains(point) else { continue }
      let expected =
        view.subviews.last { !$0.isHidden && $0.frame.contains(point) } ?? view
      let found = view.hitTest(point, with: nil)
      if found !== expected { return "at \(point) is \(found as Any), not \(expected)" }
    }
    return nil
  }
}

/// The screen shows what a repaint of everything shows.
final class PaintedRowsSystem: ManyRowsSystem {
  deinit {}

  override fileprivate func fault(at distance: CGFloat) throws -> String? {
    stage.host.advance(by: 0.02)
    let shown = try stage.host.snapshot().bitmap
    guard let fresh = try stage.host.window.screen.host?.snapshot().bitmap else {
      return "there is no screen"
    }
    guard shown.width == fresh.width, shown.height == fresh.height else {
      return "the sizes differ"
    }
    let row = (0..<shown.height).first { words(of: shown, $0) != words(of: fresh, $0) }
    return row.map { "line \($0) of the screen differs" }
  }

  /// The colours of a line; alpha is not used.
  private func words(of bitmap: Bitmap, _ row: Int) -> [UInt32] {
    let start = bitmap.data.advanced(by: row * bitmap.bytesPerRow)
    return (0..<bitmap.width).map {
      start.advanced(by: $0 * 4).load(as: UInt32.self) | 0xFF00_0000
    }
  }
}

extension ScrollStage {
  /// Rows of 20 points in many colours.
  convenience init(rows: Int, make: (CGRect) -> UIView) throws {
    try self.init(contentSize: CGSize(width: 400, height: CGFloat(rows) * 20))
    let view = view
    host.turn {
      for row in 0..<rows {
        let made = make(CGRect(x: 0, y: CGFloat(row) * 20, width: 400, height: 20))
        made.backgroundColor = UIColor(
          hue: CGFloat(row % 16) / 16, saturation: 0.5, brightness: 1, alpha: 1)
        view.addSubview(made)
      }
    }
  }
}

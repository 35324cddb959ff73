import NestTesting
import Testing

@testable import OpenUIKit

/// What scrolling does not do, whatever it takes.
@Suite struct ScrollSpeedTests {
  private final class Row: UIView {
    static var drawn = 0
    static var laidOut = 0
    override func draw(_ rect: CGRect) {
      Row.drawn += 1
      UIGraphicsGetCurrentContext()?.fill(rect)
    }
    override func layoutSubviews() { Row.laidOut += 1 }
  }

  private func list(rows: Int, make: (CGRect) -> UIView) throws -> ScrollStage {
    let stage = try ScrollStage(contentSize: CGSize(width: 400, height: CGFloat(rows) * 20))
    stage.host.turn {
      for row in 0..<rows {
        let view = make(CGRect(x: 0, y: CGFloat(row) * 20, width: 400, height: 20))
        view.backgroundColor = UIColor(
          hue: CGFloat(row % 16) / 16, saturation: 0.5, brightness: 1, alpha: 1)
        stage.view.addSubview(view)
      }
    }
    return stage
  }

  @Test("UIKit 13.1 Scrolling draws no subview that was drawn, and lays none out")
  func drawsNothing() throws {
    let stage = try list(rows: 50) { Row(frame: $0) }
    (Row.drawn, Row.laidOut) = (0, 0)

    for step in 1...20 {
      stage.host.turn { stage.view.contentOffset.y = CGFloat(step) * 13 }
    }

    #expect(Row.drawn == 0 && Row.laidOut == 0)
  }

  /// A row that notes visits by the layout pass, which reads the margins, and the insets that it was
  /// called for last.
  private final class InsetRow: UIView {
    static var visits = 0
    var sent = UIEdgeInsets.zero
    override var layoutMargins: UIEdgeInsets {
      get {
        InsetRow.visits += 1
        return super.layoutMargins
      }
      set { super.layoutMargins = newValue }
    }
    override func safeAreaInsetsDidChange() { sent = safeAreaInsets }
  }

  private func insetList(
    rows: Int, make: (CGRect) -> UIView
  ) throws -> (host: TestHost, view: UIScrollView) {
    let host = try TestHost(size: CGSize(width: 400, height: 400))
    let root = UIViewController()
    root.additionalSafeAreaInsets = UIEdgeInsets(top: 40, left: 10, bottom: 20, right: 0)
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    view.contentInsetAdjustmentBehavior = .never
    view.contentSize = CGSize(width: 1_000, height: CGFloat(rows) * 20)
    host.show(root)
    host.turn {
      for row in 0..<rows {
        view.addSubview(make(CGRect(x: 0, y: CGFloat(row) * 20, width: 400, height: 20)))
      }
      root.view.addSubview(view)
    }
    return (host, view)
  }

  @Test("UIKit 7.4 13.1 scrolling under a safe area visits only the subviews at its edges")
  func insetVisits() throws {
    let (host, view) = try insetList(rows: 300) { InsetRow(frame: $0) }
    host.turn { view.contentOffset.y = 1_000 }
    InsetRow.visits = 0

    for step in 1...10 { host.turn { view.contentOffset.y = 1_000 + CGFloat(step) * 3 } }

    // Each time those under the upper and the lower inset, and those that have just left them.
    #expect(InsetRow.visits > 0 && InsetRow.visits <= 10 * 12)
  }

  @Test(
    "UIKit 7.4 insets after random scrolling are those of a computation anew, and were all sent")
  func scrolledInsets() throws {
    var plain: [Int: UIView] = [:]
    let (host, view) = try insetList(rows: 300) { frame in
      let row = Int(frame.minY / 20)
      // Blocks of plain views, and others among them.
      guard row % 130 < 70 else { return InsetRow(frame: frame) }
      plain[row] = UIView(frame: frame)
      return plain[row] ?? UIView()
    }
    var generator = SeededGenerator(seed: 11)
    for _ in 0..<200 {
      host.turn {
        view.contentOffset.y = CGFloat(generator.number(below: 5_600))
        if generator.number(below: 3) == 0 {
          view.contentOffset.x = CGFloat(generator.number(below: 600))
        }
        let moved = view.subviews[generator.number(below: 300)]
        if generator.number(below: 4) == 0 {
          moved.frame.origin.y = CGFloat(generator.number(below: 6_000))
        }
      }
      for row in view.subviews.compactMap({ $0 as? InsetRow }) {
        #expect(row.sent == row.safeAreaInsets)
      }
      #expect(plain.values.allSatisfy { !$0.layoutNeeds.contains(.insets) })
      for row in plain.values {
        #expect((row.insetState?.sentSafeArea ?? .zero) == row.safeAreaInsets)
      }
    }
  }

  @Test("A hit test among many subviews finds what a walk over all of them finds, also after moves")
  func hitTest() throws {
    let stage = try list(rows: 1000) { UIView(frame: $0) }
    var generator = SeededGenerator(seed: 5)
    func expected(_ point: CGPoint) -> UIView {
      stage.view.subviews.last { !$0.isHidden && $0.frame.contains(point) } ?? stage.view
    }
    for _ in 0..<400 {
      let view = stage.view.subviews[generator.number(below: 1000)]
      switch generator.number(below: 6) {
      case 0: view.frame.origin.y += CGFloat(generator.number(below: 4000))
      case 1: view.isHidden.toggle()
      case 2: stage.view.bringSubviewToFront(view)
      case 3:
        view.transform =
          view.transform.isIdentity ? CGAffineTransform(translationX: 0, y: 300) : .identity
      case 4: stage.view.contentOffset.y = CGFloat(generator.number(below: 19_000))
      default: break
      }
      let point = CGPoint(x: 100, y: CGFloat(generator.number(below: 20_000)) + 0.5)
      if stage.view.bounds.contains(point) {
        #expect(stage.view.hitTest(point, with: nil) === expected(point))
      }
      let inside = CGPoint(x: 100, y: stage.view.bounds.midY)
      #expect(stage.view.hitTest(inside, with: nil) === expected(inside))
    }
  }

  @Test("Random scrolling of many subviews that change shows what a repaint of everything shows")
  func pictures() throws {
    let stage = try list(rows: 300) { UIView(frame: $0) }
    stage.view.showsVerticalScrollIndicator = true
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<25 {
      stage.host.turn {
        for _ in 0..<3 {
          let view = stage.view.subviews[generator.number(below: 300)]
          switch generator.number(below: 6) {
          case 0: stage.view.contentOffset.y = CGFloat(generator.number(below: 5600))
          case 1: view.frame.origin.x = CGFloat(generator.number(below: 200))
          case 2: view.isHidden.toggle()
          case 3: stage.view.bringSubviewToFront(view)
          case 4: stage.view.flashScrollIndicators()
          default: view.alpha = view.alpha == 1 ? 0.5 : 1
          }
        }
      }
      stage.host.advance(by: 0.02)
      let shown = try stage.host.snapshot().bitmap
      let fresh = try #require(try stage.host.window.screen.host?.snapshot().bitmap)
      #expect(Self.areEqual(shown, fresh))
    }
  }

  /// Whether two pictures of a screen have the same colours; their alpha is not used.
  private static func areEqual(_ one: Bitmap, _ other: Bitmap) -> Bool {
    one.height == other.height && one.width == other.width
      && (0..<one.height).allSatisfy { row in words(of: one, row) == words(of: other, row) }
  }

  private static func words(of bitmap: Bitmap, _ row: Int) -> [UInt32] {
    let start = bitmap.data.advanced(by: row * bitmap.bytesPerRow)
    return (0..<bitmap.width).map {
      start.advanced(by: $0 * 4).load(as: UInt32.self) | 0xFF00_0000
    }
  }
}

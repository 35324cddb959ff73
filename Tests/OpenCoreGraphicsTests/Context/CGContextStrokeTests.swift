import OpenCoreGraphics
import Testing

@Suite struct CGContextStrokeTests {
  @Test("Half of a line lies on each side of the path")
  func straddles() throws {
    let bitmap = try drawn(5, 5) { $0.stroke(CGRect(x: 1.5, y: 1.5, width: 2, height: 2)) }

    #expect(picture(bitmap) == [".....", ".###.", ".#.#.", ".###.", "....."])
  }

  @Test(
    "Each cap extends beyond the end by its length",
    arguments: [(CGLineCap.butt, "..##.."), (.square, ".####.")])
  func caps(_ cap: CGLineCap, _ expected: String) throws {
    let bitmap = try drawn(6, 2) {
      $0.setLineWidth(2)
      $0.setLineCap(cap)
      $0.strokeLineSegments(between: [CGPoint(x: 2, y: 1), CGPoint(x: 4, y: 1)])
    }

    #expect(picture(bitmap) == [expected, expected])
  }

  @Test("R17.41 A path that is replaced by its stroked area fills what the line covers")
  func replacedPath() throws {
    func shape(_ context: CGContext) {
      context.translateBy(x: 3, y: 2)
      context.scaleBy(x: 1.5, y: 2)
      context.setLineWidth(3)
      context.setLineJoin(.round)
      context.setLineDash(phase: 1, lengths: [7, 4])
      context.addLines(between: [CGPoint(x: 2, y: 2), CGPoint(x: 20, y: 5), CGPoint(x: 6, y: 14)])
    }
    let line = try drawn(40, 40) {
      shape($0)
      $0.strokePath()
    }
    let area = try drawn(40, 40) {
      shape($0)
      $0.replacePathWithStrokedPath()
      $0.fillPath()
    }
    let differences = zip(pixels(line), pixels(area)).map { abs(Int($0 >> 24) - Int($1 >> 24)) }
    #expect((differences.max() ?? 0) <= 24)
    #expect(pixels(area).contains(0xFF00_0000))
    let nothing = try drawn(4, 4) {
      $0.replacePathWithStrokedPath()
      #expect($0.isPathEmpty)
    }
    #expect(pixels(nothing).allSatisfy { $0 == 0 })
  }

  @Test("Dashes alternate from their phase on")
  func dashes() throws {
    let bitmap = try drawn(8, 1) {
      $0.setLineDash(phase: 1, lengths: [2, 1])
      $0.strokeLineSegments(between: [CGPoint(x: 0, y: 0.5), CGPoint(x: 8, y: 0.5)])
    }

    #expect(picture(bitmap) == ["#.##.##."])
  }

  @Test(
    "Impossible dashes make the line solid",
    arguments: [[0, 0], [-1, 2], [.nan], [.infinity, 1], []] as [[CGFloat]])
  func invalidDashes(_ lengths: [CGFloat]) throws {
    let bitmap = try drawn(3, 1) {
      $0.setLineDash(phase: 0, lengths: lengths)
      $0.strokeLineSegments(between: [CGPoint(x: 0, y: 0.5), CGPoint(x: 3, y: 0.5)])
    }

    #expect(picture(bitmap) == ["###"])
  }

  @Test("A corner is pointed, or cut where it would be longer than the miter limit")
  func joins() throws {
    func corner(_ setUp: (CGContext) -> Void) throws -> UInt32 {
      try drawn(8, 8) {
        $0.setLineWidth(4)
        setUp($0)
        $0.addLines(between: [CGPoint(x: 2, y: 8), CGPoint(x: 2, y: 2), CGPoint(x: 8, y: 2)])
        $0.strokePath()
      }.pixel(x: 0, y: 0)
    }

    #expect(try corner { $0.setLineJoin(.miter) } == 0xFF00_0000)
    #expect(try corner { $0.setLineJoin(.bevel) } == 0)
    #expect(try corner { $0.setMiterLimit(1) } == 0)
    #expect(try corner { $0.setLineJoin(.round) } < 0x8000_0000)
  }

  @Test("A line is as wide as user space has it where it is drawn")
  func transformed() throws {
    let bitmap = try drawn(6, 4) {
      $0.move(to: CGPoint(x: 3, y: 0))
      $0.addLine(to: CGPoint(x: 3, y: 4))
      $0.scaleBy(x: 4, y: 1)
      $0.strokePath()
    }

    #expect(picture(bitmap) == Array(repeating: ".####.", count: 4))
  }

  @Test("A width for one rectangle does not change the state")
  func widthForOne() throws {
    let bitmap = try drawn(4, 6) {
      $0.stroke(CGRect(x: -10, y: 2, width: 30, height: 30), width: 2)
      $0.strokeLineSegments(between: [CGPoint(x: 0, y: 5.5), CGPoint(x: 4, y: 5.5)])
    }

    #expect(picture(bitmap) == ["....", "####", "####", "....", "....", "####"])
  }

  @Test("Filling and stroking in one go uses both colours")
  func fillAndStroke() throws {
    let bitmap = try drawn(5, 5) {
      $0.setFillColor(red)
      $0.setStrokeColor(blue)
      $0.addRect(CGRect(x: 0.5, y: 0.5, width: 4, height: 4))
      $0.drawPath(using: .fillStroke)
    }

    #expect(picture(bitmap) == ["BBBBB", "BRRRB", "BRRRB", "BRRRB", "BBBBB"])
  }

  @Test("A point is on the line when it is within half its width")
  func contains() throws {
    _ = try drawn(1, 1, scale: 2) {
      $0.setLineWidth(4)
      $0.move(to: .zero)
      $0.addLine(to: CGPoint(x: 10, y: 0))
      #expect($0.pathContains(CGPoint(x: 5, y: 1.9), mode: .stroke))
      #expect(!$0.pathContains(CGPoint(x: 5, y: 2.1), mode: .stroke))
      #expect(!$0.pathContains(CGPoint(x: 5, y: 1.9), mode: .fill))
    }
  }
}

import NestTesting
import Testing

@testable import OpenQuartzCore

@Suite("Corners of layers")
struct CornerTests {
  @Test("R17.7 All corners are round, and their curve is a circle, until that is set")
  func defaults() {
    let layer = CALayer()

    #expect(layer.maskedCorners.rawValue == 15 && layer.cornerCurve == .circular)
    #expect(CALayer.cornerCurveExpansionFactor(.circular) == 1)
    #expect(CALayer.cornerCurveExpansionFactor(.continuous) == 1.528665)
  }

  @Test("R17.7 Each corner is rounded alone", arguments: 0..<16)
  func oneByOne(bits: UInt) throws {
    let stage = try Stage()
    let layer = stage.add(.red, 4, 4, 30, 30)
    layer.cornerRadius = 12
    layer.maskedCorners = CACornerMask(rawValue: bits)
    stage.render()

    let corners = try [(4, 4), (33, 4), (4, 33), (33, 33)].map { try stage.pixel($0, $1) == 0 }
    #expect(corners == (0..<4).map { bits >> $0 & 1 == 1 })
    #expect(try stage.pixel(19, 19) == 0xff_0000 && stage.pixel(19, 4) == 0xff_0000)
  }

  @Test("R17.7 Corners that are not rounded do not clip sublayers and contents")
  func clipping() throws {
    let stage = try Stage()
    let layer = stage.add(nil, 4, 4, 30, 30)
    layer.cornerRadius = 12
    layer.masksToBounds = true
    layer.maskedCorners = [.layerMaxXMinYCorner]
    stage.add(.red, 0, 0, 30, 30, to: layer)
    stage.render()

    #expect(try stage.pixel(4, 4) == 0xff_0000 && stage.pixel(33, 4) == 0)
    #expect(try stage.pixel(4, 33) == 0xff_0000 && stage.pixel(33, 33) == 0xff_0000)
  }

  @Test("R17.7 Rounded corners take part in hit tests, as on a device")
  func hitTests() throws {
    let stage = try Stage()
    let layer = stage.add(.red, 4, 4, 30, 30)
    layer.cornerRadius = 12
    layer.masksToBounds = true

    #expect(stage.root.hitTest(CGPoint(x: 4.5, y: 4.5)) === layer)
  }

  @Test("R17.7 A continuous curve lies inside a circle at the edge, and leaves the edge earlier")
  func continuousCurve() {
    let circle = CornerShape(radius: 20)
    let smooth = CornerShape(radius: 20, curve: .continuous)

    #expect(smooth.arc == 31 && circle.arc == 20)
    #expect(
      (0..<31).contains {
        circle.coverage(x: $0, y: 0) == 255 && smooth.coverage(x: $0, y: 0) < 255
      })
    for y in 0..<smooth.side {
      let row = (0..<smooth.side).map { smooth.coverage(x: $0, y: y) }
      #expect(row == row.sorted())
      #expect(row == (0..<smooth.side).map { smooth.coverage(x: y, y: $0) })
    }
    // On the diagonal the two are less than half a pixel apart.
    let difference = (0..<20).map {
      Int(circle.coverage(x: $0, y: $0)) - Int(smooth.coverage(x: $0, y: $0))
    }.reduce(0, +)
    #expect(abs(difference) < 128)
  }

  @Test("R17.7 Where a continuous curve has no room it is nearer to a circle, and at last is one")
  func littleRoom() {
    let reaches = [2, 1.528665, 1.3, 1.1, 1.01, 1].map { CornerCurve(reaching: $0).reach }

    #expect(reaches == reaches.sorted(by: >))
    #expect(reaches.first == 1.528665 && reaches.last == 1)
    #expect(reaches[2] <= 1.3 && reaches[3] <= 1.1)
    #expect(CornerCurve(reaching: 1) == .circular && CornerCurve(reaching: 9) == .continuous)
    // No curve leaves a gap to the next one.
    for (x, y) in [(0.1, 0.5), (0.3, 0.3), (0.29, 0.31), (0.9, 0.02)] {
      let depths = (0...16).map { step in
        CornerCurve(reaching: 1 + 0.528666 * Double(step) / 16).depth(x: x, y: y) ?? 0
      }
      #expect(zip(depths, depths.dropFirst()).allSatisfy { abs($0 - $1) < 0.02 })
    }
  }

  @Test("R17.7 An animation of the radius rounds the chosen corners at every time")
  func animation() throws {
    let layer = CALayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 40, height: 40)
    layer.maskedCorners = [.layerMinXMinYCorner]
    layer.cornerCurve = .continuous
    for step in 0...8 {
      var values = layer.modelValues
      values.cornerRadius = CGFloat(step) * 4
      let rounding = CornerRounding(
        values, bounds: .init(x: 0, y: 0, width: 40, height: 40), scale: 1)
      #expect(rounding.radius == min(20, Double(step) * 4))
      #expect(rounding.reach <= 20)
      if step > 0 { #expect(rounding.corners == [.layerMinXMinYCorner]) }
    }
  }

  @Test(
    "R17.7 The contact sheet of corners", arguments: [1, 1.5, 2.0], [false, true])
  func contactSheet(scale: Double, isDark: Bool) throws {
    let sheet = try ContactSheet(width: 300, height: 130, scale: scale, isDark: isDark)
    let masks: [CACornerMask] = [
      .all, [.layerMinXMinYCorner, .layerMaxXMinYCorner], [.layerMinXMaxYCorner],
      [.layerMinXMinYCorner, .layerMaxXMaxYCorner],
    ]
    for (index, mask) in masks.enumerated() {
      for row in 0..<2 {
        let frame = CGRect(x: 10 + index * 72, y: 10 + row * 60, width: 60, height: 50)
        let layer = sheet.add(frame, isDark ? .gray(90) : .blue)
        layer.cornerRadius = 16
        layer.maskedCorners = mask
        layer.cornerCurve = row == 1 ? .continuous : .circular
        layer.borderWidth = index == 2 ? 4 : index == 3 ? 1 : 0
        layer.borderColor = CGColor(red: 1, green: 0.6, blue: 0, alpha: 1)
        guard index == 1 else { continue }
        layer.masksToBounds = true
        let inner = CALayer()
        inner.frame = CGRect(x: 30, y: 20, width: 40, height: 40)
        inner.backgroundColor = .red
        layer.addSublayer(inner)
      }
    }
    try sheet.expect("corners")
  }
}

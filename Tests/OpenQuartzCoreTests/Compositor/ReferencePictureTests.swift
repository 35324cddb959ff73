import NestTesting
import Testing

@testable import OpenQuartzCore

@Suite("Reference pictures of the compositor")
struct ReferencePictureTests {
  /// A picture whose orientation, edges and middle can be distinguished.
  func card(width: Int = 60, height: Int = 40, isOpaque: Bool = true) throws -> CGImage {
    try .make(width: width, height: height, isOpaque: isOpaque) { x, y in
      if x == 0 || y == 0 || x == width - 1 || y == height - 1 { return 0xff00_0000 }
      if x < 12 && y < 12 { return 0xffe0_3030 }
      if x >= width - 12 && y < 12 { return 0xff30_a030 }
      if x < 12 && y >= height - 12 { return 0xff30_50d0 }
      if !isOpaque && (x / 6 + y / 6) % 2 == 0 { return 0 }
      let shade = UInt32(140 + x * 100 / width)
      return 0xff00_0000 | shade << 16 | UInt32(200 - y) << 8 | 0x90
    }
  }

  /// A light checkerboard, on which missing and doubled edges show.
  func addBackdrop(_ stage: Stage) throws {
    let size = (Int(stage.surface.pixelWidth), Int(stage.surface.pixelHeight))
    stage.root.contents = try CGImage.make(width: size.0, height: size.1) { x, y in
      (x / 8 + y / 8) % 2 == 0 ? 0xffff_ffff : 0xffe4_e8ec
    }
  }

  func layer(_ frame: CGRect, _ color: CGColor?, in parent: CALayer) -> CALayer {
    let layer = CALayer()
    layer.frame = frame
    layer.backgroundColor = color
    parent.addSublayer(layer)
    return layer
  }

  @Test("Rounded corners: plain, with borders, clipping contents, clipping sublayers")
  func roundedCorners() throws {
    let stage = try Stage(width: 320, height: 200)
    try addBackdrop(stage)
    for (index, radius) in [4.0, 15, 30, 100].enumerated() {
      let x = 10 + Double(index) * 78
      let plain = layer(CGRect(x: x, y: 10, width: 66, height: 50), .blue, in: stage.root)
      plain.cornerRadius = radius
      plain.borderWidth = [0, 1, 6, 3][index]
      plain.borderColor = CGColor(red: 1, green: 0.6, blue: 0, alpha: index == 3 ? 0.5 : 1)

      let picture = layer(CGRect(x: x, y: 72, width: 60, height: 40), nil, in: stage.root)
      picture.contents = try card()
      picture.cornerRadius = radius
      picture.masksToBounds = index > 0

      let group = layer(CGRect(x: x, y: 126, width: 66, height: 60), .green, in: stage.root)
      group.cornerRadius = radius
      group.masksToBounds = true
      group.borderWidth = 2
      _ = layer(CGRect(x: -20, y: 20, width: 60, height: 60), .red, in: group)
      _ = layer(CGRect(x: 50, y: -10, width: 30, height: 30), .white, in: group)
    }
    try ReferencePictures().expect(stage.host.snapshot(), toMatch: "rounded-corners")
  }

  @Test("Opacity: of a single layer, of a group as a whole, of a group inside a group")
  func groupOpacity() throws {
    let stage = try Stage(width: 320, height: 110)
    try addBackdrop(stage)
    for (index, opacity) in [Float(1), 0.7, 0.4].enumerated() {
      let x = 10 + Double(index) * 100
      let group = layer(CGRect(x: x, y: 10, width: 90, height: 90), nil, in: stage.root)
      group.opacity = opacity
      _ = layer(CGRect(x: 0, y: 0, width: 60, height: 60), .red, in: group)
      let inner = layer(CGRect(x: 30, y: 30, width: 60, height: 60), .blue, in: group)
      inner.opacity = index == 0 ? 0.5 : 1
      _ = layer(CGRect(x: 15, y: 15, width: 60, height: 20), .green, in: inner)
    }
    try ReferencePictures().expect(stage.host.snapshot(), toMatch: "group-opacity")
  }

  @Test("Rotations: pictures, groups, scaled, mirrored, with rounded corners")
  func rotations() throws {
    let stage = try Stage(width: 400, height: 220)
    try addBackdrop(stage)
    for index in 0..<8 {
      let frame = CGRect(
        x: 20 + Double(index % 4) * 95, y: 30 + Double(index / 4) * 100, width: 60, height: 40)
      let card = layer(frame, nil, in: stage.root)
      card.contents = try self.card(isOpaque: index != 5)
      let angle = [0, 0.1, .pi / 4, .pi / 2, .pi, 2.5, 0.3, 0.3][index]
      card.transform = CATransform3DMakeRotation(CGFloat(angle), 0, 0, 1)
      if index == 6 { card.transform = CATransform3DScale(card.transform, -1.4, 1.4, 1) }
      if index == 7 {
        card.contents = nil
        card.backgroundColor = .blue
        card.cornerRadius = 12
        card.masksToBounds = true
        card.borderWidth = 3
        _ = layer(CGRect(x: 30, y: -5, width: 40, height: 30), .red, in: card)
      }
    }
    try ReferencePictures().expect(stage.host.snapshot(), toMatch: "rotations")
  }

  @Test("A flip in perspective, at several angles, with the back hidden")
  func flip() throws {
    let stage = try Stage(width: 480, height: 200)
    try addBackdrop(stage)
    for (index, degrees) in [0.0, 20, 45, 70, 85, 110, 135, 180].enumerated() {
      let frame = CGRect(
        x: 20 + Double(index % 4) * 115, y: 15 + Double(index / 4) * 95, width: 90, height: 75)
      let container = layer(frame, nil, in: stage.root)
      container.sublayerTransform.m34 = -1 / 200
      let front = layer(CGRect(x: 0, y: 0, width: 90, height: 75), nil, in: container)
      front.contents = try card(width: 90, height: 75)
      front.isDoubleSided = false
      front.transform = CATransform3DMakeRotation(CGFloat(degrees * .pi / 180), 0, 1, 0)
      let back = layer(CGRect(x: 0, y: 0, width: 90, height: 75), .blue, in: container)
      back.isDoubleSided = false
      back.cornerRadius = 10
      back.transform = CATransform3DMakeRotation(CGFloat((degrees + 180) * .pi / 180), 0, 1, 0)
    }
    try ReferencePictures().expect(stage.host.snapshot(), toMatch: "flip")
  }

  @Test("Strong perspective: tilted planes, one of which passes behind the eye")
  func passingTheEye() throws {
    let stage = try Stage(width: 360, height: 200)
    try addBackdrop(stage)
    for (index, degrees) in [40.0, 60, 85].enumerated() {
      let frame = CGRect(x: 10 + Double(index) * 115, y: 20, width: 110, height: 160)
      let container = layer(frame, nil, in: stage.root)
      container.masksToBounds = true
      container.borderWidth = 1
      container.sublayerTransform.m34 = -1 / 70
      let plane = layer(CGRect(x: 15, y: 0, width: 80, height: 160), nil, in: container)
      plane.contents = try CGImage.make(width: 80, height: 160) { x, y in
        let isLine = x % 10 == 0 || y % 10 == 0
        return isLine ? 0xff20_2060 : 0xff00_0000 | UInt32(255 - y) << 16 | 0xc000 | UInt32(x)
      }
      plane.transform = CATransform3DMakeRotation(CGFloat(degrees * .pi / 180), 1, 0, 0)
    }
    try ReferencePictures().expect(stage.host.snapshot(), toMatch: "passing-the-eye")
  }

  @Test("Two pixels per point: hairlines, corners, scaled and unscaled pictures, a zoom")
  func twoPixelsPerPoint() throws {
    let stage = try Stage(width: 160, height: 90, scale: 2)
    try addBackdrop(stage)
    let box = layer(CGRect(x: 10, y: 10, width: 40, height: 30), .green, in: stage.root)
    box.cornerRadius = 7.25
    box.borderWidth = 0.5
    _ = layer(CGRect(x: 10, y: 50, width: 60, height: 0.5), .black, in: stage.root)
    let sharp = layer(CGRect(x: 60, y: 10, width: 30, height: 20), nil, in: stage.root)
    sharp.contents = try card()
    sharp.contentsScale = 2
    let soft = layer(CGRect(x: 100, y: 10, width: 50, height: 30), nil, in: stage.root)
    soft.contents = try card()
    soft.contentsGravity = .resizeAspect
    let zoom = layer(CGRect(x: 90, y: 55, width: 40, height: 20), .white, in: stage.root)
    _ = layer(CGRect(x: 5, y: 5, width: 10, height: 10), .red, in: zoom)
    zoom.transform = CATransform3DMakeScale(1.32, 1.32, 1)
    try ReferencePictures().expect(stage.host.snapshot(), toMatch: "two-pixels-per-point")
  }

  @Test("Every contents gravity, of a picture smaller and larger than the layer")
  func gravities() throws {
    let stage = try Stage(width: 500, height: 340)
    try addBackdrop(stage)
    let gravities: [CALayerContentsGravity] = [
      .center, .top, .bottom, .left, .right, .topLeft, .topRight, .bottomLeft, .bottomRight,
      .resize, .resizeAspect, .resizeAspectFill,
    ]
    for (index, gravity) in gravities.enumerated() {
      for isLarge in [false, true] {
        let x = 10 + Double(index % 6) * 82
        let y = 10 + Double(index / 6) * 80 + (isLarge ? 165 : 0)
        let box = layer(CGRect(x: x, y: y, width: 70, height: 70), .gray(200), in: stage.root)
        box.contents = try isLarge ? card(width: 150, height: 100) : card(width: 45, height: 30)
        box.contentsGravity = gravity
        box.masksToBounds = true
      }
    }
    try ReferencePictures().expect(stage.host.snapshot(), toMatch: "gravities")
  }
}

import NestTesting
import OpenUIKit
import Testing

/// Draws with a closure, and counts.
private final class DrawingView: UIView {
  var draws = 0
  var body: (CGRect) -> Void = { _ in }

  override func draw(_ rect: CGRect) {
    draws += 1
    super.draw(rect)
    body(rect)
  }
}

private final class PlainSubview: UIView {}

struct DrawingTests {
  private func makeHost() throws -> TestHost {
    let host = try TestHost(size: CGSize(width: 40, height: 30))
    host.window.backgroundColor = .white
    host.window.makeKeyAndVisible()
    return host
  }

  @Test("views that draw nothing have no pixels of their own")
  func noBacking() throws {
    let host = try makeHost()
    let silent = DrawingView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let views = [UIView(), PlainSubview(), silent, UIControl(), UIButton(type: .system)]
    for view in views {
      view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      view.backgroundColor = .red
      host.window.addSubview(view)
    }
    host.commit()

    #expect(views.allSatisfy { $0.layer.backing == nil })
    #expect(silent.draws == 1)
    #expect(host.window.layer.backing == nil)
  }

  @Test("a view that draws has pixels at the screen's scale, and draws only after setNeedsDisplay")
  func backing() throws {
    let host = try TestHost(size: CGSize(width: 40, height: 30), scale: 2)
    let view = DrawingView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
    view.body = {
      UIColor.red.setFill()
      UIRectFill($0.insetBy(dx: 2, dy: 2))
    }
    host.window.makeKeyAndVisible()
    host.window.addSubview(view)
    host.commit()
    let first = view.draws
    view.frame.origin = CGPoint(x: 6, y: 6)
    view.alpha = 0.9
    view.frame.size.width = 20
    host.commit()
    let afterGeometry = view.draws
    view.setNeedsDisplay()
    view.setNeedsDisplay()
    host.commit()
    let afterRequest = view.draws
    view.contentMode = .redraw
    view.frame.size.width = 10
    host.commit()

    #expect((first, afterGeometry, afterRequest, view.draws) == (1, 1, 2, 3))
    #expect(view.layer.backing?.width == 20)
    #expect(view.contentScaleFactor == 2)
  }

  @Test("drawing is above the background, and is removed when nothing is drawn any more")
  func pixels() throws {
    let host = try makeHost()
    let view = DrawingView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
    view.backgroundColor = .blue
    var color: UIColor? = .red
    view.body = {
      guard let color else { return }
      color.set()
      UIRectFill(CGRect(x: $0.minX, y: $0.minY, width: 5, height: 10))
    }
    host.window.addSubview(view)

    let drawn = try host.snapshot().bitmap
    color = nil
    view.setNeedsDisplay()
    let empty = try host.snapshot().bitmap

    #expect(drawn.pixel(x: 6, y: 6) == 0xFFFF_0000)
    #expect(drawn.pixel(x: 12, y: 6) == 0xFF00_00FF)
    #expect(empty.pixel(x: 6, y: 6) == 0xFF00_00FF)
    #expect(view.layer.backing == nil)
  }

  @Test("an opaque view has its background behind what it draws")
  func opaque() throws {
    let host = try makeHost()
    let view = DrawingView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
    view.isOpaque = true
    view.backgroundColor = .green
    view.body = { _ in UIRectFill(CGRect(x: 0, y: 0, width: 5, height: 10)) }
    host.window.addSubview(view)

    let picture = try host.snapshot().bitmap

    #expect(view.layer.backing?.isOpaque == true)
    #expect(picture.pixel(x: 6, y: 6) == 0xFF00_0000)
    #expect(picture.pixel(x: 12, y: 6) == 0xFF00_FF00)
  }

  @Test("a renderer's picture has its size, scale and drawing, also after a round trip through PNG")
  func renderer() throws {
    let host = try TestHost(size: CGSize(width: 40, height: 30), scale: 2)
    defer { withExtendedLifetime(host) {} }
    let renderer = UIGraphicsImageRenderer(bounds: CGRect(x: 10, y: 10, width: 4, height: 3))

    let image = renderer.image { context in
      UIColor.blue.setFill()
      context.fill(CGRect(x: 10, y: 10, width: 2, height: 3))
      UIBezierPath(rect: CGRect(x: 12, y: 10, width: 2, height: 3)).addClip()
      UIColor.red.setFill()
      UIRectFill(CGRect(x: 0, y: 10, width: 50, height: 1))
    }
    let outside = UIGraphicsGetCurrentContext()
    let data = try #require(image.pngData())
    let back = try #require(UIImage(data: data, scale: 2))
    let bitmap = try #require(back.cgImage).bitmap

    #expect(image.size == CGSize(width: 4, height: 3))
    #expect(image.scale == 2)
    #expect(outside == nil)
    #expect(back.size == image.size)
    #expect(bitmap.pixel(x: 0, y: 0) == 0xFF00_00FF)
    #expect(bitmap.pixel(x: 5, y: 1) == 0xFFFF_0000)
    #expect(bitmap.pixel(x: 5, y: 2) == 0)
    #expect(UIImage(data: Data([1, 2, 3])) == nil)
    #expect(UIImage(contentsOfFile: "/nowhere.png") == nil)
  }

  @Test("a hierarchy draws into a context, scaled, after pending layout")
  func drawHierarchy() throws {
    final class Follower: UIView {
      let child = UIView()
      override func layoutSubviews() { child.frame = bounds.insetBy(dx: 2, dy: 2) }
    }
    let host = try makeHost()
    let view = Follower(frame: CGRect(x: 3, y: 3, width: 10, height: 10))
    view.backgroundColor = .blue
    view.child.backgroundColor = .red
    view.addSubview(view.child)
    host.window.addSubview(view)

    let format = UIGraphicsImageRendererFormat()
    let image = UIGraphicsImageRenderer(
      size: CGSize(width: 20, height: 20), format: format
    ).image { _ in
      view.drawHierarchy(in: CGRect(x: 0, y: 0, width: 20, height: 20), afterScreenUpdates: true)
    }
    let bitmap = try #require(image.cgImage).bitmap

    #expect(bitmap.pixel(x: 1, y: 1) == 0xFF00_00FF)
    #expect(bitmap.pixel(x: 10, y: 10) == 0xFFFF_0000)
    #expect(!view.drawHierarchy(in: .zero, afterScreenUpdates: false))
  }

  @Test("an image view shows its image as contents")
  func imageView() throws {
    let host = try makeHost()
    let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image {
      UIColor.red.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 1, height: 2))
    }
    let view = UIImageView(image: image)
    let size = view.frame.size
    view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    view.contentMode = .topLeft
    view.backgroundColor = .blue
    host.window.addSubview(view)

    let picture = try host.snapshot().bitmap

    #expect(size == CGSize(width: 2, height: 2))
    #expect(picture.pixel(x: 0, y: 0) == 0xFFFF_0000)
    #expect(picture.pixel(x: 1, y: 0) == 0xFF00_00FF)
    #expect(view.layer.contents as? CGImage === image.cgImage)
    #expect(view.intrinsicContentSize == image.size)
  }

  @Test("paths draw as the reference shows")
  func paths() throws {
    let host = try TestHost(size: CGSize(width: 200, height: 110), scale: 2)
    let view = DrawingView(frame: CGRect(x: 0, y: 0, width: 200, height: 110))
    view.backgroundColor = .white
    view.body = { _ in
      UIColor.systemBlue.setFill()
      UIColor.systemRed.setStroke()
      UIBezierPath(rect: CGRect(x: 10, y: 10, width: 30, height: 30)).fill()
      UIBezierPath(ovalIn: CGRect(x: 50, y: 10, width: 40, height: 30)).fill()
      let rounded = UIBezierPath(
        roundedRect: CGRect(x: 100, y: 10, width: 40, height: 30), cornerRadius: 8)
      rounded.lineWidth = 3
      rounded.stroke()
      UIBezierPath(
        roundedRect: CGRect(x: 150, y: 10, width: 40, height: 30),
        byRoundingCorners: [.topLeft, .bottomRight], cornerRadii: CGSize(width: 12, height: 12)
      ).fill(with: .normal, alpha: 0.5)
      let wedge = UIBezierPath()
      wedge.move(to: CGPoint(x: 25, y: 75))
      wedge.addArc(
        withCenter: CGPoint(x: 25, y: 75), radius: 20, startAngle: 0, endAngle: .pi / 2,
        clockwise: true)
      wedge.close()
      wedge.fill()
      let dashed = UIBezierPath()
      dashed.move(to: CGPoint(x: 60, y: 95))
      dashed.addCurve(
        to: CGPoint(x: 130, y: 95), controlPoint1: CGPoint(x: 80, y: 40),
        controlPoint2: CGPoint(x: 110, y: 40))
      dashed.setLineDash([6, 3], count: 2, phase: 0)
      dashed.lineWidth = 2
      dashed.stroke()
      let star = UIBezierPath(rect: CGRect(x: 145, y: 55, width: 40, height: 40))
      star.append(UIBezierPath(rect: CGRect(x: 155, y: 65, width: 20, height: 20)))
      star.usesEvenOddFillRule = true
      star.fill()
    }
    host.window.addSubview(view)
    host.window.makeKeyAndVisible()

    try host.expectPicture("paths")
    #expect(UIBezierPath().isEmpty)
    #expect(
      UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 10, height: 10)).contains(
        CGPoint(x: 5, y: 5)))
  }
}

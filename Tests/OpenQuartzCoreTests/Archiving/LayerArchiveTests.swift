import OpenCoreGraphics
import OpenQuartzCore
import Testing

/// A layer of a class of its own.
class MarkedLayer: CALayer {
  var mark = 0

  override init() { super.init() }

  required init?(coder: NSCoder) {
    mark = coder.decodeInteger(forKey: "mark")
    super.init(coder: coder)
  }

  override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(mark, forKey: "mark")
  }
}

@Suite struct LayerArchiveTests {
  @Test("R19.1 a layer returns from an archive with its properties, timing and sublayers")
  func roundTrip() throws {
    let layer = CALayer()
    layer.name = "card"
    layer.bounds = CGRect(x: 1, y: 2, width: 30, height: 40)
    layer.position = CGPoint(x: 5, y: 6)
    layer.transform = CATransform3DMakeRotation(1, 0.5, 1, 0)
    layer.opacity = 0.5
    layer.isHidden = true
    layer.cornerRadius = 8
    layer.borderColor = CGColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    layer.backgroundColor = CGColor(gray: 0.5, alpha: 0.25)
    layer.contentsGravity = .center
    layer.speed = 0.5
    layer.repeatCount = .infinity
    let sublayer = MarkedLayer()
    sublayer.mark = 7
    sublayer.zPosition = 3
    layer.addSublayer(sublayer)

    let read = try #require(try archived(layer))

    #expect(read !== layer && read.modelValues == layer.modelValues)
    #expect(read.name == "card" && read.speed == 0.5 && read.repeatCount == .infinity)
    let inside = try #require(read.sublayers?.first as? MarkedLayer)
    #expect(inside.mark == 7 && inside.zPosition == 3 && inside.superlayer === read)
  }

  @Test("R19.1 the picture of a layer returns from an archive")
  func contents() throws {
    let layer = CALayer()
    layer.contents = CGImage(try Bitmap(width: 2, height: 2, isOpaque: false))

    let read = try #require(try archived(layer))

    let image = try #require(read.modelValues.contents)
    #expect(image.width == 2 && image.height == 2)
  }

  @Test("R19.1 a damaged archive of a layer gives nil, and a coder without keys a new layer")
  func damage() throws {
    let keys = ["CALayerValues", "CALayerTiming"]
    for key in keys {
      #expect(CALayer(coder: try coder { $0.encode("text", forKey: key) }) == nil)
      #expect(CALayer(coder: try coder { $0.encodeValue([1, 2], forKey: key) }) == nil)
    }
    let wrong = ["opacity": ArchivedValue(.point(.zero))]
    #expect(CALayer(coder: try coder { $0.encodeValue(wrong, forKey: "CALayerValues") }) == nil)
    let unknown = ["colour": ArchivedValue(.number(1))]
    #expect(CALayer(coder: try coder { $0.encodeValue(unknown, forKey: "CALayerValues") }) == nil)
    let infinite = ["opacity": ArchivedValue(.number(.infinity))]
    #expect(CALayer(coder: try coder { $0.encodeValue(infinite, forKey: "CALayerValues") }) == nil)
    #expect(CALayer(coder: NSCoder())?.bounds == .zero)
    #expect(CALayer(coder: try coder { _ in })?.bounds == .zero)
  }
}

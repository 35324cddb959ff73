import NestTesting
import Testing

@testable import OpenUIKit

/// Objects of classes that are values are made by initialisers that are not `required`, found in
/// the method table. Where they are depends on the compiler: these tests run with each one that the
/// package is built by.
struct DynamicInstanceTests {
  @Test("an object is made by the init() of its class")
  func object() throws {
    let made = try #require(DynamicInstance.make(Base.self as NSObject.Type) as? Base)
    let derived = try #require(DynamicInstance.make(Derived.self as NSObject.Type) as? Derived)

    #expect(made.calls == ["base"] && made.values == [1, 2])
    #expect(derived.calls == ["base", "derived"] && derived.values == [1, 2])
    #expect(derived.name == "derived")
  }

  @Test("a view is made by the init(frame:) of its class, also an inherited one")
  func view() throws {
    let frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    let types: [UIView.Type] = [OwnLabel.self, InheritingLabel.self]

    for type in types {
      let label = try #require(DynamicInstance.make(type, frame: frame) as? OwnLabel)
      #expect(label.frames == [frame] && label.text == "made" && label.layer.delegate === label)
    }
  }

  @Test("a presentation copy is made by the init(layer:) of its class")
  func layer() throws {
    let host = try TestHost()
    let layer = OwnLayer()
    layer.level = 7
    host.window.layer.addSublayer(layer)
    host.unhide()

    let copy = try #require(layer.presentation())

    #expect(copy.level == 7 && copy.wasCopied && !layer.wasCopied)
  }

  @Test("a scene is made by its own initialiser")
  func scene() throws {
    let host = try TestHost()
    let session = host.window.windowScene?.session
    let made = DynamicInstance.make(
      OwnScene.self, try #require(session), UIScene.ConnectionOptions())

    #expect((made as? OwnScene)?.note == "made" && made.session === session)
  }
}

private class Base: NSObject {
  var calls: [String] = []
  let values: [Int]

  override init() {
    values = [1, 2]
    super.init()
    calls.append("base")
  }

  deinit {}
}

private final class Derived: Base {
  let name: String

  override init() {
    name = "derived"
    super.init()
    calls.append("derived")
  }

  deinit {}
}

private class OwnLabel: UILabel {
  private(set) var frames: [CGRect] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    frames.append(frame)
    text = "made"
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  deinit {}
}

private final class InheritingLabel: OwnLabel {
  deinit {}
}

private final class OwnLayer: CALayer {
  var level = 0
  let wasCopied: Bool

  override init() {
    wasCopied = false
    super.init()
  }

  override init(layer: Any) {
    wasCopied = true
    level = (layer as? OwnLayer)?.level ?? -1
    super.init(layer: layer)
  }

  required init?(coder: NSCoder) { nil }

  deinit {}
}

private final class OwnScene: UIWindowScene {
  let note: String

  override init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    note = "made"
    super.init(session: session, connectionOptions: connectionOptions)
  }

  deinit {}
}

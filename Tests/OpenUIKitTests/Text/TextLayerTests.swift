import NestTesting
import OpenUIKit
import Testing

/// Text layers with fonts and attributes of UIKit.
struct TextLayerTests {
  @Test("R17.32 A text layer draws fonts and attributes of UIKit, wrapped and truncated")
  func picture() throws {
    let host = try TestHost(size: CGSize(width: 330, height: 210), scale: 2)
    let controller = UIViewController()
    controller.view.backgroundColor = .white
    var top: CGFloat = 8
    func add(_ height: CGFloat, _ change: (CATextLayer) -> Void) {
      let layer = CATextLayer()
      layer.frame = CGRect(x: 10, y: top, width: 310, height: height)
      layer.backgroundColor = UIColor.systemGray5.cgColor
      layer.foregroundColor = UIColor.black.cgColor
      layer.contentsScale = 2
      layer.fontSize = 16
      change(layer)
      controller.view.layer.addSublayer(layer)
      top += height + 6
    }
    let sentence = "The quick brown fox jumps over the lazy dog and lies down again"
    add(22) { $0.string = "A plain text in Helvetica" }
    add(22) {
      $0.string = "A font of UIKit, in the middle"
      $0.font = UIFont.monospacedSystemFont(ofSize: 5, weight: .bold)
      $0.alignmentMode = .center
    }
    add(42) {
      $0.string = sentence + ", " + sentence
      $0.isWrapped = true
      $0.truncationMode = .end
    }
    add(22) {
      $0.string = sentence
      $0.truncationMode = .middle
    }
    add(26) { $0.string = TextSamples.characters[0] }
    add(26) { $0.string = TextSamples.characters[1] }
    host.show(controller)

    try host.expectPicture("text-layers")
  }
}

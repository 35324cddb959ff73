import Foundation
import Testing

@testable import OpenQuartzCore
@testable import OpenUIKit

/// The objects that programs have by the thousand stay small: each is as large as what the
/// allocator has given for it.
struct ObjectWeightTests {
  /// A debug build has the lifetime of the target in each link to an owner. The allocator gives
  /// memory in steps of 16 bytes.
  private static func links(_ count: Int) -> Int {
    #if DEBUG
      (count * MemoryLayout<Lifetime?>.size + 15) / 16 * 16
    #else
      0
    #endif
  }

  private func weight(_ object: AnyObject) -> Int {
    // The module of the C library leaves the function out.
    typealias Size = @convention(c) (UnsafeMutableRawPointer?) -> Int
    guard let symbol = dlsym(nil, "malloc_usable_size") else { return .max }
    return unsafeBitCast(symbol, to: Size.self)(Unmanaged.passUnretained(object).toOpaque())
  }

  @Test("R13.5 a view and its layer take at most 600 bytes")
  func view() {
    let view = UIView()

    #expect(weight(view) <= 248 + Self.links(3))
    #expect(weight(view.layer) <= 328 + Self.links(1))
    #expect(weight(view) + weight(view.layer) <= 600 + Self.links(4))
  }

  @Test("R13.5 a controller and its view take at most 1,000 bytes")
  func controller() {
    let controller = UIViewController()
    controller.loadViewIfNeeded()
    let objects: [AnyObject] = [controller, controller.view, controller.view.layer]

    #expect(weight(controller) <= 280 + Self.links(2))
    #expect(objects.map(weight).reduce(0, +) <= 1_000 + Self.links(6))
    #expect(controller.extras == nil && controller.barItemStorage == nil)
  }

  @Test("R13.5 what few views and layers have is made when it is set first")
  func records() {
    let view = UIView()
    #expect(view.extras == nil && view.insetState == nil && view.constraintState == nil)
    #expect(view.traitState == nil && view.attachedRecognizers == nil)
    #expect(view.layer.extras == nil && view.layer.modelValues.sharedRareValues == nil)

    view.layer.contentsRect = CGRect(x: 0, y: 0, width: 0.5, height: 1)
    view.layer.anchorPointZ = 3

    #expect(view.layer.modelValues.sharedRareValues != nil)
    #expect(view.layer.contentsRect == CGRect(x: 0, y: 0, width: 0.5, height: 1))
    #expect(view.layer.anchorPointZ == 3 && CALayer().anchorPointZ == 0)
  }

  @Test("R13.5 a bar has views for a large title and for a prompt once an item has them")
  func barViews() {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 96))
    let item = UINavigationItem(title: "Title")
    bar.items = [item]
    bar.layoutIfNeeded()
    #expect(item.contentView?.largeTitle == nil && item.contentView?.promptLabel == nil)

    bar.prefersLargeTitles = true
    item.prompt = "Prompt"
    bar.layoutIfNeeded()

    let content = item.contentView
    #expect(content?.largeTitle?.label.text == "Title")
    #expect(content?.largeTitle?.clip.isHidden == false)
    #expect(content?.promptLabel?.text == "Prompt" && content?.promptLabel?.isHidden == false)
    #expect(content?.subviews.first === content?.largeTitle?.clip)
  }
}

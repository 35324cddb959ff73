import Foundation
import OpenQuartzCore
import Testing

@Suite struct ObjectLinkTests {
  @Test("A link leads to an object with a lifetime, and to any other, until it is freed")
  func links() {
    var layer: CALayer? = CALayer()
    var object: NSObject? = NSObject()
    let links = [ObjectLink(layer), ObjectLink(object)]
    #expect(links[0].target === layer && links[1].target === object)

    layer = nil
    object = nil

    #expect(links.allSatisfy { $0.target == nil })
    #expect(ObjectLink(nil).target == nil)
  }
}

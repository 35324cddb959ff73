import NestTesting
import OpenUIKit
import Testing

struct MarginsWithoutWindowTests {
  @Test("R18.1 in no window, too, views follow margins that change")
  func change() {
    let root = makeRoot()
    let view = constrained(UIView(), in: root)
    view.pinEdges(to: root.layoutMarginsGuide)
    root.layoutIfNeeded()
    let before = view.frame

    root.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    root.layoutIfNeeded()

    #expect(before == CGRect(x: 8, y: 8, width: 304, height: 464))
    #expect(view.frame == CGRect(x: 2, y: 1, width: 314, height: 476))
  }
}

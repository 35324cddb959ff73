import NestTesting
import OpenUIKit
import Testing

struct UILayoutGuideTests {
  @Test("the guides of a view follow its safe area and its margins")
  func ownGuides() throws {
    let host = try TestHost.phone()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    host.window.addSubview(view)
    host.turn { host.window.isHidden = false }
    let guides = [view.safeAreaLayoutGuide, view.layoutMarginsGuide, view.readableContentGuide]

    let first = guides.map(\.layoutFrame)
    view.frame.origin.y = 20
    view.layoutMargins = insets(1, 2, 3, 4)
    view.bounds.origin.x = 100

    #expect(
      first == [
        CGRect(x: 0, y: 59, width: 393, height: 759), CGRect(x: 8, y: 67, width: 377, height: 743),
        CGRect(x: 8, y: 67, width: 377, height: 743),
      ])
    #expect(
      guides.map(\.layoutFrame) == [
        CGRect(x: 100, y: 39, width: 393, height: 779),
        CGRect(x: 102, y: 40, width: 387, height: 775),
        CGRect(x: 102, y: 40, width: 387, height: 775),
      ])
    #expect(
      guides.map(\.identifier) == [
        "UIViewSafeAreaLayoutGuide", "UIViewLayoutMarginsGuide", "UIViewReadableContentGuide",
      ])
    #expect(guides.allSatisfy { $0.owningView === view })
    #expect(view.safeAreaLayoutGuide === guides[0])
    #expect(view.layoutGuides.isEmpty)
  }

  @Test("the readable guide is as wide as one likes to read, in the middle of the margins")
  func readableWidth() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 100))
    view.layoutMargins = insets(0, 100, 0, 20)
    let wide = view.readableContentGuide.layoutFrame
    view.frame.size.width = 792
    let exact = view.readableContentGuide.layoutFrame
    view.frame.size.width = 100

    #expect(wide == CGRect(x: 204, y: 0, width: 672, height: 100))
    #expect(exact == CGRect(x: 100, y: 0, width: 672, height: 100))
    #expect(view.readableContentGuide.layoutFrame == CGRect(x: 100, y: 0, width: 0, height: 100))
  }

  @Test("a view keeps the guides that are added, and a guide is in one view at a time")
  func added() {
    final class Half: UILayoutGuide {
      override var layoutFrame: CGRect {
        owningView.map { $0.bounds.insetBy(dx: $0.bounds.width / 4, dy: 0) } ?? .zero
      }
    }
    let first = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 10))
    let second = UIView()
    let (plain, half) = (UILayoutGuide(), Half())
    plain.identifier = "plain"

    first.addLayoutGuide(plain)
    first.addLayoutGuide(plain)
    first.addLayoutGuide(half)
    let inFirst = first.layoutGuides.map(ObjectIdentifier.init)
    let frames = [plain.layoutFrame, half.layoutFrame]
    second.addLayoutGuide(half)
    second.removeLayoutGuide(plain)
    first.removeLayoutGuide(plain)

    #expect(inFirst == [plain, half].map(ObjectIdentifier.init))
    #expect(frames == [.zero, CGRect(x: 25, y: 0, width: 50, height: 10)])
    #expect(first.layoutGuides.isEmpty)
    #expect(second.layoutGuides.map(ObjectIdentifier.init) == [ObjectIdentifier(half)])
    #expect(plain.owningView == nil)
    #expect(half.owningView === second)
    #expect(plain.identifier == "plain")
  }

  @Test("guides and their view do not keep each other alive")
  func leaks() {
    weak var view: UIView?
    weak var guide: UILayoutGuide?
    do {
      let owner = UIView()
      owner.addLayoutGuide(UILayoutGuide())
      guide = owner.layoutGuides.first
      _ = owner.safeAreaLayoutGuide
      view = owner
    }

    #expect(view == nil)
    #expect(guide == nil)
  }
}

import NestTesting
import OpenUIKit
import Testing

struct KeyboardLayoutGuideTests {
  @Test("R18.1 without a keyboard its guide is at the bottom, as high as the safe area there")
  func place() throws {
    let host = try TestHost.phone()
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    host.window.addSubview(root)
    let field = constrained(ContentView(), in: root)
    NSLayoutConstraint.activate([
      field.bottomAnchor.constraint(equalTo: root.keyboardLayoutGuide.topAnchor),
      field.leadingAnchor.constraint(equalTo: root.keyboardLayoutGuide.leadingAnchor),
      field.trailingAnchor.constraint(equalTo: root.keyboardLayoutGuide.trailingAnchor),
    ])
    host.turn { host.window.isHidden = false }
    let bottom = root.safeAreaInsets.bottom
    let first = (field.frame, root.keyboardLayoutGuide.layoutFrame)

    host.turn { root.keyboardLayoutGuide.usesBottomSafeArea = false }

    #expect(bottom > 0)
    #expect(first.0 == CGRect(x: 0, y: 832 - bottom, width: 393, height: 20))
    #expect(first.1 == CGRect(x: 0, y: 852 - bottom, width: 393, height: bottom))
    #expect(field.frame.maxY == 852)
    #expect(root.keyboardLayoutGuide.layoutFrame.height == 0)
  }

  @Test("R18.1 constraints for edges are active by where the guide is, and go with the others")
  func tracking() {
    let root = makeRoot()
    let view = constrained(ContentView(), in: root)
    let guide = root.keyboardLayoutGuide
    let (near, away, both) = (
      view.bottomAnchor.constraint(equalTo: guide.topAnchor),
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.leftAnchor.constraint(equalTo: root.leftAnchor)
    )

    guide.setConstraints([near], activeWhenNearEdge: .bottom)
    guide.setConstraints([away], activeWhenAwayFrom: .bottom)
    guide.setConstraints([both], activeWhenAwayFrom: [.top, .leading])
    let first = [near, away, both].map { $0.isActive }
    guide.setConstraints([], activeWhenNearEdge: .bottom)
    let second = [near, away, both].map { $0.isActive }
    guide.removeAllTrackedConstraints()

    #expect(first == [true, false, true])
    #expect(second == [false, false, true])
    #expect(guide.constraints(activeWhenAwayFrom: [.top, .leading]) == [])
    #expect(!both.isActive)
  }
}

import NestTesting
import Testing

@testable import OpenUIKit

@Suite struct PopoverBarItemTests {
  @Test("R15.37 A popover is beside the button of a bar", arguments: [true, false])
  func item(isCustom: Bool) throws {
    let stage = try PopoverStage()
    let bar = UIToolbar(frame: CGRect(x: 100, y: 300, width: 400, height: 49))
    let item =
      isCustom
      ? UIBarButtonItem(customView: UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30)))
      : UIBarButtonItem(title: "Share", style: .plain, target: nil, action: nil)
    bar.items = [UIBarButtonItem(systemItem: .flexibleSpace), item]
    stage.root.view.addSubview(bar)
    stage.host.commit()
    let frame = try #require(item.frame(in: stage.root.view))
    #expect(bar.frame.contains(frame))
    #expect(frame.maxX > 450)

    stage.popover?.sourceView = nil
    stage.popover?.barButtonItem = item
    #expect(stage.popover?.sourceItem === item)
    try stage.present()
    #expect(stage.popover?.arrowDirection == .up)
    let bubble = try #require(stage.bubble).frame
    #expect(bubble.minX...bubble.maxX ~= frame.midX)
    #expect(abs(bubble.minY - frame.maxY) < 2)
  }

  @Test("R15.37 A popover is beside the button of a tab bar, and beside a layout guide")
  func others() throws {
    let stage = try PopoverStage()
    let bar = UITabBar(frame: CGRect(x: 0, y: 600, width: 1024, height: 49))
    let item = UITabBarItem(title: "Home", image: nil, tag: 0)
    bar.items = [item]
    let guide = UILayoutGuide()
    stage.root.view.addSubview(bar)
    stage.source.addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: stage.source.leadingAnchor, constant: 8),
      guide.topAnchor.constraint(equalTo: stage.source.topAnchor, constant: 4),
      guide.widthAnchor.constraint(equalToConstant: 20),
      guide.heightAnchor.constraint(equalToConstant: 10),
    ])
    stage.host.commit()
    let frame = try #require(item.frame(in: stage.root.view))
    #expect(bar.frame.contains(frame))
    #expect(abs(frame.midX - 512) < 1)
    #expect(
      guide.frame(in: stage.root.view) == CGRect(x: 308, y: 204, width: 20, height: 10))
  }

  @Test("R15.37 An item that no bar shows has no frame")
  func nowhere() throws {
    let stage = try PopoverStage()
    let item = UIBarButtonItem(title: "Share", style: .plain, target: nil, action: nil)
    #expect(item.frame(in: stage.root.view) == nil)
    stage.popover?.barButtonItem = item
    #expect(stage.popover?.barButtonItem === item)
    stage.popover?.sourceItem = stage.source
    #expect(stage.popover?.barButtonItem == nil)
  }
}

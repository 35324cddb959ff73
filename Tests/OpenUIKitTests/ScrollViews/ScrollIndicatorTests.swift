import NestTesting
import Testing

@testable import OpenUIKit

@Suite struct ScrollIndicatorTests {
  private var geometry: ScrollGeometry {
    ScrollGeometry(
      size: CGSize(width: 400, height: 400), contentSize: CGSize(width: 400, height: 1600))
  }

  private func frame(_ y: CGFloat, insets: UIEdgeInsets = .zero, hasOther: Bool = false) -> CGRect?
  {
    ScrollIndicatorGeometry(geometry: geometry, insets: insets).frame(
      .vertical, offset: CGPoint(x: 0, y: y), hasOther: hasOther)
  }

  @Test("UIKit 13.10 An indicator is as long as the part in sight, and leads from edge to edge")
  func length() throws {
    #expect(frame(0) == CGRect(x: 394, y: 3, width: 3, height: 98.5))
    #expect(frame(1200) == CGRect(x: 394, y: 298.5, width: 3, height: 98.5))
    #expect(frame(600)?.midY == 200)
    #expect(frame(0, hasOther: true)?.height == 97)
    let insets = UIEdgeInsets(top: 50, left: 0, bottom: 20, right: 10)
    #expect(frame(0, insets: insets)?.minY == 53 && frame(0, insets: insets)?.maxX == 387)
  }

  @Test("It becomes shorter beyond the edges, down to a limit, and there is none without room")
  func beyond() throws {
    #expect(frame(-50)?.height == 48.5 && frame(-50)?.minY == 3)
    #expect(frame(1250)?.maxY == 397)
    #expect(frame(-390)?.height == 7)
    #expect(frame(0, insets: UIEdgeInsets(top: 395, left: 0, bottom: 0, right: 0)) == nil)
    let small = ScrollGeometry(size: CGSize(width: 400, height: 400))
    #expect(
      ScrollIndicatorGeometry(geometry: small, insets: .zero)
        .frame(.vertical, offset: .zero, hasOther: false) == nil)
  }

  private func visibleIndicators(_ view: UIScrollView) -> [CALayer] {
    ScrollAxis.allCases.compactMap { view.indicators?.layer($0) }
      .filter { !$0.isHidden && ($0.presentation() ?? $0).opacity > 0 }
  }

  @Test("UIKit 13.10 Indicators are shown while the user scrolls, and fade when the content rests")
  func fading() throws {
    let stage = try ScrollStage()
    stage.view.showsVerticalScrollIndicator = true
    #expect(visibleIndicators(stage.view).isEmpty)

    stage.drag(from: 300, by: -110, rests: true)
    #expect(visibleIndicators(stage.view).count == 1)
    stage.host.advance(by: 0.25)
    #expect(visibleIndicators(stage.view).count == 1)
    try stage.host.settle()

    #expect(visibleIndicators(stage.view).isEmpty && stage.host.isIdle)
    #expect(stage.view.subviews.isEmpty)
    stage.view.flashScrollIndicators()
    #expect(visibleIndicators(stage.view).count == 1)
    stage.host.advance(by: 1.3)
    #expect(visibleIndicators(stage.view).isEmpty)
  }

  @Test("An indicator stays at its place of the view, in front of content that is added later")
  func place() throws {
    let stage = try ScrollStage()
    stage.view.showsVerticalScrollIndicator = true
    stage.view.flashScrollIndicators()
    stage.view.contentOffset.y = 1800
    stage.view.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 4000)))
    stage.host.commit()

    let layer = try #require(stage.view.indicators?.layer(.vertical))
    #expect(abs(layer.frame.midY - 2000) < 0.001)
    #expect(stage.view.layer.sublayers?.last === layer)
  }

  @Test("The guides follow content and view")
  func guides() throws {
    let stage = try ScrollStage()
    stage.view.contentOffset.y = 70
    #expect(
      stage.view.contentLayoutGuide.layoutFrame == CGRect(x: 0, y: 0, width: 400, height: 4000))
    #expect(stage.view.frameLayoutGuide.layoutFrame == CGRect(x: 0, y: 70, width: 400, height: 400))
    #expect(stage.view.contentLayoutGuide === stage.view.contentLayoutGuide)
    #expect(stage.view.frameLayoutGuide.owningView === stage.view)
  }

  @Test("UIKit 13.10 Indicators look like this", arguments: ["bounce", "both", "white"])
  func picture(name: String) throws {
    let host = try TestHost(size: CGSize(width: 160, height: 160), scale: 2)
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 160, height: 160))
    view.contentInsetAdjustmentBehavior = .never
    view.backgroundColor = name == "white" ? .darkGray : .white
    view.indicatorStyle = name == "white" ? .white : .default
    view.contentSize = CGSize(width: name == "both" ? 480 : 160, height: 640)
    for row in 0..<16 {
      let stripe = UIView(frame: CGRect(x: 0, y: CGFloat(row) * 40, width: 480, height: 20))
      stripe.backgroundColor = UIColor(
        hue: CGFloat(row) / 16, saturation: 0.4, brightness: 0.9, alpha: 1)
      view.addSubview(stripe)
    }
    host.window.makeKeyAndVisible()
    host.window.addSubview(view)
    host.commit()
    let distance: CGFloat = name == "bounce" ? 80 : -60
    host.putDown(0, at: CGPoint(x: 80, y: 80))
    host.move(0, to: CGPoint(x: 80 + (name == "both" ? distance : 0), y: 80 + distance))
    host.commit()
    try host.expectPicture("scroll-indicators-\(name)")
  }
}

import NestTesting
import OpenUIKit
import Testing

@Suite struct ContentTouchTests {
  private final class Content: UIView {
    var log: [String] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      log.append("began")
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      log.append("moved")
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      log.append("ended")
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      log.append("cancelled")
    }
    func take() -> [String] {
      defer { log = [] }
      return log
    }
  }

  private final class Refusing: UIScrollView {
    var begins = true
    var cancels = true
    override func touchesShouldBegin(
      _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
    ) -> Bool { begins }
    override func touchesShouldCancel(in view: UIView) -> Bool { cancels }
  }

  private final class Stage {
    let host: TestHost
    let view = Refusing(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let content = Content(frame: CGRect(x: 0, y: 0, width: 400, height: 2000))

    init() throws {
      host = try TestHost(size: CGSize(width: 400, height: 400))
      host.window.makeKeyAndVisible()
      view.contentSize = CGSize(width: 400, height: 2000)
      view.showsVerticalScrollIndicator = false
      view.addSubview(content)
      host.window.addSubview(view)
      host.commit()
    }
    func down() { host.putDown(0, at: CGPoint(x: 200, y: 300)) }
    func move(_ y: CGFloat) { host.move(0, to: CGPoint(x: 200, y: y)) }
    func lift(_ y: CGFloat) { host.lift(0, at: CGPoint(x: 200, y: y)) }
  }

  @Test(
    "UIKit 13.7 Content receives a touch after 0.15 seconds, and the end of a drag as cancelled")
  func delay() throws {
    let stage = try Stage()
    stage.down()
    stage.host.advance(by: 0.14)
    #expect(stage.content.take() == [])
    stage.host.advance(by: 0.02)
    #expect(stage.content.take() == ["began"])
    stage.move(280)

    #expect(stage.content.take() == ["cancelled"])
    #expect(stage.view.contentOffset.y == 10)
  }

  @Test("A tap that is shorter is sent as a whole; a drag that is faster does not come at all")
  func short() throws {
    let stage = try Stage()
    stage.down()
    stage.host.advance(by: 0.05)
    stage.lift(300)
    #expect(stage.content.take() == ["began", "ended"])

    stage.down()
    stage.move(250)
    stage.lift(250)
    #expect(stage.content.take() == [] && stage.view.contentOffset.y == 40)
  }

  @Test("Without the delay content receives a touch at once")
  func noDelay() throws {
    let stage = try Stage()
    stage.view.delaysContentTouches = false
    stage.down()
    #expect(stage.content.take() == ["began"])
    stage.move(250)
    #expect(stage.content.take() == ["cancelled"])
  }

  @Test(
    "UIKit 13.7 Content that keeps its touches is not scrolled",
    arguments: [true, false])
  func keeps(byView: Bool) throws {
    let stage = try Stage()
    stage.view.delaysContentTouches = false
    if byView { stage.view.cancels = false } else { stage.view.canCancelContentTouches = false }
    stage.down()
    stage.move(250)
    stage.lift(250)

    #expect(stage.content.take() == ["began", "moved", "ended"])
    #expect(stage.view.contentOffset == .zero && !stage.view.isTracking)
  }

  @Test("A control keeps its touches once it has received them")
  func control() throws {
    let stage = try Stage()
    let button = UIButton(frame: CGRect(x: 0, y: 250, width: 400, height: 100))
    let view = UIScrollView(frame: stage.view.frame)
    view.contentSize = CGSize(width: 400, height: 2000)
    view.addSubview(button)
    stage.host.window.addSubview(view)
    stage.host.commit()
    stage.down()
    stage.host.advance(by: 0.2)
    #expect(button.isHighlighted)
    stage.move(250)
    #expect(view.contentOffset == .zero && button.isHighlighted)
    stage.lift(250)

    stage.down()
    stage.move(250)
    #expect(view.contentOffset.y == 40 && !button.isHighlighted)
  }

  @Test("Touches that the scroll view refuses for its content are not received by it")
  func refused() throws {
    let stage = try Stage()
    stage.view.begins = false
    stage.down()
    stage.host.advance(by: 0.2)
    stage.move(250)
    stage.lift(250)

    #expect(stage.content.take() == [])
    #expect(stage.view.contentOffset.y == 40)
  }

  @Test("A finger that stops fast content does not touch what is below it")
  func stoppedByTouch() throws {
    let stage = try Stage()
    stage.down()
    for y in stride(from: 300, through: 200, by: -10) {
      stage.host.advance(by: 1.0 / 60)
      stage.move(CGFloat(y))
    }
    stage.lift(200)
    stage.host.advance(by: 0.1)
    stage.down()
    stage.host.advance(by: 0.3)
    stage.lift(300)
    #expect(stage.content.take() == [])
  }
}

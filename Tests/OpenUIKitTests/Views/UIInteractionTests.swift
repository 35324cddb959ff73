import NestTesting
import OpenUIKit
import Testing

struct UIInteractionTests {
  private final class Interaction: NSObject, UIInteraction {
    weak var view: UIView?
    var lines: [String] = []
    deinit {}

    func willMove(to view: UIView?) { lines.append("will \(view?.tag ?? -1)") }

    func didMove(to view: UIView?) {
      self.view = view
      lines.append("did \(view?.tag ?? -1)")
    }
  }

  @Test("UIKit 10 an interaction is notified before and after, and is on one view")
  func moves() {
    let (one, other) = (UIView(), UIView())
    (one.tag, other.tag) = (1, 2)
    let interaction = Interaction()

    one.addInteraction(interaction)
    one.addInteraction(interaction)
    other.addInteraction(interaction)
    let counts = [one.interactions.count, other.interactions.count]
    one.removeInteraction(interaction)
    other.interactions = []

    #expect(counts == [0, 1])
    #expect(
      interaction.lines == [
        "will 1", "did 1", "will -1", "did -1", "will 2", "did 2", "will -1", "did -1",
      ])
    #expect(interaction.view == nil && other.interactions.isEmpty)
  }

  private final class ShakenController: UIViewController {
    var lines: [String] = []
    deinit {}

    override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
      lines.append("began \(motion.rawValue) \(event?.type.rawValue ?? -1)")
    }

    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
      lines.append("ended \(event?.subtype == .motionShake)")
    }
  }

  @Test("UIKit 10 a shake reaches the first responder, then those up the chain")
  func shake() throws {
    final class Field: UIView {
      override var canBecomeFirstResponder: Bool { true }
      deinit {}
    }
    let host = try TestHost()
    let controller = ShakenController()
    host.show(controller)
    let field = Field()
    controller.view.addSubview(field)

    host.shake()
    let before = controller.lines
    #expect(field.becomeFirstResponder())
    host.shake()

    #expect(before.isEmpty)
    #expect(controller.lines == ["began 1 1", "ended true"])
  }

  @Test("R18.1 the guides of bars follow the safe area, and have its lengths")
  func barGuides() throws {
    let host = try TestHost()
    let controller = UIViewController()
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 44, left: 0, bottom: 30, right: 0)
    host.show(controller)
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(view)
    let insets = controller.view.safeAreaInsets
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor),
      NSLayoutConstraint(
        item: view, attribute: .bottom, relatedBy: .equal, toItem: controller.bottomLayoutGuide,
        attribute: .top, multiplier: 1, constant: 0),
    ])

    host.turn {}

    #expect(insets.top >= 44 && controller.topLayoutGuide.length == insets.top)
    #expect(controller.bottomLayoutGuide.length == insets.bottom)
    #expect(view.frame.minY == insets.top)
    #expect(view.frame.maxY == controller.view.bounds.height - insets.bottom)
    #expect(controller.topLayoutGuide === controller.topLayoutGuide)
  }

  @Test("R19.1 index paths have sections, rows and items")
  func indexPaths() {
    var path = IndexPath(row: 3, section: 2)

    #expect(path == IndexPath(item: 3, section: 2) && path.count == 2)
    #expect(path.section == 2 && path.row == 3 && path.item == 3)
    path.row = 5
    path.section = 1
    #expect(path == IndexPath(indexes: [1, 5]))
  }
}

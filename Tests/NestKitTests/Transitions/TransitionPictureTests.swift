import NestKit
import NestTesting
import OpenUIKit
import Testing

/// The appearance of transitions at one half: compared with pictures that a person has looked at.
@Suite(.serialized) struct TransitionPictureTests {
  private final class CardController: UIViewController {
    private let color: UIColor

    init(_ color: UIColor) {
      self.color = color
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = color
      let mark = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 30))
      mark.backgroundColor = .white
      view.addSubview(mark)
    }
  }

  @Test(
    "R10.1 One half in",
    arguments: [
      "push from right", "cover from bottom", "cross-dissolve", "emerge from center",
      "flip vertically", "flip vertically from right", "flip horizontally",
      "flip horizontally from top", "curl up", "curl down",
    ])
  func oneHalf(name: String) throws {
    let transition = try #require(Transition.allTransitions.first { $0.name == name })
    let host = try TestHost(size: CGSize(width: 90, height: 140))
    let stack = StackController(rootViewController: CardController(.systemBlue))
    host.show(stack)

    host.turn {
      stack.push(CardController(.systemOrange), transition: transition.lasting(1))
    }
    host.advance(by: name.hasPrefix("flip") ? 0.75 : 0.5)

    try host.expectPicture("half-" + name.replacingOccurrences(of: " ", with: "-"))
  }
}

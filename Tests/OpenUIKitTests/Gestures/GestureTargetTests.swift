import NestTesting
import OpenUIKit
import Testing

@Suite struct GestureTargetTests {
  @Test("a recognizer without an action is made as on Apple's systems; a selector is misuse")
  func targets() {
    final class Pan: UIPanGestureRecognizer {
      init(limit: Int) {
        super.init(target: nil, action: nil)
        maximumNumberOfTouches = limit
      }
    }

    let quiet = withMisuseIntercepted {
      #expect(Pan(limit: 3).maximumNumberOfTouches == 3)
      UITapGestureRecognizer(target: self, action: nil).removeTarget(nil, action: nil)
    }
    let reported = withMisuseIntercepted {
      UITapGestureRecognizer(target: nil, action: Selector("tapped:"))
        .addTarget(self, action: "pressed")
    }

    #expect(quiet.isEmpty && reported.map(\.id) == ["gesture.selector", "gesture.selector"])
    #expect(reported.first?.message == "UITapGestureRecognizer is given the selector tapped:")
  }
}

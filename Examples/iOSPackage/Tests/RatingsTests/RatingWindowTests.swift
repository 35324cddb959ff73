import Testing
import UIKit

@testable import Ratings

// A suite on the main actor, with tests that wait.
@MainActor
struct RatingWindowTests {
  @Test func `An animation in a window of the test ends by itself`() async {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let control = RatingControl(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    window.rootViewController = UIViewController()
    window.rootViewController?.view.addSubview(control)
    window.makeKeyAndVisible()

    let hasFinished = await withCheckedContinuation { continuation in
      UIView.animate(withDuration: 0.05) {
        control.alpha = 0.5
      } completion: {
        continuation.resume(returning: $0)
      }
    }

    #expect(hasFinished)
    #expect(control.alpha == 0.5)
  }
}

// A suite without isolation.
struct RatingSuiteTests {
  @Test @MainActor func `One test is on the main actor`() {
    let control = RatingControl(frame: .zero)

    control.value = 2

    #expect(control.value == 2)
  }

  @Test func `A test that is not on the main actor awaits what is`() async {
    // The control is made, used and freed on the main actor.
    let value = await MainActor.run {
      let control = RatingControl(frame: .zero)
      control.value = 3
      return control.value
    }

    #expect(value == 3)
  }
}

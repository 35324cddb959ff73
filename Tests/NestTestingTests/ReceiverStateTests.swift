import NestTesting
import Testing

/// The values of the receiver in recorded events.
@Suite struct ReceiverStateTests {
  @Test("R16.3 Contract 5.3 Receivers with the same geometry are one in a set, others are not")
  func geometry() {
    func state(_ frame: CGRect) -> ReceiverState {
      let controller = UIViewController()
      controller.view.frame = frame
      return ReceiverState(of: controller)
    }

    let states: Set = [
      state(CGRect(x: 0, y: 0, width: 10, height: 20)),
      state(CGRect(x: 0, y: 0, width: 10, height: 20)),
      state(CGRect(x: 5, y: 0, width: 10, height: 20)),
      state(CGRect(x: 0, y: 0, width: 20, height: 20)),
    ]

    #expect(states.count == 3)
  }
}

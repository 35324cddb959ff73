import NestTesting
import Testing

/// Tens of thousands of random touches on nested views with recognizers in random relations:
/// whatever is done, recognizers go through their states in order, nobody begins who has to wait or
/// is excluded, views receive balanced touches, and in the end everybody is ready and freed.
@Suite struct RandomGestureTests {
  @Test("R17.1 Random touches keep the rules of gestures", arguments: try DriverSeeds(1...50))
  func randomOperations(seed: UInt64) throws {
    try RandomDriver<GestureSystem>().run(seed: seed, steps: 300)
  }

  @Test("A view receives the end of a finger that one recognizer delayed while others are ready")
  func delayedEnd() throws {
    try RandomDriver<GestureSystem>().replay([
      .putDown(0, x: 11, y: 107), .toggle(.cancelsTouchesInView, of: 0),
    ])
  }

  @Test("A wheel that no recognizer follows leaves nothing behind")
  func unfollowedWheel() throws {
    try RandomDriver<GestureSystem>().replay([
      .putDown(1, x: 8, y: 92), .scroll(x: 174, y: 43, control: false),
    ])
  }

  @Test("A hover that waited until the pointer left is no hover")
  func lateHover() throws {
    try RandomDriver<GestureSystem>().replay([
      .putDown(0, x: 120, y: 41), .relate(9, .requiresFailure, 1), .movePointer(x: 17, y: 121),
    ])
  }

  @Test("A recognizer that another one takes off its view in the middle of an event is ready")
  func detachedInEvent() throws {
    try RandomDriver<GestureSystem>().replay([
      .putDown(0, x: 26, y: 171), .during(4, .detach(8)), .move(0, x: 0, y: 0),
    ])
  }

  @Test("An event inside a handler of another recognizer leaves all ready")
  func nestedEvent() throws {
    try RandomDriver<GestureSystem>().replay([
      .during(0, .putDown(0, x: 117, y: 4)), .press(x: 50, y: 167, control: true), .release,
    ])
    try RandomDriver<GestureSystem>().replay([
      .relate(0, .simultaneous, 6), .during(0, .putDown(0, x: 26, y: 150)), .attach(6, to: 0),
      .putDown(1, x: 95, y: 89), .lift(1),
    ])
    try RandomDriver<GestureSystem>().replay([
      .during(4, .lift(2)), .putDown(2, x: 98, y: 126), .move(2, x: 0, y: 0),
    ])
    try RandomDriver<GestureSystem>().replay([
      .during(9, .movePointer(x: 172, y: 45)), .movePointer(x: 78, y: 121),
    ])
    try RandomDriver<GestureSystem>().replay([
      .during(7, .scroll(x: 48, y: 55, control: false)), .scroll(x: 188, y: 178, control: true),
    ])
  }

  @Test(
    "UIKit 10 A recognizer whose view has left the window in the middle of a gesture does not begin"
  )
  func removedView() throws {
    try RandomDriver<GestureSystem>().replay([
      .putDown(2, x: 106, y: 80), .move(2, x: 0, y: 0), .putDown(1, x: 65, y: 79),
      .toggleRemoved(2), .advance(50),
    ])
  }

  @Test("A view that is not seen does not get the focus by becoming first responder")
  func hiddenFirstResponder() throws {
    try RandomDriver<GestureSystem>().replay([.toggleHidden(0), .toggleFirstResponder(2)])
  }
}

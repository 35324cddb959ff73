import NestTesting
import Testing

/// Sequences that random driving found, each as short as it could be made.
@Suite struct ScrollReplayTests {
  @Test(
    "UIKit 13.8 A zoom to a rectangle at the same scale keeps within a content size that was set")
  func zoomToRectAfterResize() throws {
    try RandomDriver<ScrollSystem>().replay([
      .zoomToRect(1, x: 12, y: -7, animated: false),
      .resize(1, width: 7, height: 15),
      .zoomToRect(1, x: 35, y: -9, animated: false),
    ])
    try RandomDriver<ScrollSystem>().replay([
      .zoomToRect(2, x: 42, y: 49, animated: true),
      .advance(30),
      .resize(2, width: 13, height: 10),
      .zoomToRect(2, x: 41, y: 16, animated: false),
    ])
  }

  @Test("UIKit 13.1 13.8 An inset changes while content decelerates and returns to a scale")
  func insetDuringDecelerationAndReturn() throws {
    try RandomDriver<ScrollSystem>().replay([
      .reveal(1, x: 5, y: 19, animated: false),
      .putDown(1, x: 26, y: 138),
      .putDown(2, x: 82, y: 80),
      .move(1, x: 24, y: 119),
      .lift(1),
      .move(2, x: 0, y: 0),
      .cancel(2),
      .inset(1, -2),
    ])
  }

  @Test(
    "UIKit 13.9 A key brings content back that a finger holds beyond its edge along the other axis")
  func keyBeyondEdge() throws {
    try RandomDriver<ScrollSystem>().replay([
      .inset(0, 6), .putDown(0, x: 26, y: 79), .move(0, x: 30, y: -4), .lift(0),
      .putDown(1, x: 116, y: 55), .press(.end),
    ])
  }

  @Test("UIKit 13.4 A drag that ends while the deceleration before it has its end does not begin")
  func dragEndsBeforeItsBeginning() throws {
    try RandomDriver<ScrollSystem>().replay([
      .during(0, "endDecelerating", .toggle(.scrolls, of: 0)),
      .putDown(2, x: 101, y: 48),
      .toggle(.scrolls, of: 1),
      .move(2, x: 68, y: 81),
      .lift(2),
      .wheel(x: 53, y: 83, dx: 21, dy: -64, control: false),
    ])
    try RandomDriver<ScrollSystem>().replay([
      .during(1, "endAnimation", .toggleRemoved(1)),
      .offset(1, x: 33, y: 47),
      .reveal(1, x: -7, y: 12, animated: true),
      .wheel(x: 23, y: 15, dx: 49, dy: -28, control: false),
    ])
  }
}

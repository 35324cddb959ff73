import Foundation
import NestKit

/// The transitions of the gallery as Swift source, for the calls that its log shows.
enum TransitionSource {
  /// A transition as Swift source, such as `.pushFromRight.lasting(1.4)`; its name in quotes for
  /// one that is not the gallery's.
  static func expression(of transition: Transition) -> String {
    let usual = expressions[transition.id] ?? "\"\(transition.name)\""
    guard let duration = transition.duration else { return usual }
    return "\(usual).lasting(\(String(format: "%g", duration)))"
  }

  /// Those that the gallery offers, by their names.
  private static let expressions: [Transition.ID: String] = Dictionary(
    uniqueKeysWithValues: (plain + families).map { ($0.transition.id, $0.expression) })

  private typealias Entry = (transition: Transition, expression: String)

  private static let plain: [Entry] = [
    (.none, ".none"), (.fadeIn, ".fadeIn"), (.fadeInPushingToBack, ".fadeInPushingToBack"),
    (.crossDissolve, ".crossDissolve"), (.emergeFromCenter, ".emergeFromCenter"),
    (.emergeFromCenterPushingToBack, ".emergeFromCenterPushingToBack"),
    (.flipVertically, ".flipVertically"), (.flipVerticallyFromRight, ".flipVerticallyFromRight"),
    (.flipHorizontally, ".flipHorizontally"),
    (.flipHorizontallyFromTop, ".flipHorizontallyFromTop"),
    (
      .rotateHorizontallyFromBottomCounterclockwise, ".rotateHorizontallyFromBottomCounterclockwise"
    ),
    (.rotateHorizontallyFromBottomClockwise, ".rotateHorizontallyFromBottomClockwise"),
    (.rotateHorizontallyFromTopCounterclockwise, ".rotateHorizontallyFromTopCounterclockwise"),
    (.rotateHorizontallyFromTopClockwise, ".rotateHorizontallyFromTopClockwise"),
    (.rotateVerticallyFromLeftCounterclockwise, ".rotateVerticallyFromLeftCounterclockwise"),
    (.rotateVerticallyFromLeftClockwise, ".rotateVerticallyFromLeftClockwise"),
    (.rotateVerticallyFromRightCounterclockwise, ".rotateVerticallyFromRightCounterclockwise"),
    (.rotateVerticallyFromRightClockwise, ".rotateVerticallyFromRightClockwise"),
    (.curlUp, ".curlUp"), (.curlDown, ".curlDown"),
  ]

  private static let families: [Entry] =
    (TransitionEdge.sides + TransitionEdge.corners).flatMap { edge -> [Entry] in
      [
        (.cover(from: edge), ".coverFrom\(edge.title)"),
        (.cover(from: edge, pushesToBack: true), ".cover(from: .\(edge), pushesToBack: true)"),
      ]
    }
    + [.leading, .trailing].map { edge in (.cover(from: edge), ".cover(from: .\(edge))") }
    + (TransitionEdge.sides + [.leading, .trailing]).map { edge in
      (.push(from: edge), ".pushFrom\(edge.title)")
    }
    + TransitionEdge.sides.flatMap { edge -> [Entry] in
      [
        (.pushFadingIn(from: edge), ".pushFadingIn(from: .\(edge))"),
        (.pushToBack(from: edge), ".pushToBack(from: .\(edge))"),
        (.flow(from: edge), ".flow(from: .\(edge))"),
      ]
    }
}

extension TransitionEdge {
  /// Its name as a part of other names, such as `TopLeft`.
  fileprivate var title: String { "\(self)".prefix(1).uppercased() + "\(self)".dropFirst() }
}

// Who follows a finger, of those that are in each other: the innermost one that can move in its
// direction.

/// The delegate of a recognizer by which a finger moves something of a container.
protocol FingerFollowing: UIGestureRecognizerDelegate {
  /// Whether it follows a finger; who decides about that is asked once for a touch.
  ///
  /// - Parameters:
  ///   - direction: The direction of the finger.
  ///   - start: Where it has come down, in the view of the recognizer.
  func wouldFollow(_ direction: DragDirection, from start: CGPoint) -> Bool
}

extension UIView {
  /// Whether a container or a scroll view around this view would follow a finger in a direction.
  ///
  /// - Parameters:
  ///   - direction: The direction of the finger.
  ///   - start: Where it has come down, in the coordinates of this view.
  public func isFollowedAround(_ direction: DragDirection, from start: CGPoint) -> Bool {
    ancestors(below: nil).dropFirst().contains { outer in
      if (outer as? UIScrollView)?.follows(direction) == true { return true }
      return outer.isFollowed(direction, from: start, of: self)
    }
  }

  /// Whether a recognizer of this view itself lets a container follow a finger in a direction.
  ///
  /// - Parameters:
  ///   - direction: The direction of the finger.
  ///   - start: Where it has come down.
  ///   - view: The view in whose coordinates that is.
  func isFollowed(
    _ direction: DragDirection, from start: CGPoint, of view: UIView
  ) -> Bool {
    let followers = gestureRecognizers?.compactMap { $0.delegate as? any FingerFollowing } ?? []
    guard !followers.isEmpty else { return false }
    let point = convert(start, from: view)
    return followers.contains { $0.wouldFollow(direction, from: point) }
  }

  /// This view and those around it, the innermost one first.
  ///
  /// - Parameter end: The view before which they end; `nil` for all.
  func ancestors(below end: UIView?) -> [UIView] {
    sequence(first: self, next: \.superview).prefix { $0 !== end }
  }
}

extension UIScrollView {
  /// Whether the user can scroll, and content that follows a finger in a direction is not at its
  /// edge there yet.
  public func follows(_ direction: DragDirection) -> Bool {
    guard isScrollEnabled, panGestureRecognizer.isEnabled else { return false }
    let inset = adjustedContentInset
    // Half a point is rounding.
    let left =
      switch direction {
      case .right: contentOffset.x + inset.left
      case .left: contentSize.width + inset.right - bounds.width - contentOffset.x
      case .down: contentOffset.y + inset.top
      case .up: contentSize.height + inset.bottom - bounds.height - contentOffset.y
      }
    return left > 0.5 && (self as? any ContainerScrollView)?.hasContent(direction) != false
  }
}

/// A scroll view that shows the children of a container: a finger on it scrolls before it drags a
/// container around, also from the edge of that.
public protocol ContainerScrollView: UIScrollView {
  /// Whether there may be a child in a direction; one that does not exist yet is asked for.
  func hasContent(_ direction: DragDirection) -> Bool
}

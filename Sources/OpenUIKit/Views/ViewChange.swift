/// A change for which a view is called. The classes of this module do their work for it, and a
/// program's override of the public method, which need not call `super`, replaces nothing of that.
enum ViewChange {
  /// It has entered or left a window; before `didMoveToWindow()`.
  case window
  /// Its safe area has changed; before `safeAreaInsetsDidChange()`.
  case safeArea
  /// Its tint colour has changed; before `tintColorDidChange()`.
  case tint
  /// A subview was added; before `didAddSubview(_:)`.
  case added(UIView)
  /// A subview is about to be removed; before `willRemoveSubview(_:)`.
  case removes(UIView)
}

/// A class of another module that shows its tint colour.
package protocol TintFollower: UIView {
  /// The tint colour has changed; before `tintColorDidChange()`.
  func tintHasChanged()
}

/// A control of another module that places what it shows.
package protocol ControlContentOwner: UIView {
  /// Places the content. Called in each layout, before `layoutSubviews()`.
  func layOutControl()
}

extension UIView {
  final func noteWindowChange() {
    didChange(.window)
    didMoveToWindow()
  }

  final func noteTintChange() {
    didChange(.tint)
    (self as? any TintFollower)?.tintHasChanged()
    tintColorDidChange()
  }
}

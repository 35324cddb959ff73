import UIKit

// `T.init(frame:)` of a class that is a value, which Swift allows for classes of Objective-C alone.
// `init(frame:)` of `UIView` is not `required` here, as it is not on iOS, where subclasses need not
// have it. The one of a protocol is chosen where that of the class may not be called, and calls it
// at its offset in the method table, as OpenUIKit does for bars of a given class.

/// Views, whose `init(frame:)` is called on classes that are values.
public protocol _FrameInitializable {}

extension UIView: _FrameInitializable {}

extension _FrameInitializable where Self: UIView {
  /// A view of the class with the given frame. A class that lacks `init(frame:)` stops the program.
  @MainActor public init(frame: CGRect) {
    let constructible = unsafeBitCast(Self.self as AnyClass, to: ConstructibleView.Type.self)
    self = unsafeDowncast(constructible.init(frame: frame) as AnyObject, to: Self.self)
  }
}

/// Overrides the initialiser at the offset at which `UIView` has it.
private class ConstructibleView: UIView {
  required override init(frame: CGRect) { super.init(frame: frame) }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  deinit {}
}

/// Keeps the compiler from assuming that `ConstructibleView` is the only class.
private final class ConstructibleViewSubclass: ConstructibleView {
  deinit {}
}

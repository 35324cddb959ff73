import UIKit

// The initialisers that source for iOS calls on classes that are values. The rewriter makes calls
// of these of them.

extension NSObject {
  /// An object of the class, made with its `init()`. A class that lacks one stops the program.
  ///
  /// It does what `DynamicInstance` does, on any thread.
  public class func _init() -> Self {
    let type = unsafeBitCast(self, to: ConstructibleObject.Type.self)
    return unsafeDowncast(type.init() as AnyObject, to: self)
  }
}

extension UIView {
  /// A view of the class with a frame, made with its `init(frame:)`. A class that lacks one stops
  /// the program.
  public class func _init(frame: CGRect) -> Self { DynamicInstance.make(self, frame: frame) }
}

extension UIViewController {
  /// A controller of the class, made with its `init(nibName:bundle:)`. A class that lacks one stops
  /// the program.
  public class func _init(nibName: String?, bundle: Bundle?) -> Self {
    let type = DynamicInstance.type(self, as: ConstructibleController.self)
    return unsafeDowncast(type.init(nibName: nibName, bundle: bundle) as AnyObject, to: self)
  }
}

extension UIGestureRecognizer {
  /// A recognizer of the class with an action, made with its `init(target:action:)`. A class that
  /// lacks one stops the program.
  public class func _init(target: Any?, action: Selector?) -> Self {
    let type = DynamicInstance.type(self, as: ConstructibleRecognizer.self)
    return unsafeDowncast(type.init(target: target, action: action) as AnyObject, to: self)
  }
}

extension UIPresentationController {
  /// A presentation of the class, made with its initialiser. A class that lacks one stops the
  /// program.
  public class func _init(
    presentedViewController: UIViewController, presenting: UIViewController?
  ) -> Self {
    let type = DynamicInstance.type(self, as: ConstructiblePresentation.self)
    let made = type.init(presentedViewController: presentedViewController, presenting: presenting)
    return unsafeDowncast(made as AnyObject, to: self)
  }
}

extension UINavigationController {
  /// A navigation controller of the class, made with its `init(rootViewController:)`. A class that
  /// lacks one stops the program.
  public class func _init(rootViewController: UIViewController) -> Self {
    let type = DynamicInstance.type(self, as: ConstructibleNavigation.self)
    return unsafeDowncast(
      type.init(rootViewController: rootViewController) as AnyObject, to: self)
  }
}

// Each overrides an initialiser at the offset at which its superclass has it. The subclasses keep
// the compiler from assuming that there are no others.

private class ConstructibleObject: NSObject {
  required override init() { super.init() }

  deinit {}
}

private final class ConstructibleObjectSubclass: ConstructibleObject {
  deinit {}
}

private class ConstructibleController: UIViewController {
  required override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  deinit {}
}

private final class ConstructibleControllerSubclass: ConstructibleController {
  deinit {}
}

private class ConstructibleRecognizer: UIGestureRecognizer {
  required override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
  }

  deinit {}
}

private final class ConstructibleRecognizerSubclass: ConstructibleRecognizer {
  deinit {}
}

private class ConstructiblePresentation: UIPresentationController {
  required override init(
    presentedViewController: UIViewController, presenting: UIViewController?
  ) {
    super.init(presentedViewController: presentedViewController, presenting: presenting)
  }

  deinit {}
}

private final class ConstructiblePresentationSubclass: ConstructiblePresentation {
  deinit {}
}

private class ConstructibleNavigation: UINavigationController {
  required override init(rootViewController: UIViewController) {
    super.init(rootViewController: rootViewController)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  deinit {}
}

private final class ConstructibleNavigationSubclass: ConstructibleNavigation {
  deinit {}
}

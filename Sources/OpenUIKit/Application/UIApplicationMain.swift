/// Starts the program: makes the application and its delegate, and handles events for ever.
///
/// The display is a window of the desktop if there is one, or else memory. Closing the window ends
/// the process with code 0.
///
/// - Parameters:
///   - argc: the number of the program's arguments.
///   - argv: the program's arguments.
///   - principalClassName: a subclass of `UIApplication` as `NSStringFromClass` names it; nil for
///     `UIApplication`.
///   - delegateClassName: the class of the delegate, likewise; nil for none. A name of no suitable
///     class stops the program.
@discardableResult
public func UIApplicationMain(
  _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
  _ principalClassName: String?, _ delegateClassName: String?
) -> Int32 {
  if let principalClassName {
    guard let made = DynamicInstance.make(principalClassName) as? UIApplication else {
      preconditionFailure("“\(principalClassName)” names no subclass of UIApplication.")
    }
    UIApplication.replaceShared(with: made)
  }
  guard let delegateClassName else { ApplicationLauncher.run(delegate: nil) }
  guard let delegate = DynamicInstance.make(delegateClassName) as? any UIApplicationDelegate else {
    preconditionFailure("“\(delegateClassName)” names no class that is a UIApplicationDelegate.")
  }
  ApplicationLauncher.run(delegate: delegate)
}

extension UIApplicationDelegate {
  /// Starts the program with an instance of this class as the delegate; `@main` calls it.
  public static func main() {
    guard let type = Self.self as? NSObject.Type,
      let delegate = DynamicInstance.make(type) as? any UIApplicationDelegate
    else {
      preconditionFailure("\(Self.self) is no class that inherits from NSObject or UIResponder.")
    }
    ApplicationLauncher.run(delegate: delegate)
  }
}

/// Starts the application and runs the display server on the main thread.
package enum ApplicationLauncher {
  static func run(delegate: (any UIApplicationDelegate)?) -> Never {
    UIApplication.shared.backend.handleEnds()
    launch(delegate: delegate, arguments: Array(CommandLine.arguments.dropFirst()))
    UIApplication.shared.backend.run()
  }

  /// Everything except handling events.
  package static func launch(
    delegate: (any UIApplicationDelegate)?, arguments: [String] = []
  ) {
    let application = UIApplication.shared
    application.ownedDelegate = delegate
    application.delegate = delegate
    application.finishLaunching(arguments: arguments)
  }
}

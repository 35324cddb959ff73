/// The objects that a program has one of, which classes return.
enum SharedObjects {
  /// By property of a class, the name that Objective-C gives its getter. The module that completes
  /// Foundation finds the object by it.
  static let selectors = [
    "UIApplication.shared": "sharedApplication", "UIScreen.main": "mainScreen",
    "UIDevice.current": "currentDevice", "UIPasteboard.general": "generalPasteboard",
    "Bundle.main": "mainBundle", "UserDefaults.standard": "standardUserDefaults",
  ]
}

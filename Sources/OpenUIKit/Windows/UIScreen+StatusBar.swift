import Foundation

extension UIScreen {
  /// Where the status bar is, in points; empty where it is hidden, and on a device that has none.
  ///
  /// - Parameters:
  ///   - isHidden: Whether it is hidden.
  ///   - width: The width of the screen, in points.
  ///   - device: The device; nil for the present one.
  func statusBarFrame(
    isHidden: Bool, width: CGFloat, device: SimulatedDevice? = nil
  ) -> CGRect {
    let height = (device ?? chrome.device).statusBarHeight
    return isHidden || height <= 0 ? .zero : CGRect(x: 0, y: 0, width: width, height: height)
  }

  /// Performs a change that gives the status bar a frame, and posts, if it is another one, before
  /// that the new one and after it the old one. Only the first screen posts.
  func changeStatusBarFrame(to new: CGRect, _ change: () -> Void) {
    let old = statusBarManager.statusBarFrame
    guard new != old else { return change() }
    let key = UIApplication.statusBarFrameUserInfoKey
    post(UIApplication.willChangeStatusBarFrameNotification, [key: NSValue(cgRect: new)])
    change()
    post(UIApplication.didChangeStatusBarFrameNotification, [key: NSValue(cgRect: old)])
  }

  /// The same for a change of the orientation of the interface.
  func changeStatusBarOrientation(
    from old: UIInterfaceOrientation, to new: UIInterfaceOrientation, _ change: () -> Void
  ) {
    guard new != old else { return change() }
    let key = UIApplication.statusBarOrientationUserInfoKey
    post(UIApplication.willChangeStatusBarOrientationNotification, [key: new.rawValue as NSNumber])
    change()
    post(UIApplication.didChangeStatusBarOrientationNotification, [key: old.rawValue as NSNumber])
  }

  private func post(_ name: Notification.Name, _ info: [String: Any]) {
    guard self === UIScreen.main else { return }
    NotificationCenter.default.post(name: name, object: UIApplication.shared, userInfo: info)
  }
}

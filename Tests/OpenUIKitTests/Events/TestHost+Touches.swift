import DisplayServer
import NestTesting
import OpenUIKit

extension TestHost {
  /// One change of one finger.
  func touch(_ id: Int, _ phase: TouchEvent.Phase, _ x: Double, _ y: Double) {
    let surface = UIScreen.main.surface as? HeadlessSurface
    surface?.send(.touch(TouchEvent(id: id, phase: phase, x: x, y: y, timestamp: now)))
  }
}

extension TestHost {
  /// The surface, after the window was shown.
  var shownSurface: HeadlessSurface? {
    window.isHidden = false
    commit()
    return UIScreen.main.surface as? HeadlessSurface
  }
}

extension TestHost {
  /// Taps with a finger.
  func tapByFinger(at point: CGPoint) {
    putDown(0, at: point)
    lift(0, at: point)
  }
}

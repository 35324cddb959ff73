#if os(Linux)
  import OpenUIKit

  extension TestHost {
    /// Shakes the device, and ends the turn: the first responder, or else the key window, gets
    /// `motionBegan` and `motionEnded` with `.motionShake`.
    public func shake() { turn { runtime.shake() } }
  }
#endif

extension UIProgressView {
  /// Height and track of a progress view.
  nonisolated public enum Style: Int, Sendable {
    /// 4 points high, with round ends and a track.
    case `default`
    /// 2.5 points high, for a bar: without round ends and track.
    case bar
  }
}

extension UIProgressView.Style {
  // Fidelity: the default style is 4 points high [observed iOS 26], that of bars 2.5 [observed iOS
  // 13].
  nonisolated var height: CGFloat { self == .default ? 4 : 2.5 }

  nonisolated var hasRoundEnds: Bool { self == .default }

  // Fidelity: the track has the colour of small shapes [observed iOS 26], that of bars has none.
  // [observed]
  nonisolated var trackColor: UIColor { self == .default ? .systemFill : .clear }

  /// The frame of the bar in its track.
  // Fidelity: a bar has a whole number of points, and is at least twice as long as it is high.
  // [observed iOS 26]
  nonisolated func barFrame(in track: CGRect, progress: CGFloat, isMirrored: Bool) -> CGRect {
    let shortest = hasRoundEnds ? 2 * track.height : 0
    let length = min(max((progress * track.width).rounded(), shortest), track.width)
    return CGRect(
      x: isMirrored ? track.maxX - length : track.minX, y: track.minY, width: length,
      height: track.height)
  }
}

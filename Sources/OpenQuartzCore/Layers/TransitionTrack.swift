import DisplayServer
import OpenCoreGraphics

/// The picture of a layer before a transition.
nonisolated package final class TransitionPicture: Sendable {
  let image: CGImage
  /// In the layer's own pixels.
  let extents: PixelRect

  init(image: CGImage, extents: PixelRect) {
    self.image = image
    self.extents = extents
  }

  deinit {}
}

/// A transition of a layer, made ready for running.
nonisolated package struct TransitionTrack: Sendable {
  /// A direction, in widths and heights of the layer.
  struct Movement: Sendable {
    let x, y: Int
  }

  let picture: TransitionPicture
  let type: CATransitionType
  let movement: Movement
  let start, end: Double

  /// Puts the state at a progress on `values`.
  func apply(progress: Double, to values: inout LayerValues) {
    let place = min(max(start + (end - start) * progress, 0), 1)
    values.transition = LayerTransition(track: self, progress: place)
  }
}

/// A transition of a layer at a time.
nonisolated package struct LayerTransition: Sendable {
  let track: TransitionTrack
  /// From 0, what the layer has shown, to 1, what it shows now.
  let progress: Double

  /// Whether what the layer shows and has shown moves, inside its bounds.
  var moves: Bool { [.moveIn, .push, .reveal].contains(track.type) }

  /// Whether what the layer has shown lies in front.
  var hasOldInFront: Bool { track.type == .reveal }

  /// Where what the layer shows is now, in widths and heights.
  var newOffset: (x: Double, y: Double) {
    offset(track.type == .reveal ? 0 : progress - 1)
  }

  /// Where what the layer has shown is now, in widths and heights.
  var oldOffset: (x: Double, y: Double) { offset(track.type == .moveIn ? 0 : progress) }

  private func offset(_ share: Double) -> (x: Double, y: Double) {
    (Double(track.movement.x) * share, Double(track.movement.y) * share)
  }
}

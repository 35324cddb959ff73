import DisplayServer

extension UIScreen {
  /// Gives the pointer, which is at a point of the screen, the shape of the view there.
  func updatePointerCursor(at point: CGPoint) {
    guard let surface else { return }
    surface.cursor = PointerShape(target(at: point)?.1.effectivePointerCursor ?? .arrow)
  }
}

extension PointerShape {
  nonisolated init(_ cursor: UIPointerCursor) {
    self =
      switch cursor {
      case .arrow: .arrow
      case .text: .text
      case .wait: .wait
      case .crosshair: .crosshair
      case .pointingHand: .pointingHand
      case .resizeLeftRight: .resizeLeftRight
      case .resizeUpDown: .resizeUpDown
      case .move: .move
      case .notAllowed: .notAllowed
      case .hidden: .hidden
      }
  }
}

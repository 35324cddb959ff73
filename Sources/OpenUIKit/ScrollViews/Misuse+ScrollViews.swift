import MisuseReports

extension Misuse {
  static func zoomScaleIsImpossible(
    _ view: UIScrollView, _ property: String, _ scale: CGFloat
  ) -> Misuse {
    Misuse(
      id: "scroll.zoom-scale",
      message: "\(property) of \(type(of: view)) cannot be \(scale) and is not changed",
      reason: "Content of that scale has no size",
      remedy: "Use a finite number above 0")
  }

  static func scrollValueIsNotFinite(
    _ view: UIScrollView, _ property: String, _ value: String
  ) -> Misuse {
    Misuse(
      id: "scroll.value-not-finite",
      message: "\(property) of \(type(of: view)) cannot be \(value) and is not changed",
      reason: "Content without a finite size and offset cannot be placed",
      remedy: "Look for a division by zero where the value is calculated")
  }
}

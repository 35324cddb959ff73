nonisolated extension UIColor {
  /// How a dimmed tint looks: a grey of the same brightness.
  var dimmed: UIColor { isDynamic ? UIColor(.derived(self, .dimmed)) : fixedDimmed }

  /// The dimmed colour as it looks with the current traits.
  var fixedDimmed: UIColor {
    let components = ColorComponents(cgColor)
    return UIColor(white: components.luminance, alpha: components.alpha * 0.8)
  }

  /// The colour mixed with `other`: 0 is this colour, 1 the other.
  func mixed(with other: UIColor, fraction: CGFloat) -> UIColor {
    let start = ColorComponents(cgColor)
    let end = ColorComponents(other.cgColor)
    func mix(_ from: CGFloat, _ to: CGFloat) -> CGFloat { from + (to - from) * fraction }
    return UIColor(
      red: mix(start.red, end.red), green: mix(start.green, end.green),
      blue: mix(start.blue, end.blue), alpha: mix(start.alpha, end.alpha))
  }
}

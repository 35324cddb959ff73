import MisuseReports

extension Misuse {
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

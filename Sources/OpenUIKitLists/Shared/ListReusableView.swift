/// A view of a list that is used again for other data.
protocol ListReusableView: UIView {
  var reuseIdentifier: String? { get }

  /// Takes back what the list has set.
  func resetForReuse()

  /// Lets the program take back what it has set.
  func prepareForReuse()
}

extension ListReusableView {
  /// Called before the view is used for other data.
  func prepareForNextUse() {
    resetForReuse()
    prepareForReuse()
  }
}

/// A view of a list that is used again for other data.
protocol ListReusableView: UIView {
  var reuseIdentifier: String? { get }

  func prepareForReuse()
}

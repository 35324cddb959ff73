import OpenUIKit

extension UIView {
  /// Adds views that constraints place.
  func addConstrained(_ views: UIView...) {
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
  }

  /// Adds a view that fills this one, inside an inset. The far edges yields while this view is too
  /// small for what is in the other one: before it has a size.
  func addFilling(_ view: UIView, inset: CGFloat = 0) {
    addConstrained(view)
    let edges = view.filling(self, inset: inset)
    for edge in edges.suffix(2) { edge.priority = .almostRequired }
    NSLayoutConstraint.activate(edges)
  }

  /// Constraints by which this view fills another one, inside an inset.
  func filling(_ view: UIView, inset: CGFloat = 0) -> [NSLayoutConstraint] {
    [
      topAnchor.constraint(equalTo: view.topAnchor, constant: inset),
      leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: inset),
      trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -inset),
      bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -inset),
    ]
  }

  /// Constraints by which this view fills a guide.
  func filling(_ guide: UILayoutGuide) -> [NSLayoutConstraint] {
    [
      topAnchor.constraint(equalTo: guide.topAnchor),
      leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ]
  }
}

extension UIStackView {
  /// A column of views, or a row.
  convenience init(
    _ axis: NSLayoutConstraint.Axis, spacing: CGFloat = 0, alignment: Alignment = .fill,
    distribution: Distribution = .fill, _ views: [UIView]
  ) {
    self.init(arrangedSubviews: views)
    self.axis = axis
    self.spacing = spacing
    self.alignment = alignment
    self.distribution = distribution
  }
}

extension UIScrollView {
  /// Adds a column that scrolls vertically, as wide as the scroll view. It is wider than that only
  /// while the scroll view is too narrow for what is in it: before it has a size.
  func addColumn(_ column: UIView) {
    addConstrained(column)
    NSLayoutConstraint.activate(
      column.filling(contentLayoutGuide) + [
        column.widthAnchor.constraint(equalTo: frameLayoutGuide.widthAnchor)
          .withPriority(.almostRequired)
      ])
  }

  /// Adds a row that scrolls horizontally, as high as the scroll view, as with a column.
  func addRow(_ row: UIView) {
    addConstrained(row)
    NSLayoutConstraint.activate(
      row.filling(contentLayoutGuide) + [
        row.heightAnchor.constraint(equalTo: frameLayoutGuide.heightAnchor)
          .withPriority(.almostRequired)
      ])
  }
}

extension UILayoutPriority {
  /// Yields to what is required, and to nothing else.
  static let almostRequired = UILayoutPriority(999)
}

extension NSLayoutConstraint {
  /// This constraint, with a priority.
  func withPriority(_ priority: UILayoutPriority) -> NSLayoutConstraint {
    self.priority = priority
    return self
  }
}

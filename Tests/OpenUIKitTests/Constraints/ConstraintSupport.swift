import NestTesting
import OpenUIKit

/// A view for constraints, inside `parent`.
func constrained<View: UIView>(_ view: View, in parent: UIView) -> View {
  view.translatesAutoresizingMaskIntoConstraints = false
  parent.addSubview(view)
  return view
}

/// A view of 320 × 480 points in no window.
func makeRoot() -> UIView { UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480)) }

/// Content of a fixed size.
final class ContentView: UIView {
  var content = CGSize(width: 60, height: 20) {
    didSet { invalidateIntrinsicContentSize() }
  }

  override var intrinsicContentSize: CGSize { content }
}

extension UIView {
  /// Constraints that place the view's left upper corner and its size.
  func pin(_ rect: CGRect) {
    guard let superview else { return }
    NSLayoutConstraint.activate([
      leftAnchor.constraint(equalTo: superview.leftAnchor, constant: rect.minX),
      topAnchor.constraint(equalTo: superview.topAnchor, constant: rect.minY),
      widthAnchor.constraint(equalToConstant: rect.width),
      heightAnchor.constraint(equalToConstant: rect.height),
    ])
  }

  /// Constraints that keep the edges at those of a guide.
  func pinEdges(to guide: UILayoutGuide) {
    NSLayoutConstraint.activate([
      leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      topAnchor.constraint(equalTo: guide.topAnchor),
      bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
  }

  /// Constraints that keep the edges at those of another view.
  func pinEdges(to view: UIView, inset: CGFloat = 0) {
    NSLayoutConstraint.activate([
      leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: inset),
      trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -inset),
      topAnchor.constraint(equalTo: view.topAnchor, constant: inset),
      bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -inset),
    ])
  }
}

/// The views of a large title.
final class LargeTitleViews {
  /// Cuts off the large title below the row.
  let clip = BarGroupView(frame: .zero)
  let group = BarGroupView(frame: .zero)
  let label = UILabel(frame: .zero)

  init() {
    clip.clipsToBounds = true
    clip.addSubview(group)
    group.addSubview(label)
    label.accessibilityTraits = .header
  }

  deinit {}

  /// Places the clip, and what it cuts off, in coordinates of the item's view.
  func place(in frame: CGRect) {
    clip.frame = frame
    group.bounds.size = frame.size
    group.center = CGPoint(x: frame.width / 2, y: frame.height / 2)
  }
}

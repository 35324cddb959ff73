import MisuseReports
import OpenQuartzCore

// Cells and supplementary views: registered, dequeued, shown.

extension UICollectionView {
  /// The kind of cells in reports.
  private static let cellKind = "UICollectionElementKindCell"

  final func dequeueCell(_ identifier: String, for path: IndexPath) -> UICollectionViewCell {
    if let cell = core.viewToReconfigure(at: path) as? UICollectionViewCell {
      if cell.reuseIdentifier == identifier { return cell }
      core.refuseToReconfigure(at: path)
      Misuse.report(.reconfiguresAnotherKind(identifier, of: self))
    }
    let view = dequeue(
      ReusePool.Key(identifier: identifier), Self.cellKind, for: .cell(path),
      as: UICollectionViewCell.self)
    return view
  }

  final func dequeueView(
    _ kind: String, _ identifier: String, for path: IndexPath
  ) -> UICollectionReusableView {
    dequeue(
      ReusePool.Key(kind: kind, identifier: identifier), kind,
      for: .supplementary(kind: kind, path), as: UICollectionReusableView.self)
  }

  /// A view that waits to be used again, or a new one.
  private func dequeue<View: UICollectionReusableView>(
    _ key: ReusePool.Key, _ kind: String, for element: ListElement, as base: View.Type
  ) -> View {
    if let view = pool.take(key) as? View {
      view.prepareForNextUse()
      return view
    }
    if !registrations.contains(key) {
      Misuse.report(.dequeuesUnregistered(kind: kind, key.identifier))
    }
    let frame = layoutAttributes(of: element)?.frame ?? .zero
    let view =
      registrations.makeView(for: key, of: self) { (type: View.Type) in
        DynamicInstance.make(type, frame: frame)
      } ?? DynamicInstance.make(base, frame: frame)
    view.reuseIdentifier = key.identifier
    return view
  }

  final func shownPath(of view: UICollectionReusableView) -> IndexPath? {
    core.element(of: view)?.indexPath
  }

  final func setBackground(_ view: UIView?) {
    guard background !== view else { return }
    background?.removeFromSuperview()
    background = view
    guard let view else { return }
    insertSubview(view, at: 0)
    placeBackground()
  }

  /// Keeps the background where the visible part of the content is, behind everything.
  final func placeBackground() {
    guard let background, background.superview === self else { return }
    background.frame = bounds
    if subviews.first !== background { insertSubview(background, at: 0) }
  }
}

import OpenQuartzCore

/// The previews of a drag, in front of everything in a window. It takes no touches.
final class DragOverlayView: UIView {
  /// At the finger; the previews are in it, so that they follow it however they move by themselves.
  private let carrier = UIView(frame: .zero)
  /// The previews of the items; nil for one that is not seen.
  private var previews: [DragPreviewView?] = []
  private let badge = DragBadgeView()
  private var targetWantsFullSize = false
  private var isGathered = false
  var sourceWantsFullSize = false

  // Fidelity: how previews look is not documented. [decided]
  /// In front of everything that a program places.
  private static let depth: CGFloat = 1_000_000
  private static let liftScale: CGFloat = 1.04
  /// The longest side of a preview that is made smaller, in points.
  private static let side: CGFloat = 320
  private static let duration: TimeInterval = 0.2
  /// How far the previews behind the first one are moved, in points, and how many are seen.
  private static let stackOffset: CGFloat = 6
  private static let stackCount = 3
  /// How far above the finger a preview is whose place counts, in points.
  private static let preciseOffset: CGFloat = 50

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    layer.zPosition = Self.depth
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(carrier)
    badge.isHidden = true
  }

  required init?(coder: NSCoder) { nil }

  deinit {}

  /// Covers a window.
  func attach(to window: UIWindow, at point: CGPoint) {
    UIView.performWithoutAnimation {
      frame = window.bounds
      window.addSubview(self)
      carrier.center = point
    }
  }

  /// Shows what is lifted, each where it is.
  func show(_ lifted: [UITargetedDragPreview?]) {
    UIView.performWithoutAnimation {
      previews = lifted.map { $0.map { DragPreviewView($0.view, $0.parameters) } }
      for (preview, targeted) in zip(previews, lifted).reversed() {
        guard let preview, let targeted else { continue }
        carrier.addSubview(preview)
        place(preview, at: targeted.target)
      }
      carrier.addSubview(badge)
    }
  }

  /// Shows what is added where it is, then gathers it with the others at the finger.
  func add(_ added: [UITargetedDragPreview?]) {
    UIView.performWithoutAnimation {
      for targeted in added {
        let preview = targeted.map { DragPreviewView($0.view, $0.parameters) }
        previews.append(preview)
        guard let preview, let targeted else { continue }
        carrier.insertSubview(preview, at: 0)
        preview.showShadow(true)
        place(preview, at: targeted.target)
      }
    }
    animateGathering()
  }

  /// Another preview takes the place of one.
  func replace(_ index: Int, by preview: UIDragPreview?) {
    guard previews.indices.contains(index) else { return }
    UIView.performWithoutAnimation {
      let old = previews[index]
      previews[index] = preview.map { preview in
        let new = DragPreviewView(preview.view, preview.parameters)
        new.center = old?.center ?? .zero
        new.showShadow(true)
        carrier.insertSubview(new, belowSubview: old ?? badge)
        return new
      }
      old?.removeFromSuperview()
    }
  }

  // MARK: Lifting and moving

  /// Lifts the previews; called inside an animation.
  func showLifted() {
    for case let preview? in previews {
      preview.showShadow(true)
      if !UIAccessibility.isReduceMotionEnabled {
        preview.transform = preview.transform.scaledBy(x: Self.liftScale, y: Self.liftScale)
      }
    }
  }

  /// Puts the previews back; called inside an animation.
  func showReturned(_ lifted: [UITargetedDragPreview?]) {
    for (preview, targeted) in zip(previews, lifted) {
      guard let preview, let targeted else { continue }
      preview.showShadow(false)
      place(preview, at: targeted.target)
    }
  }

  /// Follows the finger.
  func move(to point: CGPoint) {
    UIView.performWithoutAnimation { carrier.center = point }
  }

  /// The drag begins: the previews gather at the finger.
  func showGathered() {
    isGathered = true
    animateGathering()
  }

  private func animateGathering() {
    guard isGathered else { return }
    UIView.animate(
      withDuration: Self.duration, delay: 0,
      options: [.beginFromCurrentState, .allowUserInteraction]
    ) { self.gather() }
  }

  /// The first preview stays under the finger, the others lie behind it.
  private func gather() {
    guard let first = previews.lazy.compactMap({ $0 }).first else { return }
    let isFull = sourceWantsFullSize || targetWantsFullSize
    var offset = CGPoint.zero
    for case (let number, let preview?) in previews.enumerated() {
      let side = max(preview.bounds.width, preview.bounds.height)
      let scale = isFull || side <= Self.side ? 1 : Self.side / side
      if preview === first { preview.setScale(scale, keepingUnderFinger: true) }
      if preview !== first {
        preview.setScale(scale, keepingUnderFinger: false)
        preview.center = CGPoint(x: first.center.x + offset.x, y: first.center.y + offset.y)
        preview.alpha = number < Self.stackCount ? 1 : 0
      }
      offset.x += Self.stackOffset
      offset.y += Self.stackOffset
    }
    let corner = first.convert(
      CGPoint(x: effectiveCorner(of: first), y: first.bounds.minY), to: carrier)
    UIView.performWithoutAnimation { badge.center = corner }
  }

  private func effectiveCorner(of preview: UIView) -> CGFloat {
    effectiveUserInterfaceLayoutDirection == .rightToLeft
      ? preview.bounds.minX : preview.bounds.maxX
  }

  // MARK: Badge

  /// Shows what would become of the items.
  func show(_ operation: UIDropOperation, _ proposal: UIDropProposal?, count: Int) {
    let isPrecise = proposal?.isPrecise ?? false
    let wantsFullSize = proposal?.prefersFullSizePreview ?? false
    if wantsFullSize != targetWantsFullSize {
      targetWantsFullSize = wantsFullSize
      animateGathering()
    }
    let transform =
      isPrecise ? CGAffineTransform(translationX: 0, y: -Self.preciseOffset) : .identity
    if carrier.transform != transform {
      UIView.animate(withDuration: Self.duration) { self.carrier.transform = transform }
    }
    badge.show(operation, count: count)
  }

  func hideBadge() { badge.isHidden = true }

  /// The badge, for tests.
  var badgeText: String? { badge.isHidden ? nil : badge.text }

  // MARK: The end

  /// A preview as it is shown now, where it is; nil for one that is not seen.
  func presentPreview(_ index: Int) -> UITargetedDragPreview? {
    guard previews.indices.contains(index), let preview = previews[index], window != nil else {
      return nil
    }
    return UITargetedDragPreview(
      view: preview.shownView, parameters: preview.parameters,
      target: UIPreviewTarget(
        container: self, center: carrier.convert(preview.center, to: self),
        transform: preview.transform))
  }

  /// Moves a preview to its end; called inside an animation.
  ///
  /// - Parameters:
  ///   - targeted: Where that is; nil for nowhere: it fades.
  ///   - shrinks: Whether it gets smaller while it fades.
  func end(_ index: Int, at targeted: UITargetedDragPreview?, shrinks: Bool) {
    guard previews.indices.contains(index), let preview = previews[index] else { return }
    preview.showShadow(false)
    if let targeted, targeted.target.container.window != nil {
      place(preview, at: targeted.target)
      preview.alpha = 1
    } else {
      preview.alpha = 0
      if shrinks { preview.transform = preview.transform.scaledBy(x: 0.3, y: 0.3) }
    }
  }

  private func place(_ preview: UIView, at target: UIPreviewTarget) {
    preview.center = carrier.convert(target.center, from: target.container)
    preview.transform = target.transform
  }
}

/// The views of a transition that move from one controller to the other.
///
/// The views themselves stay where they are: their pictures move, in a view above both controllers.
/// While a picture is drawn its view has no corner radius, and then the same as before.
final class MatchedElements: TransitionPictures {
  /// Two views with the same identifier, and what is shown instead of them.
  private struct Pair {
    let appearing: UIView
    let disappearing: UIView
    let picture: MatchedPictureView
  }

  private let stage: TransitionStage
  private let overlay = UIView()
  private var pairs: [Pair] = []
  private static let animationKey = "NestKit.matched"
  private static let longerThanAnyTransition: TimeInterval = 1e9

  /// Looks for pairs and shows their pictures; `nil` if there are none.
  ///
  /// The views of both controllers are laid out.
  init?(on stage: TransitionStage) {
    self.stage = stage
    let appearing = Self.elements(in: stage.appearing)
    let disappearing = Self.elements(in: stage.disappearing)
    for (identifier, view) in appearing {
      guard let counterpart = disappearing[identifier] else { continue }
      pairs.append(
        Pair(
          appearing: view, disappearing: counterpart,
          picture: MatchedPictureView(from: counterpart, to: view)))
    }
    if pairs.isEmpty { return nil }
    UIView.performWithoutAnimation { begin() }
  }

  deinit {}

  private func begin() {
    overlay.isUserInteractionEnabled = false
    overlay.clipsToBounds = true
    overlay.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    overlay.frame = stage.group.bounds
    overlay.layer.zPosition = 2 * TransitionStage.heightInFront
    stage.group.addSubview(overlay)
    for pair in pairs {
      overlay.addSubview(pair.picture)
      for view in [pair.appearing, pair.disappearing] { Self.conceal(view) }
    }
  }

  /// The views that cannot be seen.
  var concealed: [UIView] { pairs.flatMap { [$0.appearing, $0.disappearing] } }

  // MARK: Pictures

  /// Shows the pictures moving from where the views of the disappearing controller are to where
  /// those of the appearing one are.
  func show(_ frame: PicturedFrame) {
    for pair in pairs {
      pair.picture.show(
        frame.progress,
        from: Self.shape(of: pair.disappearing, in: stage.disappearing),
        to: Self.shape(of: pair.appearing, in: stage.appearing))
    }
  }

  func boundsDidChange(towards frame: PicturedFrame) { show(frame) }

  func removeAnimations() {
    for pair in pairs { pair.picture.removeAnimations() }
  }

  func end() {
    overlay.removeFromSuperview()
    for view in concealed {
      view.layer.removeAnimation(forKey: Self.animationKey)
    }
    pairs = []
  }

  // MARK: Views

  /// An animation of what is shown, so that the opacity that the program sets stays as it is.
  private static func conceal(_ view: UIView) {
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.fromValue = 0
    animation.toValue = 0
    animation.duration = longerThanAnyTransition
    view.layer.add(animation, forKey: animationKey)
  }

  /// Position, size and corners of a view, as they are in the region when no transition moves it.
  private static func shape(of view: UIView, in wrapper: UIView) -> MatchedShape {
    MatchedShape(
      frame: view.convert(view.bounds, to: wrapper), cornerRadius: view.layer.cornerRadius)
  }

  /// The views with identifiers that a wrapper shows.
  private static func elements(in wrapper: UIView) -> [String: UIView] {
    var candidates: [String: [UIView]] = [:]
    collect(from: wrapper, into: &candidates)
    var elements: [String: UIView] = [:]
    for (identifier, views) in candidates.sorted(by: { $0.key < $1.key }) {
      // Of several those that are out of sight take no part, such as pages beside the one that is
      // shown.
      let visible = views.count == 1 ? views : views.filter { isVisible($0, in: wrapper) }
      if visible.count > 1 { Misuse.report(.repeatedMatchIdentifier(identifier)) }
      elements[identifier] = visible.count == 1 ? visible[0] : nil
    }
    return elements
  }

  private static func isVisible(_ view: UIView, in wrapper: UIView) -> Bool {
    view.convert(view.bounds, to: wrapper).intersects(wrapper.bounds)
  }

  private static func collect(from view: UIView, into candidates: inout [String: [UIView]]) {
    for subview in view.subviews where !subview.isHidden {
      if let identifier = subview.matchIdentifier {
        candidates[identifier, default: []].append(subview)
      }
      // Views that a container covers take no part.
      collect(from: (subview as? ContainerGroupView)?.front ?? subview, into: &candidates)
    }
  }
}

@MainActor extension Misuse {
  static func repeatedMatchIdentifier(_ identifier: String) -> Misuse {
    Misuse(
      id: "transition.repeated-match",
      message: "Several views of a controller have the match identifier “\(identifier)”",
      reason: "One view moves to one other; these stay in their controller",
      remedy: "Give each view that is matched an identifier of its own")
  }
}

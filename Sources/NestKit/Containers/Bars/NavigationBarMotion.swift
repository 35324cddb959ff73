#if !os(tvOS)
  /// The change of a navigation bar from the items of one path to those of another, inside the
  /// animation of a transition.
  ///
  /// The bar itself stays, without items, as the background. In front of it two bars without
  /// backgrounds have the items: the old ones fade out, and the new ones fade in. Where controllers
  /// are pushed or popped both move in the direction of the transition.
  final class NavigationBarMotion {
    /// The direction in which the items move.
    enum Direction { case push, pop, none }

    let from: BarItems
    let to: BarItems
    let direction: Direction
    private let bar: UINavigationBar
    private let former = UINavigationBar(frame: .zero)
    private let new = UINavigationBar(frame: .zero)
    /// The former background, where the new one is another one.
    private var formerBackground: UINavigationBar?
    private let blank = UINavigationItem()
    private let formerBlank = UINavigationItem()

    init(of bar: UINavigationBar, from: BarItems, to: BarItems) {
      (self.bar, self.from, self.to) = (bar, from, to)
      direction =
        if to.path.begins(with: from.path) {
          .push
        } else if from.path.begins(with: to.path) {
          .pop
        } else {
          .none
        }
    }

    deinit {}

    /// The part of the width by which items move.
    private static let offset: CGFloat = 0.3

    private func shift(isNew: Bool) -> CGAffineTransform {
      guard direction != .none, !UIAccessibility.isReduceMotionEnabled else { return .identity }
      let isMirrored = bar.effectiveUserInterfaceLayoutDirection == .rightToLeft
      let sign: CGFloat = (direction == .push) == isNew ? 1 : -1
      return CGAffineTransform(
        translationX: sign * (isMirrored ? -1 : 1) * Self.offset * bar.bounds.width, y: 0)
    }

    // MARK: Beginning

    /// Shows the beginning.
    ///
    /// - Parameters:
    ///   - isAtEdge: Whether nothing lies under the bar before and after.
    ///   - frame: The frame that the bar is going to have.
    ///   - delegate: The delegate of the bars, which says where they are.
    func begin(
      isAtEdge: (from: Bool, to: Bool), frame: CGRect, delegate: any UINavigationBarDelegate
    ) {
      let appearances = (
        from: bar.appearance(for: from.path.shown?.navigationItem, isAtEdge: isAtEdge.from),
        to: bar.appearance(for: to.path.shown?.navigationItem, isAtEdge: isAtEdge.to)
      )
      // Without an item in between, whose background would fade out with the transition.
      blank.showAlways(appearances.to)
      bar.setItems([blank], animated: false)
      bar.layoutIfNeeded()
      show(from, in: former, bar.withoutBackground(appearances.from), delegate)
      show(to, in: new, bar.withoutBackground(appearances.to), delegate)
      former.place(in: bar.frame)
      new.place(in: frame)
      new.alpha = 0
      new.transform = shift(isNew: true)
      setBackground(appearances, delegate)
      for shown in [former, new] { shown.layoutIfNeeded() }
    }

    private func setBackground(
      _ appearances: (from: UINavigationBarAppearance?, to: UINavigationBarAppearance?),
      _ delegate: any UINavigationBarDelegate
    ) {
      let (from, new) = (
        appearances.from ?? bar.standardAppearance, appearances.to ?? bar.standardAppearance
      )
      guard !from.hasBackground(of: new) else { return }
      let background = UINavigationBar(frame: .zero)
      background.lookLike(bar)
      background.delegate = delegate
      background.isUserInteractionEnabled = false
      background.accessibilityElementsHidden = true
      formerBlank.showAlways(appearances.from)
      background.setItems([formerBlank], animated: false)
      bar.superview?.insertSubview(background, aboveSubview: bar)
      background.place(in: bar.frame)
      background.layoutIfNeeded()
      bar.alpha = 0
      formerBackground = background
    }

    private func show(
      _ items: BarItems, in shown: UINavigationBar, _ appearance: UINavigationBarAppearance,
      _ delegate: any UINavigationBarDelegate
    ) {
      shown.lookLike(bar)
      shown.delegate = delegate
      shown.isUserInteractionEnabled = false
      shown.accessibilityElementsHidden = true
      bar.superview?.insertSubview(shown, aboveSubview: shown === new ? former : bar)
      items.update(appearance: appearance)
      shown.setItems(items.all, animated: false)
    }

    /// Takes values that have changed.
    func update() {
      for items in [from, to] {
        items.update(
          appearance: bar.withoutBackground(
            bar.appearance(for: items.path.shown?.navigationItem, isAtEdge: false)))
      }
    }

    /// The bar that has items.
    func bar(of items: BarItems) -> UINavigationBar? {
      items === from ? former : items === to ? new : nil
    }

    /// The frame of the new items at the beginning.
    func placeNew(in frame: CGRect) {
      new.place(in: frame)
      new.layoutIfNeeded()
    }

    // MARK: Moving

    /// Shows the end; inside the animation of the transition.
    func showEnd() {
      former.alpha = 0
      former.transform = shift(isNew: false)
      new.alpha = 1
      new.transform = .identity
      formerBackground?.alpha = 0
      bar.alpha = 1
    }

    /// The bars are where the bar is.
    func place(in frame: CGRect) {
      new.place(in: frame)
      formerBackground?.place(in: frame)
      if UIView.inheritedAnimationDuration > 0 { new.layoutIfNeeded() }
    }

    /// The bar has its items again.
    func end() {
      for shown in [former, new] {
        shown.setItems([], animated: false)
        shown.removeFromSuperview()
      }
      formerBackground?.removeFromSuperview()
      bar.alpha = 1
    }
  }

  extension UINavigationItem {
    fileprivate func showAlways(_ appearance: UINavigationBarAppearance?) {
      (standardAppearance, compactAppearance) = (appearance, appearance)
      (scrollEdgeAppearance, compactScrollEdgeAppearance) = (appearance, appearance)
    }
  }
#endif

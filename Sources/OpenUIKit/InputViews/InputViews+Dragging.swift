extension InputViews {
  // Fidelity: content that is dragged dismisses the keyboard, and what belongs to the first
  // responder with it. A bar that belongs to a responder without text stays, unless the mode says
  // otherwise. [documented; known]
  /// The drag of a scroll view begins.
  func dragBegan(in scrollView: UIScrollView) {
    switch scrollView.keyboardDismissMode {
    case .onDrag: dismiss(for: scrollView, withAccessory: false)
    case .onDragWithAccessory: dismiss(for: scrollView, withAccessory: true)
    case .none, .interactive, .interactiveWithAccessory: break
    }
  }

  private func dismiss(for scrollView: UIScrollView, withAccessory: Bool) {
    guard let responder = responder(for: scrollView, withAccessory: withAccessory) else { return }
    responder.resignFirstResponder()
  }

  /// The first responder that a drag of a scroll view dismisses; nil for none.
  private func responder(
    for scrollView: UIScrollView, withAccessory: Bool
  ) -> UIResponder? {
    guard let responder = scrollView.windowForResponders?.firstResponder, responder !== scrollView
    else {
      return nil
    }
    let isInside = responder.nearestView?.isInside(scrollView) == true
    guard isInside || screen.keyboardFrame != nil else { return nil }
    let isBar = host?.input == nil && host?.supplier === responder && !(responder is any UIKeyInput)
    return isShown && isBar && !withAccessory ? nil : responder
  }

  /// The finger of a drag has moved.
  ///
  /// - Parameters:
  ///   - y: Where it is, in the coordinates of the screen.
  ///   - scrollView: The scroll view that it drags.
  func dragMoved(to y: CGFloat, in scrollView: UIScrollView) {
    guard y.isFinite, let withAccessory = scrollView.keyboardDismissMode.isInteractive,
      isShown, let full = frame,
      responder(for: scrollView, withAccessory: withAccessory) != nil
    else { return }
    let padding = dismissPadding(in: scrollView.window)
    let most = max(0, full.height - (withAccessory ? 0 : heightThatStays))
    let distance = min(max(0, y - full.minY + padding), most)
    guard distance != pulled else { return }
    pulled = distance
    place()
    screen.placeKeyboard(to: full.offsetBy(dx: 0, dy: distance))
  }

  /// The largest padding of the guides in a window.
  private func dismissPadding(in window: UIWindow?) -> CGFloat {
    let guides = screen.runtime?.keyboardGuides.compactMap { $0.guide } ?? []
    let paddings = guides.filter { $0.owningView?.window === window }
      .map(\.keyboardDismissPadding)
    return paddings.filter(\.isFinite).max().map { max(0, $0) } ?? 0
  }

  // Fidelity: where it is released decides, unless the finger moves on. How far is not documented.
  // [decided]
  /// The finger of a drag was lifted.
  ///
  /// - Parameters:
  ///   - velocity: Its vertical velocity, in points per second.
  ///   - scrollView: The scroll view that it has dragged.
  func dragEnded(velocity: CGFloat, in scrollView: UIScrollView) {
    guard pulled > 0, let full = frame else { return }
    let leaves = velocity == 0 ? pulled > full.height / 2 : velocity > 0
    let responder = leaves ? scrollView.windowForResponders?.firstResponder : nil
    let distance = pulled
    pulled = 0
    if let responder, responder.resignFirstResponder() { return }
    guard isShown, pulled == 0, let full = frame, distance > 0 else { return }
    UIView.animate(withDuration: Self.duration) { [self] in
      place()
      screen.placeKeyboard(to: full)
    }
  }
}

extension UIScrollView.KeyboardDismissMode {
  /// Whether the finger takes accessory views along; nil where it takes nothing along.
  fileprivate var isInteractive: Bool? {
    switch self {
    case .interactive: false
    case .interactiveWithAccessory: true
    case .none, .onDrag, .onDragWithAccessory: nil
    }
  }
}

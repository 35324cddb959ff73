extension UICollectionViewCell {
  /// The state without what an override adds.
  final var currentState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isDisabled = !isUserInteractionEnabled
    state.isHighlighted = isHighlighted
    state.isSelected = isSelected
    state.isFocused = isFocused
    listState.write(to: &state)
    return state
  }

  /// Takes the state that the list gives a cell that is shown.
  final func setListState(_ state: CellListState) {
    let old = listState
    guard state != old else { return }
    listState = state
    listStateDidChange(from: old)
  }

  /// Shows whether the collection view is edited: accessories come and go.
  final func setEditing(_ isEditing: Bool, animated: Bool) {
    guard listState.isEditing != isEditing else { return }
    var state = listState
    state.isEditing = isEditing
    guard animated, window != nil, UIView.areAnimationsEnabled else { return setListState(state) }
    layoutIfNeeded()
    UIView.animate(
      withDuration: 0.3, delay: 0, options: [.beginFromCurrentState, .allowUserInteraction]
    ) {
      self.setListState(state)
      self.layoutIfNeeded()
    }
  }

  final func selectionDidChange() {
    contentView.propagateHighlight(isHighlighted || isSelected)
    showSelectedBackground()
    setNeedsUpdateConfiguration()
  }

  // MARK: Backgrounds

  final func backgroundViewDidChange(from old: UIView?) {
    old?.removeFromSuperview()
    guard let backgroundView else { return }
    setBackground(nil)
    insertSubview(backgroundView, at: 0)
    setNeedsLayout()
  }

  final func selectedViewDidChange(from old: UIView?) {
    old?.removeFromSuperview()
    if selectedBackgroundView != nil { setBackground(nil) }
    showSelectedBackground()
  }

  /// Adds the background of selected cells while it is due.
  final func showSelectedBackground() {
    guard let view = selectedBackgroundView else { return }
    guard isSelected || isHighlighted else { return view.removeFromSuperview() }
    guard view.superview !== self else { return }
    view.frame = bounds
    if let backgroundView {
      insertSubview(view, aboveSubview: backgroundView)
    } else {
      insertSubview(view, at: 0)
    }
  }

  final func placeBackgrounds() {
    backgroundView?.frame = bounds
    if selectedBackgroundView?.superview === self { selectedBackgroundView?.frame = bounds }
    configurations.backgroundView?.frame = bounds
  }
}

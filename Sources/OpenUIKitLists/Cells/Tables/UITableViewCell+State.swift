extension UITableViewCell {
  final func prepareCell() {
    addSubview(configurations.contentView)
    configurations.contentView.frame = bounds
    registerForTraitChanges(ConfigurationTraits.all) { (cell: UITableViewCell, _) in
      cell.setNeedsUpdateConfiguration()
      cell.setNeedsLayout()
    }
  }

  /// The state without what an override adds.
  final var currentState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    listState.write(to: &state)
    state.isEditing = flags.isEditing
    state.isDisabled = !isUserInteractionEnabled
    state.isHighlighted = flags.isHighlighted
    state.isSelected = flags.isSelected
    state.isFocused = isFocused
    return state
  }

  /// Takes everything that the table says about a cell, with one layout. Editing reaches
  /// `setEditing(_:animated:)`, drags `dragStateDidChange(_:)`.
  final func setListState(_ state: CellListState, animated: Bool = false) {
    let old = listState
    guard state != old || state.isEditing != flags.isEditing else { return }
    let isTransition = transitionMask(state) != transitionMask(old)
    let isEditingChanged = state.isEditing != flags.isEditing
    if animated, !isEditingChanged, window != nil { layoutIfNeeded() }
    if isTransition, !isEditingChanged { willTransition(to: transitionMask(state)) }
    listState = state
    if isEditingChanged {
      setEditing(state.isEditing, animated: animated)
      // An override that leaves super out.
      if flags.isEditing != state.isEditing { flags.isEditing = state.isEditing }
    }
    if state.drag != old.drag {
      dragStateDidChange(DragState(rawValue: state.drag.rawValue) ?? .none)
    }
    if state.isSwiped != old.isSwiped || state.isReordering != old.isReordering
      || state.drag != old.drag || state.drop != old.drop || state.isExpanded != old.isExpanded
      || state.appearance != old.appearance || state.isSidebar != old.isSidebar || isEditingChanged
    {
      setNeedsUpdateConfiguration()
    }
    // The chevron and the lines follow in the same layout.
    if animated, !isEditingChanged { layOut(animated: true) } else { setNeedsLayout() }
    if isTransition, !isEditingChanged { didTransition(to: transitionMask(state)) }
  }

  private func transitionMask(_ state: CellListState) -> StateMask {
    var mask: StateMask = []
    if state.isEditing { mask.insert(.showingEditControl) }
    if state.showsDeleteConfirmation || state.isSwiped { mask.insert(.showingDeleteConfirmation) }
    return mask
  }

  // MARK: Selection

  /// Selects the cell for the table: the flag is set also where an override leaves super out.
  final func select(_ isSelected: Bool, animated: Bool) {
    guard isSelected != flags.isSelected else { return }
    setSelected(isSelected, animated: animated)
    if flags.isSelected != isSelected { showSelected(isSelected, animated: animated) }
  }

  /// Highlights the cell for the table.
  final func highlight(_ isHighlighted: Bool, animated: Bool) {
    guard isHighlighted != flags.isHighlighted else { return }
    setHighlighted(isHighlighted, animated: animated)
    if flags.isHighlighted != isHighlighted { showHighlighted(isHighlighted, animated: animated) }
  }

  final func showSelected(_ isSelected: Bool, animated: Bool) {
    guard isSelected != flags.isSelected else { return }
    flags.isSelected = isSelected
    parts.editControl?.kind = editControlKind
    showSelection(animated: animated)
  }

  final func showHighlighted(_ isHighlighted: Bool, animated: Bool) {
    guard isHighlighted != flags.isHighlighted else { return }
    flags.isHighlighted = isHighlighted
    showSelection(animated: animated)
  }

  final func selectionDidChange() { showSelection(animated: false) }

  /// Whether the look of a selected cell is due.
  final var looksSelected: Bool {
    selectionStyle != .none && (flags.isSelected || flags.isHighlighted)
  }

  // Fidelity: with animation the background fades; the rest changes at once. [known]
  private func showSelection(animated: Bool) {
    contentView.propagateHighlight(looksSelected)
    setNeedsUpdateConfiguration()
    guard animated, window != nil, UIView.areAnimationsEnabled else {
      return showSelectedBackground(animated: false)
    }
    showSelectedBackground(animated: true)
    UIView.animate(
      withDuration: 0.3, delay: 0, options: [.beginFromCurrentState, .allowUserInteraction]
    ) { self.showBackgroundOfState() }
  }

  private func showBackgroundOfState() {
    let state = stateOfConfigurations
    if configurations.updatesBackground, let background = configurations.background {
      configurations.background = background.updated(for: state)
    }
    showBackground(in: state)
  }

  // MARK: Editing

  final func showEditing(_ isEditing: Bool, animated: Bool) {
    guard isEditing != flags.isEditing else { return }
    var mask: StateMask = isEditing ? .showingEditControl : []
    if listState.showsDeleteConfirmation || listState.isSwiped {
      mask.insert(.showingDeleteConfirmation)
    }
    let isAnimated = animated && window != nil && UIView.areAnimationsEnabled
    // What was due before does not move.
    if isAnimated { layoutIfNeeded() }
    willTransition(to: mask)
    flags.isEditing = isEditing
    listState.isEditing = isEditing
    setNeedsUpdateConfiguration()
    guard isAnimated else {
      prepareAccessories()
      setNeedsLayout()
      return didTransition(to: mask)
    }
    UIView.animate(
      withDuration: 0.3, delay: 0, options: [.beginFromCurrentState, .allowUserInteraction],
      animations: {
        self.setNeedsLayout()
        self.layoutIfNeeded()
      },
      completion: { _ in self.didTransition(to: mask) })
  }

  private func layOut(animated: Bool) {
    guard animated, window != nil, UIView.areAnimationsEnabled else { return setNeedsLayout() }
    UIView.animate(
      withDuration: 0.3, delay: 0, options: [.beginFromCurrentState, .allowUserInteraction]
    ) {
      self.setNeedsLayout()
      self.layoutIfNeeded()
    }
  }

  /// Resets what is not content, before other data are shown.
  final func resetForReuse() {
    UIView.performWithoutAnimation {
      alpha = 1
      isHidden = false
      showHighlighted(false, animated: false)
      showSelected(false, animated: false)
      setListState(CellListState())
    }
    configurations.needsUpdate = true
  }
}

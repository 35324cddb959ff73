extension UITableViewCell {
  final var stateOfConfigurations: any UIConfigurationState { configurationState }

  final func sendConfigurationUpdate(_ state: any UIConfigurationState) {
    guard let state = state as? UICellConfigurationState else { return }
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
  }

  final func contentViewDidChange() {
    contentView.propagateHighlight(looksSelected)
  }

  final func contentSizeDidChange() { onSizeChange?() }

  // Fidelity: the labels of the style are nil once there is a content configuration. [documented]
  final func setContentOfCell(_ content: (any UIContentConfiguration)?) {
    if content != nil {
      for view in [parts.textLabel, parts.detailLabel, parts.imageView] as [UIView?] {
        view?.removeFromSuperview()
      }
      (parts.textLabel, parts.detailLabel, parts.imageView) = (nil, nil, nil)
    }
    setContent(content)
  }

  final func setBackgroundOfCell(_ background: UIBackgroundConfiguration?) {
    if background != nil {
      backgroundView = nil
      selectedBackgroundView = nil
      multipleSelectionBackgroundView = nil
    }
    setBackground(background)
  }

  // MARK: Backgrounds

  /// The background of a cell without configuration: the colour of the table, or the grey of a
  /// selected cell.
  final var backgroundOfSystem: UIBackgroundConfiguration? {
    var background = defaultBackgroundConfiguration()
    if looksSelected {
      if selectedView == nil { return background }
      background.backgroundColor = .clear
    } else if flags.hasOwnBackgroundColor || backgroundView != nil {
      background.backgroundColor = .clear
    } else {
      // The colour of the cell that is not selected: selection may have no look.
      background.backgroundColor = background.backgroundColor
    }
    return background
  }

  final func backgroundViewDidChange(from old: UIView?) {
    old?.removeFromSuperview()
    configurations.needsAutomaticUpdate = true
    setNeedsLayout()
    guard let backgroundView else { return }
    configurations.background = nil
    insertSubview(backgroundView, at: 0)
  }

  final func selectedViewDidChange(from old: UIView?) {
    old?.removeFromSuperview()
    configurations.needsAutomaticUpdate = true
    if selectedView != nil { configurations.background = nil }
    showSelectedBackground(animated: false)
    setNeedsLayout()
  }

  /// The view of the program for selected cells.
  final var selectedView: UIView? {
    if listState.isMultipleSelection, let view = multipleSelectionBackgroundView { return view }
    return selectedBackgroundView
  }

  /// Adds the background of selected cells while it is due.
  final func showSelectedBackground(animated: Bool) {
    for view in [selectedBackgroundView, multipleSelectionBackgroundView] {
      guard let view, view !== selectedView || !looksSelected, view.superview === self else {
        continue
      }
      guard animated else {
        view.removeFromSuperview()
        continue
      }
      UIView.animate(
        withDuration: 0.3, animations: { view.alpha = 0 },
        completion: { [zeroingLink] _ in
          view.alpha = 1
          guard let cell = zeroingLink.target,
            !cell.looksSelected || cell.selectedView !== view
          else { return }
          view.removeFromSuperview()
        })
    }
    guard looksSelected, let view = selectedView, view.superview !== self else { return }
    view.frame = bounds
    insertSubview(view, belowSubview: contentView)
    setNeedsLayout()
  }

  /// Places the backgrounds, from back to front: that of the program, that of the system, that of
  /// selected cells.
  final func placeBackgrounds() {
    for view in [backgroundView, configurations.backgroundView, selectedView] {
      guard let view, view.superview === self else { continue }
      view.frame = bounds
    }
    guard let own = backgroundView, let system = configurations.backgroundView,
      let first = subviews.firstIndex(of: own), let second = subviews.firstIndex(of: system),
      second < first
    else { return }
    insertSubview(system, aboveSubview: own)
  }
}

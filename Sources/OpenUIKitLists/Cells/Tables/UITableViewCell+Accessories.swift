extension UITableViewCell {
  /// Something at the trailing edge.
  struct Accessory {
    let view: UIView
    let size: CGSize

    var width: CGFloat { size.width }
  }

  /// The standard accessory that is due, if the program shows no view in its place.
  private var dueType: AccessoryType {
    if dueView != nil { return .none }
    return flags.isEditing ? editingAccessoryType : accessoryType
  }

  /// The view of the program that is due.
  private var dueView: UIView? { flags.isEditing ? editingAccessoryView : accessoryView }

  /// The accessories at the trailing edge, from the content outwards.
  final var shownAccessories: [Accessory] {
    if let view = parts.accessory { return [Accessory(view: view, size: view.bounds.size)] }
    var items: [Accessory] = []
    if let button = parts.detailButton {
      items.append(Accessory(view: button, size: button.symbolSize))
    }
    if let mark = parts.mark {
      items.append(Accessory(view: mark, size: mark.intrinsicContentSize))
    }
    return items
  }

  final func accessoriesDidChange() {
    prepareAccessories()
    setNeedsLayout()
    contentSizeDidChange()
  }

  /// Adds and removes accessories and controls as the state says.
  final func prepareAccessories() {
    prepareEditControls()
    let view = dueView
    if parts.accessory !== view {
      if parts.accessory?.superview === self { parts.accessory?.removeFromSuperview() }
      parts.accessory = view
    }
    if let view, view.superview !== self { addSubview(view) }
    let type = dueType
    prepareDetailButton(type == .detailButton || type == .detailDisclosureButton)
    switch type {
    case .disclosureIndicator, .detailDisclosureButton:
      prepareMark(CellSymbols.disclosure, .tertiaryLabel)
    case .checkmark: prepareMark(CellSymbols.checkmark, nil)
    case .none, .detailButton: prepareMark(nil, nil)
    }
  }

  private func prepareMark(_ symbol: UIImage?, _ color: UIColor?) {
    guard let symbol else {
      parts.mark?.removeFromSuperview()
      parts.mark = nil
      return
    }
    let mark = parts.mark ?? UIImageView(frame: .zero)
    if parts.mark == nil {
      mark.contentMode = .center
      parts.mark = mark
      addSubview(mark)
    }
    if mark.image !== symbol { mark.image = symbol }
    if mark.tintColor != color || color == nil { mark.tintColor = color }
  }

  private func prepareDetailButton(_ isDue: Bool) {
    guard isDue else {
      parts.detailButton?.removeFromSuperview()
      parts.detailButton = nil
      return
    }
    guard parts.detailButton == nil else { return }
    let button = SymbolControl(frame: .zero)
    button.symbol = CellSymbols.detail
    button.accessibilityLabel = "More Info"
    let link = (self as UIView).zeroingLink
    button.onUse = { (link.target as? UITableViewCell)?.onAccessory?() }
    parts.detailButton = button
    addSubview(button)
  }

  /// The control by which the row is moved; nil while there is none. A table attaches its
  /// recognizer to it.
  final var reorderControl: UIView? { parts.reorderControl }

  private func prepareEditControls() {
    if let kind = editControlKind {
      let control = parts.editControl ?? CellEditControl(frame: .zero)
      if parts.editControl == nil {
        parts.editControl = control
        let link = (self as UIView).zeroingLink
        control.onUse = { (link.target as? UITableViewCell)?.onEditControl?() }
        insertSubview(control, belowSubview: contentView)
        UIView.performWithoutAnimation {
          let size = control.symbolSize
          control.frame = mirrored(
            CGRect(
              x: -size.width, y: (bounds.height - size.height) / 2, width: size.width,
              height: size.height))
        }
      }
      control.kind = kind
      // The circle shows the selection; the row takes the touch.
      control.isUserInteractionEnabled = !listState.isMultipleSelection
    } else if let control = parts.editControl {
      parts.editControl = nil
      leave(control)
    }
    if hasReorderControl {
      guard parts.reorderControl == nil else { return }
      let control = CellReorderControl(frame: .zero)
      parts.reorderControl = control
      addSubview(control)
      UIView.performWithoutAnimation {
        control.frame = mirrored(
          CGRect(x: bounds.width, y: 0, width: reorderWidth, height: bounds.height))
      }
    } else if let control = parts.reorderControl {
      parts.reorderControl = nil
      leave(control)
    }
  }

  /// Removes a control, in an animation after it has faded.
  private func leave(_ control: UIView) {
    guard UIView.inheritedAnimationDuration > 0 else { return control.removeFromSuperview() }
    UIView.animate(
      withDuration: UIView.inheritedAnimationDuration, animations: { control.alpha = 0 },
      completion: { _ in control.removeFromSuperview() })
  }
}

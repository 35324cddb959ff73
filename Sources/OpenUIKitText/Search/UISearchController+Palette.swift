extension UISearchController: BarPalette {
  package final var paletteView: UIView { bar }
  package final var paletteHeight: CGFloat { bar.height(inBar: true) }
  package final var paletteStays: Bool { search.isActive }
  package final var paletteHidesRow: Bool {
    search.isActive && hidesNavigationBarDuringPresentation && !search.isShownByProgram
  }

  package final func paletteWillBe(_ placement: PalettePlacement) {
    bar.placement = placement == .inline ? .inline : .stacked
  }

  /// The bar wants another height, or the row another state: navigation bars follow.
  final func heightDidChange() {
    items.removeAll { $0.item?.palette !== self }
    for link in items { link.item?.paletteDidChange(animated: false) }
  }

  /// Lays out the bars around the search bar, inside of an animation.
  final func layOutBars() {
    var responder: UIResponder? = bar.next
    while let current = responder {
      if let controller = current as? UIViewController {
        controller.view.setNeedsLayout()
        return controller.view.layoutIfNeeded()
      }
      responder = current.next
    }
  }
}

/// An item that has a search controller.
struct SearchItemLink {
  weak var item: UINavigationItem?
}

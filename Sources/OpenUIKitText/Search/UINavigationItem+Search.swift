extension UINavigationItem {
  /// Where a search bar is.
  nonisolated public enum SearchBarPlacement: Int, Sendable {
    /// As the system likes: below the title.
    case automatic = 0
    /// At the end of the row with title and buttons, in regular width.
    case inline = 1
    /// Below title and buttons.
    case stacked = 2
  }

  /// The controller whose search bar is shown with this item; nil by default. One controller is
  /// shown with one item at a time: that whose bar was shown last.
  public var searchController: UISearchController? {
    get { palette as? UISearchController }
    set {
      newValue?.items.append(SearchItemLink(item: self))
      palette = newValue
    }
  }

  /// Whether content that scrolls hides the search bar; true by default. It stays while the search
  /// is active.
  public var hidesSearchBarWhenScrolling: Bool {
    get { hidesPaletteWhenScrolling }
    set { hidesPaletteWhenScrolling = newValue }
  }

  /// Where the search bar is to be; as the system likes by default. At the end of the row it is in
  /// regular width only.
  public var preferredSearchBarPlacement: SearchBarPlacement {
    get {
      switch preferredPalettePlacement {
      case .automatic: .automatic
      case .inline: .inline
      case .stacked: .stacked
      }
    }
    set {
      switch newValue {
      case .automatic: preferredPalettePlacement = .automatic
      case .inline: preferredPalettePlacement = .inline
      case .stacked: preferredPalettePlacement = .stacked
      }
    }
  }

  /// Where the search bar is.
  public var searchBarPlacement: SearchBarPlacement {
    searchController?.searchBarPlacement ?? .stacked
  }
}

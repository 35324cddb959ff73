// What cells are for assistive technologies, as long as the program has set nothing.

extension UITableViewCell: AccessibilityDefaultsOwner {
  package final var defaultsForAccessibility: AccessibilityDefaults {
    AccessibilityDefaults(traits: isSelected ? .selected : .none)
  }
}

extension UICollectionViewCell: AccessibilityDefaultsOwner {
  package final var defaultsForAccessibility: AccessibilityDefaults {
    AccessibilityDefaults(traits: isSelected ? .selected : .none)
  }
}

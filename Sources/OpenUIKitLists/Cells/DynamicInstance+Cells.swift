import OpenQuartzCore

// Cells and headers of classes that are values: those that programs register.

extension DynamicInstance {
  /// A cell made with the initialiser of `type` that tables call. A class that lacks it stops the
  /// program.
  static func make<Cell: UITableViewCell>(
    _ type: Cell.Type, style: UITableViewCell.CellStyle, reuseIdentifier: String?
  ) -> Cell {
    let constructible = self.type(type, as: ConstructibleCell.self)
    let made = constructible.init(style: style, reuseIdentifier: reuseIdentifier)
    return unsafeDowncast(made as AnyObject, to: Cell.self)
  }

  /// A header or footer made with the initialiser of `type` that tables call. A class that lacks it
  /// stops the program.
  static func make<Header: UITableViewHeaderFooterView>(
    _ type: Header.Type, reuseIdentifier: String?
  ) -> Header {
    let constructible = self.type(type, as: ConstructibleHeader.self)
    let made = constructible.init(reuseIdentifier: reuseIdentifier)
    return unsafeDowncast(made as AnyObject, to: Header.self)
  }
}

/// Overrides the initialiser at the offset at which `UITableViewCell` has it.
private class ConstructibleCell: UITableViewCell {
  required override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  deinit {}
}

/// Keeps the compiler from assuming that `ConstructibleCell` is the only class.
private final class ConstructibleCellSubclass: ConstructibleCell {
  deinit {}
}

/// Overrides the initialiser at the offset at which `UITableViewHeaderFooterView` has it.
private class ConstructibleHeader: UITableViewHeaderFooterView {
  required override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  deinit {}
}

/// Keeps the compiler from assuming that `ConstructibleHeader` is the only class.
private final class ConstructibleHeaderSubclass: ConstructibleHeader {
  deinit {}
}

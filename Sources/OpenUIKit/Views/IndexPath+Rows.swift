nonisolated extension IndexPath {
  /// The place of a row in a section.
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

  /// The place of an item in a section.
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

  /// The first index: the section. A path without it stops the program.
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }

  /// The second index: the row in the section. A path without it stops the program.
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  /// The second index: the item in the section. A path without it stops the program.
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}

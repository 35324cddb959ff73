extension UITableViewCell {
  /// Where text, second text and image are.
  nonisolated public enum CellStyle: Int, Sendable {
    /// A text, and an image in front of it.
    case `default` = 0
    /// A text, and a value at the end of the row.
    case value1 = 1
    /// A caption that ends where the value begins; no image.
    case value2 = 2
    /// A text over a smaller one, and an image in front of both.
    case subtitle = 3
  }

  /// The lines between rows.
  nonisolated public enum SeparatorStyle: Int, Sendable {
    case none = 0
    case singleLine = 1
    /// A line, as `singleLine`.
    case singleLineEtched = 2
  }

  /// How a selected cell looks.
  nonisolated public enum SelectionStyle: Int, Sendable {
    /// As if it were not selected. It is selected all the same.
    case none = 0
    /// As `default`.
    case blue = 1
    /// As `default`.
    case gray = 2
    /// With a grey background.
    case `default` = 3
  }

  /// How a cell looks that has the focus.
  nonisolated public enum FocusStyle: Int, Sendable {
    /// As the system shows it.
    case `default` = 0
    /// As the program shows it.
    case custom = 1
  }

  /// The control of a row that is edited.
  nonisolated public enum EditingStyle: Int, Sendable {
    case none = 0
    /// A minus.
    case delete = 1
    /// A plus.
    case insert = 2
  }

  /// The standard accessories at the end of a row.
  nonisolated public enum AccessoryType: Int, Sendable {
    case none = 0
    /// A chevron: the row leads to another screen.
    case disclosureIndicator = 1
    /// A button for details and a chevron.
    case detailDisclosureButton = 2
    case checkmark = 3
    /// A button for details.
    case detailButton = 4
  }

  /// How a cell takes part in a drag.
  nonisolated public enum DragState: Int, Sendable {
    case none = 0
    /// It rises, before the drag begins.
    case lifting = 1
    /// It is being dragged.
    case dragging = 2
  }

  /// The controls that a cell shows beside its content.
  nonisolated public struct StateMask: OptionSet, Sendable {
    /// The bits, or the number.
    public let rawValue: UInt

    /// The value with these bits, or this number.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The edit control at the leading edge.
    public static let showingEditControl = StateMask(rawValue: 1)
    /// The button that confirms deletion.
    public static let showingDeleteConfirmation = StateMask(rawValue: 2)
  }
}

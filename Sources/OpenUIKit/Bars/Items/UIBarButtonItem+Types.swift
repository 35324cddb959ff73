extension UIBarButtonItem {
  /// How an item looks.
  nonisolated public enum Style: Int, Sendable {
    /// Regular text in the tint colour.
    case plain = 0
    /// The same as `plain`.
    case bordered = 1
    /// Heavier text, for what completes a task.
    case done = 2

    /// The same as `done`.
    public static var prominent: Style { .done }
  }

  /// The items that the system provides.
  nonisolated public enum SystemItem: Int, Sendable {
    /// The text Done.
    case done = 0
    /// The text Cancel.
    case cancel = 1
    /// The text Edit.
    case edit = 2
    /// The text Save.
    case save = 3
    /// A plus.
    case add = 4
    /// A space that takes its share of what is left.
    case flexibleSpace = 5
    /// A space of the width of the item.
    case fixedSpace = 6
    /// A pen and paper.
    case compose = 7
    /// An arrow that returns.
    case reply = 8
    /// A box with an arrow out of it.
    case action = 9
    /// A folder.
    case organize = 10
    /// An open book.
    case bookmarks = 11
    /// A magnifying glass.
    case search = 12
    /// An arrow in a circle.
    case refresh = 13
    /// A cross.
    case stop = 14
    /// A camera.
    case camera = 15
    /// A bin.
    case trash = 16
    /// A triangle.
    case play = 17
    /// Two bars.
    case pause = 18
    /// Two triangles to the left.
    case rewind = 19
    /// Two triangles to the right.
    case fastForward = 20
    /// An arrow back.
    case undo = 21
    /// An arrow forward.
    case redo = 22
    /// A cross in a disc.
    case close = 24
  }
}

extension UIBarButtonItem.SystemItem {
  /// The text of the item; nil for one that is an icon or a space.
  nonisolated var text: String? {
    switch self {
    case .done: "Done"
    case .cancel: "Cancel"
    case .edit: "Edit"
    case .save: "Save"
    default: nil
    }
  }

  /// The name of the item for accessibility; nil for a space.
  nonisolated var spokenName: String? {
    switch self {
    case .done, .cancel, .edit, .save: text
    case .add: "Add"
    case .flexibleSpace, .fixedSpace: nil
    case .compose: "Compose"
    case .reply: "Reply"
    case .action: "Share"
    case .organize: "Organize"
    case .bookmarks: "Bookmarks"
    case .search: "Search"
    case .refresh: "Refresh"
    case .stop: "Stop"
    case .camera: "Camera"
    case .trash: "Delete"
    case .play: "Play"
    case .pause: "Pause"
    case .rewind: "Rewind"
    case .fastForward: "Fast forward"
    case .undo: "Undo"
    case .redo: "Redo"
    case .close: "Close"
    }
  }
}

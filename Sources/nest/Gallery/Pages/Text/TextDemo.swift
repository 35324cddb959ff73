import OpenUIKitText

/// A screen with text on the page of text.
enum TextDemo: Hashable, CaseIterable {
  case form, notes, search

  /// The label of the chip.
  var label: String {
    switch self {
    case .form: "Form"
    case .notes: "Notes"
    case .search: "Search"
    }
  }

  /// A few words on how to try it.
  var hint: String {
    switch self {
    case .form: "Tab and Return lead on"
    case .notes: "Select, copy, paste, undo"
    case .search: "Scroll, then search"
    }
  }

  /// The controller that shows it.
  @MainActor
  func makeController() -> any TextPageDemo {
    switch self {
    case .form: FormDemoViewController()
    case .notes: NotesDemoViewController()
    case .search: SearchDemoViewController()
    }
  }
}

/// A controller with text, which reports what happens in it.
protocol TextPageDemo: UIViewController {
  /// Called with what has happened, in words.
  var onEvent: (String) -> Void { get set }

  /// Begins to edit the first text.
  func edit()
}

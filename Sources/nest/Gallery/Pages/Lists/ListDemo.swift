import OpenUIKitLists

/// A list on the page of lists.
enum ListDemo: Hashable, CaseIterable {
  case table, settings, shop, grid, drag

  /// The label of the chip.
  var label: String {
    switch self {
    case .table: "Table"
    case .settings: "Outline"
    case .shop: "Sections"
    case .grid: "Grid"
    case .drag: "Drag and menus"
    }
  }

  /// A few words on how to try it.
  var hint: String {
    switch self {
    case .table: "Swipe a row; edit to move rows"
    case .settings: "Tap a row to open what is below"
    case .shop: "Scroll sections sideways"
    case .grid: "Tap several; change the size"
    case .drag: "Drag rows; hold one for its menu"
    }
  }

  /// The controller that shows it.
  @MainActor
  func makeController() -> any ListPageDemo {
    switch self {
    case .table: TableDemoViewController()
    case .settings: OutlineDemoViewController()
    case .shop: SectionsDemoViewController()
    case .grid: GridDemoViewController()
    case .drag: DragDemoViewController()
    }
  }
}

/// A controller with a list, which reports what happens in it.
protocol ListPageDemo: UIViewController {
  /// Called with what has happened, in words.
  var onEvent: (String) -> Void { get set }

  /// Puts something new into the list.
  func insert()

  /// Takes something out of the list.
  func remove()

  /// Puts the list in another order.
  func shuffle()

  /// Begins or ends editing.
  func toggleEditing()
}

import AppearanceOrders

/// The values that only few controllers have; made when the first of them is set.
final class ControllerExtras {
  var nibName: String?
  var nibBundle: Bundle?
  var restorationIdentifier: String?
  var restorationClass: (any UIViewControllerRestoration.Type)?
  /// The commands that were added; nil before the first.
  var keyCommands: [UIKeyCommand]?
  var extendedLayout = ExtendedLayout()
  var restoresFocus = true
  /// The placeholder that is shown in place of content; nil for none.
  var contentUnavailable: ContentUnavailable?
  /// Who observes the controller; nil for nobody.
  var observers: KeyValueObservers?
  /// See ``UIViewController/containerWork``.
  var containerWork: (any ContainerWork)?
  /// The controller, which owns this object, or ``containerWork``, where that manages the children.
  unowned var childManager: (any ChildManager)?

  deinit {}
}

/// How far the view of a controller reaches under the bars of a container.
struct ExtendedLayout {
  var edges = UIRectEdge.all
  var includesOpaqueBars = false
  /// Whether a scroll view leaves out the bars.
  var adjustsScrollViews = true
  /// Whether the bar at the bottom is hidden while the controller is on a stack.
  var hidesBottomBar = false
}

extension UIViewController {
  final var ensuredExtras: ControllerExtras {
    if let extras { return extras }
    let made = ControllerExtras()
    extras = made
    return made
  }

  /// Who observes the controller; nil for nobody.
  package final var keyValueObservers: KeyValueObservers? {
    get { extras?.observers }
    set { if newValue != nil || extras != nil { ensuredExtras.observers = newValue } }
  }

  final func setNib(_ name: String?, _ bundle: Bundle?) {
    ensuredExtras.nibName = name
    ensuredExtras.nibBundle = bundle
  }

  final func setExtendedLayout<Value: Equatable>(
    _ part: WritableKeyPath<ExtendedLayout, Value>, _ value: Value
  ) {
    let present = extras?.extendedLayout ?? ExtendedLayout()
    guard present[keyPath: part] != value else { return }
    ensuredExtras.extendedLayout[keyPath: part] = value
    barItemsDidChange(.extendedEdges)
  }

  // MARK: Key commands

  final func appendKeyCommand(_ keyCommand: UIKeyCommand) {
    ensuredExtras.keyCommands = (extras?.keyCommands ?? []) + [keyCommand]
  }

  final func discardKeyCommand(_ keyCommand: UIKeyCommand) {
    extras?.keyCommands?.removeAll { $0 === keyCommand }
  }
}

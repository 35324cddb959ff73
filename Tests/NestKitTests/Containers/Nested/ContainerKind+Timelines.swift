import NestTestSupport
import NestTesting

// The callbacks of a change from A to B. A is inside another controller, which is the child of the
// container, and so has neither `willMove`, `didMove` nor flags of its own.

extension ContainerKind {
  /// The callbacks of an animated change before B appears.
  var begin: Timeline {
    switch self {
    case .stack, .placeholder, .wizard, .split, .bars:
      """
      B.willMove(\(typeName))
      B.loadView
      B.viewDidLoad
      A.viewWillDisappear(animated)
      B.viewWillAppear(animated) [to]
      B.viewIsAppearing(animated) [to]
      """
    case .tabs:
      """
      B.loadView
      B.viewDidLoad
      A.viewWillDisappear(animated)
      B.viewWillAppear(animated)
      B.viewIsAppearing(animated)
      """
    case .modal, .sheets:
      """
      B.willMove(\(typeName))
      B.loadView
      B.viewDidLoad
      B.viewWillAppear(animated) [to]
      B.viewIsAppearing(animated) [to]
      """
    case .pages:
      """
      B.viewWillAppear(animated)
      A.viewWillDisappear(animated)
      B.viewIsAppearing(animated)
      """
    }
  }

  /// The callbacks at the end of the change, when B has appeared.
  var end: Timeline {
    switch self {
    case .stack, .placeholder, .wizard, .split, .bars:
      """
      A.viewDidDisappear(animated)
      B.viewDidAppear(animated) [to]
      B.didMove(\(typeName))
      """
    case .tabs:
      """
      A.viewDidDisappear(animated)
      B.viewDidAppear(animated)
      """
    case .modal, .sheets:
      """
      B.viewDidAppear(animated) [to]
      B.didMove(\(typeName))
      """
    case .pages:
      """
      B.viewDidAppear(animated)
      A.viewDidDisappear(animated)
      """
    }
  }

  /// The callbacks when the change is reversed. Where a finger scrolls, they are sent when the
  /// pages are at rest at A.
  var reversal: Timeline {
    switch self {
    case .stack, .placeholder, .wizard, .split, .bars:
      """
      B.willMove(nil)
      B.viewWillDisappear(animated) [from]
      A.viewWillAppear(animated)
      A.viewIsAppearing(animated)
      """
    case .tabs:
      """
      B.viewWillDisappear(animated)
      A.viewWillAppear(animated)
      A.viewIsAppearing(animated)
      """
    case .modal, .sheets:
      """
      B.willMove(nil)
      B.viewWillDisappear(animated) [from]
      """
    case .pages:
      """
      A.viewWillAppear(animated)
      A.viewIsAppearing(animated)
      A.viewDidAppear(animated)
      """
    }
  }

  /// The callbacks at the end of a reversed change, when A has appeared again.
  var cancelledEnd: Timeline {
    switch self {
    case .stack, .placeholder, .wizard, .split, .bars:
      """
      B.viewDidDisappear(animated) [from]
      A.viewDidAppear(animated)
      B.didMove(nil)
      """
    case .tabs:
      """
      B.viewDidDisappear(animated)
      A.viewDidAppear(animated)
      """
    case .modal, .sheets:
      """
      B.viewDidDisappear(animated) [from]
      B.didMove(nil)
      """
    case .pages:
      """
      B.viewWillDisappear(animated)
      B.viewDidDisappear(animated)
      """
    }
  }

  /// The callbacks when the change is reversed once more. Pages that are not at rest at A send
  /// none.
  var secondReversal: Timeline {
    switch self {
    case .stack, .placeholder, .wizard, .split, .bars:
      """
      B.willMove(\(typeName))
      A.viewWillDisappear(animated)
      B.viewWillAppear(animated) [to]
      B.viewIsAppearing(animated) [to]
      """
    case .tabs:
      """
      A.viewWillDisappear(animated)
      B.viewWillAppear(animated)
      B.viewIsAppearing(animated)
      """
    case .modal, .sheets:
      """
      B.willMove(\(typeName))
      B.viewWillAppear(animated) [to]
      B.viewIsAppearing(animated) [to]
      """
    case .pages: ""
    }
  }

  private var typeName: String {
    switch self {
    case .stack: "StackController"
    case .placeholder: "PlaceholderViewController"
    case .wizard: "WizardViewController"
    case .tabs: "TabsViewController"
    case .modal: "ModalContainerViewController"
    case .pages: "PagesViewController"
    case .split: "SplitContainerViewController"
    case .bars: "BarContainerViewController"
    case .sheets: "SheetContainerViewController"
    }
  }
}

import NestTesting

// What a change from A to B sends. A is inside another controller, which the change concerns, and so
// has neither moves nor flags of its own.

extension ContainerKind {
  /// What an animated change sends before B appears.
  var begin: Timeline {
    switch self {
    case .stack, .placeholder, .wizard, .split:
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
    case .modal:
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

  /// What it sends when B has come.
  var end: Timeline {
    switch self {
    case .stack, .placeholder, .wizard, .split:
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
    case .modal:
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

  /// What it sends when it is reversed. What a hand scrolls sends this when it has come to rest.
  var reversal: Timeline {
    switch self {
    case .stack, .placeholder, .wizard, .split:
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
    case .modal:
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

  /// What it sends when A has come back.
  var cancelledEnd: Timeline {
    switch self {
    case .stack, .placeholder, .wizard, .split:
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
    case .modal:
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

  /// What it sends when it is reversed once more. Pages that have not come to rest at A send nothing.
  var secondReversal: Timeline {
    switch self {
    case .stack, .placeholder, .wizard, .split:
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
    case .modal:
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
    }
  }
}

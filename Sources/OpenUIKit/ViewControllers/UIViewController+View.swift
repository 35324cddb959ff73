import MisuseReports

extension UIViewController {
  /// The phase of the running load.
  enum Loading {
    /// None runs.
    case none
    /// `loadView()` runs.
    case view
    /// `viewDidLoad()` runs after a `loadView()` that has set no view.
    case nothing
  }

  /// The view, loaded if it is not.
  final var loadedView: UIView? {
    loadViewIfNeeded()
    return viewStorage
  }

  /// A plain view of the size of the screen, which grows with its superview.
  final func makeDefaultView() -> UIView {
    precondition(
      nibName == nil,
      "\(diagnosticName) names the nib “\(nibName ?? "")”. Nib files cannot be loaded on this "
        + "platform. Override loadView() and make the view in code.")
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    return view
  }

  func loadViewNow() {
    switch loading {
    case .none: break
    case .view:
      preconditionFailure(
        "\(diagnosticName) reads its view in loadView() before it has set it. "
          + "Make the view in a local variable and assign it first.")
    case .nothing:
      preconditionFailure(
        "\(diagnosticName) reads its view in viewDidLoad(), but loadView() has set none. "
          + "Assign a view in loadView().")
    }
    loading = .view
    Self.observer?.controller(self, receives: .loadView)
    loadView()
    // Fidelity: viewDidLoad is called even when loadView has set no view. [observed]
    loading = viewStorage == nil ? .nothing : .none
    if viewStorage != nil { containerWork?.viewIsLoaded() }
    Self.observer?.controller(self, receives: .viewDidLoad)
    viewDidLoad()
    loading = .none
  }

  func replaceView(with newView: UIView?) {
    guard newView !== viewStorage else { return }
    if let newView, let owner = newView.owningController, owner !== self {
      Misuse.report(.viewHasOwner(newView, owner: owner, requested: self))
      return
    }
    let oldView = viewStorage
    oldView?.owningController = nil
    viewStorage = newView
    newView?.owningController = self
    if traitState != nil {
      oldView?.setNeedsTraitUpdate()
      newView?.setNeedsTraitUpdate()
    }
    viewOfInsetsDidChange(from: oldView)
    if callbacks.isViewIsAppearingDue { newView?.markControllerNeedsCall() }
  }
}

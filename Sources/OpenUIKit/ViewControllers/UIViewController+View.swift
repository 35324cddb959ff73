extension UIViewController {
  func loadViewNow() {
    precondition(
      !isLoadingView,
      "\(diagnosticName) reads its view in loadView() before it has set it. "
        + "Make the view in a local variable and assign it first.")
    isLoadingView = true
    loadView()
    isLoadingView = false
    // Fidelity: viewDidLoad comes even when loadView has set no view. [observed]
    viewDidLoad()
  }

  func replaceView(with newView: UIView?) {
    guard newView !== viewStorage else { return }
    if let owner = newView?.owningController, owner !== self, let newView {
      UIKitDiagnostics.report(.viewHasOwner(newView, owner: owner, requested: self))
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
  }
}

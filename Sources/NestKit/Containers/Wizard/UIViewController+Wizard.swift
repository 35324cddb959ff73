extension UIViewController {
  /// The nearest ancestor that is a wizard; see ``nearestAncestor(of:)``.
  public var wizardViewController: WizardViewController? { nearestAncestor() }
}

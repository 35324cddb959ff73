/// A page of a ``WizardViewController`` that can say that it is not complete.
///
/// Pages that do not conform are always valid.
public protocol WizardPage: UIViewController {
  /// Whether the wizard may go forward from this page; asked each time that it is to do so.
  ///
  /// A page may be asked before its view was loaded, where the wizard is to go over it.
  var validity: WizardPageValidity { get }
}

/// Whether a wizard may go forward from a page.
public nonisolated enum WizardPageValidity: Sendable, Hashable {
  /// It may.
  case valid
  /// It may not, for a reason that can be shown to the user.
  case invalid(reason: String)
}

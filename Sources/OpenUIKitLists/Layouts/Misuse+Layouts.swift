import MisuseReports

@MainActor extension Misuse {
  static func registersWrongDecoration(
    _ type: AnyClass, for kind: String, of layout: UICollectionViewLayout
  ) -> Misuse {
    Misuse(
      id: "layout.registers-wrong-decoration",
      message: "The class \(type) cannot be registered for decoration views of the kind \(kind)",
      reason: "A \(Swift.type(of: layout)) shows views of the class UICollectionReusableView",
      remedy: "Register a subclass of UICollectionReusableView",
      raisesInUIKit: true)
  }
}

@MainActor extension Misuse {
  // Fidelity: the message. [known]
  static func changesLayoutInTransition(of view: UICollectionView) -> Misuse {
    Misuse(
      id: "layout.changes-in-transition",
      message: "the collection view is already in the midst of an interactive transition",
      reason: "The layout of the \(type(of: view)) leads from one layout to another one",
      remedy: "Call finishInteractiveTransition() or cancelInteractiveTransition() before",
      raisesInUIKit: true)
  }

  // Fidelity: the message. [known]
  static func endsNoTransition(of view: UICollectionView) -> Misuse {
    Misuse(
      id: "layout.ends-no-transition",
      message: "the collection is not prepared for an interactive transition. see "
        + "startInteractiveTransitionToCollectionViewLayout:completion:",
      reason: "No change of layouts of the \(type(of: view)) is led by a person",
      remedy: "Call startInteractiveTransition(to:completion:) before",
      raisesInUIKit: true)
  }
}

import MisuseReports

@MainActor extension Misuse {
  // Fidelity: UIKit stops in BUG_IN_CLIENT_OF_DIFFABLE_DATA_SOURCE__APPLYING_SNAPSHOTS_…; the
  // message. [observed]
  static func snapshotAppliedOutOfTurn() -> Misuse {
    Misuse(
      id: "diffable.applies-out-of-turn",
      message: "Deadlock detected: calling this method on the main queue with outstanding async "
        + "updates is not permitted and will deadlock. Please always submit updates either always "
        + "on the main queue or always off the main queue",
      reason: "A snapshot is applied while another one is being applied, or waits for the main "
        + "thread after another thread has applied it",
      remedy: "Apply all snapshots on one queue, none inside a cell provider or an update",
      raisesInUIKit: true)
  }

  // Fidelity: the message. [observed]
  static func providesNoCell(_ list: UIScrollView, _ dataSource: AnyObject) -> Misuse {
    Misuse(
      id: "diffable.provides-no-cell",
      message: "\(type(of: list)) (\(list)) failed to obtain a cell from its dataSource "
        + "(\(type(of: dataSource)))",
      reason: "The cell provider has returned nil",
      remedy: "Return a cell for each item; ask for the model by the identifier that is given",
      raisesInUIKit: true)
  }

  static func providesNoView(_ kind: String, _ list: UIScrollView) -> Misuse {
    Misuse(
      id: "diffable.provides-no-view",
      message: "the view returned from -collectionView:viewForSupplementaryElementOfKind:"
        + "atIndexPath: for element kind '\(kind)' was nil",
      reason: "The layout of the \(type(of: list)) has such a view, but supplementaryViewProvider "
        + "is nil or returns nil for it",
      remedy: "Set supplementaryViewProvider, or a layout without such views",
      raisesInUIKit: true)
  }
}

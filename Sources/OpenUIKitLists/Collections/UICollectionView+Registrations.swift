import MisuseReports
import OpenQuartzCore

/// Whether a data source is being asked for a cell.
enum CellRequest {
  @TaskLocal static var isActive = false
}

/// The identity of a registration.
struct RegistrationIdentity {
  /// The identifier for reuse, which no other registration has.
  let identifier = UUID().uuidString
  /// Whether it was made while a data source was asked for a cell.
  let isMadeForCell = CellRequest.isActive
}

extension UICollectionView {
  /// The class of the cells for one kind of item, and how an item fills them.
  ///
  ///     let registration = UICollectionView.CellRegistration<PhotoCell, Photo> { cell, _, photo in
  ///       cell.imageView.image = photo.image
  ///     }
  ///
  /// A registration is made once and used for all its items: one that is made inside a cell
  /// provider would reuse no cell, which is reported.
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Fills a cell for an item.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) ->
      Void

    let identity = RegistrationIdentity()
    let handler: Handler

    /// - Parameter handler: Called each time a cell is dequeued for an item.
    public init(handler: @escaping Handler) { self.handler = handler }
  }

  /// The class of supplementary views of a kind, and how they are filled.
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// Fills a view.
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void

    let identity = RegistrationIdentity()
    let elementKind: String
    let handler: Handler

    /// - Parameters:
    ///   - elementKind: The kind of the views.
    ///   - handler: Called each time a view is dequeued.
    public init(elementKind: String, handler: @escaping Handler) {
      self.elementKind = elementKind
      self.handler = handler
    }
  }

  /// A cell that is not shown any more, or a new one, filled by the handler of a registration.
  ///
  /// - Parameters:
  ///   - registration: The class of the cell and the handler that fills it.
  ///   - indexPath: Where the cell is to be shown.
  ///   - item: The item; with nil the handler is not called.
  public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    if registration.identity.isMadeForCell {
      Misuse.report(.registrationMadeForCell("cell", "\(type(of: registration))"))
    }
    let identifier = registration.identity.identifier
    registrations.register(
      Cell.self, for: ReusePool.Key(identifier: identifier), of: self,
      as: UICollectionViewCell.self)
    let cell = dequeueCell(identifier, for: indexPath) as? Cell ?? another(Cell.self, identifier)
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// A supplementary view that is not shown any more, or a new one, filled by the handler of a
  /// registration.
  public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    if registration.identity.isMadeForCell {
      Misuse.report(
        .registrationMadeForCell("supplementary view", "\(type(of: registration))"))
    }
    let identifier = registration.identity.identifier
    registrations.register(
      Supplementary.self,
      for: ReusePool.Key(kind: registration.elementKind, identifier: identifier), of: self,
      as: UICollectionReusableView.self)
    let view =
      dequeueView(registration.elementKind, identifier, for: indexPath) as? Supplementary
      ?? another(Supplementary.self, identifier)
    registration.handler(view, registration.elementKind, indexPath)
    return view
  }

  /// A new view, where the one that is to be filled anew is of another class.
  private func another<View: UICollectionReusableView>(
    _ type: View.Type, _ identifier: String
  ) -> View {
    let view = DynamicInstance.make(type, frame: .zero)
    view.reuseIdentifier = identifier
    return view
  }
}

@MainActor extension Misuse {
  // Fidelity: the message. [observed]
  fileprivate static func registrationMadeForCell(
    _ kind: String, _ registration: String
  ) -> Misuse {
    Misuse(
      id: "collection.registration-made-for-cell",
      message: "Attempted to dequeue a \(kind) using a registration that was created inside "
        + "-collectionView:cellForItemAtIndexPath: or inside a UICollectionViewDiffableDataSource "
        + "cell provider. Creating a new registration each time a cell is requested will prevent "
        + "reuse and cause created cells to remain inaccessible in memory for the lifetime of the "
        + "collection view. Registrations should be created up front and reused. "
        + "Registration: \(registration)",
      reason: "Cells of a registration are reused by the same registration only",
      remedy: "Keep the registration in a property or a local constant outside of the closure",
      raisesInUIKit: true)
  }
}

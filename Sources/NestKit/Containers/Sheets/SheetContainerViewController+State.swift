extension SheetContainerViewController: RestorableContainer {
  /// The values that a sheet container saves of itself.
  public nonisolated struct RestorableFacts: Codable, Hashable, Sendable {
    /// How each sheet stands and behaves, with the detent at which it rests; in their order, from
    /// slot 1 on.
    public var configurations: [SheetConfiguration]

    /// Creates them.
    public init(configurations: [SheetConfiguration] = []) {
      self.configurations = configurations
    }
  }

  /// `sheets`.
  public static let stateKind = "sheets"

  /// The content in slot 0, and each sheet in a slot from 1 on; of a sheet that is presented or
  /// dismissed, where that leads.
  public var restorableChildren: [RestorableChild] {
    contentStack.viewControllersAtEnd.map { RestorableChild($0, slot: 0) }
      + sheetsAtEnd.enumerated().flatMap { index, sheet in
        sheet.stack.viewControllersAtEnd.map { RestorableChild($0, slot: index + 1) }
      }
  }

  private var sheetsAtEnd: [Sheet] { sheets.filter { !$0.stack.viewControllersAtEnd.isEmpty } }

  /// The configurations of the sheets, with their detents.
  public var restorableFacts: RestorableFacts {
    RestorableFacts(
      configurations: sheetsAtEnd.map { sheet in
        var configuration = sheet.configuration
        configuration.selectedDetent = sheet.selectedDetentAtEnd
        return configuration
      })
  }

  /// A sheet that stands for a value.
  public func makeRestorableChild(_ identifier: String, slot: Int) -> UIViewController? {
    guard slot > 0 else { return nil }
    for sheet in sheets where sheet.isBound && sheet.viewController == nil {
      guard let child = sheet.stack.makeRoutedChild(identifier) else { continue }
      sheet.madeChild = child
      return child
    }
    return nil
  }

  /// Refuses slots below 0.
  public func reason(toRefuse children: [RestorableChild]) -> String? {
    children.first { $0.slot < 0 }.map { "it has no slot \($0.slot)" }
  }

  /// Sets the content, and presents the sheets that are not there, at their detents.
  public func restore(_ children: [RestorableChild], facts: RestorableFacts) {
    defer { for sheet in sheets { sheet.madeChild = nil } }
    for child in children.sorted(by: { $0.slot < $1.slot }) {
      guard child.slot > 0 else {
        setContentViewController(child.viewController, animated: false)
        continue
      }
      let saved =
        facts.configurations.indices.contains(child.slot - 1)
        ? facts.configurations[child.slot - 1] : SheetConfiguration()
      let configuration = saved.fault == nil ? saved : SheetConfiguration()
      if sheet(of: child.viewController) != nil {
        setSheetConfiguration(configuration, of: child.viewController, animated: false)
        selectDetent(of: child.viewController, as: configuration)
      } else if let bound = boundSheet(for: child.viewController) {
        bound.configuration = configuration
        bound.selectedDetent = configuration.selectedDetent
        setSheet(child.viewController, in: bound, animated: false)
      } else {
        presentSheet(child.viewController, configuration: configuration, animated: false)
      }
    }
  }

  private func selectDetent(
    of child: UIViewController, as configuration: SheetConfiguration
  ) {
    guard let identifier = configuration.selectedDetent,
      configuration.detents.contains(where: { $0.identifier == identifier })
    else { return }
    selectDetent(identifier, of: child, animated: false)
  }

  /// The empty sheet of a binding whose value a child stands for.
  private func boundSheet(for child: UIViewController) -> Sheet? {
    sheets.first { $0.isBound && $0.viewController == nil && $0.madeChild === child }
  }
}

/// The edge of its container from which a sheet grows.
public nonisolated enum SheetEdge: String, Sendable, Hashable, CaseIterable, Codable {
  /// The lower edge.
  case bottom
  /// The upper edge.
  case top
  /// The edge at which lines begin.
  case leading
  /// The edge at which lines end.
  case trailing

  /// The direction in which a sheet at this edge grows.
  ///
  /// - Parameter layoutDirection: The direction in which lines run.
  public func growth(in layoutDirection: UIUserInterfaceLayoutDirection) -> DragDirection {
    switch self {
    case .bottom: .up
    case .top: .down
    case .leading: .trailing(in: layoutDirection)
    case .trailing: DragDirection.trailing(in: layoutDirection).opposite
    }
  }
}

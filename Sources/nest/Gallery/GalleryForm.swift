import Foundation

/// How the gallery's parts are arranged in a window of a given size.
nonisolated struct GalleryForm: Hashable, Sendable {
  /// The arrangement: list, stage and log side by side; list and stage over log; or stage over list
  /// over log.
  enum Columns: Hashable, Sendable { case wide, medium, compact }

  /// The arrangement.
  let columns: Columns
  /// Whether there is space for the title line.
  let showsHeader: Bool
  /// Whether there is space for at least a few lines of the log.
  let showsLog: Bool

  /// Chooses the form for a window of the given size, in points.
  init(size: CGSize) {
    switch size.width {
    case 1060...: columns = .wide
    case 720...: columns = .medium
    default: columns = .compact
    }
    showsHeader = size.height >= 560
    switch columns {
    case .wide: showsLog = true
    case .medium: showsLog = size.height >= 440
    case .compact: showsLog = size.height >= 610
    }
  }

  /// The distance between parts, and to the edges of the window, in points.
  var margin: CGFloat { columns == .compact ? 10 : 20 }
}

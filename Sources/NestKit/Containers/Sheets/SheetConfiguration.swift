/// How a sheet stands and behaves, as a value.
///
/// ```swift
/// var configuration = SheetConfiguration(detents: [.length(80), .medium, .large])
/// configuration.largestUndimmedDetent = .medium
/// container.presentSheet(places, configuration: configuration)
/// ```
public nonisolated struct SheetConfiguration: Sendable, Hashable, Codable {
  /// The edge from which the sheet grows. Default: the lower one.
  public var edge = SheetEdge.bottom
  /// The lengths at which it rests, in any order; at least one. Default: all of the room.
  public var detents: [SheetDetent] = [.large]
  /// The detent at which it appears. Default: the smallest one.
  public var selectedDetent: SheetDetent.Identifier?
  /// The largest detent at which what is behind is not dimmed and takes touches. Default: none, so
  /// that the sheet is modal at each of them.
  public var largestUndimmedDetent: SheetDetent.Identifier?
  /// The opacity of the dimmed background, from 0 to 1. Default: 0.3.
  public var dimmingOpacity: CGFloat = 0.3
  /// Whether the user may dismiss it: by a drag, a tap beside it where it is modal, and Escape.
  /// Default: yes.
  public var isDismissible = true
  /// Whether a finger drags it. Default: yes.
  public var isDraggable = true
  /// Whether it shows a grabber. Default: no.
  public var showsGrabber = false
  /// The radius of the corners that are not at the edge, in points. Default: 10.
  public var cornerRadius: CGFloat = 10
  /// Whether a finger that scrolls content at its edge makes the sheet larger first. Default: yes.
  public var expandsByScrolling = true
  /// Whether it stands on the safe area, as above a tab bar, and not at the edge of the container.
  /// Default: no.
  public var standsOnSafeArea = false
  /// Whether one at the lower edge makes room for the keyboard. Default: yes.
  public var avoidsKeyboard = true

  /// Creates a configuration.
  ///
  /// - Parameters:
  ///   - edge: The edge from which the sheet grows. Default: the lower one.
  ///   - detents: The lengths at which it rests, in any order; at least one. Default: all of the
  ///     room.
  ///   - selectedDetent: The detent at which it appears. Default: the smallest one.
  ///   - largestUndimmedDetent: The largest detent at which what is behind is not dimmed and takes
  ///     touches. Default: none.
  public init(
    edge: SheetEdge = .bottom, detents: [SheetDetent] = [.large],
    selectedDetent: SheetDetent.Identifier? = nil,
    largestUndimmedDetent: SheetDetent.Identifier? = nil
  ) {
    (self.edge, self.detents) = (edge, detents)
    (self.selectedDetent, self.largestUndimmedDetent) = (selectedDetent, largestUndimmedDetent)
  }

  /// Why a sheet cannot have it, in words that follow a name; `nil` if it can.
  var fault: String? {
    if detents.isEmpty { return "no detent" }
    if let invalid = detents.first(where: { !$0.isValid }) { return "the detent \(invalid.length)" }
    if Set(detents.map(\.identifier)).count < detents.count { return "two detents of one name" }
    if !(0...1).contains(dimmingOpacity) { return "the opacity \(dimmingOpacity)" }
    if !cornerRadius.isFinite || cornerRadius < 0 { return "the corner radius \(cornerRadius)" }
    return nil
  }
}

/// An action that is revealed beside a row when it is swiped.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
  /// Performs the action.
  ///
  /// Gets the action, the view that was tapped, and a closure to be called when the action has been
  /// performed, with whether it was: the row closes then. A destructive action that was performed
  /// takes its row away; the program deletes it from the data.
  public typealias Handler = (
    _ action: UIContextualAction, _ sourceView: UIView,
    _ completionHandler: @escaping (_ actionPerformed: Bool) -> Void
  ) -> Void

  /// The kinds of action.
  public enum Style: Int, Sendable {
    /// An action that leaves the row where it is; grey by default.
    case normal
    /// An action that takes the row away; red by default.
    case destructive
  }

  /// The kind of the action.
  public let style: Style
  /// Performs the action.
  public let handler: Handler
  /// The text; nil for none.
  open var title: String?
  /// The image; nil, none, by default. It is drawn in white if it is a template.
  open var image: UIImage?
  /// The colour behind it; `systemRed` for a destructive action and `systemGray` for others by
  /// default, which nil means too.
  open var backgroundColor: UIColor! {
    get { color ?? (style == .destructive ? .systemRed : .systemGray) }
    set { color = newValue }
  }

  private var color: UIColor?

  /// An action with a title.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
  }

  deinit {}
}

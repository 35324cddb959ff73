open class UITabBar: UIView {
  nonisolated public enum ItemPositioning: Int, Sendable {
    case automatic = 0, fill = 1, centered = 2
  }
  deinit {}
}

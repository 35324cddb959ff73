/// The colours of what containers draw themselves: made of those of the system, so that they follow
/// style and contrast. Use them for what a container of your own draws.
public nonisolated enum ContainerColor {
  /// A line between two parts of a container, opaque, since nothing may be behind it. With
  /// increased contrast it is as strong as text.
  public static let line = UIColor {
    $0.accessibilityContrast == .high ? .label : .opaqueSeparator
  }
  /// A control: a part that can be dragged, such as a handle, or selected and is not. With
  /// increased contrast it is as strong as text.
  public static let control = UIColor {
    $0.accessibilityContrast == .high ? .label : .secondaryLabel
  }
  #if os(tvOS)
    /// The background of a part of a container.
    public static let background = UIColor { $0.userInterfaceStyle == .dark ? .black : .white }
    /// A bar beside the children, which differs from their background.
    public static let bar = UIColor {
      UIColor(white: $0.userInterfaceStyle == .dark ? 0.11 : 0.95, alpha: 1)
    }
  #else
    /// The background of a part of a container.
    public static let background = UIColor.systemBackground
    /// A bar beside the children, which differs from their background.
    public static let bar = UIColor.secondarySystemBackground
  #endif
}

/// Properties of the active child that a container has as its own; see
/// ``ContainerViewController/forwardedProperties``.
public nonisolated struct ForwardedProperties: OptionSet, Sendable {
  /// One bit for each property.
  public let rawValue: Int

  /// Properties by their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// `title`, as long as the child has one.
  public static let title = ForwardedProperties(rawValue: 1 << 0)
  /// Title, buttons, prompt, back button and appearances of `navigationItem`, and the scroll view
  /// that bars follow.
  public static let navigationItem = ForwardedProperties(rawValue: 1 << 1)
  /// `toolbarItems`.
  public static let toolbarItems = ForwardedProperties(rawValue: 1 << 2)
  /// `tabBarItem`.
  public static let tabBarItem = ForwardedProperties(rawValue: 1 << 3)
  /// `hidesBottomBarWhenPushed`.
  public static let hidesBottomBarWhenPushed = ForwardedProperties(rawValue: 1 << 4)
  /// All of them.
  public static let all: ForwardedProperties = [
    .title, .navigationItem, .toolbarItems, .tabBarItem, .hidesBottomBarWhenPushed,
  ]
}

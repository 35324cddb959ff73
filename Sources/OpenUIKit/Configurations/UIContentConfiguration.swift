/// Describes the content of a cell or another view, and makes the view that shows it.
@preconcurrency @MainActor
public protocol UIContentConfiguration {
  /// A new view that shows the configuration.
  func makeContentView() -> UIView & UIContentView

  /// The configuration as it is in a state: the properties that the program has not set follow it.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a content configuration.
@preconcurrency @MainActor
public protocol UIContentView: AnyObject {
  /// The configuration that is shown. Set it to show another one of the same kind.
  var configuration: any UIContentConfiguration { get set }

  /// Whether the view can show a configuration; by default one of the type of its own.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// Whether the configuration has the type of its own.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}

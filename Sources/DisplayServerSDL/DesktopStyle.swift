import CSDL2
import DisplayServer

/// The style of the desktop, light or dark: the value of `NEST_STYLE`, or else the setting of the
/// desktop through its portal, where there is one.
final class DesktopStyle {
  /// Nil if nobody says.
  private(set) var style: DisplayStyle?
  /// Called after the user has changed the style.
  var onChange: (() -> Void)?

  private let connection: OpaquePointer?

  init() {
    style = Self.environment()
    connection = style == nil ? CSDL2_openColorScheme() : nil
  }

  isolated deinit { connection.map(CSDL2_closeColorScheme) }

  /// The file descriptor that becomes readable when the desktop reports a change; nil if it never
  /// does.
  var descriptor: Int32? { connection.map(CSDL2_colorSchemeDescriptor) }

  /// Reads what the desktop has said; nothing if it has not.
  func update() {
    guard let connection else { return }
    let scheme = CSDL2_readColorScheme(connection)
    guard scheme >= 0 else { return }
    let new = Self.style(ofScheme: scheme)
    guard new != style else { return }
    style = new
    onChange?()
  }

  /// The style of a colour scheme of the portal: 1 prefers dark. Every other one is light.
  nonisolated static func style(ofScheme scheme: Int32) -> DisplayStyle {
    scheme == 1 ? .dark : .light
  }

  /// The style that `NEST_STYLE` sets; nil if it is neither `light` nor `dark`, which is reported.
  nonisolated static func environment(
    lookup: (String) -> String? = EnvironmentVariable.value(of:),
    report: (String) -> Void = EnvironmentVariable.writeLine
  ) -> DisplayStyle? {
    EnvironmentVariable.value(
      of: "NEST_STYLE", expected: "light, dark or nothing", lookup: lookup, report: report,
      parse: DisplayStyle.init)
  }
}

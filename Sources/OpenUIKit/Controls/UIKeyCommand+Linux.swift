// Apple's key commands perform actions only; here they call closures as well, with the other
// parameters as Apple has them.

extension UIKeyCommand {
  /// A command that calls `handler`.
  ///
  /// - Parameters:
  ///   - input: The text that the key types without modifiers other than Shift, or one of the
  ///     constants of this class. A command whose input is empty is never performed.
  ///   - modifierFlags: The modifier keys that have to be down.
  ///   - handler: Called with the command. It lives as long as the command.
  public convenience init(
    input: String, modifierFlags: UIKeyModifierFlags, handler: @escaping (UIKeyCommand) -> Void
  ) {
    self.init(title: "", input: input, modifierFlags: modifierFlags, handler: handler)
  }

  /// A command with a title that calls `handler`.
  ///
  /// - Parameters:
  ///   - title: The text. Default: none.
  ///   - image: The image beside the text. Default: none.
  ///   - input: The text that the key types without modifiers other than Shift, or one of the
  ///     constants of this class. A command whose input is empty is never performed.
  ///   - modifierFlags: The modifier keys that have to be down. Default: none.
  ///   - discoverabilityTitle: A description of the command, for people who look for it. Default:
  ///     nil.
  ///   - attributes: Whether it can be performed. Default: it can.
  ///   - handler: Called with the command. It lives as long as the command.
  public convenience init(
    title: String, image: UIImage? = nil, input: String, modifierFlags: UIKeyModifierFlags = [],
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    handler: @escaping (UIKeyCommand) -> Void
  ) {
    self.init(
      title: title, image: image, input: input, modifierFlags: modifierFlags,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes,
      propertyList: nil, action: nil, handler: handler)
  }
}

/// The contents that were set on a button for its states.
struct ButtonContents {
  var titles = StateValues<String>()
  var attributedTitles = StateValues<NSAttributedString>()
  var titleColors = StateValues<UIColor>()
  var titleShadowColors = StateValues<UIColor>()
  var images = StateValues<UIImage>()
  var symbolConfigurations = StateValues<UIImage.SymbolConfiguration>()
  var backgroundImages = StateValues<UIImage>()
  var contentInsets = UIEdgeInsets.zero
  var titleInsets = UIEdgeInsets.zero
  var imageInsets = UIEdgeInsets.zero
  /// The program has set a colour of the title's shadow, which is the label's from then on.
  var hasTitleShadow = false
  /// `updateConfiguration()` is due.
  var needsUpdate = true
  /// The button was highlighted when its appearance was last updated.
  var wasHighlighted = false
}

/// Values for states of a control.
struct StateValues<Value> {
  private var values: [UInt: Value] = [:]

  /// The values by the raw values of the states.
  var byState: [UInt: Value] { values }

  /// The value that was set for exactly this state; nil for none.
  subscript(state: UIControl.State) -> Value? {
    get { values[state.rawValue] }
    set { values[state.rawValue] = newValue }
  }

  /// Returns the value that was set for this state, or else the one for `.normal`.
  func value(for state: UIControl.State) -> Value? { self[state] ?? self[.normal] }
}

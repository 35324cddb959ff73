/// The frames of the parts of an alert or of an action sheet. A pure value.
nonisolated struct AlertLayout: Sendable, Equatable {
  /// The two kinds, with their measures.
  struct Measures: Sendable, Equatable {
    /// The width of the card, in points.
    var width: CGFloat
    /// The height of a button.
    var buttonHeight: CGFloat
    /// The space above the title and below the message.
    var padding: CGFloat
    /// The space at both sides of the texts.
    var side: CGFloat
    /// The space between title and message.
    var gap: CGFloat
    /// The space above a button that is apart from the card.
    var separation: CGFloat = 8

    // Fidelity: measured on iOS 13 to 17. [observed]
    static let alert = Measures(width: 270, buttonHeight: 44, padding: 20, side: 16, gap: 3)
    static func actionSheet(width: CGFloat) -> Measures {
      Measures(width: width, buttonHeight: 57, padding: 14, side: 16, gap: 8)
    }
  }

  /// The thickness of the lines between buttons.
  static let line: CGFloat = 0.5
  /// The space between text fields.
  static let fieldGap: CGFloat = 6
  /// The radius of the corners of a card.
  static let alertCornerRadius: CGFloat = 14
  static let actionSheetCornerRadius: CGFloat = 13

  /// The title; empty if there is none.
  private(set) var title = CGRect.zero
  /// The message; empty if there is none.
  private(set) var message = CGRect.zero
  /// The text fields.
  private(set) var fields: [CGRect] = []
  /// The buttons, in the order in which they are shown.
  private(set) var buttons: [CGRect] = []
  /// The lines between texts and buttons.
  private(set) var lines: [CGRect] = []
  /// The card with the texts and most buttons.
  private(set) var card = CGRect.zero
  /// The card of the cancel action; empty if it has none of its own.
  private(set) var cancelFrame = CGRect.zero
  /// The size of everything.
  private(set) var size = CGSize.zero

  /// Lays out one alert. Where there is too little space the texts become smaller, the message
  /// first.
  ///
  /// - Parameters:
  ///   - measures: those of the kind.
  ///   - texts: the heights of title and message at the width of the card; 0 if there is none.
  ///   - fields: the heights of the text fields.
  ///   - buttonCount: how many buttons there are.
  ///   - isBeside: whether two buttons are side by side.
  ///   - lastApart: whether the last button has a card of its own.
  ///   - maximumHeight: the height that is available.
  init(
    _ measures: Measures, texts: (title: CGFloat, message: CGFloat), fields: [CGFloat] = [],
    buttonCount: Int, isBeside: Bool, lastApart: Bool = false, maximumHeight: CGFloat = .infinity
  ) {
    self.init(
      measures, unlimited: texts, fields: fields, buttonCount: buttonCount, isBeside: isBeside,
      lastApart: lastApart)
    let excess = size.height - maximumHeight
    guard excess > 0 else { return }
    // Fidelity: the texts of an alert scroll in the space that the buttons leave. Here they are
    // cut, because nothing scrolls. [decided]
    let fromMessage = min(excess, texts.message)
    let fromTitle = min(excess - fromMessage, texts.title)
    self.init(
      measures, unlimited: (texts.title - fromTitle, texts.message - fromMessage), fields: fields,
      buttonCount: buttonCount, isBeside: isBeside, lastApart: lastApart)
  }

  private init(
    _ measures: Measures, unlimited texts: (title: CGFloat, message: CGFloat), fields: [CGFloat],
    buttonCount: Int, isBeside: Bool, lastApart: Bool
  ) {
    var y = addTexts(texts, measures)
    if !fields.isEmpty { y = addFields(fields, below: y, measures) }
    let inCard = lastApart ? max(0, buttonCount - 1) : buttonCount
    if isBeside, inCard == 2 {
      y = addPair(at: y, measures)
    } else {
      for _ in 0..<inCard { y = addButton(at: y, measures) }
    }
    card = CGRect(x: 0, y: 0, width: measures.width, height: y)
    size = card.size
    if lastApart, buttonCount > 0 { addCancelCard(measures) }
  }

  private mutating func addTexts(
    _ texts: (title: CGFloat, message: CGFloat), _ measures: Measures
  ) -> CGFloat {
    guard texts.title > 0 || texts.message > 0 else { return 0 }
    let width = max(0, measures.width - 2 * measures.side)
    var y = measures.padding
    if texts.title > 0 {
      title = CGRect(x: measures.side, y: y, width: width, height: texts.title)
      y = title.maxY
    }
    if texts.message > 0 {
      if texts.title > 0 { y += measures.gap }
      message = CGRect(x: measures.side, y: y, width: width, height: texts.message)
      y = message.maxY
    }
    return y + measures.padding
  }

  private mutating func addFields(
    _ heights: [CGFloat], below texts: CGFloat, _ measures: Measures
  ) -> CGFloat {
    // Fidelity: the space around fields is not documented. [decided]
    var y = texts > 0 ? texts - measures.padding + Self.fieldGap * 2 : measures.padding
    for height in heights {
      let width = max(0, measures.width - 2 * measures.side)
      fields.append(CGRect(x: measures.side, y: y, width: width, height: height))
      y += height + Self.fieldGap
    }
    return y - Self.fieldGap + measures.side
  }

  private mutating func addButton(at y: CGFloat, _ measures: Measures) -> CGFloat {
    if y > 0 { lines.append(CGRect(x: 0, y: y, width: measures.width, height: Self.line)) }
    buttons.append(CGRect(x: 0, y: y, width: measures.width, height: measures.buttonHeight))
    return y + measures.buttonHeight
  }

  private mutating func addPair(at y: CGFloat, _ measures: Measures) -> CGFloat {
    if y > 0 { lines.append(CGRect(x: 0, y: y, width: measures.width, height: Self.line)) }
    let half = measures.width / 2
    for x in [0, half] {
      buttons.append(CGRect(x: x, y: y, width: half, height: measures.buttonHeight))
    }
    lines.append(
      CGRect(x: half - Self.line / 2, y: y, width: Self.line, height: measures.buttonHeight))
    return y + measures.buttonHeight
  }

  private mutating func addCancelCard(_ measures: Measures) {
    let y = card.height > 0 ? card.height + measures.separation : 0
    cancelFrame = CGRect(x: 0, y: y, width: measures.width, height: measures.buttonHeight)
    buttons.append(cancelFrame)
    size.height = cancelFrame.maxY
  }
}

/// In which order the actions of an alert are shown, and which of them is bold. A pure value.
nonisolated struct AlertArrangement: Sendable, Equatable {
  /// The order of the actions, as indices into the list of actions.
  var order: [Int]
  /// The index of the action whose title is bold.
  var bold: Int?

  // Fidelity: the cancel action is last in a column and first in a row; it is bold unless
  // another one is preferred. [observed]
  init(cancel: Int?, preferred: Int?, count: Int, isBeside: Bool) {
    order = (0..<count).filter { $0 != cancel }
    if let cancel {
      order.insert(cancel, at: isBeside ? 0 : order.count)
    }
    bold = preferred ?? cancel
  }
}

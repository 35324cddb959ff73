import OpenUIKit

/// A demonstration on the page of drawing.
enum DrawingDemo: Hashable, CaseIterable {
  case layers, text, pictures

  /// The label of the chip.
  var label: String {
    switch self {
    case .layers: "Layers"
    case .text: "Text"
    case .pictures: "Pictures"
    }
  }

  /// A few words on its contents.
  var hint: String {
    switch self {
    case .layers: "Shadows, gradients, shapes"
    case .text: "Attributes, scripts, lines"
    case .pictures: "Symbols, tiles, patterns"
    }
  }

  /// The cards that show it.
  @MainActor
  func makeCards() -> [DrawingCard] {
    switch self {
    case .layers: DrawingCard.layers()
    case .text: DrawingCard.texts()
    case .pictures: DrawingCard.pictures()
    }
  }
}

/// How the page of drawing is shown.
enum DrawingOption: Hashable, CaseIterable {
  case dark, largeText, rightToLeft

  /// The label of the chip.
  var label: String {
    switch self {
    case .dark: "Dark"
    case .largeText: "Large text"
    case .rightToLeft: "Right to left"
    }
  }
}

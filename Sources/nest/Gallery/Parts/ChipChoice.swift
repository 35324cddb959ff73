import OpenUIKit

/// Chips for values, of which one is selected.
@MainActor
final class ChipChoice<Value: Hashable> {
  /// The selected value.
  private(set) var value: Value
  /// Called when the user has selected another value.
  var onChange: () -> Void = {}

  private var chips: [Value: Chip] = [:]

  /// Makes a choice without chips.
  init(_ value: Value) {
    self.value = value
  }

  /// Makes a section with a chip for each value, in addition to those that are there.
  func makeSection(_ title: String, _ values: [(value: Value, label: String)]) -> ChipSection {
    ChipSection(title, chips: values.map { makeChip($0.label, for: $0.value) })
  }

  /// Makes the chip of one more value.
  func makeChip(
    _ label: String, for value: Value, style: Chip.Style = .regular, fontSize: CGFloat = 13
  ) -> Chip {
    let chip = Chip(label, style: style, fontSize: fontSize) { [weak self] in self?.choose(value) }
    chip.isSelected = value == self.value
    chips[value] = chip
    return chip
  }

  /// The chip of a value; nil if there is none.
  func chip(for value: Value) -> Chip? { chips[value] }

  /// Selects a value for the program; `onChange` is not called.
  func select(_ value: Value) {
    chips[self.value]?.isSelected = false
    chips[value]?.isSelected = true
    self.value = value
  }

  private func choose(_ value: Value) {
    guard value != self.value else { return }
    select(value)
    onChange()
  }
}

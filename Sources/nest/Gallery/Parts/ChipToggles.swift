import OpenUIKit

/// Chips for values, of which any number is selected.
@MainActor
final class ChipToggles<Value: Hashable> {
  /// The selected values.
  private(set) var values: Set<Value>
  /// Called when the user has selected or deselected a value.
  var onChange: () -> Void = {}

  private var chips: [Value: Chip] = [:]

  /// Makes toggles without chips.
  init(_ values: Set<Value>) {
    self.values = values
  }

  /// Makes a section with a chip for each value, in addition to those that are there.
  func makeSection(_ title: String, _ values: [(value: Value, label: String)]) -> ChipSection {
    ChipSection(title, chips: values.map { makeChip($0.label, for: $0.value) })
  }

  /// The chip of a value; nil if there is none.
  func chip(for value: Value) -> Chip? { chips[value] }

  private func makeChip(_ label: String, for value: Value) -> Chip {
    let chip = Chip(label) { [weak self] in self?.toggle(value) }
    chip.isSelected = values.contains(value)
    chips[value] = chip
    return chip
  }

  private func toggle(_ value: Value) {
    values.formSymmetricDifference([value])
    chips[value]?.isSelected = values.contains(value)
    onChange()
  }
}

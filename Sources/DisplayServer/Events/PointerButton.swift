/// A button of a pointing device.
package enum PointerButton: Int, Sendable, Hashable, CaseIterable {
  case primary
  case secondary
  case middle
}

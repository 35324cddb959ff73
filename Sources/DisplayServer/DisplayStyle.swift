/// Whether a desktop is light or dark.
package enum DisplayStyle: String, Sendable, Hashable {
  case light
  case dark
}

extension Property where Owner: AppearanceTarget {
  /// Lets proxies of appearance record the property.
  @inline(__always)
  func recorded() -> Property {
    Property(
      makePath: makePath, effect: effect, work: work,
      record: { owner, path, value in owner.record(path, value) }, form: form, standard: standard)
  }
}

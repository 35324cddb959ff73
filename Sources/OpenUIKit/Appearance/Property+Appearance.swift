extension Property where Owner: AppearanceTarget {
  /// Lets proxies of appearance record the property.
  func recorded() -> Property {
    let path = path
    record = { owner, value in owner.record(path, value) }
    return self
  }
}

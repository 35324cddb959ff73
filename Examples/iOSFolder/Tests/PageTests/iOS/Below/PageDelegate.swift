@objc protocol PageDelegate {
  @objc optional func pageMayClose(_ number: Int) -> Bool
  @objc optional var pageTitle: String { get }
}

import Foundation

extension NestState.ControllerArchive {
  /// Creates an archive of the state that a controller encodes now, and of that of its views that
  /// have a `restorationIdentifier`, if its view is loaded; `nil` if nothing is encoded.
  init?(of controller: UIViewController) {
    self.init()
    self.controller = Self.written { controller.encodeRestorableState(with: $0) }
    if let view = controller.viewIfLoaded {
      var found: [String: Data] = [:]
      for view in view.restorableViews(of: controller) {
        guard let identifier = view.restorationIdentifier, found[identifier] == nil else {
          continue
        }
        found[identifier] = Self.written { view.encodeRestorableState(with: $0) }
      }
      views = found.isEmpty ? nil : found
    }
    restorationClass = controller.restorationClass.flatMap { Self.name(of: $0) }
    if self == NestState.ControllerArchive() { return nil }
  }

  /// Returns the data that a closure encodes into an archive; `nil` if it encodes nothing.
  private static func written(_ write: (NSCoder) -> Void) -> Data? {
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    write(archiver)
    archiver.finishEncoding()
    let data = archiver.encodedData
    let archive = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil)
    // Two archives of nothing need not have the same bytes.
    let written = (archive as? [String: Any])?["$top"] as? [String: Any]
    return written?.isEmpty == true ? nil : data
  }

  /// The name by which a class is found again: that of its module, and its own. `nil` for one
  /// inside another type.
  private static func name(of type: any UIViewControllerRestoration.Type) -> String? {
    let name = String(reflecting: type)
    return name.split(separator: ".").count == 2 && !name.contains("(") ? name : nil
  }

  /// Makes a controller by its class; `nil` if there is no such class, or it makes none.
  func makeController(_ identifier: String, at path: [String]) -> UIViewController? {
    guard let restorationClass, restorationClass.split(separator: ".").count == 2,
      let type = NSClassFromString(restorationClass) as? any UIViewControllerRestoration.Type
    else { return nil }
    let coder = (try? Self.coder(controller)) ?? Self.emptyCoder
    return type.viewController(
      withRestorationIdentifierPath: path + [identifier], coder: coder)
  }

  private static var emptyCoder: NSCoder {
    let empty = NSKeyedArchiver(requiringSecureCoding: false)
    empty.finishEncoding()
    return (try? coder(empty.encodedData)) ?? NSCoder()
  }

  /// Returns the coder that reads an archive.
  private static func coder(_ data: Data?) throws -> NSCoder? {
    guard let data else { return nil }
    let unarchiver = try NSKeyedUnarchiver(forReadingFrom: data)
    unarchiver.requiresSecureCoding = false
    unarchiver.decodingFailurePolicy = .setErrorAndReturn
    return unarchiver
  }

  /// Prepares reading.
  ///
  /// - Returns: A closure in which the controller and its views decode their state. It loads the
  ///   view of a controller whose views have encoded something.
  /// - Throws: If an archive is damaged.
  func reading(into controller: UIViewController) throws -> () -> Void {
    let own = try Self.coder(self.controller)
    let ofViews = try (views ?? [:]).compactMapValues { try Self.coder($0) }
    return {
      if let own { controller.decodeRestorableState(with: own) }
      guard !ofViews.isEmpty, let view = controller.view else { return }
      var pending = ofViews
      for view in view.restorableViews(of: controller) {
        guard let identifier = view.restorationIdentifier,
          let coder = pending.removeValue(forKey: identifier)
        else { continue }
        view.decodeRestorableState(with: coder)
      }
    }
  }
}

extension UIView {
  /// The view and those inside it that have a `restorationIdentifier`, without those of other
  /// controllers.
  fileprivate func restorableViews(of controller: UIViewController) -> [UIView] {
    var found: [UIView] = []
    var pending = [self]
    while let view = pending.popLast() {
      if let owner = view.next as? UIViewController, owner !== controller { continue }
      if view.restorationIdentifier != nil { found.append(view) }
      pending += view.subviews.reversed()
    }
    return found
  }
}

import Foundation
import NestTesting

@testable import OpenUIKit

/// Trials of one row of a table with an object of its class.
@MainActor
enum RowTrial {
  /// The property as one that can be set, if it can be.
  private static func settable<Row: PropertyRow>(
    _ row: Row
  ) -> ReferenceWritableKeyPath<Row.Owner, Row.Value>? {
    (row as? Property<Row.Owner, Row.Value>)?.path
  }

  /// Whether a proxy that is given another value sets it on an object.
  static func proxySets<Row: PropertyRow>(
    _ row: Row, of object: Row.Owner
  ) -> Bool where Row.Owner: AppearanceTarget & UIAppearance {
    guard let path = settable(row), let value = OtherValue.than(object[keyPath: path]) else {
      return false
    }
    Row.Owner.appearance()[keyPath: path] = value
    let before = OtherValue.isSame(object[keyPath: path], value)
    object.applyAppearance(in: [], with: UITraitCollection())
    return !before && OtherValue.isSame(object[keyPath: path], value)
  }

  /// Whether an object that is read from the archive of one with another value has that too.
  static func returnsFromArchive<Row: PropertyRow>(
    _ row: Row, of object: Row.Owner
  ) throws -> Bool {
    guard let path = settable(row), let value = OtherValue.than(object[keyPath: path]) else {
      return false
    }
    object[keyPath: path] = value
    let data = try NSKeyedArchiver.archivedData(
      withRootObject: object, requiringSecureCoding: false)
    let unarchiver = try NSKeyedUnarchiver(forReadingFrom: data)
    unarchiver.requiresSecureCoding = false
    let read = unarchiver.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? Row.Owner
    return read.map { OtherValue.isSame($0[keyPath: path], value) } ?? false
  }

  /// Whether the setter reports changes, and there is another value to set.
  static func canChange<Row: PropertyRow>(_ row: Row, of object: Row.Owner) -> Bool {
    guard row.isObserved, let path = settable(row) else { return false }
    return OtherValue.than(object[keyPath: path]) != nil
  }

  /// Sets another value, and the same again; returns what did not happen, or should not have.
  static func problemOfChange<Row: PropertyRow>(
    _ row: Row, named name: String, of object: Row.Owner, _ host: TestHost
  ) -> String? {
    guard let path = settable(row), let value = OtherValue.than(object[keyPath: path]) else {
      return "no other value"
    }
    let superview = Superview()
    let observer = Observer()
    let marks = { Marks(of: object, in: superview) }
    host.turn {
      (object as? UIView).map(superview.addSubview)
      host.window.addSubview(superview)
      host.window.layoutIfNeeded()
    }
    let isFound = (object as? any KeyValueObservable)?.keyedProperty(name) != nil
    if object is any KeyValueObservable, !isFound { return "not found by its name" }
    if isFound { object.addObserver(observer, forKeyPath: name, context: nil) }
    defer {
      if isFound { object.removeObserver(observer, forKeyPath: name) }
      superview.removeFromSuperview()
    }

    let before = marks()
    object[keyPath: path] = value
    let missing = marks().problem(
      after: before, (row as? Property<Row.Owner, Row.Value>)?.effect as? ViewEffects)
    host.turn { host.window.layoutIfNeeded() }
    if isFound, observer.count == 0 { return "not observed" }
    let settled = marks()
    object[keyPath: path] = value
    if OtherValue.isStored(value), marks() != settled { return "an equal value is a change" }
    return missing
  }

  /// The work that is due for an object.
  private struct Marks: Equatable {
    var needsLayout = false
    var needsDisplay = false
    var sizeChanges = 0
    var revision: Int?

    @MainActor init(of object: NSObject, in superview: Superview) {
      if let view = object as? UIView {
        needsLayout = view.layer.needsLayout()
        needsDisplay = view.layer.needsDisplay()
        sizeChanges = superview.sizeChanges
      } else if !(object is UIViewController) {
        revision = (object as? any BarChangeSource)?.barChangeObservers.revision
      }
    }

    /// The effects of a change that are missing; nil for none.
    func problem(after before: Marks, _ effects: ViewEffects?) -> String? {
      if effects?.contains(.layout) == true, !needsLayout { return "no layout" }
      if effects?.contains(.display) == true, !needsDisplay { return "not drawn" }
      if effects?.contains(.size) == true, sizeChanges == before.sizeChanges { return "no size" }
      return revision != nil && revision == before.revision ? "bars are not informed" : nil
    }
  }

  /// Counts the changes of the size of a subview's content.
  private final class Superview: UIView {
    var sizeChanges = 0
    override func contentDidChange(of subview: UIView) { sizeChanges += 1 }
  }

  /// Counts the changes that it is informed of.
  private final class Observer: UIResponder {
    var count = 0
    override func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) { count += 1 }
  }
}

/// Values of every type that properties have.
@MainActor
enum OtherValue {
  /// Another value than one; nil where none is listed.
  static func than<Value>(_ value: Value) -> Value? {
    (plain + objects + cases(of: Value.self)).lazy.compactMap { $0 as? Value }
      .first { !isSame($0, value) }
  }

  private static let plain: [Any] = [
    true, false, 7, "other", CGFloat(0.5), Float(0.5), 0.5, CGPoint(x: 3, y: 4),
    CGSize(width: 30, height: 40), CGRect(x: 1, y: 2, width: 30, height: 40),
    CGAffineTransform(rotationAngle: 1), UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4),
    UIOffset(horizontal: 1, vertical: 2), Set(["other"]),
    [NSAttributedString.Key.kern: 1 as Any],
  ]

  private static let objects: [Any] = [
    UIColor.purple, UIFont.boldSystemFont(ofSize: 31), picture, [picture],
    UIImage.SymbolConfiguration(scale: .large), UIBlurEffect(style: .dark), UIMenu(title: "other"),
    UIAction(title: "other") { _ in }, UIButton.Configuration.filled(), UIView(),
    UIBarButtonItem(title: "other", style: .plain, target: nil, action: nil),
    [UIBarButtonItem(title: "other", style: .plain, target: nil, action: nil)],
    UIBarButtonItemGroup(barButtonItems: [], representativeItem: nil),
    [UIBarButtonItemGroup(barButtonItems: [], representativeItem: nil)],
    appearance(UINavigationBarAppearance()), appearance(UIToolbarAppearance()),
    appearance(UITabBarAppearance()),
  ]

  private static let picture = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image {
    UIColor.green.setFill()
    $0.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
  }

  private static func appearance(_ appearance: UIBarAppearance) -> UIBarAppearance {
    appearance.backgroundColor = .purple
    return appearance
  }

  /// The first cases of a type of cases, or sets of options.
  private static func cases(of type: Any.Type) -> [Any] {
    func cases<Case: RawRepresentable>(_: Case.Type) -> [Any] {
      (0...4).compactMap { number in
        let raw = (Case.RawValue.self as? any BinaryInteger.Type)?.init(number)
        return (raw as? Case.RawValue).flatMap { Case(rawValue: $0) }
      }
    }
    return (type as? any RawRepresentable.Type).map { cases($0) } ?? []
  }

  /// Whether the setter of a property of the type compares values, and stores no copy.
  static func isStored<Value>(_ value: Value) -> Bool {
    let isCopied = value is UIBarAppearance || value is UIMenuElement
    return Value.self is any Equatable.Type && !isCopied && !(value is [NSObject])
  }

  /// Whether two values are equal: pictures by their pixels, and what is copied by a part.
  static func isSame<Value>(_ one: Value, _ other: Value) -> Bool {
    func isEqual<Comparable: Equatable>(_ one: Comparable) -> Bool { one == other as? Comparable }
    if let image = one as? UIImage, let otherImage = other as? UIImage {
      return image.pngData() == otherImage.pngData()
    }
    if let images = one as? [UIImage], let otherImages = other as? [UIImage] {
      return images.map { $0.pngData() } == otherImages.map { $0.pngData() }
    }
    if let look = one as? UIBarAppearance, let otherLook = other as? UIBarAppearance {
      return look.backgroundColor == otherLook.backgroundColor
    }
    if let all = one as? [NSAttributedString.Key: Any],
      let others = other as? [NSAttributedString.Key: Any]
    {
      return Set(all.keys) == Set(others.keys)
    }
    return (one as? any Equatable).map { isEqual($0) } ?? false
  }
}

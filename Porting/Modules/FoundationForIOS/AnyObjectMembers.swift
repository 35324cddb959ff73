import UIKit

// The members that source for iOS calls on an object of which nothing is known, as in
// `(sender as AnyObject).tag`: Objective-C finds them by their names. The rewriter makes
// `_AnyObjectMembers(sender).tag` of it, for the members that are listed here.

/// The members of an object that may be of any class. One that the object lacks is nil, as on iOS:
/// who uses it without asking stops the program.
public struct _AnyObjectMembers {
  private let object: Any

  /// The members of an object.
  public init(_ object: Any) { self.object = object }

  /// The members of an object, if there is one.
  public static func of(_ object: Any?) -> _AnyObjectMembers? { object.map(_AnyObjectMembers.init) }

  /// The object by its class, of a bridged value the value.
  private func first<Result>(_ choices: (Any) -> Result?...) -> Result? {
    for choice in choices { if let result = choice(object) { return result } }
    return nil
  }
}

// MARK: - Views, items and controllers

// Code in Swift 5 mode calls them from anywhere, as it calls those of the classes.
extension _AnyObjectMembers {
  /// The property of `UIView` or `UIBarItem`.
  @preconcurrency @MainActor public var tag: Int! {
    first({ ($0 as? UIView)?.tag }, { ($0 as? UIBarItem)?.tag })
  }
  /// The property of `UIControl`, `UIBarItem`, `UIGestureRecognizer` or `UILabel`.
  @preconcurrency @MainActor public var isEnabled: Bool! {
    first(
      { ($0 as? UIControl)?.isEnabled }, { ($0 as? UIBarItem)?.isEnabled },
      { ($0 as? UIGestureRecognizer)?.isEnabled }, { ($0 as? UILabel)?.isEnabled })
  }
  /// The property of `UIControl`.
  @preconcurrency @MainActor public var isSelected: Bool! {
    first({ ($0 as? UIControl)?.isSelected })
  }
  /// The property of `UIControl`, `UILabel` or `UIImageView`.
  @preconcurrency @MainActor public var isHighlighted: Bool! {
    first(
      { ($0 as? UIControl)?.isHighlighted }, { ($0 as? UILabel)?.isHighlighted },
      { ($0 as? UIImageView)?.isHighlighted })
  }
  /// The property of `UIView`.
  @preconcurrency @MainActor public var isHidden: Bool! { first({ ($0 as? UIView)?.isHidden }) }
  /// The property of `UIView`.
  @preconcurrency @MainActor public var alpha: CGFloat! { first({ ($0 as? UIView)?.alpha }) }
  /// The property of `UIView` or `CALayer`.
  @preconcurrency @MainActor public var frame: CGRect! {
    first({ ($0 as? UIView)?.frame }, { ($0 as? CALayer)?.frame })
  }
  /// The property of `UIView` or `CALayer`.
  @preconcurrency @MainActor public var bounds: CGRect! {
    first({ ($0 as? UIView)?.bounds }, { ($0 as? CALayer)?.bounds })
  }
  /// The property of `UIView`.
  @preconcurrency @MainActor public var center: CGPoint! { first({ ($0 as? UIView)?.center }) }
  /// The property of `UIView`.
  @preconcurrency @MainActor public var superview: UIView?! {
    first({ ($0 as? UIView)?.superview })
  }
  /// The property of `UIView`.
  @preconcurrency @MainActor public var subviews: [UIView]! { first({ ($0 as? UIView)?.subviews }) }
  /// The property of `UIView`.
  @preconcurrency @MainActor public var window: UIWindow?! { first({ ($0 as? UIView)?.window }) }
  /// The property of `UIView`.
  @preconcurrency @MainActor public var layer: CALayer! { first({ ($0 as? UIView)?.layer }) }
  /// The property of `UIGestureRecognizer` or `UIViewController`.
  @preconcurrency @MainActor public var view: UIView?! {
    first({ ($0 as? UIGestureRecognizer)?.view }, { ($0 as? UIViewController)?.view })
  }
  /// The property of `UIButton`.
  @preconcurrency @MainActor public var currentTitle: String?! {
    first({ ($0 as? UIButton)?.currentTitle })
  }
  /// The property of `UIButton`.
  @preconcurrency @MainActor public var titleLabel: UILabel?! {
    first({ ($0 as? UIButton)?.titleLabel })
  }
  /// The property of `UILabel`.
  @preconcurrency @MainActor public var text: String?! { first({ ($0 as? UILabel)?.text }) }
  /// The property of `UIImageView` or `UIBarItem`.
  @preconcurrency @MainActor public var image: UIImage?! {
    first({ ($0 as? UIImageView)?.image }, { ($0 as? UIBarItem)?.image })
  }
  /// The property of `UIViewController`, `UIBarItem` or `UINavigationItem`.
  @preconcurrency @MainActor public var title: String?! {
    first(
      { ($0 as? UIViewController)?.title }, { ($0 as? UIBarItem)?.title },
      { ($0 as? UINavigationItem)?.title })
  }
  /// The property of `UIPageControl`.
  @preconcurrency @MainActor public var currentPage: Int! {
    first({ ($0 as? UIPageControl)?.currentPage })
  }
  /// The property of `UIScrollView`.
  @preconcurrency @MainActor public var contentOffset: CGPoint! {
    first({ ($0 as? UIScrollView)?.contentOffset })
  }
  /// The property of `UIView` or `UIBarItem`.
  @preconcurrency @MainActor public var accessibilityIdentifier: String?! {
    first(
      { ($0 as? UIView)?.accessibilityIdentifier }, { ($0 as? UIBarItem)?.accessibilityIdentifier })
  }
  /// The property of `NSObject`.
  @preconcurrency @MainActor public var accessibilityLabel: String?! {
    first({ ($0 as? NSObject)?.accessibilityLabel })
  }

  /// The location of a gesture, or of a touch.
  @preconcurrency @MainActor public func location(in view: UIView?) -> CGPoint {
    unwrapped(
      first(
        { ($0 as? UIGestureRecognizer)?.location(in: view) },
        { ($0 as? UITouch)?.location(in: view) }), "location(in:)")
  }

  /// The method `removeFromSuperview` of the object.
  @preconcurrency @MainActor public func removeFromSuperview() {
    unwrapped(first({ ($0 as? UIView)?.removeFromSuperview() }), "removeFromSuperview()")
  }

  /// The method `becomeFirstResponder` of the object.
  @preconcurrency @MainActor @discardableResult public func becomeFirstResponder() -> Bool {
    unwrapped(first({ ($0 as? UIResponder)?.becomeFirstResponder() }), "becomeFirstResponder()")
  }

  /// The method `resignFirstResponder` of the object.
  @preconcurrency @MainActor @discardableResult public func resignFirstResponder() -> Bool {
    unwrapped(first({ ($0 as? UIResponder)?.resignFirstResponder() }), "resignFirstResponder()")
  }
}

// MARK: - Values

extension _AnyObjectMembers {
  private var number: NSNumber? { object as? NSNumber }
  private var string: String? { object as? String }

  /// The property of `NSValue` or `CGRect`.
  public var cgRectValue: CGRect! { first({ ($0 as? NSValue)?.cgRectValue }, { $0 as? CGRect }) }
  /// The property of `NSValue` or `CGPoint`.
  public var cgPointValue: CGPoint! {
    first({ ($0 as? NSValue)?.cgPointValue }, { $0 as? CGPoint })
  }
  /// The property of `NSValue` or `CGSize`.
  public var cgSizeValue: CGSize! { first({ ($0 as? NSValue)?.cgSizeValue }, { $0 as? CGSize }) }
  /// The property of `NSNumber` or `String`.
  public var doubleValue: Double! {
    number?.doubleValue ?? string.map { NSString(string: $0).doubleValue }
  }
  /// The property of `NSNumber` or `String`.
  public var floatValue: Float! {
    number?.floatValue ?? string.map { NSString(string: $0).floatValue }
  }
  /// The property of `NSNumber` or `String`.
  public var intValue: Int! { number?.intValue ?? string.map { NSString(string: $0).integerValue } }
  /// The property of `String`.
  public var integerValue: Int! { intValue }
  /// The property of `NSNumber` or `String`.
  public var boolValue: Bool! { number?.boolValue ?? string.map { NSString(string: $0).boolValue } }
  /// The property of `NSNumber`.
  public var stringValue: String! { number?.stringValue }
  /// The property of `String`, `NSAttributedString` or `Data`.
  public var length: Int! {
    first(
      { ($0 as? String)?.utf16.count }, { ($0 as? NSAttributedString)?.length },
      { ($0 as? Data)?.count })
  }
  /// The property of `[Any]`, `[AnyHashable: Any]` or `Set`.
  public var count: Int! {
    first(
      { ($0 as? [Any])?.count }, { ($0 as? [AnyHashable: Any])?.count },
      { ($0 as? Set<AnyHashable>)?.count })
  }
  /// The property of `String`.
  public var lowercased: String! { string?.lowercased() }
  /// The property of `String`.
  public var uppercased: String! { string?.uppercased() }
  /// The property of `Error`.
  public var localizedDescription: String! { (object as? any Error)?.localizedDescription }

  /// The description of an object of any class.
  public var description: String! { "\(object)" }
  /// The property of `String`.
  public var debugDescription: String! { String(reflecting: object) }
  /// The property of `AnyHashable`.
  public var hash: Int! { (object as? AnyHashable)?.hashValue ?? 0 }
}

// MARK: - Methods of all objects

extension _AnyObjectMembers {
  private func unwrapped<Result>(_ result: Result?, _ name: String) -> Result {
    guard let result else {
      preconditionFailure("-[\(type(of: object)) \(name)]: unrecognized selector sent to an object")
    }
    return result
  }

  private func known(_ name: String) -> NSObject { unwrapped(object as? NSObject, name) }

  /// The method `responds` of the object.
  public func responds(to aSelector: Selector!) -> Bool {
    (object as? any NSObjectProtocol)?._responds(to: aSelector) ?? false
  }

  /// Another name of the same, which the rewriter gives to questions.
  public func _responds(to aSelector: Selector!) -> Bool { responds(to: aSelector) }

  /// The method `perform` of the object.
  @discardableResult public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
    known("\(aSelector?.description ?? "")").perform(aSelector)
  }

  /// The method `perform` of the object.
  @discardableResult
  public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
    known("\(aSelector?.description ?? "")").perform(aSelector, with: object)
  }

  /// The method `isKind` of the object.
  public func isKind(of aClass: AnyClass) -> Bool {
    sequence(first: Mirror(reflecting: object), next: \.superclassMirror)
      .contains { $0.subjectType == aClass }
  }

  /// The method `isMember` of the object.
  public func isMember(of aClass: AnyClass) -> Bool { type(of: object) == aClass }

  /// The method `isEqual` of the object.
  public func isEqual(_ other: Any?) -> Bool {
    (object as? any NSObjectProtocol)?.isEqual(other)
      ?? ((object as? AnyHashable) == (other as? AnyHashable))
  }

  /// The method `value` of the object.
  public func value(forKey key: String) -> Any? {
    if let dictionary = object as? [String: Any] { return dictionary[key] }
    return known("valueForKey:").value(forKey: key)
  }

  /// The method `object` of the object.
  public func object(forKey key: AnyHashable) -> Any? {
    unwrapped(object as? [AnyHashable: Any], "objectForKey:")[key]
  }

  /// The method `object` of the object.
  public func object(at index: Int) -> Any {
    unwrapped(object as? [Any], "objectAtIndex:")[index]
  }
}

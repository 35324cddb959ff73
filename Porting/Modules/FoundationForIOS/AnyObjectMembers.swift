import UIKit

// The members that source for iOS calls on an object of which nothing is known, as in
// `(sender as AnyObject).tag`: Objective-C finds them by their names. The rewriter makes
// `_AnyObjectMembers(sender).tag` of it, for the members that are listed here.

/// The members of an object that may be of any class. One that the object lacks is nil, as on iOS:
/// who uses it without asking stops the program.
public struct _AnyObjectMembers {
  private let object: Any

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
  @preconcurrency @MainActor public var tag: Int! {
    first({ ($0 as? UIView)?.tag }, { ($0 as? UIBarItem)?.tag })
  }
  @preconcurrency @MainActor public var isEnabled: Bool! {
    first(
      { ($0 as? UIControl)?.isEnabled }, { ($0 as? UIBarItem)?.isEnabled },
      { ($0 as? UIGestureRecognizer)?.isEnabled }, { ($0 as? UILabel)?.isEnabled })
  }
  @preconcurrency @MainActor public var isSelected: Bool! {
    first({ ($0 as? UIControl)?.isSelected })
  }
  @preconcurrency @MainActor public var isHighlighted: Bool! {
    first(
      { ($0 as? UIControl)?.isHighlighted }, { ($0 as? UILabel)?.isHighlighted },
      { ($0 as? UIImageView)?.isHighlighted })
  }
  @preconcurrency @MainActor public var isHidden: Bool! { first({ ($0 as? UIView)?.isHidden }) }
  @preconcurrency @MainActor public var alpha: CGFloat! { first({ ($0 as? UIView)?.alpha }) }
  @preconcurrency @MainActor public var frame: CGRect! {
    first({ ($0 as? UIView)?.frame }, { ($0 as? CALayer)?.frame })
  }
  @preconcurrency @MainActor public var bounds: CGRect! {
    first({ ($0 as? UIView)?.bounds }, { ($0 as? CALayer)?.bounds })
  }
  @preconcurrency @MainActor public var center: CGPoint! { first({ ($0 as? UIView)?.center }) }
  @preconcurrency @MainActor public var superview: UIView?! {
    first({ ($0 as? UIView)?.superview })
  }
  @preconcurrency @MainActor public var subviews: [UIView]! { first({ ($0 as? UIView)?.subviews }) }
  @preconcurrency @MainActor public var window: UIWindow?! { first({ ($0 as? UIView)?.window }) }
  @preconcurrency @MainActor public var layer: CALayer! { first({ ($0 as? UIView)?.layer }) }
  @preconcurrency @MainActor public var view: UIView?! {
    first({ ($0 as? UIGestureRecognizer)?.view }, { ($0 as? UIViewController)?.view })
  }
  @preconcurrency @MainActor public var currentTitle: String?! {
    first({ ($0 as? UIButton)?.currentTitle })
  }
  @preconcurrency @MainActor public var titleLabel: UILabel?! {
    first({ ($0 as? UIButton)?.titleLabel })
  }
  @preconcurrency @MainActor public var text: String?! { first({ ($0 as? UILabel)?.text }) }
  @preconcurrency @MainActor public var image: UIImage?! {
    first({ ($0 as? UIImageView)?.image }, { ($0 as? UIBarItem)?.image })
  }
  @preconcurrency @MainActor public var title: String?! {
    first(
      { ($0 as? UIViewController)?.title }, { ($0 as? UIBarItem)?.title },
      { ($0 as? UINavigationItem)?.title })
  }
  @preconcurrency @MainActor public var currentPage: Int! {
    first({ ($0 as? UIPageControl)?.currentPage })
  }
  @preconcurrency @MainActor public var contentOffset: CGPoint! {
    first({ ($0 as? UIScrollView)?.contentOffset })
  }
  @preconcurrency @MainActor public var accessibilityIdentifier: String?! {
    first(
      { ($0 as? UIView)?.accessibilityIdentifier }, { ($0 as? UIBarItem)?.accessibilityIdentifier })
  }
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

  @preconcurrency @MainActor public func removeFromSuperview() {
    unwrapped(first({ ($0 as? UIView)?.removeFromSuperview() }), "removeFromSuperview()")
  }

  @preconcurrency @MainActor @discardableResult public func becomeFirstResponder() -> Bool {
    unwrapped(first({ ($0 as? UIResponder)?.becomeFirstResponder() }), "becomeFirstResponder()")
  }

  @preconcurrency @MainActor @discardableResult public func resignFirstResponder() -> Bool {
    unwrapped(first({ ($0 as? UIResponder)?.resignFirstResponder() }), "resignFirstResponder()")
  }
}

// MARK: - Values

extension _AnyObjectMembers {
  private var number: NSNumber? { object as? NSNumber }
  private var string: String? { object as? String }

  public var cgRectValue: CGRect! { first({ ($0 as? NSValue)?.cgRectValue }, { $0 as? CGRect }) }
  public var cgPointValue: CGPoint! {
    first({ ($0 as? NSValue)?.cgPointValue }, { $0 as? CGPoint })
  }
  public var cgSizeValue: CGSize! { first({ ($0 as? NSValue)?.cgSizeValue }, { $0 as? CGSize }) }
  public var doubleValue: Double! {
    number?.doubleValue ?? string.map { NSString(string: $0).doubleValue }
  }
  public var floatValue: Float! {
    number?.floatValue ?? string.map { NSString(string: $0).floatValue }
  }
  public var intValue: Int! { number?.intValue ?? string.map { NSString(string: $0).integerValue } }
  public var integerValue: Int! { intValue }
  public var boolValue: Bool! { number?.boolValue ?? string.map { NSString(string: $0).boolValue } }
  public var stringValue: String! { number?.stringValue }
  public var length: Int! {
    first(
      { ($0 as? String)?.utf16.count }, { ($0 as? NSAttributedString)?.length },
      { ($0 as? Data)?.count })
  }
  public var count: Int! {
    first(
      { ($0 as? [Any])?.count }, { ($0 as? [AnyHashable: Any])?.count },
      { ($0 as? Set<AnyHashable>)?.count })
  }
  public var lowercased: String! { string?.lowercased() }
  public var uppercased: String! { string?.uppercased() }
  public var localizedDescription: String! { (object as? any Error)?.localizedDescription }

  /// The description of an object of any class.
  public var description: String! { "\(object)" }
  public var debugDescription: String! { String(reflecting: object) }
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

  public func responds(to aSelector: Selector!) -> Bool {
    (object as? any NSObjectProtocol)?._responds(to: aSelector) ?? false
  }

  /// Another name of the same, which the rewriter gives to questions.
  public func _responds(to aSelector: Selector!) -> Bool { responds(to: aSelector) }

  @discardableResult public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
    known("\(aSelector?.description ?? "")").perform(aSelector)
  }

  @discardableResult
  public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
    known("\(aSelector?.description ?? "")").perform(aSelector, with: object)
  }

  public func isKind(of aClass: AnyClass) -> Bool {
    sequence(first: Mirror(reflecting: object), next: \.superclassMirror)
      .contains { $0.subjectType == aClass }
  }

  public func isMember(of aClass: AnyClass) -> Bool { type(of: object) == aClass }

  public func isEqual(_ other: Any?) -> Bool {
    (object as? any NSObjectProtocol)?.isEqual(other)
      ?? ((object as? AnyHashable) == (other as? AnyHashable))
  }

  public func value(forKey key: String) -> Any? {
    if let dictionary = object as? [String: Any] { return dictionary[key] }
    return known("valueForKey:").value(forKey: key)
  }

  public func object(forKey key: AnyHashable) -> Any? {
    unwrapped(object as? [AnyHashable: Any], "objectForKey:")[key]
  }

  public func object(at index: Int) -> Any {
    unwrapped(object as? [Any], "objectAtIndex:")[index]
  }
}

import MisuseReports

/// A target, which is not retained, and the selector of one of its methods.
nonisolated struct ActionTarget {
  /// The selector, which has a method.
  let selector: Selector
  private let identity: ObjectIdentifier?
  private let link: ObjectLink

  /// Refuses, with a report, a selector without a method, and a target that does not have the
  /// method.
  ///
  /// - Parameters:
  ///   - target: The object; nil stands for what the responder chain finds.
  ///   - selector: The selector.
  ///   - owner: The object that gets the target, as a report names it.
  init?(_ target: Any?, _ selector: Selector, of owner: Any) {
    guard let method = selector.method else {
      Misuse.reportFromAnyThread(.selectorWithoutMethod(selector, of: owner))
      return nil
    }
    let target = target.map { $0 as AnyObject }
    if let target, !method.isMethod(of: target) {
      Misuse.reportFromAnyThread(.selectorOfOtherClass(selector, method, of: owner, target))
      return nil
    }
    self.selector = selector
    identity = target.map { ObjectIdentifier($0) }
    link = ObjectLink(target)
  }

  /// Whether the responder chain gives the target.
  var isNil: Bool { identity == nil }

  /// The target; nil once it was freed, and if the responder chain gives it.
  var target: AnyObject? { link.target }

  /// Whether it is this target, still there, and if `selector` is not nil, this selector.
  func matches(_ target: AnyObject?, _ selector: Selector?) -> Bool {
    guard selector == nil || selector == self.selector else { return false }
    guard let target else { return true }
    return identity == ObjectIdentifier(target) && self.target === target
  }

  /// Whether both call the same method of the same target.
  func isSame(as other: ActionTarget) -> Bool {
    identity == other.identity && selector == other.selector && target === other.target
  }

  /// Whether the target was freed: nothing will ever be called.
  var isFreed: Bool { identity != nil && target == nil }

  /// Calls the method of the target, if that is still there.
  ///
  /// An argument that the method does not take is reported, and nothing is called.
  func perform(_ first: Any?, _ second: Any? = nil) {
    if let target { selector.call(on: target, first, second) }
  }
}

nonisolated extension Selector {
  /// Calls the method of `target`. A target or an argument of another type than the method takes is
  /// reported, and nothing is called; so is a selector without a method.
  ///
  /// - Returns: The value that the method returned; nil if it was not called.
  @discardableResult
  func call(
    on target: AnyObject, _ first: Any?, _ second: Any? = nil, _ third: Any? = nil
  ) -> Any? {
    guard let method else {
      Misuse.reportFromAnyThread(.selectorWithoutMethod(self, of: target))
      return nil
    }
    guard method.isMethod(of: target) else {
      Misuse.reportFromAnyThread(.selectorOfOtherClass(self, method, of: target, target))
      return nil
    }
    do {
      return try method.call(on: target, first, second, third)
    } catch let mismatch as SelectorMismatch {
      Misuse.reportFromAnyThread(.selectorArgument(self, method, mismatch))
    } catch {
      assertionFailure("\(error)")
    }
    return nil
  }
}

nonisolated extension Misuse {
  static func selectorWithoutMethod(_ selector: Selector, of owner: Any) -> Misuse {
    Misuse(
      id: "action.selector-without-method",
      message: "\(type(of: owner)) is given the selector \(selector), which has no method",
      reason: "A method can be found by its name only with Objective-C, which is not here",
      remedy: "Add the method: Selector(\"\(selector)\", Type.method); or use a closure")
  }

  fileprivate static func selectorOfOtherClass(
    _ selector: Selector, _ method: SelectorMethod, of owner: Any, _ target: AnyObject
  ) -> Misuse {
    Misuse(
      id: "action.selector-of-other-class",
      message: "\(type(of: owner)) is given a target of class \(type(of: target)) for the selector "
        + "\(selector)",
      reason: "The method of the selector is one of \(method.className)",
      remedy: "Use a method of the target's class")
  }

  fileprivate static func selectorArgument(
    _ selector: Selector, _ method: SelectorMethod, _ mismatch: SelectorMismatch
  ) -> Misuse {
    Misuse(
      id: "action.argument",
      message:
        "\(selector) of \(method.className) is not called: it takes \(mismatch.expected) and "
        + "is given \(mismatch.found)",
      reason: "An action gets its sender and then the event, of the types that they have",
      remedy: "Declare the parameter with the type of the sender, or as Any")
  }
}

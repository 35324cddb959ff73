/// Functions of the runtime of Objective-C, which there is none of on Linux.
enum RuntimeFunctions {
  /// By function, the type of its result.
  private static let results: [String: String] = {
    let pointer = ["class_getInstanceMethod", "class_getClassMethod", "class_replaceMethod"]
    let implementations = [
      "method_getImplementation", "method_setImplementation", "imp_implementationWithBlock",
      "class_getMethodImplementation",
    ]
    let classes = [
      "objc_getClass", "objc_lookUpClass", "objc_allocateClassPair", "object_setClass",
    ]
    let flags = [
      "class_addMethod", "class_addProtocol", "class_addIvar", "class_respondsToSelector",
    ]
    let lists = ["class_copyMethodList", "class_copyPropertyList", "class_copyIvarList"]
    var results = [
      "method_exchangeImplementations": "Void", "objc_registerClassPair": "Void",
      "method_getTypeEncoding": "UnsafePointer<CChar>?", "method_getName": "Selector",
    ]
    for name in pointer { results[name] = "OpaquePointer?" }
    for name in implementations { results[name] = "OpaquePointer" }
    for name in classes { results[name] = "AnyClass?" }
    for name in flags { results[name] = "Bool" }
    for name in lists { results[name] = "UnsafeMutablePointer<OpaquePointer>?" }
    return results
  }()

  /// The advice to those who call a function.
  private static func advice(_ name: String) -> String {
    switch name {
    case "objc_getClass", "objc_lookUpClass": "name the class in the source"
    case "objc_allocateClassPair", "objc_registerClassPair", "object_setClass": "write a subclass"
    case _ where name.contains("copy"): "Mirror lists the properties of an object"
    case "class_respondsToSelector": "ask whether the object conforms to a protocol"
    default: "override the method in a subclass, or call a closure from it"
    }
  }

  /// A declaration of a function of the runtime with which the compiler refuses each call; nil for
  /// another function.
  static func refusal(of name: String) -> String? {
    results[name].map {
      """
      @available(*, unavailable, message: "Linux has no runtime of Objective-C: \(advice(name))")
      fileprivate func \(name)(_ arguments: Any?...) -> \($0) { fatalError() }
      """
    }
  }
}

extension FileRewriter {
  /// Notes a call of a function that the compiler refuses with advice, unless the module has one of
  /// the name.
  func noteRuntimeFunction(_ name: String) {
    guard !declarations.functions.contains(name) else { return }
    if let refusal = RuntimeFunctions.refusal(of: name) { refusedFunctions[name] = refusal }
  }
}

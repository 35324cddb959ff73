import OpenQuartzCore
import Testing

@Suite struct AssociatedObjectsTests {
  private final class Owner: NSObject {}
  private final class Value: NSObject {}

  private static let (first, second) = (
    UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)),
    UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
  )

  private func owners() -> [NSObject] { [Owner(), CALayer()] }

  @Test("a value is found by object and key, replaced, and removed")
  func values() {
    for owner in owners() {
      let other = Owner()
      objc_setAssociatedObject(owner, Self.first, "one", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      objc_setAssociatedObject(owner, Self.second, 2, .OBJC_ASSOCIATION_COPY)
      objc_setAssociatedObject(owner, Self.first, "two", .OBJC_ASSOCIATION_RETAIN)

      #expect(objc_getAssociatedObject(owner, Self.first) as? String == "two")
      #expect(objc_getAssociatedObject(owner, Self.second) as? Int == 2)
      #expect(objc_getAssociatedObject(other, Self.first) == nil)
      objc_setAssociatedObject(owner, Self.first, nil, .OBJC_ASSOCIATION_RETAIN)
      #expect(objc_getAssociatedObject(owner, Self.first) == nil)
      objc_removeAssociatedObjects(owner)
      #expect(objc_getAssociatedObject(owner, Self.second) == nil)
    }
  }

  @Test("R19.54 An object in an optional is the object")
  func objectsInOptionals() {
    let owner: NSObject? = Owner()
    let object: AnyObject? = owner
    objc_setAssociatedObject(owner as Any, Self.first, "one", .OBJC_ASSOCIATION_RETAIN)

    #expect(objc_getAssociatedObject(object as Any, Self.first) as? String == "one")
    objc_removeAssociatedObjects(object as Any)
    #expect(objc_getAssociatedObject(owner as Any, Self.first) == nil)
  }

  @Test("R13.2 a layer frees its values with it, though something links to it")
  func layer() {
    var layer: CALayer? = CALayer()
    let link = layer?.zeroingLink
    weak var value: Value?
    do {
      let made = Value()
      value = made
      if let layer {
        objc_setAssociatedObject(layer, Self.first, made, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      }
    }
    #expect(value != nil)

    layer = nil

    #expect(value == nil && link?.target == nil)
  }

  @Test("R13.2 the values of other objects are freed when others are set, and never found again")
  func table() {
    weak var value: Value?
    do {
      let (owner, made) = (Owner(), Value())
      value = made
      objc_setAssociatedObject(owner, Self.first, made, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }

    var owned: [Owner] = []
    for _ in 0..<2000 {
      let owner = Owner()
      #expect(objc_getAssociatedObject(owner, Self.first) == nil)
      objc_setAssociatedObject(owner, Self.second, 1, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      owned.append(owner)
    }

    #expect(value == nil)
    #expect(owned.allSatisfy { objc_getAssociatedObject($0, Self.second) as? Int == 1 })
  }

  @Test("R13.2 a value that is assigned is not retained, and nil once it is gone")
  func assigned() {
    let owner = Owner()
    for make in [{ Value() as NSObject }, { CALayer() }] {
      var value: NSObject? = make()
      objc_setAssociatedObject(owner, Self.first, value, .OBJC_ASSOCIATION_ASSIGN)
      #expect(objc_getAssociatedObject(owner, Self.first) as AnyObject === value)
      value = nil
      #expect(objc_getAssociatedObject(owner, Self.first) == nil)
    }
  }

  @Test("UIKit 11 an optional in an Any is associated as what it has, or as NSNull")
  func optionals() {
    let owner = Owner()
    let value = Value()
    let present: Value? = value
    let absent: Value? = nil
    let nested: Int?? = 7
    func stored(_ given: Any?, _ policy: objc_AssociationPolicy) -> Any? {
      objc_setAssociatedObject(owner, Self.first, given, policy)
      return objc_getAssociatedObject(owner, Self.first)
    }

    for policy in [objc_AssociationPolicy.OBJC_ASSOCIATION_ASSIGN, .OBJC_ASSOCIATION_RETAIN] {
      #expect(stored(present as Any, policy) as AnyObject === value)
      #expect(stored(present, policy) as AnyObject === value)
    }
    #expect(stored(absent as Any, .OBJC_ASSOCIATION_RETAIN) is NSNull)
    #expect(stored(absent, .OBJC_ASSOCIATION_RETAIN) == nil)
    #expect(stored(nested as Any, .OBJC_ASSOCIATION_COPY) as? Int == 7)
  }
}

import Foundation

/// A set of objects that it keeps alive or not, such as the observers of a service.
///
/// Objects are compared as the keys of ``NSMapTable`` are. Those that are gone are dropped when the
/// table is next changed or counted. O(1) on average.
open class NSHashTable<ObjectType: AnyObject>: NSObject {
  // Each object is the key of itself, so that one table decides what is equal and what is gone.
  private let table: NSMapTable<ObjectType, ObjectType>

  /// A table that keeps and compares its objects as the options say.
  public init(options: NSPointerFunctions.Options = [], capacity initialCapacity: Int = 0) {
    table = NSMapTable(keyOptions: options, valueOptions: .weakMemory, capacity: initialCapacity)
  }

  /// A table that keeps nothing alive.
  open class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

  /// Adds an object, unless an equal one is there.
  open func add(_ object: ObjectType?) {
    guard let object, !contains(object) else { return }
    table.setObject(object, forKey: object)
  }

  /// Removes the object that is equal to an object.
  open func remove(_ object: ObjectType?) { table.removeObject(forKey: object) }

  /// Removes everything.
  open func removeAllObjects() { table.removeAllObjects() }

  /// The object that is equal to an object.
  open func member(_ object: ObjectType?) -> ObjectType? { table.object(forKey: object) }

  /// Whether an equal object is there.
  open func contains(_ anObject: ObjectType?) -> Bool { member(anObject) != nil }

  /// How many objects there are.
  open var count: Int { table.count }

  /// The objects, in no order.
  open var allObjects: [ObjectType] {
    objectEnumerator().allObjects.compactMap { $0 as AnyObject as? ObjectType }
  }

  /// One of the objects.
  open var anyObject: ObjectType? { allObjects.first }

  /// The objects, in no order.
  open func objectEnumerator() -> NSEnumerator { table.keyEnumerator() }

  /// Adds the objects of another table.
  open func union(_ other: NSHashTable<ObjectType>) { other.allObjects.forEach(add) }

  /// Removes the objects of another table.
  open func minus(_ other: NSHashTable<ObjectType>) { other.allObjects.forEach(remove) }

  /// Removes what another table does not have.
  open func intersect(_ other: NSHashTable<ObjectType>) {
    allObjects.filter { !other.contains($0) }.forEach(remove)
  }

  /// Whether two tables have an object in common.
  open func intersects(_ other: NSHashTable<ObjectType>) -> Bool {
    allObjects.contains(where: other.contains)
  }

  /// Whether another table has all of the objects.
  open func isSubset(of other: NSHashTable<ObjectType>) -> Bool {
    allObjects.allSatisfy(other.contains)
  }
}

/// A drag as both its source and its targets know it.
@preconcurrency @MainActor
public protocol UIDragDropSession: NSObjectProtocol {
  /// The items that are dragged.
  var items: [UIDragItem] { get }

  /// Where the finger or the pointer is.
  ///
  /// - Parameter view: The view in whose coordinates the point is.
  func location(in view: UIView) -> CGPoint

  /// Whether the source lets items be moved, and not only copied.
  var allowsMoveOperation: Bool { get }

  /// Whether the source wants the items to stay in the program. They always do here.
  var isRestrictedToDraggingApplication: Bool { get }

  /// Whether one of the items has data of one of the types, or of a kind of them.
  ///
  /// - Parameter typeIdentifiers: The types, such as `public.image`.
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool

  /// Whether objects of a class can be made of one of the items.
  ///
  /// - Parameter aClass: The class of the objects.
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

extension UIDragDropSession {
  /// Whether values of a Swift type, such as `String`, can be made of one of the items.
  ///
  /// - Parameter aClass: The type of the values.
  public func canLoadObjects<T>(ofClass aClass: T.Type) -> Bool
  where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderReading {
    canLoadObjects(ofClass: T._ObjectiveCType.self)
  }
}

/// A drag as its source sees it.
@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
  /// Anything that the source wants to know later; nil by default. Drops find it by their
  /// `localDragSession`.
  var localContext: Any? { get set }
}

/// A drag as the views see it over which it is.
@preconcurrency @MainActor
public protocol UIDropSession: UIDragDropSession, ProgressReporting {
  /// The drag as its source sees it. It is always one of this program here.
  var localDragSession: (any UIDragSession)? { get }

  /// Makes objects of all items of which that is possible.
  ///
  /// - Parameters:
  ///   - aClass: The class of the objects.
  ///   - completion: Called on the main thread, in a later turn, with the objects in the order of
  ///     the items.
  /// - Returns: How far it is.
  @discardableResult
  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress
}

extension UIDropSession {
  /// Makes values of a Swift type, such as `String`, of all items of which that is possible.
  ///
  /// - Parameters:
  ///   - aClass: The type of the values.
  ///   - completion: Called on the main thread, in a later turn, with the values in the order of
  ///     the items.
  /// - Returns: How far it is.
  @discardableResult
  public func loadObjects<T>(
    ofClass aClass: T.Type, completion: @escaping ([T]) -> Void
  ) -> Progress where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderReading {
    loadObjects(ofClass: T._ObjectiveCType.self) { objects in
      completion(
        objects.compactMap { object in
          var value: T?
          if let object = object as? T._ObjectiveCType {
            T._forceBridgeFromObjectiveC(object, result: &value)
          }
          return value
        })
    }
  }
}

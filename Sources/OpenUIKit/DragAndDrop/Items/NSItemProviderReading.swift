/// A class whose objects are made of the data of an item provider.
@preconcurrency
public nonisolated protocol NSItemProviderReading: NSObjectProtocol {
  /// The types of data of which an object can be made, the preferred ones first.
  static var readableTypeIdentifiersForItemProvider: [String] { get }

  /// Makes an object.
  ///
  /// - Parameters:
  ///   - data: The data of the item.
  ///   - typeIdentifier: Their type, one of those that the class reads.
  /// - Throws: An error if the data are no such object.
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

/// A class whose objects are offered by an item provider.
@preconcurrency
public nonisolated protocol NSItemProviderWriting: NSObjectProtocol {
  /// The types of data that objects of the class can be written as, the best ones first.
  static var writableTypeIdentifiersForItemProvider: [String] { get }

  /// The types of data that this object can be written as; those of the class by default.
  var writableTypeIdentifiersForItemProvider: [String] { get }

  /// Who may see the data of a type; everybody by default.
  ///
  /// - Parameter typeIdentifier: One of the types of the class.
  static func itemProviderVisibilityForRepresentation(
    withTypeIdentifier typeIdentifier: String
  ) -> NSItemProviderRepresentationVisibility

  /// Writes the object.
  ///
  /// - Parameters:
  ///   - typeIdentifier: The type of the data that are wanted.
  ///   - completionHandler: Called once, on any thread, with the data or an error.
  /// - Returns: How far it is; nil if that is not known, or it is done already.
  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress?
}

extension NSItemProviderWriting {
  /// The types of the class.
  public nonisolated var writableTypeIdentifiersForItemProvider: [String] {
    Self.writableTypeIdentifiersForItemProvider
  }

  /// Everybody.
  public nonisolated static func itemProviderVisibilityForRepresentation(
    withTypeIdentifier typeIdentifier: String
  ) -> NSItemProviderRepresentationVisibility { .all }
}

/// Who may see a representation of an item.
public nonisolated enum NSItemProviderRepresentationVisibility: Int, Sendable {
  /// Every program.
  case all = 0
  /// The programs of the same developer.
  case team = 1
  /// The programs of a group.
  case group = 2
  /// The program itself.
  case ownProcess = 3
}

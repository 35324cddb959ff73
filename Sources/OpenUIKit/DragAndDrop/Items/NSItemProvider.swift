import Synchronization

/// Promises data of an item that is dragged, in several representations by their types. They are
/// made when somebody loads them.
///
///     let provider = NSItemProvider(object: name as NSString)
///     provider.loadObject(ofClass: String.self) { name, error in … }
///
/// Completions are called on the main thread, in a later turn than the call that loads.
open nonisolated class NSItemProvider: NSObject, @unchecked Sendable {
  // Unchecked because a class that others may subclass cannot be checked; what changes is in the
  // mutex.

  /// Gives the data of a representation to a closure, once and on any thread.
  typealias Loader = (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?

  // Unchecked because objects of the program are in the closures, which are called on the threads
  // on which it loads them.
  struct Representation: @unchecked Sendable {
    let type: String
    let load: Loader
  }

  private struct Contents {
    var representations: [Representation] = []
    var suggestedName: String?
  }

  private let contents = Mutex(Contents())

  /// The domain of the errors of item providers.
  public static let errorDomain = "NSItemProviderErrorDomain"

  /// The codes of the errors of item providers.
  public enum ErrorCode: Int, Sendable {
    /// Something else.
    case unknownError = -1
    /// There is no such representation.
    case itemUnavailableError = -1000
    /// The object is not one of the class that is wanted.
    case unexpectedValueClassError = -1100
    /// The data cannot be changed into what is wanted.
    case unavailableCoercionError = -1200
  }

  /// A provider without representations.
  public override init() { super.init() }

  /// A provider of one object, in all representations that its class can write.
  public convenience init(object: any NSItemProviderWriting) {
    self.init()
    registerObject(object, visibility: .all)
  }

  deinit {}

  /// The name that a file of the item should have, without the ending; nil, none, by default.
  open var suggestedName: String? {
    get { contents.withLock { $0.suggestedName } }
    set { contents.withLock { $0.suggestedName = newValue } }
  }

  // MARK: Representations

  /// The types of the representations, in the order in which they were registered: the best ones
  /// first.
  open var registeredTypeIdentifiers: [String] {
    contents.withLock { $0.representations.map(\.type) }
  }

  /// Whether there is a representation of a type, or of one that is a kind of it.
  ///
  /// - Parameter typeIdentifier: Such as `public.text`, which all text is.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    representation(of: typeIdentifier) != nil
  }

  /// Offers data of a type. The same type again takes the place of the former one.
  ///
  /// - Parameters:
  ///   - typeIdentifier: The type of the data.
  ///   - visibility: Who may see them. Everything stays inside the program here.
  ///   - loadHandler: Called each time somebody loads the data; it calls its argument once, with
  ///     the data or an error, and returns how far it is, or nil.
  open func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
    loadHandler:
      @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) ->
      Progress?
  ) { register(Representation(type: typeIdentifier, load: loadHandler)) }

  /// Offers an object, in all representations that it can write.
  ///
  /// - Parameters:
  ///   - object: The object; retained.
  ///   - visibility: Who may see it. Everything stays inside the program here.
  open func registerObject(
    _ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility
  ) {
    for type in object.writableTypeIdentifiersForItemProvider {
      register(
        Representation(type: type) {
          object.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: $0)
        })
    }
  }

  /// Offers an object that is made when somebody loads it.
  ///
  /// - Parameters:
  ///   - aClass: The class of the object, which says the representations.
  ///   - visibility: Who may see it. Everything stays inside the program here.
  ///   - loadHandler: Called each time somebody loads the object; it calls its argument once, with
  ///     the object or an error, and returns how far it is, or nil.
  open func registerObject(
    ofClass aClass: any NSItemProviderWriting.Type,
    visibility: NSItemProviderRepresentationVisibility,
    loadHandler:
      @escaping @Sendable (
        @escaping @Sendable ((any NSItemProviderWriting)?, (any Error)?) -> Void
      ) -> Progress?
  ) {
    for type in aClass.writableTypeIdentifiersForItemProvider {
      register(
        Representation(type: type) { completion in
          loadHandler { object, error in
            guard let object else {
              return completion(nil, error ?? Self.error(.itemUnavailableError))
            }
            _ = object.loadData(
              withTypeIdentifier: type, forItemProviderCompletionHandler: completion)
          }
        })
    }
  }

  private func register(_ representation: Representation) {
    contents.withLock { contents in
      if let index = contents.representations.firstIndex(where: { $0.type == representation.type })
      {
        contents.representations[index] = representation
      } else {
        contents.representations.append(representation)
      }
    }
  }

  /// The best representation of a type, or of a kind of it.
  func representation(of type: String) -> Representation? {
    contents.withLock { contents in
      contents.representations.first { $0.type == type }
        ?? contents.representations.first { TypeIdentifier.conforms($0.type, to: type) }
    }
  }

  static func error(_ code: ErrorCode) -> NSError {
    NSError(domain: errorDomain, code: code.rawValue)
  }
}

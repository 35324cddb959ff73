import MisuseReports

nonisolated extension NSItemProvider {
  /// Loads the data of a type, or of a kind of it.
  ///
  /// - Parameters:
  ///   - typeIdentifier: The type that is wanted.
  ///   - completionHandler: Called on the main thread, in a later turn, with the data or an error.
  /// - Returns: How far it is.
  @discardableResult
  public func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    guard let representation = representation(of: typeIdentifier) else {
      Self.later {
        progress.completedUnitCount = 1
        completionHandler(nil, Self.error(.itemUnavailableError))
      }
      return progress
    }
    _ = representation.load { data, error in
      Self.later {
        progress.completedUnitCount = 1
        completionHandler(data, error)
      }
    }
    return progress
  }

  /// Whether objects of a class can be made of one of the representations.
  public func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    readableType(of: aClass) != nil
  }

  /// Whether values of a Swift type, such as `String`, can be made of one of the representations.
  public func canLoadObject<T>(ofClass aClass: T.Type) -> Bool
  where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderReading {
    canLoadObject(ofClass: T._ObjectiveCType.self)
  }

  /// Makes an object of the first of the types that its class reads and there is.
  ///
  /// - Parameters:
  ///   - aClass: The class of the object.
  ///   - completionHandler: Called on the main thread, in a later turn, with the object or an
  ///     error.
  /// - Returns: How far it is.
  @discardableResult
  public func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    // Nothing has the type: the error says so.
    let type = readableType(of: aClass) ?? ""
    // A class that conforms on one actor only is called there: the main one calls completions.
    nonisolated(unsafe) let aClass = aClass
    return loadDataRepresentation(forTypeIdentifier: type) { data, error in
      guard let data else { return completionHandler(nil, error) }
      do {
        completionHandler(
          try aClass.object(withItemProviderData: data, typeIdentifier: type), nil)
      } catch {
        completionHandler(nil, error)
      }
    }
  }

  /// Makes a value of a Swift type, such as `String` or `URL`.
  ///
  /// - Parameters:
  ///   - aClass: The type of the value.
  ///   - completionHandler: Called on the main thread, in a later turn, with the value or an error.
  /// - Returns: How far it is.
  @discardableResult
  public func loadObject<T>(
    ofClass aClass: T.Type, completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void
  ) -> Progress where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderReading {
    nonisolated(unsafe) let finish: ((any NSItemProviderReading)?, (any Error)?) -> Void = {
      var value: T?
      if let object = $0 as? T._ObjectiveCType {
        T._forceBridgeFromObjectiveC(object, result: &value)
      }
      completionHandler(value, $1)
    }
    return loadObject(ofClass: T._ObjectiveCType.self) { finish($0, $1) }
  }

  /// The first type that a class reads and that is registered, or a kind of it.
  private func readableType(of aClass: any NSItemProviderReading.Type) -> String? {
    let types = aClass.readableTypeIdentifiersForItemProvider
    let own = registeredTypeIdentifiers
    for type in types {
      if own.contains(type) { return type }
      if let kind = own.first(where: { TypeIdentifier.conforms($0, to: type) }) { return kind }
    }
    return nil
  }

  /// Runs a closure on the main thread, in a later turn.
  private static func later(_ body: @escaping @Sendable () -> Void) {
    if MainActor.isCurrent {
      MainActor.assumeIsolated { DeferredWork.nextTurn(body) }
    } else {
      DispatchQueue.main.async(execute: body)
    }
  }
}

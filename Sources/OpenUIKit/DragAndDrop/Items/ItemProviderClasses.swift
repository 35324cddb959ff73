// Foundation's and this module's classes as items.

nonisolated extension NSString: NSItemProviderReading, NSItemProviderWriting {
  /// Text of any kind.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    ["public.utf8-plain-text", "public.plain-text", "public.text", "public.url"]
  }

  /// Plain text.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }

  /// Reads UTF-8.
  public static func object(
    withItemProviderData data: Data, typeIdentifier: String
  ) throws -> Self {
    try read(NSString(data: data, encoding: String.Encoding.utf8.rawValue))
  }

  /// Writes UTF-8.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(String(describing: self).utf8), nil)
    return nil
  }
}

nonisolated extension NSURL: NSItemProviderReading, NSItemProviderWriting {
  /// Addresses, those of files too.
  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.url"] }

  /// An address, which is also text.
  public static var writableTypeIdentifiersForItemProvider: [String] {
    ["public.url", "public.utf8-plain-text"]
  }

  /// The address of a file is one of those first.
  public var writableTypeIdentifiersForItemProvider: [String] {
    (isFileURL ? ["public.file-url"] : []) + Self.writableTypeIdentifiersForItemProvider
  }

  /// Reads the text of the address.
  public static func object(
    withItemProviderData data: Data, typeIdentifier: String
  ) throws -> Self {
    try read(String(data: data, encoding: .utf8).flatMap { NSURL(string: $0) })
  }

  /// Writes the text of the address.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(absoluteString.utf8), nil)
    return nil
  }
}

nonisolated extension UIImage: NSItemProviderReading, NSItemProviderWriting {
  /// Pictures of the formats that are read here.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    ["public.png", "public.jpeg", "org.webmproject.webp", "public.image"]
  }

  /// A picture without loss.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.png"] }

  /// Reads a file of an image.
  public static func object(
    withItemProviderData data: Data, typeIdentifier: String
  ) throws -> Self { try read(UIImage(data: data)) }

  /// Writes a PNG file.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    let data = pngData()
    completionHandler(data, data == nil ? NSItemProvider.error(.unavailableCoercionError) : nil)
    return nil
  }
}

nonisolated extension UIColor: NSItemProviderReading, NSItemProviderWriting {
  /// Archived colours.
  public static var readableTypeIdentifiersForItemProvider: [String] { ["com.apple.uikit.color"] }

  /// An archived colour.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["com.apple.uikit.color"] }

  /// Reads an archive.
  public static func object(
    withItemProviderData data: Data, typeIdentifier: String
  ) throws -> Self {
    try read(NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data))
  }

  /// Writes an archive.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    do {
      completionHandler(
        try NSKeyedArchiver.archivedData(withRootObject: self, requiringSecureCoding: true), nil)
    } catch {
      completionHandler(nil, error)
    }
    return nil
  }
}

nonisolated extension NSItemProviderReading {
  /// The object that was made of data.
  ///
  /// - Throws: An error if there is none, or none of this class.
  fileprivate static func read(_ object: Any?) throws -> Self {
    guard let object = object as? Self else {
      throw NSItemProvider.error(.unavailableCoercionError)
    }
    return object
  }
}

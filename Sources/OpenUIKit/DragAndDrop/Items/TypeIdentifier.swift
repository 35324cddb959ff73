/// The uniform type identifiers that items have, and which of them are kinds of others.
nonisolated enum TypeIdentifier {
  /// The more general types of which a type is one.
  private static let parents: [String: [String]] = [
    "public.utf8-plain-text": ["public.plain-text"],
    "public.utf16-plain-text": ["public.plain-text"],
    "public.plain-text": ["public.text"],
    "public.html": ["public.text"],
    "public.rtf": ["public.text"],
    "public.json": ["public.text"],
    "public.xml": ["public.text"],
    "public.text": ["public.data", "public.content"],
    "public.png": ["public.image"],
    "public.jpeg": ["public.image"],
    "public.tiff": ["public.image"],
    "public.heic": ["public.image"],
    "com.compuserve.gif": ["public.image"],
    "org.webmproject.webp": ["public.image"],
    "public.image": ["public.data", "public.content"],
    "public.file-url": ["public.url"],
    "public.url": ["public.data"],
    "com.adobe.pdf": ["public.data", "public.content"],
    "com.apple.uikit.color": ["public.data"],
    "public.data": ["public.item"],
  ]

  /// Whether what has a type is something of another one.
  static func conforms(_ type: String, to other: String) -> Bool {
    type == other || parents[type, default: []].contains { conforms($0, to: other) }
  }
}

import DisplayServer

/// The types of what pasteboards have by themselves.
nonisolated enum PasteboardType {
  static let text = "public.utf8-plain-text"
  static let url = "public.url"
  static let image = "public.png"
  static let color = "com.apple.uikit.color"

  /// Names of the types of text that programs use.
  static let texts = [text, "public.text", "public.plain-text"]
  /// Names of the types of images that are read.
  static let images = [image, "public.jpeg", "public.image"]
}

/// The items of a pasteboard, which all pasteboards of one name share.
@MainActor
final class PasteboardContents {
  typealias Item = [String: Any]

  let name: UIPasteboard.Name
  private(set) var changes = 0
  /// The pasteboard of the desktop; nil for one of this program.
  private let clipboard: (any Clipboard)?
  /// The items that this program has set, until another program sets some; nil for none.
  private var own: [Item]?
  private var expiration: TimerToken?
  /// The pasteboard that notifications name when another program has changed the items.
  weak var general: UIPasteboard?

  init(_ name: UIPasteboard.Name, clipboard: (any Clipboard)? = nil) {
    self.name = name
    self.clipboard = clipboard
    clipboard?.onChange = { [unowned self] in otherProgramDidChange() }
  }

  deinit {}

  /// The items; the text of another program is one.
  var items: [Item] { own ?? clipboard?.text.map { [[PasteboardType.text: $0]] } ?? [] }

  /// How many there are, without reading any.
  var count: Int { own?.count ?? (clipboard?.hasText == true ? 1 : 0) }

  /// Whether there is text, without reading it.
  var hasText: Bool {
    own.map { $0.contains { $0.text != nil } } ?? (clipboard?.hasText == true)
  }

  /// The items in a set, or all for nil; nil if one does not exist.
  func items(in set: IndexSet?) -> [Item]? {
    let items = items
    guard let set else { return items }
    return set.allSatisfy { items.indices.contains($0) } ? set.map { items[$0] } : nil
  }

  /// Returns the values of one kind that the items have, in their order; nil if no item has one.
  func values<Value>(_ read: (Item) -> Value?) -> [Value]? {
    let found = items.compactMap(read)
    return found.isEmpty ? nil : found
  }

  /// Replaces all items.
  func set(
    _ items: [Item], by pasteboard: UIPasteboard?, isLocal: Bool = false,
    expiration date: Date? = nil
  ) {
    let before = types
    let resolved = items.map(\.resolved)
    own = resolved.isEmpty ? nil : resolved
    let texts = resolved.compactMap(\.text)
    clipboard?.text = texts.isEmpty || isLocal ? nil : texts.joined(separator: "\n")
    expiration?.cancel()
    expiration = nil
    didChange(from: before, by: pasteboard)
    guard let date, own != nil else { return }
    expiration = RenderContext.ofProgram.schedule(after: max(0, date.timeIntervalSinceNow)) {
      [weak self, weak pasteboard] in self?.set([], by: pasteboard)
    }
  }

  private var types: Set<String> { Set((own ?? []).flatMap(\.keys)) }

  private func otherProgramDidChange() {
    let before = types
    own = nil
    expiration?.cancel()
    expiration = nil
    didChange(from: before, by: general)
  }

  private func didChange(from before: Set<String>, by pasteboard: UIPasteboard?) {
    changes += 1
    let now = types
    NotificationCenter.default.post(
      name: UIPasteboard.changedNotification, object: pasteboard,
      userInfo: [
        UIPasteboard.changedTypesAddedUserInfoKey: now.subtracting(before).sorted(),
        UIPasteboard.changedTypesRemovedUserInfoKey: before.subtracting(now).sorted(),
      ])
  }
}

/// The pasteboards of a program, by their names.
@MainActor
final class Pasteboards {
  /// That of the desktop.
  let general: UIPasteboard
  private var named: [UIPasteboard.Name: PasteboardContents] = [:]

  init(_ clipboard: any Clipboard) {
    let contents = PasteboardContents(.general, clipboard: clipboard)
    general = UIPasteboard(contents)
    contents.general = general
  }

  deinit {}

  /// The items of the pasteboard of a name; nil if there is none, and none should be made.
  func contents(of name: UIPasteboard.Name, create: Bool) -> PasteboardContents? {
    if name == .general { return general.contents }
    if let known = named[name] { return known }
    guard create else { return nil }
    let made = PasteboardContents(name)
    named[name] = made
    return made
  }

  /// The items of a new pasteboard.
  func makeUnique() -> PasteboardContents {
    let made = PasteboardContents(UIPasteboard.Name(UUID().uuidString))
    named[made.name] = made
    return made
  }

  /// Removes a pasteboard of the program.
  func remove(_ name: UIPasteboard.Name) {
    guard let contents = named.removeValue(forKey: name) else { return }
    let pasteboard = UIPasteboard(contents)
    NotificationCenter.default.post(name: UIPasteboard.removedNotification, object: pasteboard)
    if contents.count > 0 { contents.set([], by: pasteboard) }
  }
}

extension [String: Any] {
  /// Whether there is a representation of one of the types.
  func has(_ types: [String]) -> Bool { types.contains { self[$0] != nil } }

  /// The item as text.
  var text: String? {
    for type in PasteboardType.texts {
      if let text = self[type] as? String { return text }
      if let data = self[type] as? Data { return String(decoding: data, as: UTF8.self) }
    }
    return nil
  }

  /// The item as an image.
  var image: UIImage? {
    for type in PasteboardType.images {
      if let image = self[type] as? UIImage { return image }
      if let data = self[type] as? Data, let image = UIImage(data: data) { return image }
    }
    return nil
  }

  /// A representation as bytes.
  func data(of type: String) -> Data? {
    switch self[type] {
    case let data as Data: data
    case let text as String: Data(text.utf8)
    case let url as URL: Data(url.absoluteString.utf8)
    case let image as UIImage: image.pngData()
    default: nil
    }
  }

  /// The item with the types that suit a value whose type is automatic.
  var resolved: [String: Any] {
    guard let value = self[UIPasteboard.typeAutomatic] else { return self }
    var item = self
    item[UIPasteboard.typeAutomatic] = nil
    switch value {
    case let text as String: item[PasteboardType.text] = text
    case let url as URL:
      item[PasteboardType.url] = url
      item[PasteboardType.text] = url.absoluteString
    case let image as UIImage: item[PasteboardType.image] = image
    case let color as UIColor: item[PasteboardType.color] = color
    default: item[UIPasteboard.typeAutomatic] = value
    }
    return item
  }
}

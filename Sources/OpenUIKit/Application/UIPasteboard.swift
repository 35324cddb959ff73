/// A list of items that programs exchange: they are copied in one and pasted in another.
///
/// A pasteboard has items; each is one thing in several representations, by their types, such as
/// `public.utf8-plain-text` or `public.png`. Text is exchanged with the other programs of the
/// desktop; other types stay in this program.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
  /// The name of a pasteboard.
  nonisolated public struct Name: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// A name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// That of the pasteboard of the desktop.
    public static let general = Name(rawValue: "com.apple.UIKit.pboard.general")
  }

  /// How items are set.
  nonisolated public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the option.
    public let rawValue: String

    /// An option by name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A `Date`: when the items are removed. Counted in the time of the program, by the frame
    /// clock.
    public static let expirationDate = OptionsKey(
      rawValue: "UIPasteboardOptionExpirationDate")
    /// A `Bool`: whether the items stay on this machine. With true, other programs do not see them
    /// either.
    public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
  }

  /// The pasteboard of the desktop; without a display, one of this program.
  public class var general: UIPasteboard { UIRuntime.current.pasteboard }

  /// Posted after items were changed, by this program or, on the general pasteboard, by another
  /// one.
  nonisolated public static let changedNotification = Notification.Name(
    "UIPasteboardChangedNotification")

  /// Posted before a pasteboard of the program is removed. The object is its pasteboard.
  nonisolated public static let removedNotification = Notification.Name(
    "UIPasteboardRemovedNotification")

  /// The key of the types that a change has added, in the user info of its notification.
  nonisolated public static let changedTypesAddedUserInfoKey =
    "UIPasteboardChangedTypesAddedKey"

  /// The key of the types that a change has removed, in the user info of its notification.
  nonisolated public static let changedTypesRemovedUserInfoKey =
    "UIPasteboardChangedTypesRemovedKey"

  /// A type for values of texts, URLs, images and colours that stands for the types that suit the
  /// value.
  nonisolated public static let typeAutomatic = "com.apple.uikit.type-automatic"

  final let contents: PasteboardContents

  init(_ contents: PasteboardContents) {
    self.contents = contents
    super.init()
  }

  /// The pasteboard of a name in this program. Pasteboards of one name have the same items. Nil if
  /// there is none, and it should not be made.
  public convenience init?(name pasteboardName: UIPasteboard.Name, create: Bool) {
    guard
      let contents = UIRuntime.current.pasteboards.contents(of: pasteboardName, create: create)
    else { return nil }
    self.init(contents)
  }

  deinit {}

  /// A new pasteboard of this program, with a name that no other one has.
  public class func withUniqueName() -> UIPasteboard {
    UIPasteboard(UIRuntime.current.pasteboards.makeUnique())
  }

  /// Removes a pasteboard of this program, with all its items. Does nothing with the general one.
  public class func remove(withName pasteboardName: UIPasteboard.Name) {
    UIRuntime.current.pasteboards.remove(pasteboardName)
  }

  /// The name.
  open var name: UIPasteboard.Name { contents.name }

  /// How often items were changed since the program started, by any program.
  open var changeCount: Int { contents.changes }

  // MARK: Items

  /// How many items there are.
  open var numberOfItems: Int { contents.count }

  /// The items: the representations of each by their types. Those of texts that other programs have
  /// set are read from them.
  open var items: [[String: Any]] {
    get { contents.items }
    set { contents.set(newValue, by: self) }
  }

  /// Adds items after those that are there.
  open func addItems(_ items: [[String: Any]]) { contents.set(contents.items + items, by: self) }

  /// Replaces all items.
  open func setItems(_ items: [[String: Any]], options: [UIPasteboard.OptionsKey: Any] = [:]) {
    contents.set(
      items, by: self, isLocal: options[.localOnly] as? Bool ?? false,
      expiration: options[.expirationDate] as? Date)
  }

  // MARK: Types

  /// The types of the first item.
  open var types: [String] { contents.items.first?.keys.sorted() ?? [] }

  /// The types of each item in a set; of all for nil. Nil if there is no such item.
  open func types(forItemSet itemSet: IndexSet?) -> [[String]]? {
    contents.items(in: itemSet)?.map { $0.keys.sorted() }
  }

  /// Whether the first item has one of the types.
  open func contains(pasteboardTypes: [String]) -> Bool {
    contents.items.first.map { $0.has(pasteboardTypes) } ?? false
  }

  /// Whether each item in a set, or each of all for nil, has one of the types.
  open func contains(pasteboardTypes: [String], inItemSet itemSet: IndexSet?) -> Bool {
    guard let items = contents.items(in: itemSet), !items.isEmpty else { return false }
    return items.allSatisfy { $0.has(pasteboardTypes) }
  }

  /// Which items have one of the types; nil for none.
  open func itemSet(withPasteboardTypes pasteboardTypes: [String]) -> IndexSet? {
    let items = contents.items
    let found = IndexSet(items.indices.filter { items[$0].has(pasteboardTypes) })
    return found.isEmpty ? nil : found
  }

  // MARK: Representations

  /// The representation of a type of the first item.
  open func value(forPasteboardType pasteboardType: String) -> Any? {
    contents.items.first?[pasteboardType]
  }

  /// Replaces all items by one, with one representation.
  open func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
    contents.set([[pasteboardType: value]], by: self)
  }

  /// The representations of a type of the items in a set, or of all for nil; nil if there is no
  /// such item.
  open func values(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Any]?
  {
    contents.items(in: itemSet)?.compactMap { $0[pasteboardType] }
  }

  /// The representation of a type of the first item as bytes: of texts in UTF-8, of URLs as text,
  /// of images as PNG.
  open func data(forPasteboardType pasteboardType: String) -> Data? {
    contents.items.first?.data(of: pasteboardType)
  }

  /// The same for the items in a set, or all for nil; nil if there is no such item.
  open func data(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Data]?
  {
    contents.items(in: itemSet)?.compactMap { $0.data(of: pasteboardType) }
  }

  /// Replaces all items by one, with bytes as its representation.
  open func setData(_ data: Data, forPasteboardType pasteboardType: String) {
    contents.set([[pasteboardType: data]], by: self)
  }

  // MARK: Texts

  /// The text; nil if there is none. With several texts it is the first one.
  ///
  /// Reading it asks the program that has set it, which takes as long as that needs; up to a second
  /// where it does not answer. Ill-formed text is repaired. NUL characters are left out of what is
  /// set for other programs.
  open var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } }
  }

  /// The texts; nil if there are none. Other programs see several as one text of several lines, and
  /// what they set is one text.
  open var strings: [String]? {
    get { contents.values { $0.text } }
    set { contents.set((newValue ?? []).map { [PasteboardType.text: $0] }, by: self) }
  }

  /// Whether there is text, without reading it.
  open var hasStrings: Bool { contents.hasText }

  // MARK: URLs, images, colours

  /// The first URL; nil if there is none.
  open var url: URL? {
    get { urls?.first }
    set { urls = newValue.map { [$0] } }
  }

  /// The URLs; nil if there are none. Other programs see them as text.
  open var urls: [URL]? {
    get { contents.values { $0[PasteboardType.url] as? URL } }
    set {
      contents.set(
        (newValue ?? []).map { [PasteboardType.url: $0, PasteboardType.text: $0.absoluteString] },
        by: self)
    }
  }

  /// Whether there is a URL.
  open var hasURLs: Bool { urls != nil }

  /// The first image; nil if there is none.
  open var image: UIImage? {
    get { images?.first }
    set { images = newValue.map { [$0] } }
  }

  /// The images; nil if there are none. Other programs do not see them.
  open var images: [UIImage]? {
    get { contents.values { $0.image } }
    set { contents.set((newValue ?? []).map { [PasteboardType.image: $0] }, by: self) }
  }

  /// Whether there is an image.
  open var hasImages: Bool { images != nil }

  /// The first colour; nil if there is none.
  open var color: UIColor? {
    get { colors?.first }
    set { colors = newValue.map { [$0] } }
  }

  /// The colours; nil if there are none. Other programs do not see them.
  open var colors: [UIColor]? {
    get { contents.values { $0[PasteboardType.color] as? UIColor } }
    set { contents.set((newValue ?? []).map { [PasteboardType.color: $0] }, by: self) }
  }

  /// Whether there is a colour.
  open var hasColors: Bool { colors != nil }
}

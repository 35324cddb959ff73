/// A picture in a text: it stands for the character ``character`` that has it as attribute.
nonisolated open class NSTextAttachment: NSObject, NSTextAttachmentContainer, NSSecureCoding {
  /// The character that an attachment stands for.
  public class var character: Int { 0xFFFC }

  // The first property, as Foundation needs it.
  private let mark = ObjectMark()
  /// The file that the attachment was made of; nil by default.
  open var contents: Data?
  /// The type of `contents`; nil by default.
  open var fileType: String?
  /// The picture; that of `contents` is used where it is nil.
  open var image: UIImage?
  /// Where the picture is, relative to the character's place on the baseline, with y up; the size
  /// of the picture on the baseline where it is empty.
  open var bounds = CGRect.zero
  /// The space to both sides of the picture, in points; 0 by default.
  open var lineLayoutPadding: CGFloat = 0

  /// An attachment of a file.
  ///
  /// - Parameters:
  ///   - contentData: the file; a picture of it is shown.
  ///   - uti: its type.
  public init(data contentData: Data?, ofType uti: String?) {
    contents = contentData
    fileType = uti
    super.init()
    image = contentData.flatMap { UIImage(data: $0) }
  }

  /// An attachment of a picture.
  public convenience init(image: UIImage) {
    self.init(data: nil, ofType: nil)
    self.image = image
  }

  /// An attachment without a picture.
  public convenience override init() { self.init(data: nil, ofType: nil) }

  /// Reads what `encode(with:)` wrote; nil if it cannot be read.
  public required init?(coder: NSCoder) {
    guard let numbers = coder.decodeValue([Double].self, forKey: "NSTextAttachment"),
      numbers.count == 5
    else { return nil }
    contents = coder.decodeValue(Data.self, forKey: "NSTextAttachmentContents")
    fileType = coder.decodeValue(String.self, forKey: "NSTextAttachmentType")
    image = coder.decodeObject(of: UIImage.self, forKey: "NSTextAttachmentImage")
    bounds = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    lineLayoutPadding = CGFloat(numbers[4])
    super.init()
  }

  deinit {}

  /// True: archives of attachments can be read with secure coding.
  open class var supportsSecureCoding: Bool { true }

  /// Writes the attachment.
  open func encode(with coder: NSCoder) {
    guard coder.allowsKeyedCoding else { return }
    let numbers = [
      bounds.minX, bounds.minY, bounds.width, bounds.height, lineLayoutPadding,
    ].map { Double($0) }
    coder.encodeValue(numbers, forKey: "NSTextAttachment")
    if let contents { coder.encodeValue(contents, forKey: "NSTextAttachmentContents") }
    if let fileType { coder.encodeValue(fileType, forKey: "NSTextAttachmentType") }
    if let image { coder.encode(image, forKey: "NSTextAttachmentImage") }
  }

  /// The picture that is drawn; overrides may return one for the size.
  open func image(
    forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
  ) -> UIImage? { image }

  /// Where the picture is, relative to the character's place on the baseline, with y up; overrides
  /// may calculate it.
  open func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
    glyphPosition position: CGPoint, characterIndex charIndex: Int
  ) -> CGRect {
    guard bounds.isEmpty else { return bounds }
    var origin = bounds.origin
    // The baseline of the image is on that of the text.
    origin.y -= image?.baselineOffsetFromBottom ?? 0
    return CGRect(origin: origin, size: image?.size ?? .zero)
  }
}

/// An object that draws a picture in a text.
nonisolated public protocol NSTextAttachmentContainer: NSObjectProtocol {
  /// The picture that is drawn.
  func image(
    forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
  ) -> UIImage?

  /// Where the picture is, relative to the character's place on the baseline, with y up.
  func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
    glyphPosition position: CGPoint, characterIndex charIndex: Int
  ) -> CGRect
}

nonisolated extension NSAttributedString {
  /// A text of one attachment.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}

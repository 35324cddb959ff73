import Foundation
import UIKit

/// Data that a test leaves behind, in a file.
open class XCTAttachment: NSObject {
  /// Which attachments are written.
  public enum Lifetime: Int, Sendable {
    /// Each.
    case keepAlways = 0
    /// Those of tests that fail.
    case deleteOnSuccess = 1
  }

  /// How an image is compressed.
  public enum ImageQuality: Int, Sendable {
    /// Without loss, as PNG.
    case original = 0
    /// As JPEG of good quality.
    case medium = 1
    /// As JPEG of low quality.
    case low = 2
  }

  /// The type of the data, as a uniform type identifier.
  public let uniformTypeIdentifier: String
  /// The name, from which the name of the file is made.
  public var name: String?
  /// Facts about the attachment; they are not written.
  public var userInfo: [AnyHashable: Any]?
  /// Which attachments are written. Default is ``Lifetime/deleteOnSuccess``.
  open var lifetime = Lifetime.deleteOnSuccess
  /// The data that is written; nil for an attachment without data.
  let payload: Data?

  /// Data of some type; without an identifier `public.data`.
  public init(
    uniformTypeIdentifier identifier: String?, name: String?, payload: Data?,
    userInfo: [AnyHashable: Any]? = nil
  ) {
    uniformTypeIdentifier = identifier ?? "public.data"
    self.name = name
    self.payload = payload
    self.userInfo = userInfo
  }

  /// Data of type `public.data`.
  public convenience init(data payload: Data) {
    self.init(uniformTypeIdentifier: nil, name: nil, payload: payload)
  }

  /// Data of some type.
  public convenience init(data payload: Data, uniformTypeIdentifier identifier: String) {
    self.init(uniformTypeIdentifier: identifier, name: nil, payload: payload)
  }

  /// Text, in UTF-8.
  public convenience init(string: String) {
    self.init(uniformTypeIdentifier: "public.plain-text", name: nil, payload: Data(string.utf8))
  }

  /// An image, as PNG.
  public convenience init(image: UIImage) {
    self.init(image: image, quality: .original)
  }

  /// An image. Cost: it is compressed here.
  public convenience init(image: UIImage, quality: ImageQuality) {
    switch quality {
    case .original:
      self.init(uniformTypeIdentifier: "public.png", name: nil, payload: image.pngData())
    case .medium, .low:
      self.init(
        uniformTypeIdentifier: "public.jpeg", name: nil,
        payload: image.jpegData(compressionQuality: quality == .low ? 0.3 : 0.7))
    }
  }

  /// An attachment with the contents that a file has now, and with the name of the file. Without a
  /// file it has no data.
  public convenience init(contentsOfFile url: URL) {
    self.init(
      contentsOfFile: url,
      uniformTypeIdentifier: url.pathExtension == "png" ? "public.png" : "public.data")
  }

  /// An attachment with the contents that a file has now, of some type.
  public convenience init(contentsOfFile url: URL, uniformTypeIdentifier identifier: String) {
    self.init(
      uniformTypeIdentifier: identifier, name: url.lastPathComponent,
      payload: try? Data(contentsOf: url))
  }

  /// The ending of a file of the type.
  var fileExtension: String {
    switch uniformTypeIdentifier {
    case "public.png": "png"
    case "public.jpeg": "jpeg"
    case "public.plain-text", "public.utf8-plain-text", "public.text": "txt"
    case "public.json": "json"
    case "public.xml": "xml"
    case "public.html": "html"
    case "com.adobe.pdf": "pdf"
    default: "data"
    }
  }
}

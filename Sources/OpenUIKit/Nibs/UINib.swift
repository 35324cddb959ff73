import Foundation
import MisuseReports

/// Views and other objects that Xcode has archived in a file.
///
/// Only Xcode makes such files, so that no bundle of this platform has one: what the class itself
/// is asked for fails as it does on iOS where the file is missing. A subclass that overrides
/// `instantiate(withOwner:options:)` makes the objects in code, and lists use it as any other.
// Fidelity: a file that is missing is noticed by `instantiate(withOwner:options:)`. [observed]
@preconcurrency @MainActor
open class UINib: NSObject {
  /// The name of a value that is given to `instantiate(withOwner:options:)`.
  public nonisolated struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The text of the name.
    public let rawValue: String

    /// A name with a text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The objects that stand for those that the file names and does not contain.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }

  /// Where the objects should be.
  private let source: String

  /// The objects in a file of a bundle.
  ///
  /// - Parameters:
  ///   - name: The name of the file, without its extension.
  ///   - bundleOrNil: The bundle; nil for the main one.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    let bundle = bundleOrNil ?? .main
    source = "in bundle: '\(bundle.bundlePath)' with name '\(name)'"
    super.init()
  }

  /// The objects in an archive.
  ///
  /// - Parameters:
  ///   - data: The archive.
  ///   - bundleOrNil: The bundle of what the objects refer to; nil for the main one.
  public init(data: Data, bundle bundleOrNil: Bundle?) {
    source = "of \(data.count) bytes"
    super.init()
  }

  deinit {}

  /// Makes the objects anew. There are none here, which is reported.
  ///
  /// - Parameters:
  ///   - ownerOrNil: The object that the file calls its owner.
  ///   - optionsOrNil: Further values, by their names.
  /// - Returns: The objects that are in no other.
  open func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [UINib.OptionsKey: Any]? = nil
  ) -> [Any] {
    Misuse.report(.nibMissing(source, of: self))
    return []
  }
}

import CIndexStore
import Foundation
import SourceReading

/// A place in a source where a symbol is used, declared or overridden.
public struct SymbolPlace: Hashable, Sendable {
  /// The use of the symbol at the place.
  public enum Kind: Hashable, Sendable {
    /// It names it.
    case use
    /// It declares it.
    case declaration
    /// It declares what overrides it, or implements it.
    case override
  }

  /// The identity of the symbol.
  public var usr: String
  /// The line, from 1.
  public var line: Int
  /// The column in UTF-8 code units, from 1.
  public var column: Int
  /// The use of the symbol.
  public var kind: Kind

  /// A place.
  public init(usr: String, line: Int, column: Int = 1, kind: Kind = .use) {
    self.usr = usr
    self.line = line
    self.column = column
    self.kind = kind
  }
}

/// The places of symbols that the compiler has found in sources: the index that a debug build
/// leaves.
public struct IndexStore: Sendable {
  /// The places in each file, by its absolute path. Those that the compiler has added are left out.
  public let places: [String: [SymbolPlace]]

  /// Reads the files of an index whose paths begin with one of the prefixes.
  ///
  /// - Parameters:
  ///   - path: The folder of the index, such as `.build/debug/index/store`.
  ///   - library: `libIndexStore` of the toolchain that has written it.
  ///   - prefixes: Absolute paths.
  /// - Throws: A `SourceFailure` if the index cannot be read, or has none of the files.
  public init(_ path: String, library: String, prefixes: [String]) throws(SourceFailure) {
    let reader = Reader(prefixes: prefixes)
    let receiver = IndexReceiver(
      context: Unmanaged.passUnretained(reader).toOpaque(),
      begin: { context, path, time in Reader.of(context)?.begin(path.string, time) ?? false },
      place: { context, place in
        if let place = place?.pointee { Reader.of(context)?.add(place) }
      })
    let message = withExtendedLifetime(reader) { readIndexStore(library, path, receiver) }
    if let message {
      defer { free(message) }
      throw SourceFailure("\(path): error: \(String(cString: message))")
    }
    places = reader.finish()
    guard !places.isEmpty else {
      throw SourceFailure("\(path): error: the index has none of the sources; build first")
    }
  }
}

/// Collects the places of each file, as the newest compilation has them.
private final class Reader {
  private let prefixes: [String]
  private var current = (path: "", time: Int64.min)
  private var list: [SymbolPlace] = []
  private var newest: [String: (time: Int64, places: [SymbolPlace])] = [:]

  init(prefixes: [String]) { self.prefixes = prefixes }

  static func of(_ context: UnsafeMutableRawPointer?) -> Reader? {
    context.map { Unmanaged<Reader>.fromOpaque($0).takeUnretainedValue() }
  }

  func begin(_ path: String, _ time: Int64) -> Bool {
    keep()
    guard prefixes.contains(where: path.hasPrefix), time > newest[path]?.time ?? .min else {
      return false
    }
    current = (path, time)
    return true
  }

  func add(_ place: IndexPlace) {
    guard !place.isImplicit else { return }
    list.append(
      SymbolPlace(
        usr: place.usr.string, line: Int(place.line), column: Int(place.column),
        kind: place.isOverride ? .override : place.isDefinition ? .declaration : .use))
  }

  func finish() -> [String: [SymbolPlace]] {
    keep()
    return newest.mapValues(\.places)
  }

  private func keep() {
    if !current.path.isEmpty { newest[current.path] = (current.time, list) }
    current = ("", .min)
    list = []
  }
}

extension IndexText {
  fileprivate var string: String {
    String(
      decoding: UnsafeRawBufferPointer(start: data, count: length), as: UTF8.self)
  }
}

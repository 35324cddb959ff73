import Foundation
import UIKit

/// How two values of a format differ, and how a value is written.
public struct Diffing<Value> {
    public let toData: (Value) -> Data
    public let fromData: (Data) -> Value?
    /// A message and, if there are any, pictures; nil if the values are the same.
    public let diff: (Value, Value) -> (message: String, artifacts: [(name: String, data: Data)])?

    public init(
        toData: @escaping (Value) -> Data, fromData: @escaping (Data) -> Value?,
        diff: @escaping (Value, Value) -> (message: String, artifacts: [(name: String, data: Data)])?
    ) {
        self.toData = toData
        self.fromData = fromData
        self.diff = diff
    }
}

/// A value that may be there later.
public struct Async<Value> {
    public let run: (@escaping (Value) -> Void) -> Void

    public init(run: @escaping (_ callback: @escaping (Value) -> Void) -> Void) { self.run = run }
    public init(value: Value) { self.init { callback in callback(value) } }

    public func map<NewValue>(_ f: @escaping (Value) -> NewValue) -> Async<NewValue> {
        return .init { callback in self.run { callback(f($0)) } }
    }
}

/// Makes a snapshot in a format of a value, and compares it.
public struct Snapshotting<Value, Format> {
    public var pathExtension: String?
    public var diffing: Diffing<Format>
    public var snapshot: (Value) -> Async<Format>

    public init(pathExtension: String?, diffing: Diffing<Format>, asyncSnapshot: @escaping (_ value: Value) -> Async<Format>) {
        self.pathExtension = pathExtension
        self.diffing = diffing
        self.snapshot = asyncSnapshot
    }

    public init(pathExtension: String?, diffing: Diffing<Format>, snapshot: @escaping (_ value: Value) -> Format) {
        self.init(pathExtension: pathExtension, diffing: diffing) { Async(value: snapshot($0)) }
    }

    public func pullback<NewValue>(_ transform: @escaping (_ otherValue: NewValue) -> Value) -> Snapshotting<NewValue, Format> {
        return asyncPullback { Async(value: transform($0)) }
    }

    public func asyncPullback<NewValue>(_ transform: @escaping (_ otherValue: NewValue) -> Async<Value>)
        -> Snapshotting<NewValue, Format>
    {
        return Snapshotting<NewValue, Format>(pathExtension: pathExtension, diffing: diffing) { newValue in
            return .init { callback in
                transform(newValue).run { value in self.snapshot(value).run { callback($0) } }
            }
        }
    }

    /// Waits, so that what is not there at once is in the snapshot.
    public static func wait(for duration: TimeInterval, on strategy: Snapshotting) -> Snapshotting {
        return Snapshotting(pathExtension: strategy.pathExtension, diffing: strategy.diffing) { value in
            Async { callback in
                DispatchQueue.main.asyncAfter(deadline: .now() + duration) { strategy.snapshot(value).run(callback) }
            }
        }
    }
}

public typealias SimplySnapshotting<Format> = Snapshotting<Format, Format>

extension Snapshotting where Value == Format {
    public init(pathExtension: String?, diffing: Diffing<Format>) {
        self.init(pathExtension: pathExtension, diffing: diffing) { $0 }
    }
}

// MARK: - Text

extension Diffing where Value == String {
    public static let lines = Diffing(
        toData: { Data($0.utf8) },
        fromData: { String(decoding: $0, as: UTF8.self) }
    ) { old, new in
        guard old != new else { return nil }
        let (oldLines, newLines) = (old.components(separatedBy: "\n"), new.components(separatedBy: "\n"))
        let difference = newLines.difference(from: oldLines)
        let removed = difference.removals.map { change -> String in
            guard case .remove(_, let line, _) = change else { return "" }
            return "− \(line)"
        }
        let inserted = difference.insertions.map { change -> String in
            guard case .insert(_, let line, _) = change else { return "" }
            return "+ \(line)"
        }
        return ((removed + inserted).joined(separator: "\n"), [])
    }
}

extension Snapshotting where Value == String, Format == String {
    public static let lines = Snapshotting(pathExtension: "txt", diffing: .lines)
}

extension Snapshotting where Format == String {
    public static var description: Snapshotting { return SimplySnapshotting.lines.pullback(String.init(describing:)) }

    public static var dump: Snapshotting {
        return SimplySnapshotting.lines.pullback { value in
            var output = ""
            Swift.dump(value, to: &output)
            return output
        }
    }
}

extension Snapshotting where Value: Encodable, Format == String {
    public static var json: Snapshotting {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        var strategy = SimplySnapshotting.lines.pullback { (value: Value) in
            String(decoding: (try? encoder.encode(value)) ?? Data(), as: UTF8.self)
        }
        strategy.pathExtension = "json"
        return strategy
    }
}

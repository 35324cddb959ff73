import XCTest

public var isRecording = false
public var diffTool: String?

private var counters: [URL: Int] = [:]
private let counterQueue = DispatchQueue(label: "snapshots.counter")

/// Compares a value with its file, or writes the file if it is not there.
public func assertSnapshot<Value, Format>(
    matching value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>, named name: String? = nil,
    record recording: Bool = false, timeout: TimeInterval = 5, file: StaticString = #file, testName: String = #function, line: UInt = #line
) {
    let failure = verifySnapshot(
        matching: try value(), as: snapshotting, named: name, record: recording, timeout: timeout, file: file, testName: testName)
    guard let message = failure else { return }
    XCTFail(message, file: file, line: line)
}

/// Returns a description of the difference between a value and its snapshot; nil without a
/// difference.
public func verifySnapshot<Value, Format>(
    matching value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>, named name: String? = nil,
    record recording: Bool = false, snapshotDirectory: String? = nil, timeout: TimeInterval = 5, file: StaticString = #file,
    testName: String = #function
) -> String? {
    do {
        let fileUrl = URL(fileURLWithPath: "\(file)", isDirectory: false)
        let directory = snapshotDirectory.map { URL(fileURLWithPath: $0, isDirectory: true) }
            ?? fileUrl.deletingLastPathComponent().appendingPathComponent("__Snapshots__")
            .appendingPathComponent(fileUrl.deletingPathExtension().lastPathComponent)
        let identifier: String
        if let name = name {
            identifier = sanitizePathComponent(name)
        } else {
            let key = directory.appendingPathComponent(testName)
            identifier = String(counterQueue.sync { () -> Int in
                counters[key, default: 0] += 1
                return counters[key]!
            })
        }
        var url = directory.appendingPathComponent("\(sanitizePathComponent(testName)).\(identifier)")
        if let pathExtension = snapshotting.pathExtension { url.appendPathExtension(pathExtension) }

        let tookSnapshot = XCTestExpectation(description: "Took snapshot")
        var optionalDiffable: Format?
        snapshotting.snapshot(try value()).run { result in
            optionalDiffable = result
            tookSnapshot.fulfill()
        }
        let result = XCTWaiter.wait(for: [tookSnapshot], timeout: timeout)
        guard result == .completed, let diffable = optionalDiffable else {
            return "Exceeded timeout of \(timeout) seconds waiting for snapshot."
        }

        let manager = FileManager.default
        try manager.createDirectory(at: directory, withIntermediateDirectories: true)
        guard !recording, !isRecording, manager.fileExists(atPath: url.path) else {
            let isNew = !manager.fileExists(atPath: url.path)
            try snapshotting.diffing.toData(diffable).write(to: url)
            return recording || isRecording || !isNew
                ? "Record mode is on. Turn record mode off and re-run \"\(testName)\" to test against the newly-recorded snapshot."
                : "No reference was found on disk. Automatically recorded snapshot: \(url.lastPathComponent)"
        }

        guard let reference = snapshotting.diffing.fromData(try Data(contentsOf: url)) else {
            return "The reference \(url.lastPathComponent) cannot be read."
        }
        guard let (failure, artifacts) = snapshotting.diffing.diff(reference, diffable) else { return nil }
        let failures = manager.temporaryDirectory.appendingPathComponent(directory.lastPathComponent)
        try manager.createDirectory(at: failures, withIntermediateDirectories: true)
        let failed = failures.appendingPathComponent(url.lastPathComponent)
        try snapshotting.diffing.toData(diffable).write(to: failed)
        for artifact in artifacts {
            try artifact.data.write(to: failures.appendingPathComponent("\(artifact.name)_\(url.lastPathComponent)"))
        }
        let command = diffTool.map { "\($0) \"\(url.path)\" \"\(failed.path)\"" } ?? "@\(minus)\n\"\(url.path)\"\n@\(plus)\n\"\(failed.path)\""
        return "Snapshot does not match reference.\n\n\(command)\n\n\(failure.trimmingCharacters(in: .whitespacesAndNewlines))"
    } catch {
        return error.localizedDescription
    }
}

private let minus = "−"
private let plus = "+"

private func sanitizePathComponent(_ string: String) -> String {
    return string
        .replacingOccurrences(of: "\\W+", with: "-", options: .regularExpression)
        .replacingOccurrences(of: "^-|-$", with: "", options: .regularExpression)
}

import Foundation

/// The attachments of a test, and the folder that they are written to. They are added on any
/// thread.
final class AttachmentFolder: @unchecked Sendable {
  private let lock = NSLock()
  private var attachments: [XCTAttachment] = []

  func add(_ attachment: XCTAttachment) {
    lock.withLock { attachments.append(attachment) }
  }

  /// Writes the attachments that stay, into `SWIFT_UIKIT_ATTACHMENTS/TEST`, where what an earlier
  /// run has written is removed; without that variable nothing is written. A line says what was
  /// written, or cannot be.
  func write(ofTest test: String, hasFailed: Bool) {
    let all = lock.withLock {
      defer { attachments = [] }
      return attachments
    }
    guard let path = ProcessInfo.processInfo.environment["SWIFT_UIKIT_ATTACHMENTS"], !path.isEmpty
    else { return }
    let folder = URL(fileURLWithPath: path).appendingPathComponent(fileName(from: test))
    try? FileManager.default.removeItem(at: folder)
    let written = all.filter { hasFailed || $0.lifetime == .keepAlways }
    guard !written.isEmpty else { return }
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      for (index, attachment) in written.enumerated() {
        guard let payload = attachment.payload else { continue }
        let name = fileName(from: attachment.name ?? "attachment")
        let ending = attachment.fileExtension
        let file = "\(index + 1)-" + (name.hasSuffix(".\(ending)") ? name : "\(name).\(ending)")
        try payload.write(to: folder.appendingPathComponent(file))
      }
      print("    attachments: \(folder.path)")
    } catch {
      print("    attachments cannot be written: \(error.localizedDescription)")
    }
  }

  /// A name without what a path would take for something else.
  private func fileName(from text: String) -> String {
    let name = String(
      text.prefix(100).map { $0.isLetter || $0.isNumber || "-_.".contains($0) ? $0 : "-" })
    return name.allSatisfy { $0 == "." } ? "attachment" : name
  }
}

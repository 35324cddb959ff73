import Foundation
import NestTesting
import OpenUIKit

/// Records the inputs of the gallery, and judges the contract in it where that is asked for.
@MainActor
final class GalleryWatch {
  /// The inputs since the gallery began.
  let inputs: InputRecorder
  /// The rules that are judged. The stage of a page finds its size in its first layouts, after its
  /// containers have appeared.
  static var rules: Set<ContractRule> { ContractLevel.robust.rules.subtracting([.layoutNotFinal]) }
  private unowned let gallery: GalleryViewController
  private let folder: String?
  private var hasWrittenBreach = false

  /// Begins to record, and lets the keys of the gallery write recordings and judge the contract.
  ///
  /// - Parameters:
  ///   - gallery: The gallery, which has to live as long as this.
  ///   - window: Its window.
  ///   - situation: How it begins.
  ///   - folder: Where recordings are written; nil where there is no such folder.
  init(
    _ gallery: GalleryViewController, in window: UIWindow, _ situation: GallerySituation,
    folder: String?
  ) {
    self.gallery = gallery
    self.folder = folder
    inputs = InputRecorder(window)
    inputs.state = situation.text
    gallery.onCommand = { [weak self] command in
      switch command {
      case .record: self?.writeRecording()
      case .judge: self?.toggleMonitor()
      }
    }
  }

  deinit {}

  /// The folder of a user: `nest/recordings` beside the state of the gallery.
  static func folder(environment: [String: String]) -> String? {
    GalleryStateFile.ofUser(environment: environment).map {
      (($0.path as NSString).deletingLastPathComponent as NSString)
        .appendingPathComponent("recordings")
    }
  }

  /// Judges the contract from now on, or not any more.
  func toggleMonitor() {
    if let monitor = ContractMonitor.running {
      monitor.stop()
      return gallery.report("The contract is not judged any more")
    }
    ContractMonitor.start(.calls { [weak self] in self?.show($0) }, rules: Self.rules)
    gallery.report("The contract is judged from now on")
  }

  private func show(_ breach: ContractBreach) {
    let violation = breach.violation
    gallery.report(
      "\(violation.controller) \(violation.rule.number) \(violation.rule.id): \(violation.finding)",
      isBreach: true)
    // The first one only: others are often its consequences.
    if !hasWrittenBreach {
      hasWrittenBreach = true
      writeRecording()
    }
  }

  /// Writes what was done so far into a new file, and shows where, or why not.
  private func writeRecording() {
    guard let folder else { return gallery.report("No folder for recordings: HOME is not set") }
    do {
      try AtomicFile.makeFolder(folder)
      let path = Self.freePath(in: folder)
      try AtomicFile.write(inputs.recording.data, to: path)
      gallery.report("Recorded in \(path)")
    } catch {
      gallery.report("Not recorded: \(error)")
    }
  }

  private static func freePath(in folder: String) -> String {
    var number = 1
    let path = { "\(folder)/recording-\(number).json" }
    while FileManager.default.fileExists(atPath: path()) { number += 1 }
    return path()
  }
}

import Foundation
import FuzzTargets
import NestTesting

// Gives one part of the libraries inputs that libFuzzer makes, which contains `main`:
// `NEST_FUZZ_TARGET=image fuzz -runs=1000000 FOLDER`.

private var chosen = FuzzTarget.image

/// Called once by libFuzzer, before the first input.
@_cdecl("LLVMFuzzerInitialize")
nonisolated public func prepareFuzzing(
  _ count: UnsafeMutablePointer<CInt>, _ arguments: UnsafeMutableRawPointer
) -> CInt {
  let name = ProcessInfo.processInfo.environment["NEST_FUZZ_TARGET"] ?? ""
  guard let target = FuzzTarget(rawValue: name) else {
    let names = FuzzTarget.allCases.map(\.rawValue).joined(separator: ", ")
    FileHandle.standardError.write(Data("fuzz: NEST_FUZZ_TARGET has to be one of \(names).\n".utf8))
    exit(2)
  }
  MainActor.assumeIsolated { chosen = target }
  return 0
}

/// Called by libFuzzer with each input.
@_cdecl("LLVMFuzzerTestOneInput")
nonisolated public func fuzz(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let data = Data(buffer: UnsafeBufferPointer(start: bytes, count: count))
  MainActor.assumeIsolated {
    // Refusals are reported, as they have to be.
    _ = withMisuseIntercepted { chosen.run(data) }
  }
  return 0
}

import Foundation
import MisuseReports
import NestTesting
import OpenUIKit
import Testing

@Suite struct UINibTests {
  @Test("R19.60 A nib file is missing, as UIKit says of one that is")
  func missing() {
    let nibs = [UINib(nibName: "Row", bundle: nil), UINib(data: Data([1, 2]), bundle: .main)]

    let misuses = withMisuseIntercepted {
      for nib in nibs { #expect(nib.instantiate(withOwner: nil, options: nil).isEmpty) }
    }

    #expect(misuses.map(\.id) == ["nib.missing", "nib.missing"])
    #expect(
      misuses.map(\.message) == [
        "Could not load NIB in bundle: '\(Bundle.main.bundlePath)' with name 'Row'",
        "Could not load NIB of 2 bytes",
      ])
    #expect(misuses.map(\.raisesInUIKit) == [true, true])
  }
}

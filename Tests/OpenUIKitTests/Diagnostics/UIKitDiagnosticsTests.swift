import NestTesting
import Testing

@testable import OpenUIKit

struct UIKitDiagnosticsTests {
  private let misuse = UIKitMisuse(
    id: "area.name", message: "This happened with 3", reason: "That cannot be",
    remedy: "Do it so")

  @Test("R14.3 a report goes to the interceptor, whole")
  func interceptor() throws {
    let host = try TestHost()
    var reports: [UIKitMisuse] = []
    UIKitDiagnostics.interceptor = { reports.append($0) }

    UIKitDiagnostics.report(misuse)

    withExtendedLifetime(host) { #expect(reports == [misuse]) }
  }

  @Test("a report is one line")
  func line() {
    #expect(misuse.line == "[area.name] This happened with 3. That cannot be. Do it so.")
  }

  @Test("a debugger shows in the status of the process")
  func debugger() {
    let text = "Name:\tx\nTracerPid:\t123\nUid:\t0\n"

    #expect(DebuggerPresence.tracer(in: text) == 123)
    #expect(DebuggerPresence.tracer(in: "Name:\tx\nTracerPid:\t0\n") == 0)
    #expect(DebuggerPresence.tracer(in: "") == 0)
  }
}

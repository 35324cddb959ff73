import MisuseReports
import NestTesting
import Testing

struct MisuseTests {
  private let misuse = Misuse(
    id: "area.name", message: "This happened with 3", reason: "That cannot be",
    remedy: "Do it so")

  @Test("R14.3 the interceptor receives a report, whole")
  func interceptor() {
    let reports = withMisuseIntercepted { Misuse.report(misuse) }

    #expect(reports == [misuse])
  }

  @Test("R14.3 a report is one line")
  func line() {
    #expect(
      misuse.description == "[area.name] This happened with 3. That cannot be. Do it so.")
  }

  @Test("R14.3 a message that ends with an exclamation mark gets no full stop")
  func exclamationMark() {
    let misuse = Misuse(id: "a", message: "No!", reason: "Why", remedy: "Do")

    #expect(misuse.description == "[a] No! Why. Do.")
  }

  @Test("a debugger shows in the status of the process")
  func debugger() {
    let text = "Name:\tx\nTracerPid:\t123\nUid:\t0\n"

    #expect(Debugger.tracer(in: text) == 123)
    #expect(Debugger.tracer(in: "Name:\tx\nTracerPid:\t0\n") == 0)
    #expect(Debugger.tracer(in: "") == 0)
  }
}

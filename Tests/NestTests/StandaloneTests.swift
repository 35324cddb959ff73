import Testing

@Suite struct StandaloneTests {
  @Test("R17.2 a program without UIApplicationMain shows a window that continues while it waits")
  func window() throws {
    let run = try NestProcess.run(
      [], environment: ["NEST_DISPLAY": "headless"], program: "standalone")

    #expect(
      run.output == """
        viewWillAppear
        shown
        viewDidAppear
        run loop true
        await true
        end 20.0

        """)
    #expect(run.status == 0)
  }

  @Test("R16.2 R17.2 a window that is made after the last host of tests has gone has real time")
  func afterHost() throws {
    let run = try NestProcess.run(
      [], environment: ["NEST_DISPLAY": "headless"], program: "after-host")

    #expect(
      run.output == """
        host true
        after a host true
        host true
        host true
        after two hosts true

        """)
    #expect(run.status == 0)
  }
}

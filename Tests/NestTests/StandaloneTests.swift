import Testing

@Suite struct StandaloneTests {
  @Test("R17.3 a program without UIApplicationMain shows a window that goes on while it waits")
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
}

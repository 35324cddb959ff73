import Testing

/// Tests that the listings in pages are the code that is built and tested.
@Suite struct ListingTests {
  @Test(
    "Programs in pages are the ones in Examples",
    arguments: [
      ("README.md", "Hello/Hello.swift"),
      (
        "Sources/NestKit/NestKit.docc/WriteYourOwnContainer.md",
        "OwnContainer/DeckViewController.swift"
      ),
      (
        "Sources/NestKit/NestKit.docc/WriteYourOwnContainer.md",
        "OwnContainer/DeckViewController+State.swift"
      ),
      (
        "Sources/NestKit/NestKit.docc/WriteYourOwnContainer.md",
        "OwnContainer/DeckViewController+Routes.swift"
      ),
      (
        "Sources/NestKit/NestKit.docc/WriteYourOwnContainer.md",
        "OwnContainer/PairViewController.swift"
      ),
      (
        "Sources/NestKit/NestKit.docc/WriteYourOwnContainer.md",
        "OwnContainer/ShelfViewController.swift"
      ),
      (
        "Sources/NestKit/NestKit.docc/WriteYourOwnContainer.md",
        "OwnContainer/DrawerViewController.swift"
      ),
      (
        "Sources/NestKit/NestKit.docc/WriteYourOwnContainer.md",
        "OwnContainer/ThemedFrameViewController.swift"
      ),
    ])
  func programs(page: String, source: String) throws {
    #expect(try Page(page).shows(Page("Examples/" + source).text))
  }

  @Test("Every listing of the guide for authors of containers is tested")
  func guide() throws {
    let page = try Page("Sources/NestKit/NestKit.docc/WriteYourOwnContainer.md")
    let sources = try [
      "DeckViewController", "DeckViewController+State", "DeckViewController+Routes",
      "PairViewController", "ShelfViewController", "DrawerViewController",
      "ThemedFrameViewController",
    ].map { try Page("Examples/OwnContainer/\($0).swift").text }
    let test = try #require(
      Page("Tests/NestTests/DeckViewControllerTests.swift").function("  @Test func dealing"))

    #expect(page.listings.sorted() == (sources + [test]).sorted())
    #expect(sources[0].split(separator: "\n").count <= 60)
  }

  @Test(
    "Every listing of an article stands in a file that is built and tested",
    arguments: [
      ("NestKit", "WhenToWriteAContainer", 2),
      ("NestKit", "WhoIsTheDelegate", 1),
      ("NestKit", "TheLifeCycle", 11),
      ("NestKit", "StateAndDeepLinks", 6),
      ("NestKit", "TheTransitions", 5),
      ("NestKit", "TheAnimations", 6),
      ("NestKit", "ADesktopProgram", 3),
      ("NestKit", "Recipes", 4),
      ("NestKit", "Stacks", 4),
      ("NestKit", "PlaceholdersAndWizards", 6),
      ("NestKit", "Modals", 3),
      ("NestKit", "Tabs", 4),
      ("NestKit", "Pages", 4),
      ("NestKit", "Splits", 3),
      ("NestKit", "ABarForAnyContainer", 2),
      ("NestKit", "Sheets", 3),
      ("NestKit", "AskBeforeAScreenIsLeft", 2),
      ("NestKit", "WaitForAResult", 4),
      ("NestTesting", "ProveYourContainer", 3),
      ("NestTesting", "WatchYourProgram", 2),
      ("NestTesting", "RecordAndReplay", 6),
    ])
  func articles(_ module: String, _ name: String, count: Int) throws {
    let page = try Page("Sources/\(module)/\(module).docc/\(name).md")
    let tests = try Page("Tests/NestTests/Articles/\(name)Tests.swift")
    let lines = try Page("Tests/NestTests/ContainerListings.swift")

    #expect(page.listings.count == count)
    for listing in page.listings {
      #expect(tests.contains(listing) || lines.contains("static " + listing), "\(listing)")
    }
  }

  @Test("The workflow for tests of iOS packages is the one in Examples, and what it runs exists")
  func workflow() throws {
    let workflow = try Page("Examples/iOSPackage/.github/workflows/tests.yml").text
    let page = try Page("Sources/NestTesting/NestTesting.docc/RunYourTestsOnLinux.md")
    let programs = workflow.matches(of: /run: (?:\.\.\/)?NestKit\/([^ \n]+)/).map { String($0.1) }

    #expect(page.shows(workflow, language: "yaml"))
    #expect(programs == ["Scripts/setup", "Porting/swift-uikit"])
    for program in programs { #expect(Page.isExecutable(program), "\(program)") }
  }

  @Test("A listing that differs by one character is not the one of the page")
  func difference() throws {
    let page = try Page("README.md")
    let program = try Page("Examples/Hello/Hello.swift").text

    #expect(!page.shows(program.replacingOccurrences(of: "number: 1", with: "number: 2")))
    #expect(page.listings.contains(program))
  }
}

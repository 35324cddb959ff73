import Foundation
import NestTesting
import OpenUIKit
import Testing

@testable import nest

/// The gallery returns where it ended.
@Suite struct GalleryStateTests {
  private func tap(_ view: UIView?, _ twin: GalleryTwin) throws {
    twin.host.tap(at: twin.center(of: try #require(view)))
    try twin.host.settle()
  }

  /// Restores a state in another run of the gallery; returns the gallery and the problems.
  private func relaunched(_ state: GalleryState) throws -> (GalleryTwin, [String]) {
    let gallery = GalleryViewController()
    let problems = gallery.restore(state)
    return (try GalleryTwin(gallery), problems)
  }

  @Test("R17.4 Containers 5 every page returns as it was, and the one that was shown is shown")
  func pages() throws {
    let twin = try GalleryTwin()
    try tap(twin.page.chip(for: .tabs), twin)
    try twin.tap(.push)
    try tap(twin.page.chip(for: .screen), twin)
    try twin.tap(.push)
    let placeholder: PlaceholderPageViewController = try twin.open(.placeholder)
    try tap(placeholder.button(for: .upper), twin)
    let modal: ModalPageViewController = try twin.open(.modal)
    try tap(modal.button(for: .present), twin)
    let tabs: TabsPageViewController = try twin.open(.tabs)
    try tap(tabs.button(for: .next), twin)
    let wizard: WizardPageViewController = try twin.open(.wizard)
    try tap(wizard.button(for: .next), twin)

    let (late, problems) = try relaunched(twin.gallery.state)

    #expect(problems == [])
    #expect(late.gallery.state == twin.gallery.state)
    #expect(late.gallery.state.containers.count == 5)
    #expect(late.gallery.chip(for: .wizard)?.isSelected == true)
    #expect(try late.stagePicture().hasSamePixels(as: try twin.stagePicture()))
    for page in [GalleryViewController.Page.stack, .placeholder, .modal, .tabs] {
      _ = try twin.open(page, as: ContainerPageViewController.self)
      _ = try late.open(page, as: ContainerPageViewController.self)
      #expect(try late.stagePicture().hasSamePixels(as: try twin.stagePicture()), "\(page)")
    }
  }

  @Test("R14.3 Containers 5 what cannot be restored is named, and the rest is restored")
  func damage() throws {
    let twin = try GalleryTwin()
    try twin.tap(.push)
    _ = try twin.open(.wizard, as: WizardPageViewController.self)
    var state = twin.gallery.state
    state.containers[.wizard]?.kind = "modal"

    let (late, problems) = try relaunched(state)

    #expect(problems.count == 1 && problems[0].hasPrefix("Wizard: "))
    #expect(late.names == "AB")
  }

  @Test("R14.3 a file is written whole and read again; damage is one line; no file is no state")
  func file() throws {
    let folder = TemporaryFolder()
    let file = GalleryStateFile(path: folder.url("a/b/gallery.json").path)
    #expect(try file.read() == nil)
    let state = try GalleryTwin().gallery.state

    try file.write(state)
    #expect(try file.read() == state)
    try Data("{\"page\": 3}".utf8).write(to: URL(fileURLWithPath: file.path))
    #expect(throws: CommandFailure("\(file.path) is no state of the gallery.")) { try file.read() }
    let blocked = GalleryStateFile(path: file.path + "/gallery.json")
    #expect(throws: CommandFailure.self) { try blocked.write(state) }
  }

  @Test("the file is in the folder for the state of programs")
  func path() {
    func path(_ environment: [String: String]) -> String? {
      GalleryStateFile.ofUser(environment: environment)?.path
    }
    #expect(path(["HOME": "/home/a"]) == "/home/a/.local/state/nest/gallery.json")
    #expect(path(["HOME": "/home/a", "XDG_STATE_HOME": "/s"]) == "/s/nest/gallery.json")
    #expect(
      path(["HOME": "/home/a", "XDG_STATE_HOME": "s"]) == "/home/a/.local/state/nest/gallery.json")
    #expect(path([:]) == nil)
  }
}

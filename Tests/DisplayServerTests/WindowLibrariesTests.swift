import DisplayServer
import Foundation
import Testing

@testable import DisplayServerSDL

@MainActor
@Suite struct WindowLibrariesTests {
  @Test("SDL is loaded by the first backend with windows, not by the program")
  func loading() async {
    await #expect(processExitsWith: .success) { @MainActor in
      func isLoaded() -> Bool { dlopen("libSDL2-2.0.so.0", RTLD_LAZY | RTLD_NOLOAD) != nil }
      setenv("SDL_VIDEODRIVER", "dummy", 1)
      #expect(!isLoaded())

      let backend = try SDLBackend()

      #expect(isLoaded() && !backend.isHeadless)
    }
  }

  @Test("A missing library is named together with the reason")
  func missing() throws {
    let error = #expect(throws: DisplayError.self) {
      try WindowLibraries.loadSDL(from: "libnowhere.so")
    }

    guard case .libraryMissing("libnowhere.so", let reason) = error else {
      Issue.record("unexpected error: \(String(describing: error))")
      return
    }
    #expect(reason.contains("No such file"))
  }

  @Test("A library without the functions is refused with the name of the first that is missing")
  func incomplete() throws {
    let errors = [
      #expect(throws: DisplayError.self) { try WindowLibraries.loadSDL(from: "libc.so.6") },
      #expect(throws: DisplayError.self) { try WindowLibraries.loadX11(from: "libc.so.6") },
    ]

    #expect(errors[0]?.description.contains("SDL_CreateRGBSurfaceWithFormat") == true)
    #expect(errors[1]?.description.contains("XCloseDisplay") == true)
  }
}

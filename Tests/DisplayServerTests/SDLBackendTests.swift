import DisplayServer
import DisplayServerSDL
import Foundation
import Testing

/// Each runs in a process of its own: SDL exists once per process, and its driver without a window
/// system is chosen by the environment.
@Suite struct SDLBackendTests {
  @Test("a second backend is refused and the first one works on")
  func secondBackend() async {
    await #expect(processExitsWith: .success) { @MainActor in
      setenv("SDL_VIDEODRIVER", "dummy", 1)
      let first = try SDLBackend()
      let surface = try first.makeSurface(width: 30, height: 20, scale: 1, title: "")

      #expect(throws: DisplayError.displayIsInUse) { try SDLBackend() }

      #expect(try surface.pixels().bounds == PixelRect(x: 0, y: 0, width: 30, height: 20))
    }
  }

  @Test("after a backend was deallocated another one can be made")
  func laterBackend() async {
    await #expect(processExitsWith: .success) { @MainActor in
      setenv("SDL_VIDEODRIVER", "dummy", 1)
      var backend: SDLBackend? = try SDLBackend()
      _ = try backend?.makeSurface(width: 30, height: 20, scale: 1, title: "")
      backend = nil

      backend = try SDLBackend()

      #expect(backend?.isHeadless == false)
    }
  }

  @Test("a window keeps its pixels, its title and its size in points")
  func window() async {
    await #expect(processExitsWith: .success) { @MainActor in
      setenv("SDL_VIDEODRIVER", "dummy", 1)
      let backend = try SDLBackend()
      let surface = try backend.makeSurface(width: 30, height: 20, scale: 2, title: "one")

      try surface.pixels()[59, 39] = 0x123456
      surface.present([PixelRect(x: 50, y: 30, width: 100, height: 100), .zero])
      surface.title = "two"

      #expect(try surface.pixels()[59, 39] == 0x123456)
      #expect(surface.width == 30 && surface.height == 20 && surface.scale == 2)
      #expect(surface.pixelWidth == 60 && surface.pixelHeight == 40)
      #expect(surface.title == "two")
    }
  }

  @Test("impossible sizes are refused, and a closed window has no pixels")
  func refusals() async {
    await #expect(processExitsWith: .success) { @MainActor in
      setenv("SDL_VIDEODRIVER", "dummy", 1)
      let backend = try SDLBackend()
      let surface = try backend.makeSurface(width: 30, height: 20, scale: 1, title: "")

      #expect(throws: DisplayError.impossibleSize(width: 40_000, height: 1, scale: 1)) {
        try backend.makeSurface(width: 40_000, height: 1, scale: 1, title: "")
      }
      #expect(throws: DisplayError.impossibleSize(width: .infinity, height: 1, scale: 1)) {
        try surface.resize(width: .infinity, height: 1)
      }
      surface.close()
      surface.close()
      #expect(throws: DisplayError.surfaceIsClosed) { try surface.pixels() }
      #expect(throws: DisplayError.surfaceIsClosed) { try surface.resize(width: 9, height: 9) }
    }
  }

  @Test("without a display there is an error of one line")
  func noDisplay() async {
    await #expect(processExitsWith: .success) { @MainActor in
      for name in ["DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"] { unsetenv(name) }

      #expect(
        throws: DisplayError.noDisplay(reason: "DISPLAY and WAYLAND_DISPLAY are not set")
      ) { try SDLBackend() }
    }
  }
}

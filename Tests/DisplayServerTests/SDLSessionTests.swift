import Testing

@testable import DisplayServerSDL

@Suite struct SDLSessionTests {
  @Test("a display is expected only where the environment names one")
  func environment() {
    func namesDisplay(_ environment: [String: String]) -> Bool {
      SDLSession.namesDisplay { environment[$0] }
    }
    #expect(!namesDisplay([:]))
    #expect(!namesDisplay(["DISPLAY": "", "HOME": "/"]))
    #expect(namesDisplay(["DISPLAY": ":0"]))
    #expect(namesDisplay(["WAYLAND_DISPLAY": "wayland-0"]))
    #expect(namesDisplay(["SDL_VIDEODRIVER": "dummy"]))
  }
}

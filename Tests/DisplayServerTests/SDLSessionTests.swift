import Testing

@testable import DisplayServerSDL

@Suite struct SDLSessionTests {
  @Test("a display is expected only where the environment names one")
  func environment() {
    #expect(!SDLSession.namesDisplay([:]))
    #expect(!SDLSession.namesDisplay(["DISPLAY": "", "HOME": "/"]))
    #expect(SDLSession.namesDisplay(["DISPLAY": ":0"]))
    #expect(SDLSession.namesDisplay(["WAYLAND_DISPLAY": "wayland-0"]))
    #expect(SDLSession.namesDisplay(["SDL_VIDEODRIVER": "dummy"]))
  }
}

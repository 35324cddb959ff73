// SDL and X11: their types, and tables of those of their functions that are used. Nothing is linked;
// the tables are filled when the libraries are loaded.
#ifndef CSDL2_H
#define CSDL2_H

// SDL must not rename main.
#define SDL_MAIN_HANDLED 1
#include <SDL2/SDL.h>
#include <SDL2/SDL_syswm.h>
// The shifted characters of the keyboard's layout, which SDL does not tell.
#include <X11/XKBlib.h>
// epoll is not part of the Glibc module.
#include <sys/epoll.h>

#define CSDL2_SDL_FUNCTIONS(F)                                                      \
  F(SDL_CreateWindow) F(SDL_DestroyWindow) F(SDL_GetCurrentVideoDriver)             \
  F(SDL_GetDisplayDPI) F(SDL_GetError) F(SDL_GetModState)                           \
  F(SDL_GetPixelFormatName) F(SDL_GetTicks64) F(SDL_GetWindowID)                    \
  F(SDL_GetWindowSizeInPixels) F(SDL_GetWindowSurface) F(SDL_GetWindowTitle)        \
  F(SDL_GetWindowWMInfo) F(SDL_HasEvents) F(SDL_Init) F(SDL_IsTextInputActive)      \
  F(SDL_PeepEvents) F(SDL_PumpEvents) F(SDL_Quit) F(SDL_SetHint) F(SDL_SetMainReady) \
  F(SDL_SetWindowSize) F(SDL_SetWindowTitle) F(SDL_StartTextInput)                  \
  F(SDL_StopTextInput) F(SDL_UpdateWindowSurfaceRects) F(SDL_WasInit)

#define CSDL2_X11_FUNCTIONS(F)                                                 \
  F(XCloseDisplay) F(XConnectionNumber) F(XGetDefault) F(XKeysymToKeycode)     \
  F(XOpenDisplay) F(XkbGetState) F(XkbKeycodeToKeysym)

#define CSDL2_MEMBER(name) __typeof__(name) *_Nonnull name;

/// Functions of SDL, each under its own name.
typedef struct {
  CSDL2_SDL_FUNCTIONS(CSDL2_MEMBER)
} SDLFunctions;

/// Functions of X11, each under its own name.
typedef struct {
  CSDL2_X11_FUNCTIONS(CSDL2_MEMBER)
} X11Functions;

/// Loads SDL from a shared library. Returns its functions; NULL, with the reason, if that fails.
const SDLFunctions *_Nullable CSDL2_loadSDL(
    const char *_Nonnull library, const char *_Nullable *_Nonnull reason);

/// Loads X11 from a shared library. Returns its functions; NULL, with the reason, if that fails.
const X11Functions *_Nullable CSDL2_loadX11(
    const char *_Nonnull library, const char *_Nullable *_Nonnull reason);

#endif

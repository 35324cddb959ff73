// SDL and X11: their types, and tables of those of their functions that are used. Nothing is linked;
// the tables are filled when the libraries are loaded.
#ifndef CSDL2_H
#define CSDL2_H

// SDL must not rename main.
#define SDL_MAIN_HANDLED 1
#include <SDL2/SDL.h>
#include <SDL2/SDL_syswm.h>
// The shifted characters of the keyboard's layout, which SDL does not report.
#include <X11/XKBlib.h>
// epoll is not part of the Glibc module.
#include <sys/epoll.h>

#define CSDL2_SDL_FUNCTIONS(F)                                                      \
  F(SDL_CreateRGBSurfaceWithFormat) F(SDL_CreateSystemCursor) F(SDL_CreateWindow)   \
  F(SDL_DisableScreenSaver) F(SDL_EnableScreenSaver) F(SDL_IsScreenSaverEnabled)    \
  F(SDL_DestroyWindow) F(SDL_free) F(SDL_FreeSurface) F(SDL_GetClipboardText)       \
  F(SDL_GetCurrentDisplayMode) F(SDL_GetCurrentVideoDriver) F(SDL_GetMouseFocus)    \
  F(SDL_GetDisplayDPI) F(SDL_GetError) F(SDL_GetModState)                           \
  F(SDL_GetPixelFormatName) F(SDL_GetTicks64) F(SDL_GetWindowID)                    \
  F(SDL_GetWindowSizeInPixels) F(SDL_GetWindowSurface) F(SDL_GetWindowTitle)        \
  F(SDL_GetWindowWMInfo) F(SDL_HasClipboardText) F(SDL_HasEvents) F(SDL_Init) \
  F(SDL_IsTextInputActive) F(SDL_MinimizeWindow)                                    \
  F(SDL_PeepEvents) F(SDL_PumpEvents) F(SDL_Quit) F(SDL_RaiseWindow)                  \
  F(SDL_RestoreWindow) F(SDL_SetClipboardText) F(SDL_SetCursor) F(SDL_SetHint)      \
  F(SDL_SetMainReady) F(SDL_SetWindowFullscreen) F(SDL_SetWindowIcon)               \
  F(SDL_SetWindowMaximumSize) F(SDL_SetWindowMinimumSize) F(SDL_ShowCursor)         \
  F(SDL_SetTextInputRect)                                                           \
  F(SDL_SetWindowSize) F(SDL_SetWindowTitle) F(SDL_StartTextInput)                  \
  F(SDL_StopTextInput) F(SDL_UpdateWindowSurfaceRects) F(SDL_WasInit)

#define CSDL2_X11_FUNCTIONS(F)                                                 \
  F(XCloseDisplay) F(XConnectionNumber) F(XGetDefault) F(XKeysymToKeycode)     \
  F(XOpenDisplay) F(XSetIOErrorHandler) F(XkbGetState) F(XkbKeycodeToKeysym)

#define CSDL2_MEMBER(name) __typeof__(name) *_Nonnull name;

/// Functions of SDL, each under its own name.
typedef struct {
  CSDL2_SDL_FUNCTIONS(CSDL2_MEMBER)
} SDLFunctions;

/// Functions of X11, each under its own name.
typedef struct {
  CSDL2_X11_FUNCTIONS(CSDL2_MEMBER)
  /// NULL in versions before 1.7.
  void (*_Nullable XSetIOErrorExitHandler)(
      Display *_Nonnull, void (*_Nonnull)(Display *_Nullable, void *_Nullable), void *_Nullable);
} X11Functions;

/// Loads SDL from a shared library. Returns its functions; NULL, with the reason, if that fails.
const SDLFunctions *_Nullable CSDL2_loadSDL(
    const char *_Nonnull library, const char *_Nullable *_Nonnull reason);

/// Loads X11 from a shared library. Returns its functions; NULL, with the reason, if that fails.
const X11Functions *_Nullable CSDL2_loadX11(
    const char *_Nonnull library, const char *_Nullable *_Nonnull reason);

/// The file descriptor of a connection to Wayland; -1 if its library cannot be loaded.
int CSDL2_waylandDescriptor(struct wl_display *_Nonnull display);

/// A connection to the session bus that receives changes of the desktop's colour scheme.
typedef struct CSDL2_ColorScheme CSDL2_ColorScheme;

/// Connects, and asks for the scheme. NULL where there is no session bus.
CSDL2_ColorScheme *_Nullable CSDL2_openColorScheme(void);

/// The file descriptor of the connection.
int CSDL2_colorSchemeDescriptor(const CSDL2_ColorScheme *_Nonnull scheme);

/// Reads what has arrived. Returns the scheme that came last: 0 for none, 1 for dark, 2 for light; -1
/// if nothing has arrived.
int CSDL2_readColorScheme(CSDL2_ColorScheme *_Nonnull scheme);

/// Disconnects.
void CSDL2_closeColorScheme(CSDL2_ColorScheme *_Nonnull scheme);

#endif

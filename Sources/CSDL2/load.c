#include "CSDL2.h"

#include <dlfcn.h>

// A library that is loaded stays: its threads and exit handlers may live as long as the process.
#define FIND(name)                      \
  functions.name = dlsym(handle, #name); \
  if (!functions.name) {                \
    *reason = dlerror();                \
    return NULL;                        \
  }

#define LOAD(FUNCTIONS)                                       \
  void *handle = dlopen(library, RTLD_LAZY | RTLD_LOCAL);     \
  if (!handle) {                                              \
    *reason = dlerror();                                      \
    return NULL;                                              \
  }                                                           \
  FUNCTIONS(FIND)

const SDLFunctions *CSDL2_loadSDL(const char *library, const char **reason) {
  static SDLFunctions functions;
  LOAD(CSDL2_SDL_FUNCTIONS)
  return &functions;
}

const X11Functions *CSDL2_loadX11(const char *library, const char **reason) {
  static X11Functions functions;
  LOAD(CSDL2_X11_FUNCTIONS)
  functions.XSetIOErrorExitHandler = dlsym(handle, "XSetIOErrorExitHandler");
  return &functions;
}

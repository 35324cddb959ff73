// SDL must not rename main.
#define SDL_MAIN_HANDLED 1
#include <SDL.h>
#include <SDL_syswm.h>
// The shifted characters of the keyboard's layout, which SDL does not tell.
#include <X11/XKBlib.h>
// epoll is not part of the Glibc module.
#include <sys/epoll.h>

#ifndef NEST_LOADING_H
#define NEST_LOADING_H

#include <dlfcn.h>
#include <pthread.h>
#include <stdbool.h>
#include <stddef.h>

#define LIBRARY_MEMBER(name) __typeof__(name) *name;
#define LIBRARY_FIND(name) && (functions.name = dlsym(handle, #name))

// Declares the functions of a library in `functions`, each under its own name, and `load()`, which says whether they are
// there. A library that is loaded stays.
#define LIBRARY(FUNCTIONS, file)                                \
  static struct {                                               \
    FUNCTIONS(LIBRARY_MEMBER)                                   \
  } functions;                                                  \
  static bool is_loaded;                                        \
  static void find(void) {                                      \
    void *handle = dlopen(file, RTLD_LAZY | RTLD_LOCAL);        \
    is_loaded = handle FUNCTIONS(LIBRARY_FIND);                 \
  }                                                             \
  static bool load(void) {                                      \
    static pthread_once_t once = PTHREAD_ONCE_INIT;             \
    return pthread_once(&once, find) == 0 && is_loaded;         \
  }

#endif

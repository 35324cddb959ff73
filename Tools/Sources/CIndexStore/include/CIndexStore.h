#ifndef C_INDEX_STORE_H
#define C_INDEX_STORE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Text of the store, not terminated.
typedef struct {
  const char *data;
  size_t length;
} IndexText;

/// A place in a file that declares or uses a symbol.
typedef struct {
  IndexText usr;
  uint32_t line;
  /// In UTF-8 code units, from 1.
  uint32_t column;
  bool isDefinition;
  /// Whether the place is one that the compiler has added.
  bool isImplicit;
  /// Whether the place declares what overrides the symbol, or implements it.
  bool isOverride;
} IndexPlace;

/// The receiver of the places that a store has.
typedef struct {
  void *context;
  /// A file that was compiled, and when, in nanoseconds; returns whether its places are reported.
  bool (*begin)(void *context, IndexText path, int64_t time);
  void (*place)(void *context, const IndexPlace *place);
} IndexReceiver;

/// Reads the index that the compiler has left, with the library of the toolchain.
///
/// Returns a message where that cannot be done, which the caller frees.
char *readIndexStore(const char *library, const char *store, IndexReceiver receiver);

#endif

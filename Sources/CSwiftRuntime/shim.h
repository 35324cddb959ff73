#include <stdbool.h>

// Of the interface of Swift's runtime: counts one reference more to an object, and returns it; null if
// the object is being freed. Its memory must exist.
const void *_Nullable swift_tryRetain(const void *_Nonnull object);

#include <stdbool.h>

// Of the interface of Swift's runtime: whether an object is being freed.
bool swift_isDeallocating(const void *object);

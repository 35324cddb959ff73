#pragma once

#include "CTestQueue.h"
#include "platform.h"

#include <dlfcn.h>

/// The function that this one is defined instead of: that of the library.
#define LIBRARY(name)                                                                             \
  ({                                                                                              \
    static __typeof__(&name) function;                                                            \
    if (!function) function = (__typeof__(&name))dlsym(RTLD_NEXT, #name);                         \
    function;                                                                                     \
  })

/// Something to do in a queue, and in which host.
typedef struct item {
  uint64_t host;
  queue_t queue;
  function_t function;
  void *context;
  /// Whether `function` is a part of a task of Swift.
  bool is_task;
  /// The group that this belongs to, or NULL.
  group_t group;
  /// What the host calls this while it runs in another queue; 0 for none.
  uint64_t work;
  /// What waits until this is done, or NULL.
  void *waiter;
} item_t;

/// What the present thread does.
extern __thread uint64_t current_host;
/// How many items of the main queue run on this thread, one inside the other.
extern __thread int main_depth;

/// NULL until a host was made.
extern const nest_host_handlers *handlers;

item_t *make_item(queue_t queue, void *context, function_t function);
item_t *make_block_item(queue_t queue, block_t block);
void free_item(item_t *item);

/// Performs an item of the main queue, and frees it.
void perform_on_main(void *item);
/// Performs an item of another queue, and frees it.
void perform_elsewhere(void *item);

/// Whether the caller runs on the main thread, or in an item of the main queue.
bool is_on_main(void);

/// Has libdispatch or the host do something in a queue.
void add_item(item_t *item, bool is_barrier);
void send_item(item_t *item);

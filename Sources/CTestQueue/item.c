#include "state.h"

#include <pthread.h>
#include <semaphore.h>
#include <stdlib.h>

__thread uint64_t current_host;
__thread int main_depth;
const nest_host_handlers *handlers;

static pthread_t main_thread;

__attribute__((constructor)) static void remember_main_thread(void) { main_thread = pthread_self(); }

bool is_on_main(void) { return main_depth > 0 || pthread_equal(main_thread, pthread_self()); }

item_t *make_item(queue_t queue, void *context, function_t function) {
  item_t *item = calloc(1, sizeof *item);
  if (!item) abort();
  item->host = current_host;
  item->queue = queue;
  item->context = context;
  item->function = function;
  if (queue != MAIN_QUEUE) dispatch_retain(queue);
  return item;
}

/// The beginning of every block.
struct block {
  void *class;
  int32_t flags;
  int32_t reserved;
  void (*invoke)(void *);
};

static void call_block(void *block) { ((struct block *)block)->invoke(block); }

item_t *make_block_item(queue_t queue, block_t block) {
  return make_item(queue, _Block_copy(block), call_block);
}

void free_item(item_t *item) {
  if (item->function == call_block) _Block_release(item->context);
  if (item->queue != MAIN_QUEUE) dispatch_release(item->queue);
  if (item->group) {
    dispatch_group_leave(item->group);
    dispatch_release(item->group);
  }
  if (item->waiter) sem_post(item->waiter);
  free(item);
}

void perform_on_main(void *context) {
  item_t *item = context;
  uint64_t outer = current_host;
  uint64_t before = handlers ? handlers->enter(item->host) : 0;
  current_host = item->host;
  main_depth += 1;
  item->function(item->context);
  free_item(item);
  main_depth -= 1;
  if (handlers) handlers->leave(before);
  current_host = outer;
}

void perform_elsewhere(void *context) {
  item_t *item = context;
  uint64_t outer = current_host, host = item->host, work = item->work;
  current_host = host;
  item->function(item->context);
  free_item(item);
  current_host = outer;
  if (work) handlers->work_ends(host, work);
}

void send_item(item_t *item) {
  if (item->queue == MAIN_QUEUE)
    LIBRARY(dispatch_async_f)(item->queue, item, perform_on_main);
  else
    add_item(item, false);
}

void add_item(item_t *item, bool is_barrier) {
  if (item->queue == MAIN_QUEUE) {
    if (item->host && handlers->deliver(item->host, (uintptr_t)item)) return;
    item->host = 0;
    LIBRARY(dispatch_async_f)(item->queue, item, perform_on_main);
    return;
  }
  item->work = handlers->work_begins(item->host, dispatch_queue_get_label(item->queue));
  if (!item->work) item->host = 0;
  if (is_barrier)
    LIBRARY(dispatch_barrier_async_f)(item->queue, item, perform_elsewhere);
  else
    LIBRARY(dispatch_async_f)(item->queue, item, perform_elsewhere);
}

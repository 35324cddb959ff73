#include "state.h"

#include <math.h>
#include <semaphore.h>

/// The last time that this thread was given as the present one: `.now() + 0.3` asks for it first.
static __thread time_type last_now;

/// Whether libdispatch has made a block to say how it is to be done: it reads that from the block itself.
static bool is_special(block_t block) {
  // A block that does nothing, to compare with.
  struct { void *class; int32_t flags, reserved; void (*invoke)(void *); } *made = block;
  static void (*special)(void *);
  if (!special) {
    extern void *_NSConcreteGlobalBlock[];
    static struct { uintptr_t reserved, size; } description = {0, 32};
    static struct {
      void *class; int32_t flags, reserved; void (*invoke)(void *); void *description;
    } nothing;
    nothing.class = _NSConcreteGlobalBlock;
    nothing.flags = 1 << 28;
    nothing.description = &description;
    __typeof__(made) created = dispatch_block_create(0, &nothing);
    special = created->invoke;
    _Block_release(created);
  }
  return made->invoke == special;
}

/// Whether the program of a host leaves something to a queue that is not the main one.
static bool is_work(queue_t queue) { return queue != MAIN_QUEUE && current_host && handlers; }

static bool is_work_block(queue_t queue, block_t block) { return is_work(queue) && !is_special(block); }

void dispatch_async(queue_t queue, block_t block) {
  if (queue == MAIN_QUEUE || is_work_block(queue, block))
    add_item(make_block_item(queue, block), false);
  else
    LIBRARY(dispatch_async)(queue, block);
}

void dispatch_async_f(queue_t queue, void *context, function_t function) {
  if (queue == MAIN_QUEUE || is_work(queue)) {
    item_t *item = make_item(queue, context, function);
    // Nothing but the runtime of Swift dispatches functions.
    item->is_task = true;
    add_item(item, false);
  } else
    LIBRARY(dispatch_async_f)(queue, context, function);
}

void dispatch_barrier_async(queue_t queue, block_t block) {
  if (queue == MAIN_QUEUE || is_work_block(queue, block))
    add_item(make_block_item(queue, block), true);
  else
    LIBRARY(dispatch_barrier_async)(queue, block);
}

void dispatch_group_async(group_t group, queue_t queue, block_t block) {
  if (queue != MAIN_QUEUE && !is_work_block(queue, block)) {
    LIBRARY(dispatch_group_async)(group, queue, block);
    return;
  }
  item_t *item = make_block_item(queue, block);
  dispatch_retain(group);
  dispatch_group_enter(group);
  item->group = group;
  add_item(item, false);
}

/// What happens when a group is empty, on any thread.
static void group_did_empty(void *context) {
  item_t *item = context;
  uint64_t host = item->host, number = item->work;
  item->work = 0;
  add_item(item, false);
  if (number) handlers->group_ends(host, number);
}

void dispatch_group_notify(group_t group, queue_t queue, block_t block) {
  if (queue != MAIN_QUEUE) {
    LIBRARY(dispatch_group_notify)(group, queue, block);
    return;
  }
  item_t *item = make_block_item(queue, block);
  if (item->host) item->work = handlers->group_begins(item->host, group);
  if (item->work)
    LIBRARY(dispatch_group_notify_f)(group, dispatch_get_global_queue(0, 0), item, group_did_empty);
  else
    LIBRARY(dispatch_group_notify_f)(group, queue, item, perform_on_main);
}

// MARK: Waiting for the main queue

/// Has the host do it; false if libdispatch has to.
static bool wait_in_host(queue_t queue, block_t block) {
  if (queue != MAIN_QUEUE || !current_host || is_on_main()) return false;
  sem_t done;
  sem_init(&done, 0, 0);
  item_t *item = make_block_item(queue, block);
  item->waiter = &done;
  add_item(item, false);
  while (sem_wait(&done) != 0) {}
  sem_destroy(&done);
  return true;
}

void dispatch_sync(queue_t queue, block_t block) {
  if (!wait_in_host(queue, block)) LIBRARY(dispatch_sync)(queue, block);
}

void dispatch_barrier_sync(queue_t queue, block_t block) {
  if (!wait_in_host(queue, block)) LIBRARY(dispatch_barrier_sync)(queue, block);
}

// MARK: Time

#define NOW ((time_type)0)
#define FOREVER (~(time_type)0)
/// The first bits of a time say by which clock it is.
#define CLOCK_BITS ((time_type)3 << 62)
#define MONOTONIC_NOW ((time_type)1 << 63)

time_type dispatch_time(time_type base, int64_t nanoseconds) {
  time_type time = LIBRARY(dispatch_time)(base, nanoseconds);
  if (base == NOW) last_now = nanoseconds == 0 ? time : LIBRARY(dispatch_time)(NOW, 0);
  return time;
}

/// The seconds until a time. The clocks of a host and of the system run apart: the delay is what was written.
static double delay_until(time_type when) {
  if (when == NOW) return 0;
  double nanoseconds;
  if ((when & CLOCK_BITS) == CLOCK_BITS) {
    // Times of the calendar count down.
    time_type now = LIBRARY(dispatch_walltime)(0, 0);
    nanoseconds = (double)(int64_t)(now - when);
  } else if (when & MONOTONIC_NOW) {
    // A task that sleeps has asked for the time a little earlier, by another function.
    nanoseconds = (double)(int64_t)(when - LIBRARY(dispatch_time)(MONOTONIC_NOW, 0));
    return fmax(0, ceil(nanoseconds / 1e6 - 1e-3) / 1e3);
  } else {
    nanoseconds = (double)(int64_t)(when - (last_now ? last_now : LIBRARY(dispatch_time)(NOW, 0)));
  }
  return fmax(0, round(nanoseconds / 1e5) / 1e4);
}

static bool delay_in_host(item_t *item, time_type when) {
  return item->host && when != FOREVER
         && handlers->delay(item->host, delay_until(when), (uintptr_t)item);
}

void dispatch_after(time_type when, queue_t queue, block_t block) {
  if (queue != MAIN_QUEUE && !is_work_block(queue, block)) {
    LIBRARY(dispatch_after)(when, queue, block);
    return;
  }
  item_t *item = make_block_item(queue, block);
  if (!delay_in_host(item, when))
    LIBRARY(dispatch_after_f)(
      when, queue, item, queue == MAIN_QUEUE ? perform_on_main : perform_elsewhere);
}

void dispatch_after_f(time_type when, queue_t queue, void *context, function_t function) {
  if (queue != MAIN_QUEUE && !is_work(queue)) {
    LIBRARY(dispatch_after_f)(when, queue, context, function);
    return;
  }
  item_t *item = make_item(queue, context, function);
  item->is_task = true;
  if (!delay_in_host(item, when))
    LIBRARY(dispatch_after_f)(
      when, queue, item, queue == MAIN_QUEUE ? perform_on_main : perform_elsewhere);
}

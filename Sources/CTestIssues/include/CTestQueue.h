#pragma once

#include <stdbool.h>
#include <stdint.h>

/// What a program leaves to the main queue, as NestTesting's hosts receive it instead of libdispatch and of
/// the run loop. A host is a number here, 0 is none; an item is an address.
///
/// What is dispatched belongs to the host in which the caller runs: the code of a test after it has made one, and
/// whatever that dispatches, on any thread.

/// What a host does. Each may be called on any thread, unless it says otherwise.
typedef struct {
  /// An item is ready for the main queue; false if the host has ended, then libdispatch gets it.
  bool (*deliver)(uint64_t host, uintptr_t item);
  /// An item is due after some seconds, in its own queue; false if the host has ended.
  bool (*delay)(uint64_t host, double seconds, uintptr_t item);
  /// Another queue begins to owe something; returns its number, 0 if the host has ended.
  uint64_t (*work_begins)(uint64_t host, const char *queue);
  void (*work_ends)(uint64_t host, uint64_t number);
  /// A group is waited for, to continue in the main queue; returns its number, 0 if the host has ended.
  uint64_t (*group_begins)(uint64_t host, void *group);
  void (*group_ends)(uint64_t host, uint64_t number);
  /// A timer is added to the run loop of the main thread, by it; false if the host has ended.
  bool (*add_timer)(uint64_t host, void *timer, double seconds);
  /// A timer has another date; false if it is not one of the host.
  bool (*move_timer)(uint64_t host, void *timer, double seconds);
  /// On the main actor: code of this host begins to run. Returns the host that was in force.
  uint64_t (*enter)(uint64_t host);
  /// On the main actor: the host that was in force is so again.
  void (*leave)(uint64_t before);
  /// On the main actor: the main thread is free to do what is ready.
  void (*pump)(uint64_t host);
} nest_host_handlers;

/// What hosts may ask for.
typedef struct {
  /// From now on; once in a program.
  void (*install)(nest_host_handlers handlers);
  /// The host in which the calling thread runs.
  uint64_t (*current_host)(void);
  void (*set_current_host)(uint64_t host);
  /// Performs an item of the main queue, on the main actor, and frees it.
  void (*perform)(uintptr_t item);
  /// Gives an item to its queue, and forgets it.
  void (*send)(uintptr_t item);
  /// Frees an item without performing it.
  void (*discard)(uintptr_t item);
  /// Whether the item is for the main queue.
  bool (*is_for_main_queue)(uintptr_t item);
  /// Whether the item is a part of a task of Swift.
  bool (*is_task)(uintptr_t item);
  /// Calls `pump` of the handlers when the main thread is free.
  void (*request_pump)(uint64_t host);
  /// Whether everything in a group has ended.
  bool (*is_group_empty)(void *group);
  bool (*is_timer_valid)(void *timer);
  bool (*timer_repeats)(void *timer);
  double (*timer_interval)(void *timer);
  /// Fires a timer now, on the main actor.
  void (*fire_timer)(void *timer);
  void (*retain_timer)(void *timer);
  void (*release_timer)(void *timer);
} nest_host_queue;

/// The functions; NULL where CTestQueue is not linked. Only tests link it.
const nest_host_queue *nest_testing_queue(void);

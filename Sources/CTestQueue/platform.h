#pragma once

#include <stdbool.h>
#include <stdint.h>

/// The functions of libdispatch, the blocks' runtime and the run loop that are used or defined here, as far as
/// their arguments matter. Their own headers need blocks, and declare what is defined again.

typedef void *queue_t;
typedef void *group_t;
typedef void *block_t;
typedef uint64_t time_type;
typedef void (*function_t)(void *);

extern char _dispatch_main_q[];
#define MAIN_QUEUE ((queue_t)_dispatch_main_q)

void *_Block_copy(const void *block);
void _Block_release(const void *block);

queue_t dispatch_get_global_queue(intptr_t identifier, uintptr_t flags);
const char *dispatch_queue_get_label(queue_t queue);
void dispatch_retain(void *object);
void dispatch_release(void *object);
void dispatch_group_enter(group_t group);
void dispatch_group_leave(group_t group);
intptr_t dispatch_group_wait(group_t group, time_type timeout);
block_t dispatch_block_create(uintptr_t flags, block_t block);

void dispatch_async(queue_t queue, block_t block);
void dispatch_async_f(queue_t queue, void *context, function_t function);
void dispatch_barrier_async(queue_t queue, block_t block);
void dispatch_barrier_async_f(queue_t queue, void *context, function_t function);
void dispatch_sync(queue_t queue, block_t block);
void dispatch_barrier_sync(queue_t queue, block_t block);
void dispatch_after(time_type when, queue_t queue, block_t block);
void dispatch_after_f(time_type when, queue_t queue, void *context, function_t function);
void dispatch_group_async(group_t group, queue_t queue, block_t block);
void dispatch_group_notify(group_t group, queue_t queue, block_t block);
void dispatch_group_notify_f(group_t group, queue_t queue, void *context, function_t function);
time_type dispatch_time(time_type base, int64_t nanoseconds);
time_type dispatch_walltime(const void *base, int64_t nanoseconds);

// Of Foundation, which every program with a host has.
void *CFRunLoopGetMain(void);
void *CFRunLoopGetCurrent(void);
int32_t CFRunLoopRunInMode(const void *mode, double seconds, bool returnsAfterSource);
void CFRunLoopAddTimer(void *loop, void *timer, const void *mode);
void CFRunLoopRemoveTimer(void *loop, void *timer, const void *mode);
void CFRunLoopPerformBlock(void *loop, const void *mode, block_t block);
void *CFRunLoopTimerCreate(
  const void *allocator, double date, double interval, unsigned long flags, long order, void *callout,
  void *context);
double CFRunLoopTimerGetNextFireDate(void *timer);
void CFRunLoopTimerSetNextFireDate(void *timer, double date);
double CFRunLoopTimerGetInterval(void *timer);
bool CFRunLoopTimerDoesRepeat(void *timer);
bool CFRunLoopTimerIsValid(void *timer);
double CFAbsoluteTimeGetCurrent(void);
const void *CFRetain(const void *object);
void CFRelease(const void *object);
const void *CFStringCreateWithCString(const void *allocator, const char *text, uint32_t encoding);

#include "state.h"

#include <math.h>

/// The timer that this thread has made last, and after how many seconds it was to fire then.
static __thread void *last_timer;
static __thread double last_delay;

static double rounded(double seconds) { return fmax(0, round(seconds * 1e4) / 1e4); }

/// Whether the program of a host uses the run loop of its main thread. Where libdispatch runs the main queue, on
/// whichever thread, that is the loop of the present one too.
static bool is_loop_of_host(void *loop) {
  return current_host && handlers && is_on_main()
         && (loop == CFRunLoopGetMain() || loop == CFRunLoopGetCurrent());
}

void *CFRunLoopTimerCreate(
  const void *allocator, double date, double interval, unsigned long flags, long order, void *callout,
  void *context) {
  double delay = date - CFAbsoluteTimeGetCurrent();
  void *timer = LIBRARY(CFRunLoopTimerCreate)(
    allocator, date, interval, flags, order, callout, context);
  last_timer = timer;
  last_delay = delay;
  return timer;
}

static double delay_of_date(double date) { return date - CFAbsoluteTimeGetCurrent(); }

void CFRunLoopAddTimer(void *loop, void *timer, const void *mode) {
  if (is_loop_of_host(loop)) {
    double delay = timer == last_timer ? last_delay
                                       : delay_of_date(CFRunLoopTimerGetNextFireDate(timer));
    if (handlers->add_timer(current_host, timer, rounded(delay))) return;
  }
  LIBRARY(CFRunLoopAddTimer)(loop, timer, mode);
}

void CFRunLoopTimerSetNextFireDate(void *timer, double date) {
  if (timer == last_timer) last_timer = 0;
  if (current_host && handlers)
    handlers->move_timer(current_host, timer, rounded(delay_of_date(date)));
  LIBRARY(CFRunLoopTimerSetNextFireDate)(timer, date);
}

void CFRunLoopPerformBlock(void *loop, const void *mode, block_t block) {
  if (is_loop_of_host(loop))
    add_item(make_block_item(MAIN_QUEUE, block), false);
  else
    LIBRARY(CFRunLoopPerformBlock)(loop, mode, block);
}

// MARK: For hosts

static void fire(void *timer) {
  static const void *mode;
  if (!mode) mode = CFStringCreateWithCString(0, "NestTesting", 0x0600);
  void *loop = CFRunLoopGetCurrent();
  // The timer fires in a mode that nothing else uses; the run loop knows it no longer than that takes.
  LIBRARY(CFRunLoopTimerSetNextFireDate)(timer, CFAbsoluteTimeGetCurrent() - 1);
  LIBRARY(CFRunLoopAddTimer)(loop, timer, mode);
  CFRunLoopRunInMode(mode, 0, true);
  if (CFRunLoopTimerIsValid(timer)) CFRunLoopRemoveTimer(loop, timer, mode);
}

static void install(nest_host_handlers new_handlers) {
  static nest_host_handlers installed;
  installed = new_handlers;
  handlers = &installed;
}

static uint64_t get_current_host(void) { return current_host; }
static void set_current_host(uint64_t host) { current_host = host; }
static void perform(uintptr_t item) { perform_on_main((item_t *)item); }
static void send(uintptr_t item) { send_item((item_t *)item); }
static void discard(uintptr_t item) { free_item((item_t *)item); }
static bool is_for_main_queue(uintptr_t item) { return ((item_t *)item)->queue == MAIN_QUEUE; }
static bool is_task(uintptr_t item) { return ((item_t *)item)->is_task; }
static bool is_group_empty(void *group) { return dispatch_group_wait(group, 0) == 0; }
static void pump(void *host) { handlers->pump((uint64_t)(uintptr_t)host); }
static void retain_timer(void *timer) { CFRetain(timer); }
static void release_timer(void *timer) { CFRelease(timer); }

static void request_pump(uint64_t host) {
  item_t *item = make_item(MAIN_QUEUE, (void *)(uintptr_t)host, pump);
  item->host = host;
  LIBRARY(dispatch_async_f)(MAIN_QUEUE, item, perform_on_main);
}

const nest_host_queue nest_host_queue_functions = {
  install, get_current_host, set_current_host, perform, send, discard, is_for_main_queue, is_task,
  request_pump, is_group_empty, CFRunLoopTimerIsValid, CFRunLoopTimerDoesRepeat,
  CFRunLoopTimerGetInterval, fire, retain_timer, release_timer,
};

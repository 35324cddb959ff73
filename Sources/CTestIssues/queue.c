#include "CTestQueue.h"

#include <stddef.h>

/// Defined by CTestQueue.
extern const nest_host_queue nest_host_queue_functions __attribute__((weak));

const nest_host_queue *nest_testing_queue(void) { return &nest_host_queue_functions; }

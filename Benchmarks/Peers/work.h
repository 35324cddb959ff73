// The clock, the median and the sizes of the work that the programs of other toolkits share; the sizes are those of the
// rows of nest-bench.
#pragma once

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <time.h>

enum {
  window_width = 1280,
  window_height = 800,
  row_height = 44,
  scroll_step = 20,
  rectangle_count = 100,
  label_count = 20,
  page_label_count = 10,
};

/// Seconds of processor time that this process has used, all threads.
static inline double processor_time(void) {
  struct timespec time;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

static inline int compare_times(const void *a, const void *b) {
  const double left = *(const double *)a, right = *(const double *)b;
  return left < right ? -1 : left > right;
}

/// The middle one of some times; sorts them.
static inline double median(double *times, int count) {
  qsort(times, (size_t)count, sizeof *times, compare_times);
  return times[count / 2];
}

/// MiB that were resident at the most.
static inline double peak_memory(void) {
  struct rusage usage;
  getrusage(RUSAGE_SELF, &usage);
  return (double)usage.ru_maxrss / 1024;
}

/// MiB that are resident.
static inline double resident_memory(void) {
  long size = 0, resident = 0;
  FILE *file = fopen("/proc/self/statm", "r");
  if (!file || fscanf(file, "%ld %ld", &size, &resident) != 2) resident = 0;
  if (file) fclose(file);
  return (double)resident * 4096 / 1048576;
}

/// The row that is at the top after a jump.
static inline int jump_target(int step) { return (int)((long)step * 7919 % 99000); }

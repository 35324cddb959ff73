#pragma once

#include <stdbool.h>

/// Makes an issue of the running test. Defined by NestTestingIssues, which only tests link: a program
/// that uses NestTesting without tests needs no test library.
__attribute__((weak)) void nest_testing_record_issue(const char *text);

/// Makes an issue of the running test, if this program has tests; whether it has.
bool nest_testing_record(const char *text);

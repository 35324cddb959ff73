#include "CTestIssues.h"

bool nest_testing_record(const char *text) {
  if (!nest_testing_record_issue) return false;
  nest_testing_record_issue(text);
  return true;
}

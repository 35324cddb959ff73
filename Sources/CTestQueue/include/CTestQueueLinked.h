#pragma once

/// Has nothing to call: this target defines functions of libdispatch and of the run loop again, with which a
/// program that links it leaves its main queue to NestTesting's hosts. See CTestQueue.h of CTestIssues.

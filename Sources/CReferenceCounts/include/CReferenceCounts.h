#ifndef CREFERENCECOUNTS_H
#define CREFERENCECOUNTS_H
#include <stdbool.h>

/// Counts references to Swift's objects without atomic instructions from now on, until the process starts a second thread
/// by `pthread_create`: from before that call on, all counts are atomic again, and stay so. Returns false, and changes
/// nothing, if the process has several threads.
///
/// Threads that a library in C starts for itself (libuv's for files and names) do not count: none of them runs Swift.
bool creferencecounts_leave_atomics_out(void);

/// True while references are counted without atomic instructions.
bool creferencecounts_are_without_atomics(void);

#endif

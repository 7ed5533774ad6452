import ArgumentParser
import CReferenceCounts
import NativeSideProgram

// All queues of the program run on one thread. Where the process has others nevertheless, counts stay atomic.
_ = creferencecounts_leave_atomics_out()
NativeSideCommand.main()

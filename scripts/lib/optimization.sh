# The flags with which the compiler optimises a release, in the array 'optimization': modules are optimised together, and
# the run-time checks of debug builds (exclusive access, isolation of closures passed to older libraries) are left out.
optimization=(
  -c release -Xswiftc -cross-module-optimization
  -Xswiftc -enforce-exclusivity=unchecked
  -Xswiftc -Xfrontend -Xswiftc -disable-dynamic-actor-isolation
)

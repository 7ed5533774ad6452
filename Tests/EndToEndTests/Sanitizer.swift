import Glibc

/// The thread or the address sanitizer, under which 'scripts/check' runs the tests.
enum Sanitizer {
  static let isOn = unsafe getenv("TSAN_OPTIONS") != nil || getenv("ASAN_OPTIONS") != nil
}

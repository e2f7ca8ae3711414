// Order: the iteration order of sets and dictionaries is the same in every run.
//
// The environment variable SWIFT_DETERMINISTIC_HASHING would do it, but is read before a program
// can set it; this changes what it would have changed, before the first hash is made.
#include <stdbool.h>
#include <stdint.h>

extern struct {
  uint64_t seed0, seed1;
  bool deterministic;
} _swift_stdlib_Hashing_parameters;

__attribute__((constructor(101))) static void make_hashing_deterministic(void) {
  _swift_stdlib_Hashing_parameters.seed0 = 0;
  _swift_stdlib_Hashing_parameters.seed1 = 0;
  _swift_stdlib_Hashing_parameters.deterministic = true;
}

// Chance: every source of random bytes that Swift, Foundation and C offer.
#include "internal.h"

#include <stdarg.h>
#include <sys/random.h>
#include <sys/syscall.h>
#include <unistd.h>

/// SplitMix64 (Steele, Lea and Flood 2014): each seed gives another stream of period 2^64.
static uint64_t next_random(virtual_clock *clock) {
  uint64_t z = (clock->random_state += 0x9e3779b97f4a7c15);
  z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
  z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
  return z ^ (z >> 31);
}

static void fill(virtual_clock *clock, void *bytes, size_t count) {
  for (uint8_t *at = bytes; count;) {
    uint64_t word = next_random(clock);
    size_t step = count < sizeof word ? count : sizeof word;
    memcpy(at, &word, step);
    at += step;
    count -= step;
  }
}

void swift_stdlib_random(void *bytes, size_t count) {
  if (current_clock) fill(current_clock, bytes, count);
  else REAL(swift_stdlib_random)(bytes, count);
}

/// The standard library, where it is not inlined, asks the kernel itself.
long syscall(long number, ...) {
  va_list list;
  va_start(list, number);
  long a = va_arg(list, long), b = va_arg(list, long), c = va_arg(list, long);
  long d = va_arg(list, long), e = va_arg(list, long), f = va_arg(list, long);
  va_end(list);
  if (current_clock && number == SYS_getrandom) {
    fill(current_clock, (void *)a, (size_t)b);
    return b;
  }
  return REAL(syscall)(number, a, b, c, d, e, f);
}

ssize_t getrandom(void *bytes, size_t count, unsigned int flags) {
  if (!current_clock) return REAL(getrandom)(bytes, count, flags);
  fill(current_clock, bytes, count);
  return (ssize_t)count;
}

int getentropy(void *bytes, size_t count) {
  if (!current_clock) return REAL(getentropy)(bytes, count);
  fill(current_clock, bytes, count);
  return 0;
}

uint32_t arc4random(void) {
  if (!current_clock) return REAL(arc4random)();
  return (uint32_t)next_random(current_clock);
}

void arc4random_buf(void *bytes, size_t count) {
  if (current_clock) fill(current_clock, bytes, count);
  else REAL(arc4random_buf)(bytes, count);
}

uint32_t arc4random_uniform(uint32_t bound) {
  if (!current_clock) return REAL(arc4random_uniform)(bound);
  if (bound < 2) return 0;
  // The high half of a product (Lemire 2019), asked again where it would favour small results.
  for (uint32_t limit = -bound % bound;;) {
    uint64_t product = (uint64_t)(uint32_t)next_random(current_clock) * bound;
    if ((uint32_t)product >= limit) return (uint32_t)(product >> 32);
  }
}

static void make_uuid(uint8_t bytes[16]) {
  fill(current_clock, bytes, 16);
  bytes[6] = (uint8_t)((bytes[6] & 0x0f) | 0x40);  // RFC 4122: version 4,
  bytes[8] = (uint8_t)((bytes[8] & 0x3f) | 0x80);  // variant 1.
}

#define DEFINE_UUID(name)                        \
  void name(uint8_t bytes[16]) {                 \
    if (current_clock) make_uuid(bytes);         \
    else REAL(name)(bytes);                      \
  }
DEFINE_UUID(_foundation_uuid_generate_random)
DEFINE_UUID(_cf_uuid_generate_random)
DEFINE_UUID(uuid_generate_random)

// What tells the time, and what sleeps.
//
// User code sees an uptime that starts at 1000 s and a wall clock that starts at the clock's epoch.
#include "internal.h"

#include <errno.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

#define SECOND 1000000000ull

/// - Returns: False for clocks that count processor time.
static bool virtual_time(virtual_clock *clock, clockid_t identifier, struct timespec *time) {
  uint64_t now = virtual_clock_local_now(clock);
  switch (identifier) {
    case CLOCK_MONOTONIC:
    case CLOCK_MONOTONIC_RAW:
    case CLOCK_MONOTONIC_COARSE:
    case CLOCK_BOOTTIME:
      now += UPTIME_BASE;
      break;
    case CLOCK_REALTIME:
    case CLOCK_REALTIME_COARSE:
    case CLOCK_TAI:
      now += (uint64_t)clock->epoch;
      break;
    default:
      return false;
  }
  *time = (struct timespec){(time_t)(now / SECOND), (long)(now % SECOND)};
  return true;
}

int clock_gettime(clockid_t identifier, struct timespec *time) {
  virtual_clock *clock = current_clock;
  if (clock && virtual_time(clock, identifier, time)) return 0;
  return REAL(clock_gettime)(identifier, time);
}

int gettimeofday(struct timeval *restrict time, void *restrict zone) {
  struct timespec now;
  virtual_clock *clock = current_clock;
  if (!clock) return REAL(gettimeofday)(time, zone);
  virtual_time(clock, CLOCK_REALTIME, &now);
  *time = (struct timeval){now.tv_sec, now.tv_nsec / 1000};
  return 0;
}

time_t time(time_t *result) {
  struct timespec now;
  virtual_clock *clock = current_clock;
  if (!clock) return REAL(time)(result);
  virtual_time(clock, CLOCK_REALTIME, &now);
  if (result) *result = now.tv_sec;
  return now.tv_sec;
}

/// The latest time that a sleep may reach: 100 years.
#define LATEST (100ull * 365 * 86400 * SECOND)

static void sleep_for(virtual_clock *clock, uint64_t duration) {
  // At least 1 ns: Foundation sleeps in a loop until the clock has passed the end.
  uint64_t due = virtual_clock_local_now(clock) + (duration ? duration : 1);
  clock_sleep_until(clock, due > LATEST ? LATEST : due);
}

static uint64_t duration_of(const struct timespec *time) {
  if ((uint64_t)time->tv_sec > LATEST / SECOND) return LATEST;
  return (uint64_t)time->tv_sec * SECOND + (uint64_t)time->tv_nsec;
}

static bool is_valid(const struct timespec *time) {
  return time->tv_sec >= 0 && time->tv_nsec >= 0 && time->tv_nsec < (long)SECOND;
}

int nanosleep(const struct timespec *duration, struct timespec *rest) {
  virtual_clock *clock = current_clock;
  if (!clock) return REAL(nanosleep)(duration, rest);
  if (!is_valid(duration)) {
    errno = EINVAL;
    return -1;
  }
  sleep_for(clock, duration_of(duration));
  return 0;
}

int clock_nanosleep(
    clockid_t identifier, int flags, const struct timespec *time, struct timespec *rest) {
  virtual_clock *clock = current_clock;
  struct timespec now;
  if (!clock || !virtual_time(clock, identifier, &now)) {
    return REAL(clock_nanosleep)(identifier, flags, time, rest);
  }
  if (!is_valid(time)) return EINVAL;
  uint64_t duration = duration_of(time);
  if (flags & TIMER_ABSTIME) {
    uint64_t start = duration_of(&now);
    duration = duration > start ? duration - start : 0;
  }
  sleep_for(clock, duration);
  return 0;
}

int usleep(useconds_t duration) {
  virtual_clock *clock = current_clock;
  if (!clock) return REAL(usleep)(duration);
  sleep_for(clock, (uint64_t)duration * 1000);
  return 0;
}

unsigned int sleep(unsigned int duration) {
  virtual_clock *clock = current_clock;
  if (!clock) return REAL(sleep)(duration);
  sleep_for(clock, (uint64_t)duration * SECOND);
  return 0;
}

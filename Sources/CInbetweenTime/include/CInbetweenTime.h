#pragma once
#include <stdbool.h>
#include <stdint.h>

/// A clock that moves only when it is told to, with the work that waits for it.
///
/// All times are nanoseconds since the clock was made. A clock belongs to one thread at a time: the
/// one that has entered it. While a thread is inside, the C functions that tell time, chance and
/// order (`clock_gettime`, `dispatch_async`, `getrandom` and their like, which this library defines
/// in place of the system's) work on that clock; on all other threads they are the system's own.
typedef struct virtual_clock virtual_clock;

/// On a device, main and background work run side by side; here main work waits for main work only.
typedef enum virtual_lane { VIRTUAL_LANE_MAIN, VIRTUAL_LANE_BACKGROUND } virtual_lane;

/// What a piece of work is, for reports.
typedef enum virtual_kind {
  VIRTUAL_KIND_MAIN_TASK,
  VIRTUAL_KIND_TASK,
  VIRTUAL_KIND_MAIN_BLOCK,
  VIRTUAL_KIND_BLOCK,
  VIRTUAL_KIND_TIMER,
  VIRTUAL_KIND_SOURCE,
  VIRTUAL_KIND_HOST,
  VIRTUAL_KIND_COUNT
} virtual_kind;

/// What to do. `run` and `discard` each take over `context`; exactly one of them is called, once.
typedef struct virtual_work {
  void (*run)(void *context);
  void (*discard)(void *context);
  void *context;
  /// Null, or whether nobody waits for the work any more. It still runs, but counts as nothing that
  /// is next to do.
  bool (*is_moot)(void *context);
} virtual_work;

/// Names a scheduled piece of work, also after it has run.
typedef struct virtual_token {
  void *job;
  uint64_t generation;
} virtual_token;

/// No time.
#define VIRTUAL_NEVER UINT64_MAX

/// - Parameter epoch: The wall time at zero, in nanoseconds since 1970.
virtual_clock *virtual_clock_create(int64_t epoch, uint64_t seed);
/// Drops the work that waits, unrun. Work that arrives later is dropped as well.
void virtual_clock_destroy(virtual_clock *clock);

uint64_t virtual_clock_now(const virtual_clock *clock);
/// Moves to a time, or to the time at which something is next to do if that is earlier, and runs
/// nothing.
void virtual_clock_move(virtual_clock *clock, uint64_t time);
/// When something is next to do: now, if work is ready; `VIRTUAL_NEVER` if nothing waits.
uint64_t virtual_clock_next_due(virtual_clock *clock);

/// Runs what is ready, and what becomes ready by that, without moving time.
/// - Returns: False if the budget of the instant ran out first; a warning tells.
bool virtual_clock_drain(virtual_clock *clock);
/// Moves from due time to due time, running what is due, up to `target`.
bool virtual_clock_advance(virtual_clock *clock, uint64_t target);
/// How many pieces of work may run without time moving.
void virtual_clock_set_budget(virtual_clock *clock, uint64_t budget);
/// Whether draining also runs what other threads put on the process's real main queue.
void virtual_clock_set_pumps_main_queue(virtual_clock *clock, bool pumps);

virtual_clock *virtual_clock_current(void);
/// Makes a clock (or, with null, none) the calling thread's, and returns the one before.
virtual_clock *virtual_clock_enter(virtual_clock *clock);

/// Adds work that is ready now: now of the work at hand, which may have slept in the background.
void virtual_clock_post(
    virtual_clock *clock, virtual_lane lane, virtual_kind kind, virtual_work work);
virtual_token virtual_clock_schedule(
    virtual_clock *clock, uint64_t due, virtual_lane lane, virtual_kind kind, virtual_work work);
/// Drops scheduled work, unless it has begun.
/// - Returns: Whether it was dropped by this call.
bool virtual_clock_cancel(virtual_clock *clock, virtual_token token);
/// The time as the work at hand sees it: later than `now` where it slept in the background.
uint64_t virtual_clock_local_now(const virtual_clock *clock);

/// What could not follow this clock, each named once; UTF-8, alive as long as the clock.
int virtual_clock_warning_count(const virtual_clock *clock);
const char *virtual_clock_warning(const virtual_clock *clock, int index);

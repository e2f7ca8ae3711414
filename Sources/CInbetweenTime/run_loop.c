// Run loop timers and blocks of Foundation. `Timer` stays the real class.
#include "internal.h"

#include <math.h>

typedef struct run_loop_timer *timer_ref;
typedef struct run_loop *loop_ref;

typedef struct timer_context {
  intptr_t version;
  void *info;
  const void *(*retain)(const void *info);
  void (*release)(const void *info);
  const void *(*describe)(const void *info);
} timer_context;

typedef void (*timer_callout)(timer_ref timer, void *info);

extern void CFRunLoopTimerGetContext(timer_ref timer, timer_context *context);
extern double CFRunLoopTimerGetNextFireDate(timer_ref timer);
extern double CFRunLoopTimerGetInterval(timer_ref timer);
extern unsigned char CFRunLoopTimerIsValid(timer_ref timer);
extern const void *CFRetain(const void *object);
extern void CFRelease(const void *object);
void CFRunLoopTimerInvalidate(timer_ref timer);
void CFRunLoopTimerSetNextFireDate(timer_ref timer, double date);

/// What stands in a timer's context in place of the program's own.
typedef struct record {
  atomic_int references;
  virtual_clock *clock;
  timer_context context;
  timer_callout callout;
  bool is_added;
  bool is_armed;
  virtual_token token;
} record;

static const void *retain_record(const void *info) {
  atomic_fetch_add(&((record *)info)->references, 1);
  return info;
}

static void release_record(const void *info) {
  record *record = (struct record *)info;
  if (atomic_fetch_sub(&record->references, 1) != 1) return;
  if (record->context.release) record->context.release(record->context.info);
  clock_release(record->clock);
  free(record);
}

static void call(timer_ref timer, void *info) {
  record *record = info;
  record->callout(timer, record->context.info);
}

/// - Returns: The record of a timer that was made inside a clock, else null.
static record *record_of(timer_ref timer) {
  timer_context context = {0};
  if (!REAL(CFRunLoopTimerIsValid)(timer)) return NULL;
  REAL(CFRunLoopTimerGetContext)(timer, &context);
  return context.retain == retain_record ? context.info : NULL;
}

timer_ref CFRunLoopTimerCreate(
    const void *allocator, double date, double interval, unsigned long flags, intptr_t order,
    timer_callout callout, timer_context *context) {
  virtual_clock *clock = current_clock;
  if (!clock) {
    return REAL(CFRunLoopTimerCreate)(allocator, date, interval, flags, order, callout, context);
  }
  record *record = calloc(1, sizeof *record);
  if (!record) abort();
  record->clock = clock;
  clock_retain(clock);
  record->callout = callout;
  atomic_init(&record->references, 1);
  if (context) {
    record->context = *context;
    if (context->retain) record->context.info = (void *)context->retain(context->info);
  }
  timer_context ours = {0, record, retain_record, release_record, NULL};
  timer_ref timer =
      REAL(CFRunLoopTimerCreate)(allocator, date, interval, flags, order, call, &ours);
  release_record(record);
  return timer;
}

/// The due time of a date in seconds since 2001, to the microsecond: seconds as floating point are
/// good to a tenth of that, and a timer must not land just behind its frame.
static uint64_t due_of(const virtual_clock *clock, double date) {
  double since = date + 978307200.0 - (double)(clock->epoch / 1000000000);
  if (!(since < 3e9)) return VIRTUAL_NEVER;
  if (since <= 0) return 0;
  uint64_t due = (uint64_t)llround(since * 1e6) * 1000;
  uint64_t fraction = (uint64_t)(clock->epoch % 1000000000);
  return due > fraction ? due - fraction : 0;
}

// MARK: Arming and firing

static void fire(void *timer);

static void discard(void *timer) {
  // A timer and its context keep each other alive until it is invalidated.
  record *record = record_of(timer);
  if (record && record->clock->is_closed) REAL(CFRunLoopTimerInvalidate)(timer);
  REAL(CFRelease)(timer);
}

static void disarm(record *record) {
  if (!record->is_armed) return;
  record->is_armed = false;
  virtual_clock_cancel(record->clock, record->token);
}

static void arm(timer_ref timer, record *record, uint64_t due) {
  disarm(record);
  uint64_t now = virtual_clock_local_now(record->clock);
  record->is_armed = true;
  record->token = clock_add(
      record->clock, due > now ? due : now, VIRTUAL_LANE_MAIN, VIRTUAL_KIND_TIMER, NULL, false,
      (virtual_work){fire, discard, (void *)REAL(CFRetain)(timer)});
}

static void fire(void *context) {
  timer_ref timer = context;
  record *record = record_of(timer);
  if (record) {
    retain_record(record);
    record->is_armed = false;
    double interval = REAL(CFRunLoopTimerGetInterval)(timer);
    if (interval > 0) {
      // A device fires no timer more often than every tenth of a millisecond.
      interval = fmax(interval, 1e-4);
      // The next date on the timer's own grid that is still to come.
      double date = REAL(CFRunLoopTimerGetNextFireDate)(timer);
      uint64_t now = virtual_clock_local_now(record->clock);
      double missed = floor(((double)now / 1e9 - (double)due_of(record->clock, date) / 1e9) / interval);
      date += (fmax(missed, 0) + 1) * interval;
      REAL(CFRunLoopTimerSetNextFireDate)(timer, date);
      arm(timer, record, due_of(record->clock, date));
      call(timer, record);
    } else {
      call(timer, record);
      REAL(CFRunLoopTimerInvalidate)(timer);
    }
    release_record(record);
  }
  REAL(CFRelease)(timer);
}

void CFRunLoopAddTimer(loop_ref loop, timer_ref timer, const void *mode) {
  record *record = record_of(timer);
  if (!record) return REAL(CFRunLoopAddTimer)(loop, timer, mode);
  // A second mode is of no account: here all modes always run.
  if (record->is_added) return;
  record->is_added = true;
  arm(timer, record, due_of(record->clock, REAL(CFRunLoopTimerGetNextFireDate)(timer)));
}

void CFRunLoopTimerSetNextFireDate(timer_ref timer, double date) {
  REAL(CFRunLoopTimerSetNextFireDate)(timer, date);
  record *record = record_of(timer);
  if (record && record->is_added) arm(timer, record, due_of(record->clock, date));
}

void CFRunLoopRemoveTimer(loop_ref loop, timer_ref timer, const void *mode) {
  record *record = record_of(timer);
  if (!record) return REAL(CFRunLoopRemoveTimer)(loop, timer, mode);
  record->is_added = false;
  disarm(record);
}

void CFRunLoopTimerInvalidate(timer_ref timer) {
  record *record = record_of(timer);
  if (record) disarm(record);
  REAL(CFRunLoopTimerInvalidate)(timer);
}

void CFRunLoopPerformBlock(loop_ref loop, const void *mode, void *block) {
  virtual_clock *clock = current_clock;
  if (!clock) return REAL(CFRunLoopPerformBlock)(loop, mode, block);
  clock_add(
      clock, virtual_clock_local_now(clock), VIRTUAL_LANE_MAIN, VIRTUAL_KIND_TIMER, NULL, false,
      block_work(block));
}

// MARK: The main thread

// The thread that plays a clock is the main thread to the code that plays on it, whatever it is to
// the host; and background work is not on the main thread.

extern loop_ref CFRunLoopGetMain(void);

loop_ref CFRunLoopGetCurrent(void) {
  return current_clock ? REAL(CFRunLoopGetMain)() : REAL(CFRunLoopGetCurrent)();
}

unsigned char _CFIsMainThread(void) {
  virtual_clock *clock = current_clock;
  return clock ? !clock_is_in_background(clock) : REAL(_CFIsMainThread)();
}

// MARK: Running a loop from inside

/// What a nested run may take where it names no end, in virtual nanoseconds.
#define NESTED_LIMIT 10000000000ull

static int run_nested(virtual_clock *clock, double seconds, bool returns_after_first) {
  uint64_t now = virtual_clock_local_now(clock);
  uint64_t limit = seconds > 0 ? NESTED_LIMIT : 0;
  if (seconds > 0 && seconds < 10) limit = (uint64_t)llround(seconds * 1e6) * 1000;
  if (seconds > 10) {
    clock_warn(
        clock,
        "A run loop that was to run for %g s inside other work was ended after 10 s.", seconds);
  }
  if (returns_after_first) {
    uint64_t next = virtual_clock_next_due(clock);
    virtual_clock_advance(clock, next < now + limit ? next : now + limit);
    return next <= now + limit ? 4 : 3;  // A source was handled; timed out.
  }
  virtual_clock_advance(clock, now + limit);
  return 3;
}

/// Whether a loop has nothing to wait for; with a clock it can always wait for time to pass.
unsigned char _CFRunLoopFinished(loop_ref loop, const void *mode) {
  return current_clock ? 0 : REAL(_CFRunLoopFinished)(loop, mode);
}

int CFRunLoopRunInMode(const void *mode, double seconds, unsigned char returns_after_first) {
  virtual_clock *clock = current_clock;
  if (!clock) return REAL(CFRunLoopRunInMode)(mode, seconds, returns_after_first);
  return run_nested(clock, seconds, returns_after_first);
}

int CFRunLoopRunSpecific(
    loop_ref loop, const void *mode, double seconds, unsigned char returns_after_first) {
  virtual_clock *clock = current_clock;
  if (!clock) return REAL(CFRunLoopRunSpecific)(loop, mode, seconds, returns_after_first);
  return run_nested(clock, seconds, returns_after_first);
}

void CFRunLoopRun(void) {
  virtual_clock *clock = current_clock;
  if (!clock) return REAL(CFRunLoopRun)();
  run_nested(clock, INFINITY, false);
}

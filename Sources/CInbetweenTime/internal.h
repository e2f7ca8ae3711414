#pragma once
#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include <dlfcn.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include "CInbetweenTime.h"

/// The uptime at zero, in nanoseconds: programs take an uptime near zero for a fresh boot.
#define UPTIME_BASE 1000000000000ull

/// A queue of libdispatch; null stands for the main queue or none.
typedef struct dispatch_object *dispatch_ref;

typedef struct job {
  virtual_work work;
  /// Retained. Null on the main queue and for work that has no queue.
  dispatch_ref queue;
  uint64_t due;
  uint64_t sequence;
  uint64_t generation;
  struct job *next;
  /// The place in its lane's heap, or -1.
  int heap_index;
  uint8_t lane;
  uint8_t kind;
  bool is_barrier;
} job;

/// Work in the order in which it is to run, and timers by due time.
typedef struct lane_queue {
  job *head, *tail;
  job **heap;
  int count, capacity;
} lane_queue;

/// A piece of work that is running; waits may nest them.
typedef struct frame {
  struct frame *outer;
  dispatch_ref queue;
  virtual_lane lane;
} frame;

/// A serial queue whose last work slept until then.
typedef struct busy_queue {
  dispatch_ref queue;
  uint64_t until;
} busy_queue;

#define WARNING_LIMIT 64
#define BUSY_LIMIT 64

struct virtual_clock {
  atomic_int references;
  uint64_t now;
  /// How far the background work at hand has slept ahead of `now`.
  uint64_t offset;
  int64_t epoch;
  uint64_t random_state;
  uint64_t sequence;
  lane_queue lanes[2];
  frame *frame;
  job *free_jobs;

  uint64_t budget, spent;
  uint64_t spent_by_kind[VIRTUAL_KIND_COUNT];
  bool pumps_main_queue;
  bool is_closed;
  /// Whether real threads were started from inside, which may end a wait.
  bool has_threads;

  /// Work for queues that the program has suspended.
  lane_queue parked;
  /// Work posted by other threads, guarded by `inbox_lock`.
  pthread_mutex_t inbox_lock;
  job *inbox_head, *inbox_tail;
  atomic_bool has_inbox;
  /// Notices that libdispatch has yet to give.
  atomic_int pending_notices;

  busy_queue busy[BUSY_LIMIT];
  int busy_count;

  char *warnings[WARNING_LIMIT];
  int warning_count;
};

extern __thread virtual_clock *current_clock __attribute__((visibility("hidden")));

/// The definition that this library stands in front of.
void *real_symbol(const char *name);
#define REAL(name)                                                         \
  ({                                                                       \
    static _Atomic(void *) cached;                                         \
    void *found = atomic_load_explicit(&cached, memory_order_relaxed);     \
    if (!found) {                                                          \
      found = real_symbol(#name);                                          \
      atomic_store_explicit(&cached, found, memory_order_relaxed);         \
    }                                                                      \
    (__typeof__(&name)) found;                                             \
  })

// lanes.c
void lane_append(lane_queue *lane, job *job);
job *lane_pop(lane_queue *lane);
void lane_unlink(lane_queue *lane, job *before, job *job);
void lane_insert(lane_queue *lane, job *job);
void lane_remove(lane_queue *lane, job *job);
bool job_is_earlier(const job *a, const job *b);

// clock.c
void job_recycle(virtual_clock *clock, job *job);
/// Takes up what other threads have posted.
void clock_take_inbox(virtual_clock *clock);
void clock_retain(virtual_clock *clock);
void clock_release(virtual_clock *clock);
/// Adds work for a queue; `due` of `VIRTUAL_NEVER` drops it. The queue is retained.
virtual_token clock_add(
    virtual_clock *clock, uint64_t due, virtual_lane lane, virtual_kind kind, dispatch_ref queue,
    bool is_barrier, virtual_work work);
/// From any thread: adds work that the clock takes up at its next chance.
void clock_post_from_outside(
    virtual_clock *clock, virtual_lane lane, virtual_kind kind, dispatch_ref queue,
    virtual_work work);
void clock_warn(virtual_clock *clock, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

// run.c
/// Lets the work at hand sleep: in the background alone, on the main thread with all.
void clock_sleep_until(virtual_clock *clock, uint64_t due);
bool clock_is_in_background(const virtual_clock *clock);
bool clock_is_on_queue(const virtual_clock *clock, dispatch_ref queue);
/// Runs one ready piece of work that may run while the work at hand waits.
bool clock_run_one_while_waiting(virtual_clock *clock);
/// Runs the next timer that may run while the work at hand waits, if due by `deadline`.
bool clock_run_timer_while_waiting(virtual_clock *clock, uint64_t deadline);
/// Runs what waits for a queue, before someone enters it synchronously.
void clock_run_waiting_for(virtual_clock *clock, virtual_lane lane, dispatch_ref queue);

/// Makes the work ready that waited for a suspended queue.
void clock_unpark(virtual_clock *clock, dispatch_ref queue);

// suspension.c
bool queue_is_suspended(dispatch_ref queue);
/// A queue was made inside a clock.
void queue_note_made(dispatch_ref queue);

// sources.c
/// - Returns: False if the object is no source of a clock.
bool source_suspend(dispatch_ref object);
bool source_resume(dispatch_ref object, bool only_activates);

// dispatch.c
dispatch_ref queue_main(void);
void queue_run_job(dispatch_ref queue, bool is_barrier, virtual_work work);
void queue_retain(dispatch_ref object);
void queue_release(dispatch_ref object);
bool queue_is_concurrent(dispatch_ref queue);
/// Sorts a queue into a lane; the main queue becomes null.
virtual_lane queue_lane(dispatch_ref *queue);
void dispatch_flush_notices(virtual_clock *clock);
void dispatch_pump_main_queue(void);
/// The due time of a `dispatch_time_t`.
uint64_t dispatch_due(const virtual_clock *clock, uint64_t when);

// The block runtime.
struct block {
  void *isa;
  int flags, reserved;
  void (*invoke)(void *);
};
extern void *_Block_copy(const void *block);
extern void _Block_release(const void *block);
virtual_work block_work(void *block);

// How a clock runs its work, and what work may run while other work waits.
#include "internal.h"

/// After work that never comes to rest, time moves on by this much: one frame.
#define PENALTY 16666667ull
/// What an instant may run after a first one has used up its budget.
#define REDUCED_BUDGET 1000

// MARK: Running work

static void move_to(virtual_clock *clock, uint64_t time) {
  if (time <= clock->now) return;
  clock->now = time;
  clock->spent = 0;
  memset(clock->spent_by_kind, 0, sizeof clock->spent_by_kind);
}

void virtual_clock_move(virtual_clock *clock, uint64_t time) {
  uint64_t due = virtual_clock_next_due(clock);
  move_to(clock, time < due ? time : due);
}

static void note_busy(virtual_clock *clock, dispatch_ref queue, uint64_t until) {
  int kept = 0;
  for (int i = 0; i < clock->busy_count; i++) {
    busy_queue entry = clock->busy[i];
    if (entry.until > clock->now && entry.queue != queue) clock->busy[kept++] = entry;
  }
  if (kept < BUSY_LIMIT) clock->busy[kept++] = (busy_queue){queue, until};
  clock->busy_count = kept;
}

static uint64_t busy_until(const virtual_clock *clock, dispatch_ref queue) {
  for (int i = 0; i < clock->busy_count; i++) {
    if (clock->busy[i].queue == queue) return clock->busy[i].until;
  }
  return 0;
}

/// - Parameter offset: How far ahead of the clock the work runs.
static void run(virtual_clock *clock, job *job, uint64_t offset) {
  virtual_work work = job->work;
  dispatch_ref queue = job->queue;
  bool is_barrier = job->is_barrier;
  frame here = {clock->frame, queue, job->lane};
  uint64_t outer_offset = clock->offset;
  job_recycle(clock, job);
  clock->frame = &here;
  clock->offset = offset;
  if (queue) queue_run_job(queue, is_barrier, work);
  else work.run(work.context);
  if (atomic_load_explicit(&clock->pending_notices, memory_order_relaxed)) {
    dispatch_flush_notices(clock);
    clock_take_inbox(clock);
  }
  if (queue && clock->offset && !queue_is_concurrent(queue)) {
    note_busy(clock, queue, virtual_clock_local_now(clock));
  }
  clock->offset = outer_offset;
  clock->frame = here.outer;
  if (queue) queue_release(queue);
}

static lane_queue *first_ready_lane(virtual_clock *clock) {
  lane_queue *a = &clock->lanes[0], *b = &clock->lanes[1];
  if (!a->head) return b->head ? b : NULL;
  if (!b->head) return a;
  return a->head->sequence < b->head->sequence ? a : b;
}

/// Takes the ready work that was added first. Work for a queue that is busy in the future waits.
static job *pop_ready(virtual_clock *clock) {
  for (lane_queue *lane; (lane = first_ready_lane(clock));) {
    job *first = lane_pop(lane);
    if (first->queue && queue_is_suspended(first->queue)) {
      lane_append(&clock->parked, first);
      continue;
    }
    uint64_t until = first->queue && clock->busy_count ? busy_until(clock, first->queue) : 0;
    if (until <= clock->now) return first;
    first->due = until;
    lane_insert(lane, first);
  }
  return NULL;
}

static void report_exhaustion(virtual_clock *clock) {
  static const char *const names[VIRTUAL_KIND_COUNT] = {
      "steps of tasks (a loop around Task.yield()?)",
      "steps of tasks (a loop around Task.yield()?)",
      "blocks on the main queue (one that dispatches itself again?)",
      "blocks on background queues (one that dispatches itself again?)",
      "run loop timers and blocks (one with no interval?)",
      "dispatch source events (a timer with no interval?)",
      "timers of the stage",
  };
  // A yield on the main actor takes a step in the background on its way.
  clock->spent_by_kind[VIRTUAL_KIND_TASK] += clock->spent_by_kind[VIRTUAL_KIND_MAIN_TASK];
  int most = 0;
  for (int i = 1; i < VIRTUAL_KIND_COUNT; i++) {
    if (clock->spent_by_kind[i] > clock->spent_by_kind[most]) most = i;
  }
  if (clock->budget > REDUCED_BUDGET) {
    clock_warn(
        clock,
        "At %.6f s work never came to rest: %llu pieces ran without time moving, most of them %s. "
        "The rest goes on a frame later; let the loop sleep or wait for something.",
        (double)clock->now / 1e9, (unsigned long long)clock->budget, names[most]);
    clock->budget = REDUCED_BUDGET;
  }
}

/// Runs until nothing is ready. False: the budget of this instant is used up.
static bool run_ready(virtual_clock *clock) {
  bool has_pumped = false;
  for (;;) {
    clock_take_inbox(clock);
    if (clock->spent >= clock->budget && first_ready_lane(clock)) {
      report_exhaustion(clock);
      return false;
    }
    job *job = pop_ready(clock);
    if (job) {
      has_pumped = false;
      clock->spent++;
      clock->spent_by_kind[job->kind]++;
      run(clock, job, 0);
    } else if (clock->pumps_main_queue && !has_pumped) {
      dispatch_pump_main_queue();
      has_pumped = true;
    } else {
      return true;
    }
  }
}

static job *first_timer(virtual_clock *clock) {
  job *a = clock->lanes[0].count ? clock->lanes[0].heap[0] : NULL;
  job *b = clock->lanes[1].count ? clock->lanes[1].heap[0] : NULL;
  if (!a || !b) return a ? a : b;
  return job_is_earlier(a, b) ? a : b;
}

static bool is_moot(const job *job) {
  return job->work.is_moot && job->work.is_moot(job->work.context);
}

uint64_t virtual_clock_next_due(virtual_clock *clock) {
  clock_take_inbox(clock);
  if (first_ready_lane(clock)) return clock->now;
  job *timer = first_timer(clock);
  if (!timer || !is_moot(timer)) return timer ? timer->due : VIRTUAL_NEVER;
  uint64_t due = VIRTUAL_NEVER;
  for (int i = 0; i < 2; i++) {
    for (int j = 0; j < clock->lanes[i].count; j++) {
      job *job = clock->lanes[i].heap[j];
      if (job->due < due && !is_moot(job)) due = job->due;
    }
  }
  return due;
}

void clock_unpark(virtual_clock *clock, dispatch_ref queue) {
  for (job *before = NULL, *job = clock->parked.head, *next; job; job = next) {
    next = job->next;
    if (job->queue != queue) {
      before = job;
      continue;
    }
    lane_unlink(&clock->parked, before, job);
    lane_append(&clock->lanes[job->lane], job);
  }
}

bool virtual_clock_drain(virtual_clock *clock) {
  virtual_clock *outer = virtual_clock_enter(clock);
  clock_retain(clock);
  bool is_calm = run_ready(clock);
  clock_release(clock);
  virtual_clock_enter(outer);
  return is_calm;
}

static void make_ready(virtual_clock *clock, job *timer) {
  lane_remove(&clock->lanes[timer->lane], timer);
  lane_append(&clock->lanes[timer->lane], timer);
}

bool virtual_clock_advance(virtual_clock *clock, uint64_t target) {
  virtual_clock *outer = virtual_clock_enter(clock);
  clock_retain(clock);
  bool is_calm = true;
  for (;;) {
    job *timer;
    if (run_ready(clock)) {
      if (!(timer = first_timer(clock)) || timer->due > target) break;
      move_to(clock, timer->due);
      make_ready(clock, timer);
    } else {
      is_calm = false;
      if (clock->now >= target) break;
      move_to(clock, clock->now + PENALTY < target ? clock->now + PENALTY : target);
      while ((timer = first_timer(clock)) && timer->due <= clock->now) make_ready(clock, timer);
    }
  }
  move_to(clock, target);
  clock_release(clock);
  virtual_clock_enter(outer);
  return is_calm;
}

// MARK: Waiting inside work

bool clock_is_in_background(const virtual_clock *clock) {
  return clock->frame && clock->frame->lane == VIRTUAL_LANE_BACKGROUND;
}

bool clock_is_on_queue(const virtual_clock *clock, dispatch_ref queue) {
  for (frame *at = clock->frame; at; at = at->outer) {
    if (at->queue == queue) return true;
  }
  return false;
}

void clock_sleep_until(virtual_clock *clock, uint64_t due) {
  if (due <= virtual_clock_local_now(clock)) return;
  if (clock_is_in_background(clock)) clock->offset = due - clock->now;
  else move_to(clock, due);
}

static bool is_main_blocked(const virtual_clock *clock) {
  for (frame *at = clock->frame; at; at = at->outer) {
    if (at->lane == VIRTUAL_LANE_MAIN) return true;
  }
  return !clock->frame;
}

static bool may_run_while_waiting(const virtual_clock *clock, const job *job) {
  return !job->queue ||
         (!clock_is_on_queue(clock, job->queue) && !queue_is_suspended(job->queue) &&
          busy_until(clock, job->queue) <= clock->now);
}

bool clock_run_one_while_waiting(virtual_clock *clock) {
  clock_take_inbox(clock);
  if (clock->spent >= clock->budget) {
    report_exhaustion(clock);
    return false;
  }
  for (int i = VIRTUAL_LANE_BACKGROUND; i >= (is_main_blocked(clock) ? 1 : 0); i--) {
    lane_queue *lane = &clock->lanes[i];
    for (job *before = NULL, *job = lane->head; job; before = job, job = job->next) {
      if (!may_run_while_waiting(clock, job)) continue;
      lane_unlink(lane, before, job);
      clock->spent++;
      clock->spent_by_kind[job->kind]++;
      run(clock, job, 0);
      return true;
    }
  }
  return false;
}

bool clock_run_timer_while_waiting(virtual_clock *clock, uint64_t deadline) {
  lane_queue *lane = &clock->lanes[VIRTUAL_LANE_BACKGROUND];
  job *first = NULL;
  for (int i = 0; i < lane->count; i++) {
    job *job = lane->heap[i];
    if (job->queue && clock_is_on_queue(clock, job->queue)) continue;
    if (job->queue && queue_is_suspended(job->queue)) continue;
    if (!first || job_is_earlier(job, first)) first = job;
  }
  if (!first || first->due > deadline) return false;
  lane_remove(lane, first);
  // A waiting main thread takes time along. Waiting in the background, this work and its waiter run
  // ahead of the clock, since the main thread goes on meanwhile.
  uint64_t due = first->due;
  clock_sleep_until(clock, due);
  run(clock, first, due > clock->now ? due - clock->now : 0);
  return true;
}

void clock_run_waiting_for(virtual_clock *clock, virtual_lane kind, dispatch_ref queue) {
  clock_sleep_until(clock, busy_until(clock, queue));
  lane_queue *lane = &clock->lanes[kind];
  uint64_t limit = clock->sequence;
  for (;;) {
    job *before = NULL, *job = lane->head;
    while (job && (job->queue != queue || job->sequence >= limit)) before = job, job = job->next;
    if (!job) return;
    lane_unlink(lane, before, job);
    run(clock, job, clock->offset);
  }
}

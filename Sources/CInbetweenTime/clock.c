#include "internal.h"

#include <stdarg.h>
#include <stdio.h>

__thread virtual_clock *current_clock;

/// After work that never comes to rest, time moves on by this much: one frame.
#define PENALTY 16666667ull
/// What an instant may run after a first one has used up its budget.
#define REDUCED_BUDGET 1000

static void recycle(virtual_clock *clock, job *job);

// MARK: Life

virtual_clock *virtual_clock_create(int64_t epoch, uint64_t seed) {
  virtual_clock *clock = calloc(1, sizeof *clock);
  if (!clock) abort();
  atomic_init(&clock->references, 1);
  clock->epoch = epoch;
  clock->random_state = seed;
  clock->budget = 100000;
  pthread_mutex_init(&clock->inbox_lock, NULL);
  return clock;
}

void clock_retain(virtual_clock *clock) {
  atomic_fetch_add_explicit(&clock->references, 1, memory_order_relaxed);
}

void clock_release(virtual_clock *clock) {
  if (atomic_fetch_sub_explicit(&clock->references, 1, memory_order_acq_rel) != 1) return;
  for (job *next, *job = clock->free_jobs; job; job = next) {
    next = job->next;
    free(job);
  }
  for (int i = 0; i < clock->warning_count; i++) free(clock->warnings[i]);
  free(clock->lanes[0].heap);
  free(clock->lanes[1].heap);
  pthread_mutex_destroy(&clock->inbox_lock);
  free(clock);
}

static void discard(virtual_clock *clock, job *job) {
  virtual_work work = job->work;
  if (job->queue) queue_release(job->queue);
  recycle(clock, job);
  if (work.discard) work.discard(work.context);
}

static void take_inbox(virtual_clock *clock);
static job *pop_head(lane_queue *lane);
static void heap_remove(lane_queue *lane, job *job);

void virtual_clock_destroy(virtual_clock *clock) {
  virtual_clock *outer = virtual_clock_enter(clock);
  pthread_mutex_lock(&clock->inbox_lock);
  clock->is_closed = true;
  pthread_mutex_unlock(&clock->inbox_lock);
  // What is dropped may try to add more; that is dropped on arrival.
  take_inbox(clock);
  for (int i = 0; i < 2; i++) {
    lane_queue *lane = &clock->lanes[i];
    for (job *job; (job = pop_head(lane));) discard(clock, job);
    while (lane->count) {
      job *last = lane->heap[lane->count - 1];
      heap_remove(lane, last);
      discard(clock, last);
    }
  }
  virtual_clock_enter(outer == clock ? NULL : outer);
  clock_release(clock);
}

virtual_clock *virtual_clock_current(void) { return current_clock; }

virtual_clock *virtual_clock_enter(virtual_clock *clock) {
  virtual_clock *outer = current_clock;
  current_clock = clock;
  return outer;
}

void clock_warn(virtual_clock *clock, const char *format, ...) {
  char text[512];
  va_list arguments;
  va_start(arguments, format);
  vsnprintf(text, sizeof text, format, arguments);
  va_end(arguments);
  for (int i = 0; i < clock->warning_count; i++) {
    if (!strcmp(clock->warnings[i], text)) return;
  }
  if (clock->warning_count < WARNING_LIMIT) clock->warnings[clock->warning_count++] = strdup(text);
}

int virtual_clock_warning_count(const virtual_clock *clock) { return clock->warning_count; }

const char *virtual_clock_warning(const virtual_clock *clock, int index) {
  return index >= 0 && index < clock->warning_count ? clock->warnings[index] : "";
}

void virtual_clock_set_budget(virtual_clock *clock, uint64_t budget) {
  clock->budget = budget ? budget : 1;
}

void virtual_clock_set_pumps_main_queue(virtual_clock *clock, bool pumps) {
  clock->pumps_main_queue = pumps;
}

// MARK: Jobs, first in first out, and by due time

static job *make_job(virtual_clock *clock) {
  job *made = clock->free_jobs;
  if (made) {
    clock->free_jobs = made->next;
  } else if (!(made = calloc(1, sizeof *made))) {
    abort();
  }
  made->next = NULL;
  made->heap_index = -1;
  return made;
}

static void recycle(virtual_clock *clock, job *job) {
  job->generation++;
  job->next = clock->free_jobs;
  clock->free_jobs = job;
}

static void append(lane_queue *lane, job *job) {
  job->next = NULL;
  if (lane->tail) lane->tail->next = job;
  else lane->head = job;
  lane->tail = job;
}

static job *pop_head(lane_queue *lane) {
  job *first = lane->head;
  if (!first) return NULL;
  lane->head = first->next;
  if (!lane->head) lane->tail = NULL;
  return first;
}

static void unlink_after(lane_queue *lane, job *before, job *job) {
  if (before) before->next = job->next;
  else lane->head = job->next;
  if (lane->tail == job) lane->tail = before;
}

static bool is_earlier(const job *a, const job *b) {
  return a->due != b->due ? a->due < b->due : a->sequence < b->sequence;
}

static void heap_set(lane_queue *lane, int index, job *job) {
  lane->heap[index] = job;
  job->heap_index = index;
}

static void heap_sift(lane_queue *lane, int index) {
  job *moved = lane->heap[index];
  while (index > 0 && is_earlier(moved, lane->heap[(index - 1) / 2])) {
    heap_set(lane, index, lane->heap[(index - 1) / 2]);
    index = (index - 1) / 2;
  }
  for (;;) {
    int child = 2 * index + 1;
    if (child >= lane->count) break;
    if (child + 1 < lane->count && is_earlier(lane->heap[child + 1], lane->heap[child])) child++;
    if (!is_earlier(lane->heap[child], moved)) break;
    heap_set(lane, index, lane->heap[child]);
    index = child;
  }
  heap_set(lane, index, moved);
}

static void heap_insert(lane_queue *lane, job *job) {
  if (lane->count == lane->capacity) {
    lane->capacity = lane->capacity ? 2 * lane->capacity : 16;
    lane->heap = realloc(lane->heap, (size_t)lane->capacity * sizeof *lane->heap);
    if (!lane->heap) abort();
  }
  heap_set(lane, lane->count++, job);
  heap_sift(lane, job->heap_index);
}

static void heap_remove(lane_queue *lane, job *job) {
  int index = job->heap_index;
  struct job *last = lane->heap[--lane->count];
  job->heap_index = -1;
  if (last == job) return;
  heap_set(lane, index, last);
  heap_sift(lane, index);
}

// MARK: Adding work

uint64_t virtual_clock_now(const virtual_clock *clock) { return clock->now; }

uint64_t virtual_clock_local_now(const virtual_clock *clock) { return clock->now + clock->offset; }

virtual_token clock_add(
    virtual_clock *clock, uint64_t due, virtual_lane lane, virtual_kind kind, dispatch_ref queue,
    bool is_barrier, virtual_work work) {
  if (clock->is_closed || due == VIRTUAL_NEVER) {
    if (work.discard) work.discard(work.context);
    return (virtual_token){NULL, 0};
  }
  job *made = make_job(clock);
  made->work = work;
  made->queue = queue;
  if (queue) queue_retain(queue);
  made->due = due;
  made->sequence = clock->sequence++;
  made->lane = lane;
  made->kind = kind;
  made->is_barrier = is_barrier;
  virtual_token token = {made, made->generation};
  if (due <= clock->now) append(&clock->lanes[lane], made);
  else heap_insert(&clock->lanes[lane], made);
  return token;
}

void virtual_clock_post(
    virtual_clock *clock, virtual_lane lane, virtual_kind kind, virtual_work work) {
  clock_add(clock, virtual_clock_local_now(clock), lane, kind, NULL, false, work);
}

virtual_token virtual_clock_schedule(
    virtual_clock *clock, uint64_t due, virtual_lane lane, virtual_kind kind, virtual_work work) {
  return clock_add(clock, due, lane, kind, NULL, false, work);
}

bool virtual_clock_cancel(virtual_clock *clock, virtual_token token) {
  job *job = token.job;
  if (!job || job->generation != token.generation) return false;
  lane_queue *lane = &clock->lanes[job->lane];
  if (job->heap_index >= 0) {
    heap_remove(lane, job);
  } else {
    struct job *before = NULL, *at = lane->head;
    while (at && at != job) before = at, at = at->next;
    if (!at) return false;
    unlink_after(lane, before, at);
  }
  discard(clock, job);
  return true;
}

void clock_post_from_outside(
    virtual_clock *clock, virtual_lane lane, virtual_kind kind, dispatch_ref queue,
    virtual_work work) {
  job *made = calloc(1, sizeof *made);
  if (!made) abort();
  made->work = work;
  made->queue = queue;
  if (queue) queue_retain(queue);
  made->heap_index = -1;
  made->lane = lane;
  made->kind = kind;
  pthread_mutex_lock(&clock->inbox_lock);
  bool is_closed = clock->is_closed;
  if (!is_closed) {
    if (clock->inbox_tail) clock->inbox_tail->next = made;
    else clock->inbox_head = made;
    clock->inbox_tail = made;
    atomic_store(&clock->has_inbox, true);
  }
  pthread_mutex_unlock(&clock->inbox_lock);
  if (!is_closed) return;
  if (queue) queue_release(queue);
  if (work.discard) work.discard(work.context);
  free(made);
}

static void take_inbox(virtual_clock *clock) {
  if (!atomic_load_explicit(&clock->has_inbox, memory_order_acquire)) return;
  pthread_mutex_lock(&clock->inbox_lock);
  job *first = clock->inbox_head;
  clock->inbox_head = clock->inbox_tail = NULL;
  atomic_store(&clock->has_inbox, false);
  pthread_mutex_unlock(&clock->inbox_lock);
  for (job *next; first; first = next) {
    next = first->next;
    first->sequence = clock->sequence++;
    first->due = virtual_clock_local_now(clock);
    if (clock->offset) heap_insert(&clock->lanes[first->lane], first);
    else append(&clock->lanes[first->lane], first);
  }
}

// MARK: Running work

static void move_to(virtual_clock *clock, uint64_t time) {
  if (time <= clock->now) return;
  clock->now = time;
  clock->spent = 0;
  memset(clock->spent_by_kind, 0, sizeof clock->spent_by_kind);
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
  recycle(clock, job);
  clock->frame = &here;
  clock->offset = offset;
  if (queue) queue_run_job(queue, is_barrier, work);
  else work.run(work.context);
  if (atomic_load_explicit(&clock->pending_notices, memory_order_relaxed)) {
    dispatch_flush_notices(clock);
    take_inbox(clock);
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
    job *first = pop_head(lane);
    uint64_t until = first->queue && clock->busy_count ? busy_until(clock, first->queue) : 0;
    if (until <= clock->now) return first;
    first->due = until;
    heap_insert(lane, first);
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
    take_inbox(clock);
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
  return is_earlier(a, b) ? a : b;
}

uint64_t virtual_clock_next_due(virtual_clock *clock) {
  take_inbox(clock);
  if (first_ready_lane(clock)) return clock->now;
  job *timer = first_timer(clock);
  return timer ? timer->due : VIRTUAL_NEVER;
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
  heap_remove(&clock->lanes[timer->lane], timer);
  append(&clock->lanes[timer->lane], timer);
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
         (!clock_is_on_queue(clock, job->queue) && busy_until(clock, job->queue) <= clock->now);
}

bool clock_run_one_while_waiting(virtual_clock *clock) {
  take_inbox(clock);
  if (clock->spent >= clock->budget) {
    report_exhaustion(clock);
    return false;
  }
  for (int i = VIRTUAL_LANE_BACKGROUND; i >= (is_main_blocked(clock) ? 1 : 0); i--) {
    lane_queue *lane = &clock->lanes[i];
    for (job *before = NULL, *job = lane->head; job; before = job, job = job->next) {
      if (!may_run_while_waiting(clock, job)) continue;
      unlink_after(lane, before, job);
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
    if (!first || is_earlier(job, first)) first = job;
  }
  if (!first || first->due > deadline) return false;
  heap_remove(lane, first);
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
    unlink_after(lane, before, job);
    run(clock, job, clock->offset);
  }
}

// A clock: its life, and how work comes to it.
#include "internal.h"

#include <stdarg.h>
#include <stdio.h>

__thread virtual_clock *current_clock;

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
  job_recycle(clock, job);
  // What nobody waits for does no harm by running, and frees what it holds.
  if (work.is_moot && work.is_moot(work.context)) work.run(work.context);
  else if (work.discard) work.discard(work.context);
}

void virtual_clock_destroy(virtual_clock *clock) {
  virtual_clock *outer = virtual_clock_enter(clock);
  pthread_mutex_lock(&clock->inbox_lock);
  clock->is_closed = true;
  pthread_mutex_unlock(&clock->inbox_lock);
  // What is dropped may try to add more; that is dropped on arrival.
  clock_take_inbox(clock);
  for (job *job; (job = lane_pop(&clock->parked));) discard(clock, job);
  for (int i = 0; i < 2; i++) {
    lane_queue *lane = &clock->lanes[i];
    for (job *job; (job = lane_pop(lane));) discard(clock, job);
    while (lane->count) {
      job *last = lane->heap[lane->count - 1];
      lane_remove(lane, last);
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

// MARK: Adding work

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

void job_recycle(virtual_clock *clock, job *job) {
  job->generation++;
  job->next = clock->free_jobs;
  clock->free_jobs = job;
}

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
  if (due <= clock->now) lane_append(&clock->lanes[lane], made);
  else lane_insert(&clock->lanes[lane], made);
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
    lane_remove(lane, job);
  } else {
    struct job *before = NULL, *at = lane->head;
    while (at && at != job) before = at, at = at->next;
    if (!at) return false;  // Parked, or about to run.
    lane_unlink(lane, before, at);
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

void clock_take_inbox(virtual_clock *clock) {
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
    if (clock->offset) lane_insert(&clock->lanes[first->lane], first);
    else lane_append(&clock->lanes[first->lane], first);
  }
}

// Waiting for other work: synchronous blocks, semaphores, groups, assertions, parallel loops.
#include "internal.h"

#include <time.h>

typedef void (*function)(void *);

intptr_t dispatch_semaphore_wait(dispatch_ref semaphore, uint64_t timeout);
intptr_t dispatch_group_wait(dispatch_ref group, uint64_t timeout);
intptr_t dispatch_block_wait(void *block, uint64_t timeout);

// MARK: Entering a queue

static void enter(dispatch_ref queue, bool is_barrier, virtual_work work) {
  virtual_clock *clock = current_clock;
  dispatch_ref real_queue = queue;
  virtual_lane lane = queue_lane(&queue);
  frame here = {clock->frame, queue, lane};
  if (lane == VIRTUAL_LANE_BACKGROUND) {
    // The caller is blocked meanwhile, so the work counts as its own.
    here.lane = clock_is_in_background(clock) ? VIRTUAL_LANE_BACKGROUND : VIRTUAL_LANE_MAIN;
  }
  bool is_inside = !queue || clock_is_on_queue(clock, queue);
  if (queue && !is_inside && queue_is_suspended(queue)) {
    clock_warn(
        clock, "DispatchQueue.sync at %.6f s on a suspended queue: a deadlock. It was run at once.",
        (double)virtual_clock_local_now(clock) / 1e9);
    is_inside = true;
  }
  if (!is_inside) clock_run_waiting_for(clock, lane, queue);
  clock->frame = &here;
  if (is_inside) work.run(work.context);
  else queue_run_job(real_queue, is_barrier, work);
  clock->frame = here.outer;
}

static void run_in_place(void *context) {
  struct block *block = context;
  block->invoke(block);
}

#define DEFINE_ENTER(name, is_barrier)                                       \
  void name(dispatch_ref queue, void *block) {                               \
    if (!current_clock) return REAL(name)(queue, block);                     \
    enter(queue, is_barrier, (virtual_work){run_in_place, NULL, block});     \
  }
DEFINE_ENTER(dispatch_sync, false)
DEFINE_ENTER(dispatch_barrier_sync, true)
DEFINE_ENTER(dispatch_async_and_wait, false)
DEFINE_ENTER(dispatch_barrier_async_and_wait, true)

#define DEFINE_ENTER_FUNCTION(name, is_barrier)                              \
  void name(dispatch_ref queue, void *context, function run) {               \
    if (!current_clock) return REAL(name)(queue, context, run);              \
    enter(queue, is_barrier, (virtual_work){run, NULL, context});            \
  }
DEFINE_ENTER_FUNCTION(dispatch_sync_f, false)
DEFINE_ENTER_FUNCTION(dispatch_barrier_sync_f, true)

void dispatch_assert_queue(dispatch_ref queue) {
  virtual_clock *clock = current_clock;
  if (clock && queue == queue_main() && !clock_is_in_background(clock)) return;
  REAL(dispatch_assert_queue)(queue);
}

void dispatch_assert_queue_not(dispatch_ref queue) {
  virtual_clock *clock = current_clock;
  if (clock && queue == queue_main() && clock_is_in_background(clock)) return;
  REAL(dispatch_assert_queue_not)(queue);
}

void dispatch_apply(size_t count, dispatch_ref queue, void *block) {
  if (!current_clock) return REAL(dispatch_apply)(count, queue, block);
  void (*invoke)(void *, size_t) = (void (*)(void *, size_t))((struct block *)block)->invoke;
  for (size_t i = 0; i < count; i++) invoke(block, i);
}

void dispatch_apply_f(
    size_t count, dispatch_ref queue, void *context, void (*run)(void *, size_t)) {
  if (!current_clock) return REAL(dispatch_apply_f)(count, queue, context, run);
  for (size_t i = 0; i < count; i++) run(context, i);
}

// MARK: Waiting

typedef intptr_t (*poll_function)(void *object, uint64_t timeout);

/// How long a wait may really wait for a thread that does not follow the clock, in milliseconds.
#define THREAD_PATIENCE 5000

/// Waits as libdispatch would: 0 when the thing came, else after the timeout.
static intptr_t wait_for(
    virtual_clock *clock, poll_function poll, void *object, uint64_t timeout, const char *name) {
  uint64_t deadline = timeout ? dispatch_due(clock, timeout) : 0;
  int patience = clock->has_threads ? THREAD_PATIENCE : 0;
  for (;;) {
    intptr_t result = poll(object, 0);
    if (!result || !timeout) return result;
    if (clock_run_one_while_waiting(clock)) continue;
    if (clock_run_timer_while_waiting(clock, deadline)) continue;
    if (deadline != VIRTUAL_NEVER) {
      clock_sleep_until(clock, deadline);
      return poll(object, 0);
    }
    if (patience-- > 0) {
      struct timespec millisecond = {0, 1000000};
      REAL(nanosleep)(&millisecond, NULL);
      continue;
    }
    clock_warn(
        clock,
        "%s waits at %.6f s for something that nothing left to run can bring: a deadlock, or "
        "background work that waits for the main thread, which cannot go on meanwhile. The wait "
        "was ended as if it had timed out.",
        name, (double)virtual_clock_local_now(clock) / 1e9);
    return result;
  }
}

intptr_t dispatch_semaphore_wait(dispatch_ref semaphore, uint64_t timeout) {
  virtual_clock *clock = current_clock;
  if (!clock) return REAL(dispatch_semaphore_wait)(semaphore, timeout);
  return wait_for(
      clock, (poll_function)REAL(dispatch_semaphore_wait), semaphore, timeout,
      "DispatchSemaphore.wait");
}

intptr_t dispatch_group_wait(dispatch_ref group, uint64_t timeout) {
  virtual_clock *clock = current_clock;
  if (!clock) return REAL(dispatch_group_wait)(group, timeout);
  return wait_for(
      clock, (poll_function)REAL(dispatch_group_wait), group, timeout, "DispatchGroup.wait");
}

intptr_t dispatch_block_wait(void *block, uint64_t timeout) {
  virtual_clock *clock = current_clock;
  if (!clock) return REAL(dispatch_block_wait)(block, timeout);
  return wait_for(
      clock, (poll_function)REAL(dispatch_block_wait), block, timeout, "DispatchWorkItem.wait");
}

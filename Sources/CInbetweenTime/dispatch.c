// Blocks, functions, groups and queues of libdispatch, on the clock of the calling thread.
//
// Main queue work runs on the player's thread in the clock's order. Work for another queue runs
// there too, inside the real dispatch_sync_f of that queue, so that assertions and queue-specific
// data hold.
#include "internal.h"

typedef void (*function)(void *);

extern dispatch_ref dispatch_get_global_queue(intptr_t identifier, uintptr_t flags);
extern dispatch_ref dispatch_queue_create(const char *label, dispatch_ref attribute);
extern void *dispatch_queue_get_specific(dispatch_ref queue, const void *key);
extern void dispatch_queue_set_specific(
    dispatch_ref queue, const void *key, void *value, function destructor);
extern void dispatch_group_enter(dispatch_ref group);
extern void dispatch_group_leave(dispatch_ref group);
extern void dispatch_retain(dispatch_ref object);
extern void dispatch_release(dispatch_ref object);
void _dispatch_main_queue_callback_4CF(void *message);
void dispatch_sync_f(dispatch_ref queue, void *context, function run);
void dispatch_barrier_sync_f(dispatch_ref queue, void *context, function run);

// MARK: Queues

dispatch_ref queue_main(void) {
  extern struct dispatch_object _dispatch_main_q;
  return REAL(_dispatch_main_q);
}

void queue_retain(dispatch_ref object) { REAL(dispatch_retain)(object); }
void queue_release(dispatch_ref object) { REAL(dispatch_release)(object); }

/// Marks a queue that was made to deliver to the main queue.
static const char targets_main;

virtual_lane queue_lane(dispatch_ref *queue) {
  if (!*queue || *queue == queue_main()) {
    *queue = NULL;
    return VIRTUAL_LANE_MAIN;
  }
  return REAL(dispatch_queue_get_specific)(*queue, &targets_main) ? VIRTUAL_LANE_MAIN
                                                                   : VIRTUAL_LANE_BACKGROUND;
}

bool queue_is_concurrent(dispatch_ref queue) {
  static const int classes[] = {0x21, 0x19, 0x15, 0x11, 0x09, 0x05, 0x00};
  for (size_t i = 0; i < sizeof classes / sizeof *classes; i++) {
    if (queue == REAL(dispatch_get_global_queue)(classes[i], 0)) return true;
    if (queue == REAL(dispatch_get_global_queue)(classes[i], 2)) return true;
  }
  return false;
}

void queue_run_job(dispatch_ref queue, bool is_barrier, virtual_work work) {
  if (is_barrier) REAL(dispatch_barrier_sync_f)(queue, work.context, work.run);
  else REAL(dispatch_sync_f)(queue, work.context, work.run);
}

void dispatch_pump_main_queue(void) { REAL(_dispatch_main_queue_callback_4CF)(NULL); }

dispatch_ref dispatch_queue_create_with_target(
    const char *label, dispatch_ref attribute, dispatch_ref target) {
  // Entering a queue that delivers to the main queue would wait for the main queue, on its thread.
  bool is_main = current_clock && target == queue_main();
  dispatch_ref made =
      REAL(dispatch_queue_create_with_target)(label, attribute, is_main ? NULL : target);
  queue_note_made(made);
  if (is_main) {
    REAL(dispatch_queue_set_specific)(made, &targets_main, (void *)&targets_main, NULL);
  }
  return made;
}

void dispatch_set_target_queue(dispatch_ref object, dispatch_ref target) {
  if (!current_clock || target != queue_main()) {
    REAL(dispatch_set_target_queue)(object, target);
    return;
  }
  REAL(dispatch_queue_set_specific)(object, &targets_main, (void *)&targets_main, NULL);
}

// MARK: Adding work

static void run_block(void *context) {
  struct block *block = context;
  block->invoke(block);
  _Block_release(block);
}

static void discard_block(void *context) { _Block_release(context); }

virtual_work block_work(void *block) {
  struct block *copy = _Block_copy(block);
  return (virtual_work){run_block, discard_block, copy};
}

static void add(
    virtual_clock *clock, uint64_t due, dispatch_ref queue, bool is_barrier, virtual_work work) {
  virtual_lane lane = queue_lane(&queue);
  clock_add(
      clock, due, lane,
      lane == VIRTUAL_LANE_MAIN ? VIRTUAL_KIND_MAIN_BLOCK : VIRTUAL_KIND_BLOCK, queue, is_barrier,
      work);
}

static void add_now(
    virtual_clock *clock, dispatch_ref queue, bool is_barrier, virtual_work work) {
  add(clock, virtual_clock_local_now(clock), queue, is_barrier, work);
}

uint64_t dispatch_due(const virtual_clock *clock, uint64_t when) {
  if (when == 0) return virtual_clock_local_now(clock);
  if (when == ~0ull) return VIRTUAL_NEVER;
  if ((when >> 62) == 3) {  // Wall time: the negative of nanoseconds since 1970.
    int64_t wall = (int64_t)(0 - when);
    return wall > clock->epoch ? (uint64_t)(wall - clock->epoch) : 0;
  }
  when &= ~(1ull << 63);  // Set for the monotonic clock, clear for uptime: the same here.
  return when > UPTIME_BASE ? when - UPTIME_BASE : 0;
}

void dispatch_async(dispatch_ref queue, void *block) {
  virtual_clock *clock = current_clock;
  if (!clock) return REAL(dispatch_async)(queue, block);
  add_now(clock, queue, false, block_work(block));
}

void dispatch_async_f(dispatch_ref queue, void *context, function run) {
  virtual_clock *clock = current_clock;
  if (!clock) return REAL(dispatch_async_f)(queue, context, run);
  add_now(clock, queue, false, (virtual_work){run, NULL, context});
}

void dispatch_barrier_async(dispatch_ref queue, void *block) {
  virtual_clock *clock = current_clock;
  if (!clock) return REAL(dispatch_barrier_async)(queue, block);
  add_now(clock, queue, true, block_work(block));
}

void dispatch_barrier_async_f(dispatch_ref queue, void *context, function run) {
  virtual_clock *clock = current_clock;
  if (!clock) return REAL(dispatch_barrier_async_f)(queue, context, run);
  add_now(clock, queue, true, (virtual_work){run, NULL, context});
}

void dispatch_after(uint64_t when, dispatch_ref queue, void *block) {
  virtual_clock *clock = current_clock;
  if (!clock) return REAL(dispatch_after)(when, queue, block);
  add(clock, dispatch_due(clock, when), queue, false, block_work(block));
}

void dispatch_after_f(uint64_t when, dispatch_ref queue, void *context, function run) {
  virtual_clock *clock = current_clock;
  if (!clock) return REAL(dispatch_after_f)(when, queue, context, run);
  add(clock, dispatch_due(clock, when), queue, false, (virtual_work){run, NULL, context});
}

// MARK: Groups

typedef struct member {
  virtual_work work;
  dispatch_ref group;
} member;

static void leave(member *member) {
  REAL(dispatch_group_leave)(member->group);
  queue_release(member->group);
  free(member);
}

static void run_member(void *context) {
  member *member = context;
  member->work.run(member->work.context);
  leave(member);
}

static void discard_member(void *context) {
  member *member = context;
  if (member->work.discard) member->work.discard(member->work.context);
  leave(member);
}

static void add_member(
    virtual_clock *clock, dispatch_ref group, dispatch_ref queue, virtual_work work) {
  member *made = malloc(sizeof *made);
  if (!made) abort();
  *made = (member){work, group};
  queue_retain(group);
  REAL(dispatch_group_enter)(group);
  add_now(clock, queue, false, (virtual_work){run_member, discard_member, made});
}

void dispatch_group_async(dispatch_ref group, dispatch_ref queue, void *block) {
  virtual_clock *clock = current_clock;
  if (!clock) return REAL(dispatch_group_async)(group, queue, block);
  add_member(clock, group, queue, block_work(block));
}

void dispatch_group_async_f(
    dispatch_ref group, dispatch_ref queue, void *context, function run) {
  virtual_clock *clock = current_clock;
  if (!clock) return REAL(dispatch_group_async_f)(group, queue, context, run);
  add_member(clock, group, queue, (virtual_work){run, NULL, context});
}

// MARK: Notices

// libdispatch itself knows when a group or a work item is done. It tells a queue of ours, on a
// thread of its own; the notice goes to the clock's inbox. Waiting for that queue after each piece
// of work makes the instant certain.

typedef struct notice {
  virtual_clock *clock;
  dispatch_ref queue;
  virtual_work work;
} notice;

static dispatch_ref notice_queue(void) {
  static _Atomic(dispatch_ref) shared;
  dispatch_ref queue = atomic_load(&shared);
  if (queue) return queue;
  dispatch_ref made = REAL(dispatch_queue_create)("inbetween.notices", NULL);
  if (atomic_compare_exchange_strong(&shared, &queue, made)) return made;
  queue_release(made);
  return queue;
}

static void deliver_notice(void *context) {
  notice *notice = context;
  dispatch_ref queue = notice->queue;
  virtual_lane lane = queue_lane(&queue);
  clock_post_from_outside(
      notice->clock, lane,
      lane == VIRTUAL_LANE_MAIN ? VIRTUAL_KIND_MAIN_BLOCK : VIRTUAL_KIND_BLOCK, queue,
      notice->work);
  queue_release(notice->queue);
  atomic_fetch_sub(&notice->clock->pending_notices, 1);
  clock_release(notice->clock);
  free(notice);
}

static notice *make_notice(virtual_clock *clock, dispatch_ref queue, virtual_work work) {
  notice *made = malloc(sizeof *made);
  if (!made) abort();
  *made = (notice){clock, queue, work};
  clock_retain(clock);
  queue_retain(queue);
  atomic_fetch_add(&clock->pending_notices, 1);
  return made;
}

static void nothing(void *context) { (void)context; }

void dispatch_flush_notices(virtual_clock *clock) {
  (void)clock;
  REAL(dispatch_sync_f)(notice_queue(), NULL, nothing);
}

extern void dispatch_group_notify_f(
    dispatch_ref group, dispatch_ref queue, void *context, function run);

static void notify(dispatch_ref group, dispatch_ref queue, virtual_work work) {
  virtual_clock *clock = current_clock;
  REAL(dispatch_group_notify_f)
  (group, notice_queue(), make_notice(clock, queue, work), deliver_notice);
  // An empty group tells at once.
  dispatch_flush_notices(clock);
}

void dispatch_group_notify(dispatch_ref group, dispatch_ref queue, void *block) {
  if (!current_clock) return REAL(dispatch_group_notify)(group, queue, block);
  notify(group, queue, block_work(block));
}

void dispatch_group_notify_f(
    dispatch_ref group, dispatch_ref queue, void *context, function run) {
  if (!current_clock) return REAL(dispatch_group_notify_f)(group, queue, context, run);
  notify(group, queue, (virtual_work){run, NULL, context});
}

/// A block in the ABI's layout that delivers one notice.
struct notice_block {
  struct block header;
  void *descriptor;
  notice *notice;
};

static void invoke_notice_block(void *block) {
  deliver_notice(((struct notice_block *)block)->notice);
}

extern void *_NSConcreteStackBlock[];

void dispatch_block_notify(void *item, dispatch_ref queue, void *block) {
  virtual_clock *clock = current_clock;
  if (!clock) return REAL(dispatch_block_notify)(item, queue, block);
  static const struct {
    uintptr_t reserved, size;
  } descriptor = {0, sizeof(struct notice_block)};
  struct notice_block made = {
      {_NSConcreteStackBlock, 0, 0, invoke_notice_block},
      (void *)&descriptor,
      make_notice(clock, queue, block_work(block))};
  REAL(dispatch_block_notify)(item, notice_queue(), &made);
  dispatch_flush_notices(clock);
}

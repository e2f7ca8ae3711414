// Dispatch sources whose events come from the program itself: timers and user data.
//
// The real source is made as one that never fires, so that its life, cancellation flag and
// suspension are libdispatch's; schedule, data and handlers are kept here.
#include "internal.h"

typedef void (*function)(void *);
typedef const struct source_type *source_type;

dispatch_ref dispatch_source_create(
    source_type type, uintptr_t handle, uintptr_t mask, dispatch_ref queue);
intptr_t dispatch_source_testcancel(dispatch_ref source);
dispatch_ref dispatch_get_global_queue(intptr_t identifier, uintptr_t flags);
extern struct source_type _dispatch_source_type_timer, _dispatch_source_type_data_add;
extern struct source_type _dispatch_source_type_data_or, _dispatch_source_type_data_replace;

typedef enum data_rule { TIMER, ADD, OR, REPLACE } data_rule;

typedef struct source {
  struct source *next;
  dispatch_ref object;
  virtual_clock *clock;
  dispatch_ref queue;
  data_rule rule;
  int references;
  /// Sources are born suspended.
  int suspensions;
  bool is_cancelled;
  virtual_work handler, cancel_handler, registration_handler;
  uint64_t due, interval;
  virtual_token timer;
  bool has_pending_event;
  uintptr_t pending_data, data;
} source;

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static source *sources;
static atomic_int source_count;

/// A source is used by one thread at a time, as its clock is; the list is shared.
static source *find(dispatch_ref object) {
  if (!atomic_load_explicit(&source_count, memory_order_relaxed)) return NULL;
  pthread_mutex_lock(&lock);
  source *found = sources;
  while (found && found->object != object) found = found->next;
  pthread_mutex_unlock(&lock);
  return found;
}

static void set(virtual_work *slot, virtual_work work) {
  virtual_work old = *slot;
  *slot = work;
  if (old.discard) old.discard(old.context);
}

static void clear(virtual_work *slot) { set(slot, (virtual_work){0}); }

static void retain_source(source *source) { source->references++; }

static void release_source(source *source) {
  if (--source->references) return;
  clear(&source->handler);
  clear(&source->cancel_handler);
  clear(&source->registration_handler);
  queue_release(source->queue);
  clock_release(source->clock);
  free(source);
}

static void release_context(void *context) { release_source(context); }

// MARK: Events

static virtual_token add(source *source, uint64_t due, function run) {
  dispatch_ref queue = source->queue;
  virtual_lane lane = queue_lane(&queue);
  retain_source(source);
  return clock_add(
      source->clock, due, lane, VIRTUAL_KIND_SOURCE, queue, false,
      (virtual_work){run, release_context, source});
}

static void add_now(source *source, function run) {
  add(source, virtual_clock_local_now(source->clock), run);
}

static void handle(source *source) {
  retain_source(source);
  if (source->handler.run && !source->is_cancelled) source->handler.run(source->handler.context);
  release_source(source);
}

static void handle_data(void *context) {
  source *source = context;
  source->has_pending_event = false;
  if (!source->suspensions) {
    source->data = source->pending_data;
    source->pending_data = 0;
    handle(source);
  }
  release_source(source);
}

static void fire(void *context);

static void arm(source *source) {
  virtual_clock_cancel(source->clock, source->timer);
  source->timer = (virtual_token){0};
  if (source->suspensions || source->is_cancelled || source->due == VIRTUAL_NEVER) return;
  uint64_t now = virtual_clock_local_now(source->clock);
  source->timer = add(source, source->due > now ? source->due : now, fire);
}

static void fire(void *context) {
  source *source = context;
  source->timer = (virtual_token){0};
  uint64_t now = virtual_clock_local_now(source->clock);
  // Events that a blocked thread has missed are told as a count.
  source->data = 1;
  if (source->interval) {
    source->data += (now - source->due) / source->interval;
    source->due += source->data * source->interval;
  } else {
    source->due = VIRTUAL_NEVER;
  }
  arm(source);
  handle(source);
  release_source(source);
}

static void run_cancel_handler(void *context) {
  source *source = context;
  if (source->cancel_handler.run) source->cancel_handler.run(source->cancel_handler.context);
  clear(&source->cancel_handler);
  clear(&source->handler);
  release_source(source);
}

static void run_registration_handler(void *context) {
  source *source = context;
  if (source->registration_handler.run && !source->is_cancelled) {
    source->registration_handler.run(source->registration_handler.context);
  }
  clear(&source->registration_handler);
  release_source(source);
}

static void start_pending(source *source) {
  if (source->rule == TIMER) return arm(source);
  if (!source->pending_data || source->has_pending_event || source->suspensions) return;
  source->has_pending_event = true;
  add_now(source, handle_data);
}

// MARK: What programs call

dispatch_ref dispatch_source_create(
    source_type type, uintptr_t handle, uintptr_t mask, dispatch_ref queue) {
  virtual_clock *clock = current_clock;
  data_rule rule = TIMER;
  if (type == REAL(_dispatch_source_type_data_add)) rule = ADD;
  else if (type == REAL(_dispatch_source_type_data_or)) rule = OR;
  else if (type == REAL(_dispatch_source_type_data_replace)) rule = REPLACE;
  else if (clock && type != REAL(_dispatch_source_type_timer)) {
    clock->has_threads = true;
    clock_warn(
        clock,
        "A dispatch source for files, signals or processes works in real time: its events come at "
        "no fixed instant.");
    clock = NULL;
  }
  if (!clock) return REAL(dispatch_source_create)(type, handle, mask, queue);
  dispatch_ref global = REAL(dispatch_get_global_queue)(0, 0);
  dispatch_ref made =
      REAL(dispatch_source_create)(REAL(_dispatch_source_type_data_add), 0, 0, global);
  if (!made) return NULL;
  source *record = calloc(1, sizeof *record);
  if (!record) abort();
  record->object = made;
  record->clock = clock;
  record->queue = queue ? queue : global;
  record->rule = rule;
  record->references = 1;
  record->suspensions = 1;
  record->due = VIRTUAL_NEVER;
  clock_retain(clock);
  queue_retain(record->queue);
  pthread_mutex_lock(&lock);
  record->next = sources;
  sources = record;
  atomic_fetch_add(&source_count, 1);
  pthread_mutex_unlock(&lock);
  return made;
}

/// A program that lets go of a timer stops it.
static void forget(source *source) {
  pthread_mutex_lock(&lock);
  struct source **at = &sources;
  while (*at != source) at = &(*at)->next;
  *at = source->next;
  atomic_fetch_sub(&source_count, 1);
  pthread_mutex_unlock(&lock);
  source->is_cancelled = true;
  virtual_clock_cancel(source->clock, source->timer);
  release_source(source);
}

void dispatch_release(dispatch_ref object) {
  source *source = find(object);
  // The only owner of a source is the object that wraps it, and lets go once.
  if (source) forget(source);
  REAL(dispatch_release)(object);
}

void dispatch_source_set_timer(
    dispatch_ref object, uint64_t start, uint64_t interval, uint64_t leeway) {
  source *source = find(object);
  if (!source) return REAL(dispatch_source_set_timer)(object, start, interval, leeway);
  source->due = dispatch_due(source->clock, start);
  // A device fires no timer more often than every tenth of a millisecond.
  if (interval && interval < 100000) interval = 100000;
  source->interval = interval >= INT64_MAX ? 0 : interval;
  arm(source);
}

#define DEFINE_HANDLER(name, slot)                                                 \
  void name(dispatch_ref object, void *block) {                                    \
    source *source = find(object);                                                 \
    if (!source) return REAL(name)(object, block);                                 \
    set(&source->slot, block ? handler_work(block) : (virtual_work){0});           \
  }

static void invoke(void *context) { ((struct block *)context)->invoke(context); }

static void release_block(void *context) { _Block_release(context); }

/// Unlike other work, a handler runs many times.
static virtual_work handler_work(void *block) {
  return (virtual_work){invoke, release_block, _Block_copy(block)};
}

DEFINE_HANDLER(dispatch_source_set_event_handler, handler)
DEFINE_HANDLER(dispatch_source_set_cancel_handler, cancel_handler)
DEFINE_HANDLER(dispatch_source_set_registration_handler, registration_handler)

void dispatch_source_cancel(dispatch_ref object) {
  source *source = find(object);
  REAL(dispatch_source_cancel)(object);
  if (!source || source->is_cancelled) return;
  source->is_cancelled = true;
  virtual_clock_cancel(source->clock, source->timer);
  source->timer = (virtual_token){0};
  add_now(source, run_cancel_handler);
}

uintptr_t dispatch_source_get_data(dispatch_ref object) {
  source *source = find(object);
  return source ? source->data : REAL(dispatch_source_get_data)(object);
}

void dispatch_source_merge_data(dispatch_ref object, uintptr_t data) {
  source *source = find(object);
  if (!source) return REAL(dispatch_source_merge_data)(object, data);
  if (source->is_cancelled || !data) return;
  switch (source->rule) {
    case OR: source->pending_data |= data; break;
    case REPLACE: source->pending_data = data; break;
    default: source->pending_data += data; break;
  }
  start_pending(source);
}

bool source_resume(dispatch_ref object, bool only_activates) {
  source *source = find(object);
  if (!source) return false;
  if (!source->suspensions || (only_activates && source->suspensions > 1)) return true;
  if (--source->suspensions) return true;
  if (source->registration_handler.run) add_now(source, run_registration_handler);
  start_pending(source);
  return true;
}

bool source_suspend(dispatch_ref object) {
  source *source = find(object);
  if (!source) return false;
  source->suspensions++;
  virtual_clock_cancel(source->clock, source->timer);
  source->timer = (virtual_token){0};
  return true;
}

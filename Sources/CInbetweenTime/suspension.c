// Queues and sources that the program suspends: entering a suspended queue would wait for ever.
#include "internal.h"

typedef struct suspension {
  struct suspension *next;
  dispatch_ref queue;
  virtual_clock *clock;
  int count;
  /// Born inactive, and not yet activated.
  bool is_inactive;
} suspension;

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static suspension *suspensions;
static atomic_int suspended_queues;

static suspension **find(dispatch_ref queue) {
  suspension **at = &suspensions;
  while (*at && (*at)->queue != queue) at = &(*at)->next;
  return at;
}

bool queue_is_suspended(dispatch_ref queue) {
  if (!atomic_load_explicit(&suspended_queues, memory_order_relaxed)) return false;
  pthread_mutex_lock(&lock);
  bool is_suspended = *find(queue) != NULL;
  pthread_mutex_unlock(&lock);
  return is_suspended;
}

static void begin(virtual_clock *clock, dispatch_ref queue, bool is_inactive) {
  pthread_mutex_lock(&lock);
  suspension *entry = *find(queue);
  if (!entry) {
    entry = calloc(1, sizeof *entry);
    if (!entry) abort();
    entry->next = suspensions;
    entry->queue = queue;
    entry->clock = clock;
    clock_retain(clock);
    suspensions = entry;
    atomic_fetch_add(&suspended_queues, 1);
  }
  if (is_inactive) entry->is_inactive = true;
  else entry->count++;
  pthread_mutex_unlock(&lock);
}

static void end(dispatch_ref queue, bool activates) {
  if (!atomic_load_explicit(&suspended_queues, memory_order_relaxed)) return;
  pthread_mutex_lock(&lock);
  suspension **at = find(queue), *entry = *at;
  if (entry) {
    if (activates) entry->is_inactive = false;
    else if (entry->count) entry->count--;
  }
  bool is_last = entry && !entry->count && !entry->is_inactive;
  if (is_last) {
    *at = entry->next;
    atomic_fetch_sub(&suspended_queues, 1);
  }
  pthread_mutex_unlock(&lock);
  if (!is_last) return;
  if (entry->clock == current_clock) clock_unpark(entry->clock, queue);
  clock_release(entry->clock);
  free(entry);
}

void dispatch_suspend(dispatch_ref object) {
  REAL(dispatch_suspend)(object);
  if (!source_suspend(object) && current_clock) begin(current_clock, object, false);
}

void dispatch_resume(dispatch_ref object) {
  REAL(dispatch_resume)(object);
  if (!source_resume(object, false)) end(object, false);
}

void dispatch_activate(dispatch_ref object) {
  REAL(dispatch_activate)(object);
  if (!source_resume(object, true)) end(object, true);
}

/// Whether the queue that this thread makes next is to be born inactive: Swift asks for the
/// attribute and makes the queue in one go.
static __thread bool makes_inactive;

dispatch_ref dispatch_queue_attr_make_initially_inactive(dispatch_ref attribute) {
  makes_inactive = current_clock != NULL;
  return REAL(dispatch_queue_attr_make_initially_inactive)(attribute);
}

void queue_note_made(dispatch_ref queue) {
  if (makes_inactive && current_clock) begin(current_clock, queue, true);
  makes_inactive = false;
}

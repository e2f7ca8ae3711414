// Queues and sources that the program suspends: entering a suspended queue would wait for ever.
#include "internal.h"

typedef struct suspension {
  struct suspension *next;
  dispatch_ref queue;
  virtual_clock *clock;
  int count;
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

void dispatch_suspend(dispatch_ref object) {
  virtual_clock *clock = current_clock;
  REAL(dispatch_suspend)(object);
  if (source_suspend(object) || !clock) return;
  pthread_mutex_lock(&lock);
  suspension *entry = *find(object);
  if (!entry) {
    entry = calloc(1, sizeof *entry);
    if (!entry) abort();
    entry->next = suspensions;
    entry->queue = object;
    entry->clock = clock;
    clock_retain(clock);
    suspensions = entry;
    atomic_fetch_add(&suspended_queues, 1);
  }
  entry->count++;
  pthread_mutex_unlock(&lock);
}

void dispatch_resume(dispatch_ref object) {
  REAL(dispatch_resume)(object);
  if (source_resume(object, false)) return;
  if (!atomic_load_explicit(&suspended_queues, memory_order_relaxed)) return;
  pthread_mutex_lock(&lock);
  suspension **at = find(object), *entry = *at;
  bool is_last = entry && !--entry->count;
  if (is_last) {
    *at = entry->next;
    atomic_fetch_sub(&suspended_queues, 1);
  }
  pthread_mutex_unlock(&lock);
  if (!is_last) return;
  if (entry->clock == current_clock) clock_unpark(entry->clock, object);
  clock_release(entry->clock);
  free(entry);
}

void dispatch_activate(dispatch_ref object) {
  REAL(dispatch_activate)(object);
  source_resume(object, true);
}

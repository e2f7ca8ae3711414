// Work in the order in which it is to run: a list of what is ready, a heap of what has a time.
#include "internal.h"

void lane_append(lane_queue *lane, job *job) {
  job->next = NULL;
  if (lane->tail) lane->tail->next = job;
  else lane->head = job;
  lane->tail = job;
}

job *lane_pop(lane_queue *lane) {
  job *first = lane->head;
  if (!first) return NULL;
  lane->head = first->next;
  if (!lane->head) lane->tail = NULL;
  return first;
}

void lane_unlink(lane_queue *lane, job *before, job *job) {
  if (before) before->next = job->next;
  else lane->head = job->next;
  if (lane->tail == job) lane->tail = before;
}

bool job_is_earlier(const job *a, const job *b) {
  return a->due != b->due ? a->due < b->due : a->sequence < b->sequence;
}

static void heap_set(lane_queue *lane, int index, job *job) {
  lane->heap[index] = job;
  job->heap_index = index;
}

static void heap_sift(lane_queue *lane, int index) {
  job *moved = lane->heap[index];
  while (index > 0 && job_is_earlier(moved, lane->heap[(index - 1) / 2])) {
    heap_set(lane, index, lane->heap[(index - 1) / 2]);
    index = (index - 1) / 2;
  }
  for (;;) {
    int child = 2 * index + 1;
    if (child >= lane->count) break;
    if (child + 1 < lane->count && job_is_earlier(lane->heap[child + 1], lane->heap[child])) child++;
    if (!job_is_earlier(lane->heap[child], moved)) break;
    heap_set(lane, index, lane->heap[child]);
    index = child;
  }
  heap_set(lane, index, moved);
}

void lane_insert(lane_queue *lane, job *job) {
  if (lane->count == lane->capacity) {
    lane->capacity = lane->capacity ? 2 * lane->capacity : 16;
    lane->heap = realloc(lane->heap, (size_t)lane->capacity * sizeof *lane->heap);
    if (!lane->heap) abort();
  }
  heap_set(lane, lane->count++, job);
  heap_sift(lane, job->heap_index);
}

void lane_remove(lane_queue *lane, job *job) {
  int index = job->heap_index;
  struct job *last = lane->heap[--lane->count];
  job->heap_index = -1;
  if (last == job) return;
  heap_set(lane, index, last);
  heap_sift(lane, index);
}

// What starts something that cannot follow the clock is named in a warning.
#include "internal.h"

#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>

void *real_symbol(const char *name) {
  void *found = dlsym(RTLD_NEXT, name);
  if (!found) {
    fprintf(stderr, "inbetween: the system has no %s; is this the pinned toolchain?\n", name);
    abort();
  }
  return found;
}

static bool is_from(const void *caller, const char *library) {
  Dl_info information;
  return dladdr(caller, &information) && information.dli_fname &&
         strstr(information.dli_fname, library);
}

// A sanitizer's runtime defines pthread_create as well, and needs to.
#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define HAS_SANITIZER 1
#endif
#endif

#ifndef HAS_SANITIZER
int pthread_create(
    pthread_t *restrict thread, const pthread_attr_t *restrict attributes,
    void *(*start)(void *), void *restrict argument) {
  virtual_clock *clock = current_clock;
  const void *caller = __builtin_return_address(0);
  // libdispatch adds workers for its own ends, and so does the text layout by way of GLib.
  if (clock && !is_from(caller, "libdispatch") && !is_from(caller, "libglib")) {
    clock->has_threads = true;
    if (is_from(caller, "libFoundationNetworking")) {
      clock_warn(clock, "URLSession works in real time: its answers come at no fixed instant.");
    } else {
      clock_warn(
          clock,
          "A thread of its own (%s) sees real time and chance; what it sends back comes at no "
          "fixed instant. A Task or a DispatchQueue would follow the stage.",
          is_from(caller, "libFoundation") ? "Thread" : "pthread_create");
    }
  }
  return REAL(pthread_create)(thread, attributes, start, argument);
}
#endif

static void warn_process(void) {
  if (!current_clock) return;
  current_clock->has_threads = true;
  clock_warn(
      current_clock, "Process runs in real time: its output and end come at no fixed instant.");
}

int posix_spawn(
    pid_t *restrict process, const char *restrict path,
    const posix_spawn_file_actions_t *actions, const posix_spawnattr_t *restrict attributes,
    char *const arguments[restrict], char *const environment[restrict]) {
  warn_process();
  return REAL(posix_spawn)(process, path, actions, attributes, arguments, environment);
}

int posix_spawnp(
    pid_t *restrict process, const char *restrict file,
    const posix_spawn_file_actions_t *actions, const posix_spawnattr_t *restrict attributes,
    char *const arguments[restrict], char *const environment[restrict]) {
  warn_process();
  return REAL(posix_spawnp)(process, file, actions, attributes, arguments, environment);
}

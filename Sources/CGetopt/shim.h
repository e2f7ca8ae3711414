/* The C library's getopt_long. Its state is global; these functions are the way to it. */
#include <getopt.h>

static inline void getopt_begin(void) {
  optind = 0;
  opterr = 0;
}

/* The place in argv of the next word. */
static inline int getopt_place(void) { return optind; }

/* The value of the option that was found last. */
static inline const char *getopt_value(void) { return optarg; }

#include <libwebsockets.h>
#include <signal.h>
#include <sys/prctl.h>

/// A macro that is not imported: the room that `lws_write` wants before the bytes.
enum { INBETWEEN_LWS_PRE = LWS_PRE };

/// The system ends the calling process when the one that started it is gone, however that ended.
static inline void inbetween_end_with_parent(void) { prctl(PR_SET_PDEATHSIG, SIGKILL); }

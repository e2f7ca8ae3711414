#include "CInbetweenTime.h"

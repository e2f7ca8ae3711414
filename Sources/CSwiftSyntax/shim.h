/* Programs that import this module find the toolchain's SwiftSyntax libraries when they run. */
#if __has_include(<InbetweenRunPath.h>)
#include <InbetweenRunPath.h>
#else
#error "the place of the toolchain's SwiftSyntax is not known: run Scripts/setup of inbetween once"
#endif

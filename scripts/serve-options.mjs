/**
 * Options of Node for the process that serves. V8 would let the space for new objects grow to 64 MB and more at the start
 * and keep it; a larger one than this saved no CPU, for orders or for pages rendered anew.
 */
export const SERVE_OPTIONS = ['--max-semi-space-size=8']

/** With an arena of memory for each thread that compresses, glibc kept some 30 MB more. */
export const SERVE_ENV = { MALLOC_ARENA_MAX: '2' }

package kodama.bench.lua;

/**
 * The speed of a program.
 *
 * @param first speed during the first phase, right after the start of the engine, in nanoseconds per operation
 * @param warm median of some rounds after the warm-up, in nanoseconds per operation
 */
record ProgramTimes(double first, double warm) {}

package kodama.bench.lua;

/**
 * How fast a program went.
 *
 * @param first in its first moments, its engine having just begun; in nanoseconds an operation
 * @param warm once it had run for a while, the median of some rounds; in nanoseconds an operation
 */
record ProgramTimes(double first, double warm) {}

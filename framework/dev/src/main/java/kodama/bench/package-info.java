/**
 * Benchmarks of the framework's parts, whole games, start-up and latency, for {@code kodama bench}. The results compare
 * one machine or version with another.
 */
@NullMarked
package kodama.bench;

import org.jspecify.annotations.NullMarked;

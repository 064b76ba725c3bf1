/**
 * Clocks, pacing and the meter for frames per second.
 *
 * <p>base. Time enters the program here and nowhere else, so that tests can put a manual clock in its place. Owned by
 * the thread that paces its frames.
 */
@NullMarked
package kodama.time;

import org.jspecify.annotations.NullMarked;

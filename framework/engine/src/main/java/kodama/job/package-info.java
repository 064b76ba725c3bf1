/**
 * Jobs: work on several cores that is joined again within the frame, and long work whose result comes some ticks
 * later.
 *
 * <p>base} and {@code kodama.time}. The threads live here, named {@code kodama-job-N} and {@code kodama-long-N}; they
 * sleep when there is nothing to do. A job must not touch scripts or tasks, which belong to the game thread.
 */
@NullMarked
package kodama.job;

import org.jspecify.annotations.NullMarked;

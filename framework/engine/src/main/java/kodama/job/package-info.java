/** Jobs on several cores that are joined within a frame, and long jobs whose result arrives some ticks later. */
@NullMarked
package kodama.job;

import org.jspecify.annotations.NullMarked;

/** Clocks, pacing and the meter for frames per second. Real time enters the program here and nowhere else. */
@NullMarked
package kodama.time;

import org.jspecify.annotations.NullMarked;

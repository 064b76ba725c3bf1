/** Clocks, pacing and the frame rate meter. The only package that reads real time. */
@NullMarked
package kodama.time;

import org.jspecify.annotations.NullMarked;

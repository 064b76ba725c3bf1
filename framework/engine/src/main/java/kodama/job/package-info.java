/** Work on several cores that is joined again within the frame, and long work whose result comes some ticks later. */
@NullMarked
package kodama.job;

import org.jspecify.annotations.NullMarked;

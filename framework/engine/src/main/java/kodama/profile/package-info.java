/** Measures frames and their parts and keeps the last 600 frames. Any thread records; the game thread reads. */
@NullMarked
package kodama.profile;

import org.jspecify.annotations.NullMarked;

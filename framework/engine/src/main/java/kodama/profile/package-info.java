/** What frames and their parts take, the last 600 frames whole. Any thread records; the game thread looks. */
@NullMarked
package kodama.profile;

import org.jspecify.annotations.NullMarked;

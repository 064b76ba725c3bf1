/**
 * What the player presses: raw key events, latched once a frame into a pad that does not change until the next; and the
 * mouse, for tools.
 *
 * <p>Floor 2. Device threads write raw events; the game thread latches and reads.
 */
@NullMarked
package kodama.input;

import org.jspecify.annotations.NullMarked;

/**
 * Bullets: a pool of plain numbers, moved and hit-tested once a tick, and the patterns that fill it.
 *
 * <p>Floor 4. Owned by the game thread.
 */
@NullMarked
package kodama.shot;

import org.jspecify.annotations.NullMarked;

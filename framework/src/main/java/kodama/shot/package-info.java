/**
 * Shots and patterns: a pool of plain numbers, moved and hit-tested once a tick, and the directions that fill it.
 *
 * <p>Each tick {@link kodama.shot.Shots} moves all shots and tells those of {@link kodama.hit.Targets} that they met,
 * in one fixed order; then the shots are drawn.
 *
 * <p>Floor 4. Owned by the game thread. Nothing here allocates in a tick.
 */
@NullMarked
package kodama.shot;

import org.jspecify.annotations.NullMarked;

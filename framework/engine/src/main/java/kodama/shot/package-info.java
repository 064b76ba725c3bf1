/**
 * Shots: a pool of plain numbers, moved and hit-tested once a tick. What fills it are {@link kodama.shot.pattern}s.
 *
 * <p>Each tick {@link kodama.shot.Shots} moves all shots and tells those of {@link kodama.hit.Targets} that they met,
 * in one fixed order; then the shots are drawn.
 *
 * <p>Owned by the game thread. Nothing here allocates in a tick.
 */
@NullMarked
package kodama.shot;

import org.jspecify.annotations.NullMarked;

/**
 * Shots, hits and patterns: a pool of plain numbers, moved and hit-tested once a tick, and the directions that fill it.
 *
 * <p>Each tick the owner fills {@link kodama.shot.Targets} with those who can be hit and {@link kodama.shot.Bodies}
 * with those who ram; then {@link kodama.shot.Shots} and the bodies tell all hits, in one fixed order, and the shots
 * are drawn. Knows no tasks: what can be hit is a {@link kodama.shot.ShotTarget}.
 *
 * <p>Floor 4. Owned by the game thread. Nothing here allocates in a tick.
 */
@NullMarked
package kodama.shot;

import org.jspecify.annotations.NullMarked;

/**
 * Finds out who meets whom: bodies with outlines, in groups, and a grid that keeps the search short.
 *
 * <p>Each tick the owner fills {@link kodama.hit.Targets} with those who can be hit and {@link kodama.hit.Bodies} with
 * those who ram. Knows neither tasks nor shots: what can be hit is a {@link kodama.hit.ShotTarget}.
 *
 * <p>Owned by the game thread. Nothing here allocates in a tick.
 */
@NullMarked
package kodama.hit;

import org.jspecify.annotations.NullMarked;

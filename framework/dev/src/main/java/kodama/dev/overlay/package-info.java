/**
 * Figures over the running game: what frames take, a graph of the last 600, and the worst of them.
 *
 * <p>Owned by the game thread.
 */
@NullMarked
package kodama.dev.overlay;

import org.jspecify.annotations.NullMarked;

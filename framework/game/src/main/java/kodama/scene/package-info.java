/**
 * Scenes: a root task and what it owns, one at a time.
 *
 * <p>Owned by the game thread.
 */
@NullMarked
package kodama.scene;

import org.jspecify.annotations.NullMarked;

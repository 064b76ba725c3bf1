/** Scenes, one at a time: a root task and what it owns. Owned by the game thread. */
@NullMarked
package kodama.scene;

import org.jspecify.annotations.NullMarked;

/**
 * The Lua side of a game: {@link kodama.script.ScriptWorld} puts together what its rooms have, and gives each module
 * of the Lua API its collaborators; {@link kodama.script.JavaTask} is what a game's own tasks in Java extend, or one
 * of its three styles.
 *
 * <p>Owned by the game thread.
 */
@NullMarked
package kodama.script;

import org.jspecify.annotations.NullMarked;

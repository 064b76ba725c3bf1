/**
 * How a game begins and how scenes are found: their files, debug saves, commands, marks.
 *
 * <p>Owned by the game thread.
 */
@NullMarked
package kodama.script.scene;

import org.jspecify.annotations.NullMarked;

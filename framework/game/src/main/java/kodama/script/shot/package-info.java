/**
 * Shots that scripts hold by tables, hear of, and give tasks. {@link kodama.script.shot.ScriptedShots} puts the parts
 * together.
 *
 * <p>Works on the machine's own values, as {@code kodama.script.task} does.
 */
@NullMarked
package kodama.script.shot;

import org.jspecify.annotations.NullMarked;

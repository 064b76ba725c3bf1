/**
 * Shots as scripts see them, with tables, callbacks and tasks. {@link kodama.script.shot.ScriptedShots} wires the parts
 * together.
 *
 * <p>Uses the machine's own value classes for speed, like {@code kodama.script.task}.
 */
@NullMarked
package kodama.script.shot;

import org.jspecify.annotations.NullMarked;

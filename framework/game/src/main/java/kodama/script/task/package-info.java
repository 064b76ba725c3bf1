/**
 * Tasks that scripts know by tables: spawning, fields, drawing and events.
 *
 * <p>Uses the machine's own value classes for speed, because some fields of each task are read in every frame. {@link
 * kodama.script.task.ScriptedTasks} wires the parts together.
 */
@NullMarked
package kodama.script.task;

import org.jspecify.annotations.NullMarked;

/**
 * Tasks that scripts hold by tables: how they are spawned, what their fields mean, what they show and hear.
 *
 * <p>Only here does {@code kodama.script} work on the machine's own values, since a frame reads some of each task.
 * {@link kodama.script.task.ScriptedTasks} puts the parts together.
 */
@NullMarked
package kodama.script.task;

import org.jspecify.annotations.NullMarked;

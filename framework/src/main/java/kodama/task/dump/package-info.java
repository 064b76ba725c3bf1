/**
 * Shows what is in a list of tasks: as a table to read, as JSON for tools, as bytes in 16 columns.
 *
 * <p>Floor 3, above the tasks. Owned by the game thread.
 */
@NullMarked
package kodama.task.dump;

import org.jspecify.annotations.NullMarked;

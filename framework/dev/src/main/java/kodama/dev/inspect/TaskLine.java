package kodama.dev.inspect;

import kodama.task.TaskRow;

/**
 * A line of the inspector's tree.
 *
 * @param depth how many ancestors it has
 * @param isFolded whether its children are hidden
 * @param isFound whether it is what was looked for itself, not only a parent of that
 */
record TaskLine(TaskRow row, int depth, boolean isParent, boolean isFolded, boolean isFound) {}

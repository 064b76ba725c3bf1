package kodama.dev.inspect;

import kodama.task.TaskRow;

/**
 * A line of the inspector's tree.
 *
 * @param row the task
 * @param depth how many ancestors it has
 * @param isParent whether it has children
 * @param isFolded whether these are hidden
 * @param isFound whether it is what was looked for itself, not only a parent of that
 */
public record TaskLine(TaskRow row, int depth, boolean isParent, boolean isFolded, boolean isFound) {}

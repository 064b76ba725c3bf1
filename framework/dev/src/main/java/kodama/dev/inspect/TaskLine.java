package kodama.dev.inspect;

import kodama.task.TaskRow;

/**
 * A row of the tree of tasks.
 *
 * @param depth number of ancestors
 * @param isFolded whether its children are hidden
 * @param isFound whether the task itself matches the search, not only a descendant
 */
record TaskLine(TaskRow row, int depth, boolean isParent, boolean isFolded, boolean isFound) {}

package kodama.task;

/** The tree of parents and children, as it is seen from below. */
final class TaskTree {
    private TaskTree() {}

    /** Returns the ancestor of a task that has no parent; the task itself if it has none. */
    static TaskRecord root(TaskRecord task) {
        TaskRecord root = task;
        while (root.parent != null) root = root.parent;
        return root;
    }

    /** Whether two tasks are the same, or the one descends from the other. */
    static boolean areKin(TaskRecord a, TaskRecord b) {
        return descends(a, b) || descends(b, a);
    }

    private static boolean descends(TaskRecord task, TaskRecord from) {
        TaskRecord at = task;
        while (at != null && at != from) at = at.parent;
        return at == from;
    }
}

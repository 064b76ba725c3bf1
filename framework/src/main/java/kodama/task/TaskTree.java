package kodama.task;

/** Parents and children: a tree, linked through the records. */
final class TaskTree {
    private TaskTree() {}

    static void adopt(TaskRecord parent, TaskRecord child) {
        TaskRecord elder = parent.lastChild;
        child.parent = parent;
        child.siblingBefore = elder;
        if (elder == null) parent.firstChild = child;
        else elder.siblingAfter = child;
        parent.lastChild = child;
    }

    /** Takes a child out of its parent's children; it still knows its parent. */
    static void leave(TaskRecord child) {
        TaskRecord before = child.siblingBefore;
        TaskRecord after = child.siblingAfter;
        TaskRecord parent = child.parent;
        if (before != null) before.siblingAfter = after;
        else if (parent != null) parent.firstChild = after;
        if (after != null) after.siblingBefore = before;
        else if (parent != null) parent.lastChild = before;
        child.siblingBefore = null;
        child.siblingAfter = null;
    }

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

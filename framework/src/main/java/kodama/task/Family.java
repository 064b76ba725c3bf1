package kodama.task;

/** Links between parents and children. */
final class Family {
    private Family() {}

    static void adopt(Task parent, Task child) {
        Task elder = parent.lastChild;
        child.parent = parent;
        child.siblingBefore = elder;
        if (elder == null) parent.firstChild = child;
        else elder.siblingAfter = child;
        parent.lastChild = child;
    }

    /** Takes a child out of its parent's children; it still knows its parent. */
    static void leave(Task child) {
        Task before = child.siblingBefore;
        Task after = child.siblingAfter;
        Task parent = child.parent;
        if (before != null) before.siblingAfter = after;
        else if (parent != null) parent.firstChild = after;
        if (after != null) after.siblingBefore = before;
        else if (parent != null) parent.lastChild = before;
        child.siblingBefore = null;
        child.siblingAfter = null;
    }

    static Task eldest(Task task) {
        Task eldest = task;
        while (eldest.parent != null) eldest = eldest.parent;
        return eldest;
    }

    /** Whether two tasks are the same, or the one descends from the other. */
    static boolean areKin(Task a, Task b) {
        return descends(a, b) || descends(b, a);
    }

    private static boolean descends(Task task, Task from) {
        Task at = task;
        while (at != null && at != from) at = at.parent;
        return at == from;
    }
}

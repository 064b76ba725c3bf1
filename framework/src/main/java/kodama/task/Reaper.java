package kodama.task;

import kodama.base.ErrorSink;

/**
 * Ends tasks: marks them dead with all their descendants, lets them finish, and buries them at the end of the frame.
 *
 * <p>It walks through families in a loop, not by calls, as a chain of children may be longer than the stack is deep.
 */
final class Reaper {
    private final TimingWheel wheel;
    private final Register names;
    private final Register groups;
    private final ErrorSink errors;
    private final TaskBuffer dead = new TaskBuffer();

    Reaper(TimingWheel wheel, Register names, Register groups, ErrorSink errors) {
        this.wheel = wheel;
        this.names = names;
        this.groups = groups;
        this.errors = errors;
    }

    /** Kills a living task. Marked are parents before children, elder before younger; they finish the other way. */
    void kill(Task task) {
        int from = dead.size();
        discard(task);
        for (int i = from; i < dead.size(); i++) discardChildren(dead.get(i));
        for (int i = dead.size() - 1; i >= from; i--) finish(dead.get(i));
    }

    private void discardChildren(Task parent) {
        for (Task child = parent.firstChild; child != null; child = child.siblingAfter) if (!child.dead) discard(child);
    }

    /** Marks a task dead without any further ado. */
    void discard(Task task) {
        task.dead = true;
        wheel.remove(task);
        names.leave(task.nameEntry);
        groups.leave(task.groupEntry);
        task.nameEntry = null;
        task.groupEntry = null;
        dead.add(task);
    }

    private void finish(Task task) {
        try {
            task.finish();
        } catch (Exception | LinkageError | AssertionError | StackOverflowError error) {
            errors.report(task + " in finish", error);
        }
    }

    /** Returns how many dead tasks still take a place. */
    int waiting() {
        return dead.size();
    }

    void bury(Lanes lanes, Slots slots) {
        for (int i = 0; i < dead.size(); i++) {
            Task task = dead.get(i);
            lanes.unlink(task);
            Family.leave(task);
            slots.release(task);
        }
        dead.shrink(0);
    }
}

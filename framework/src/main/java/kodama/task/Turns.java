package kodama.task;

import org.jspecify.annotations.Nullable;

/**
 * Who runs next: the tasks that do not wait, in order.
 *
 * <p>How: 1. A tick walks at once along three lists and takes whoever is first: the ready list of those that ran in the tick
 * before, the newcomers that became ready since, and the late ones that become ready within the tick and sort after the
 * place it has reached. 2. Whoever goes on is passed into the ready list, which stays in order that way. 3. A task that
 * becomes ready behind the place reached is a newcomer of the next tick. So a ready task is in one place at a time,
 * {@link TaskTurn#place}, the running one perhaps in none, and a waiting one always in none.
 */
final class Turns {
    private final LateTurns late = new LateTurns();
    private final ReadyList row;
    private final Newcomers newcomers;

    private long tick;
    private boolean walking;
    private @Nullable Task running;
    private double reachedPriority;
    private long reachedSequence;

    Turns(RunList kind, TaskSorter sorter) {
        row = kind.create();
        newcomers = new Newcomers(sorter);
    }

    long tick() {
        return tick;
    }

    boolean isWalking() {
        return walking;
    }

    // tasks become ready and move

    /** Gives a ready task a turn: in this tick if its place is still to come, else in the next. */
    void add(Task task) {
        if (task.place != TaskTurn.Place.NONE) return;
        if (hasNotRun(task) && isAhead(task)) late.add(task);
        else newcomers.add(task);
    }

    private boolean hasNotRun(Task task) {
        return walking && task.ranAt < tick && task.notBefore <= tick;
    }

    private boolean isAhead(Task task) {
        return TaskOrder.isBefore(reachedPriority, reachedSequence, task.priority, task.sequence);
    }

    /** Takes a task out, as it is not ready any more or its place will change; returns whether a turn was to come. */
    boolean take(Task task) {
        boolean wasToCome = hasNotRun(task) && task.place != TaskTurn.Place.NONE && task.place != TaskTurn.Place.NEXT;
        switch (task.place) {
            case ROW -> row.leave(task);
            case COMING -> newcomers.leaveComing(task);
            case LATE -> late.remove(task);
            case NEXT -> newcomers.leaveNext(task);
            case NONE -> {}
        }
        return wasToCome;
    }

    /** Puts a ready task back at its new place. A turn that was to come in this tick is not lost, wherever that is. */
    void putBack(Task task, boolean turnWasToCome) {
        if (turnWasToCome) late.add(task);
        else add(task);
    }

    // a tick

    /** Begins the next tick: due sleepers join. */
    void begin(TimingWheel wheel) {
        tick++;
        wheel.turn(tick);
        newcomers.begin();
        row.begin();
        reachedPriority = Double.NEGATIVE_INFINITY;
        walking = true;
    }

    /** Returns the task whose turn it is, or null at the end of the tick. */
    @Nullable
    Task next() {
        do {
            settle();
            running = step();
        } while (running != null && running.ranAt == tick);
        if (running != null && isAhead(running)) reach(running);
        return running;
    }

    private @Nullable Task step() {
        Task first = earlier(earlier(row.peek(), newcomers.peek()), late.peek());
        if (first == null) return null;
        switch (first.place) {
            case ROW -> row.take();
            case COMING -> newcomers.leaveComing(first);
            default -> late.remove(first);
        }
        return first;
    }

    private static @Nullable Task earlier(@Nullable Task a, @Nullable Task b) {
        if (a == null || b == null) return a == null ? b : a;
        return TaskOrder.runsBefore(b, a) ? b : a;
    }

    private void reach(Task task) {
        reachedPriority = task.priority;
        reachedSequence = task.sequence;
    }

    /** Keeps the task that had its turn for the next tick if it is still ready and where it was. */
    private void settle() {
        Task task = running;
        running = null;
        if (task == null || !task.isReady()) return;
        if (task.place == TaskTurn.Place.ROW) row.pass(task);
        else if (task.place == TaskTurn.Place.NONE) keep(task);
    }

    /** A task moved back that had a turn to come all the same has run out of order. */
    private void keep(Task task) {
        boolean behind = TaskOrder.isBefore(task.priority, task.sequence, reachedPriority, reachedSequence);
        if (behind) newcomers.add(task);
        else row.pass(task);
    }

    /** Ends the tick. Whoever did not have a turn, as an error broke the tick off, has it in the next. */
    void end() {
        settle();
        row.end();
        newcomers.end();
        for (Task task = late.peek(); task != null; task = late.peek()) {
            late.remove(task);
            newcomers.add(task);
        }
        walking = false;
    }
}

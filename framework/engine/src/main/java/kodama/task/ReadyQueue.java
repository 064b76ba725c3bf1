package kodama.task;

import kodama.task.TaskRecord.Queue;
import org.jspecify.annotations.Nullable;

/**
 * The tasks that do not wait, in the order in which they run, and the walk along them once a tick.
 *
 * <p>How: 1. A tick walks at once along three parts and takes the first of all: the ready list of those that ran in the
 * tick before, the arrivals that became ready since, and the heap of those that become ready within the tick and sort
 * after the place it has reached. 2. A task that goes on is passed into the ready list, which stays in order that way.
 * 3. A task that becomes ready behind the place reached arrives in the next tick. So a ready task is in one part at a
 * time, {@link TaskRecord#queue}, the running one perhaps in none, and a waiting one always in none.
 */
final class ReadyQueue {
    private static final int NO_ONE = -1;

    private final Slots slots;

    /** Whether a task's first turn is in the tick after its spawn, wherever it sorts. */
    private final boolean defers;

    private final ReadyHeap heap = new ReadyHeap();
    private final ReadyList list;
    private final PendingTasks arrivals;

    /** The number of the tick; 0 before the first. */
    private long tick;

    private boolean walking;

    /** The place of the task that has its turn; less than 0 between ticks. */
    private int running = NO_ONE;

    // the place in the order that the walk has reached
    private double reachedPriority;
    private long reachedSequence;

    ReadyQueue(ReadyListKind kind, TaskSorter sorter, Slots slots, boolean defers) {
        this.slots = slots;
        this.defers = defers;
        list = kind.create(slots);
        arrivals = new PendingTasks(sorter);
    }

    long tick() {
        return tick;
    }

    boolean isWalking() {
        return walking;
    }

    // tasks become ready and move

    /** Gives a ready task a turn: in this tick if its place is still to come, else in the next. */
    void add(TaskRecord task) {
        if (task.queue != Queue.NONE) return;
        if (hasNotRun(task) && isAhead(task)) heap.add(task);
        else arrivals.add(task);
    }

    private boolean hasNotRun(TaskRecord task) {
        return walking && task.ranAt < tick && mayRun(task);
    }

    /** Whether a task's first turn may be in this tick, or was in one before. */
    boolean mayRun(TaskRecord task) {
        return !defers || task.bornAt < tick;
    }

    private boolean isAhead(TaskRecord task) {
        return TaskOrder.isBefore(reachedPriority, reachedSequence, task.priority, task.sequence);
    }

    /** Takes a task out, as it is not ready any more or its place will change; returns whether a turn was to come. */
    boolean remove(TaskRecord task) {
        boolean wasToCome = hasNotRun(task) && task.queue != Queue.NONE && task.queue != Queue.NEXT;
        switch (task.queue) {
            case Queue.LIST -> list.remove(task);
            case Queue.ARRIVED -> arrivals.removeCurrent(task);
            case Queue.HEAP -> heap.remove(task);
            case Queue.NEXT -> arrivals.removeNext(task);
            default -> {}
        }
        return wasToCome;
    }

    /** Puts a ready task back at its new place. A turn that was to come in this tick is not lost, wherever that is. */
    void putBack(TaskRecord task, boolean turnWasToCome) {
        if (turnWasToCome) heap.add(task);
        else add(task);
    }

    // a tick

    /** Counts the next tick; those that are added from here to the walk arrive in it. */
    void beginTick() {
        tick++;
    }

    /** Begins the walk of this tick. */
    void beginWalk() {
        arrivals.beginTick();
        list.beginWalk();
        reachedPriority = Double.NEGATIVE_INFINITY;
        walking = true;
    }

    /** Returns the task whose turn it is, or null at the end of the tick. */
    @Nullable
    TaskRecord next() {
        TaskRecord task = takeNext();
        while (task != null && task.ranAt == tick) task = takeNext();
        if (task != null && isAhead(task)) reach(task);
        return task;
    }

    private @Nullable TaskRecord takeNext() {
        settle();
        TaskRecord first = takeFirst();
        if (first != null) running = first.slot;
        return first;
    }

    /** Returns the task that would be next, and leaves it where it is; null at the end of the tick. */
    @Nullable
    TaskRecord peek() {
        settle();
        TaskRecord first = first();
        while (first != null && first.ranAt == tick) {
            takeNext();
            settle();
            first = first();
        }
        return first;
    }

    private @Nullable TaskRecord first() {
        return earlier(earlier(list.peek(), arrivals.peek()), heap.peek());
    }

    private @Nullable TaskRecord takeFirst() {
        TaskRecord first = first();
        if (first == null) return null;
        switch (first.queue) {
            case Queue.LIST -> list.take();
            case Queue.ARRIVED -> arrivals.removeCurrent(first);
            default -> heap.remove(first);
        }
        return first;
    }

    private static @Nullable TaskRecord earlier(@Nullable TaskRecord a, @Nullable TaskRecord b) {
        if (a == null || b == null) return a == null ? b : a;
        return TaskOrder.runsBefore(b, a) ? b : a;
    }

    private void reach(TaskRecord task) {
        reachedPriority = task.priority;
        reachedSequence = task.sequence;
    }

    /** Keeps the task that had its turn for the next tick if it is still ready and where it was. */
    private void settle() {
        if (running == NO_ONE) return;
        TaskRecord task = slots.at(running);
        running = NO_ONE;
        if (task == null || !task.isReady()) return;
        if (task.queue == Queue.LIST) list.pass(task);
        else if (task.queue == Queue.NONE) keep(task);
    }

    /** A task moved back that had a turn to come all the same has run out of order. */
    private void keep(TaskRecord task) {
        boolean behind = TaskOrder.isBefore(task.priority, task.sequence, reachedPriority, reachedSequence);
        if (behind) arrivals.add(task);
        else list.pass(task);
    }

    /** Ends the tick. A task that did not have its turn, as an error broke the tick off, has it in the next. */
    void endTick() {
        settle();
        list.endWalk();
        arrivals.endTick();
        for (TaskRecord task = heap.peek(); task != null; task = heap.peek()) {
            heap.remove(task);
            arrivals.add(task);
        }
        walking = false;
    }
}

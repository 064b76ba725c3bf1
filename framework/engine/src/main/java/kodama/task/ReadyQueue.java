package kodama.task;

import kodama.task.TaskRecord.Queue;
import org.jspecify.annotations.Nullable;

/**
 * The ready tasks in the order in which they run, with a walk along them once per tick.
 *
 * <ol>
 *   <li>A tick merges three sorted parts, always taking the first task of all: the ready list of tasks that ran in the
 *       previous tick, the pending tasks that became ready since, and the heap of tasks that become ready within the
 *       tick and come after the current position.
 *   <li>A task that stays ready is appended to the ready list, which therefore stays sorted.
 *   <li>A task that becomes ready before the current position is pending for the next tick.
 * </ol>
 *
 * <p>A ready task is in one part at a time, see {@link TaskRecord#queue}. The running task may be in none, and a
 * waiting task always is.
 */
final class ReadyQueue {
    private static final int NONE = -1;

    private final Slots slots;

    /** Whether a task first runs in the tick after its spawn, whatever its position. */
    private final boolean defers;

    private final ReadyHeap heap = new ReadyHeap();
    private final ReadyList list;
    private final PendingTasks pending;

    /** Number of the tick; 0 before the first. */
    private long tick;

    private boolean walking;

    /** Slot of the running task; negative between ticks. */
    private int running = NONE;

    // position in the order that the walk has reached
    private double reachedPriority;
    private long reachedSequence;

    ReadyQueue(ReadyListKind kind, TaskSorter sorter, Slots slots, boolean defers) {
        this.slots = slots;
        this.defers = defers;
        list = kind.create(slots);
        pending = new PendingTasks(sorter);
    }

    long tick() {
        return tick;
    }

    boolean isWalking() {
        return walking;
    }

    // tasks that become ready or move

    /** Adds a ready task. It runs in this tick if its position is still to come, otherwise in the next. */
    void add(TaskRecord task) {
        if (task.queue != Queue.NONE) return;
        if (hasNotRun(task) && isAhead(task)) heap.add(task);
        else pending.add(task);
    }

    private boolean hasNotRun(TaskRecord task) {
        return walking && task.ranAt < tick && mayRun(task);
    }

    /** Returns whether a task may already run in this tick, considering when it was spawned. */
    boolean mayRun(TaskRecord task) {
        return !defers || task.bornAt < tick;
    }

    private boolean isAhead(TaskRecord task) {
        return TaskOrder.isBefore(reachedPriority, reachedSequence, task.priority, task.sequence);
    }

    /** Removes a task that is no longer ready or will move. Returns whether it was still to run in this tick. */
    boolean remove(TaskRecord task) {
        boolean wasToCome = hasNotRun(task) && task.queue != Queue.NONE && task.queue != Queue.NEXT;
        switch (task.queue) {
            case Queue.LIST -> list.remove(task);
            case Queue.ARRIVED -> pending.removeCurrent(task);
            case Queue.HEAP -> heap.remove(task);
            case Queue.NEXT -> pending.removeNext(task);
            default -> {}
        }
        return wasToCome;
    }

    /** Adds a ready task at its new position. If it was still to run in this tick, it does so at any position. */
    void putBack(TaskRecord task, boolean turnWasToCome) {
        if (turnWasToCome) heap.add(task);
        else add(task);
    }

    // the tick

    /** Increments the tick number. Tasks added from here to the walk run in this tick. */
    void beginTick() {
        tick++;
    }

    /** Starts the walk of this tick. */
    void beginWalk() {
        pending.beginTick();
        list.beginWalk();
        reachedPriority = Double.NEGATIVE_INFINITY;
        walking = true;
    }

    /** Returns the next task to run, or null at the end of the tick. */
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

    /** Returns the next task to run without taking it, or null at the end of the tick. */
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
        return earlier(earlier(list.peek(), pending.peek()), heap.peek());
    }

    private @Nullable TaskRecord takeFirst() {
        TaskRecord first = first();
        if (first == null) return null;
        switch (first.queue) {
            case Queue.LIST -> list.take();
            case Queue.ARRIVED -> pending.removeCurrent(first);
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

    /** Keeps the task that has just run for the next tick, if it is still ready and at its position. */
    private void settle() {
        if (running == NONE) return;
        TaskRecord task = slots.at(running);
        running = NONE;
        if (task == null || !task.isReady()) return;
        if (task.queue == Queue.LIST) list.pass(task);
        else if (task.queue == Queue.NONE) keep(task);
    }

    /** A task that was moved back and still ran in this tick has run out of order; it is pending for the next tick. */
    private void keep(TaskRecord task) {
        boolean passed = TaskOrder.isBefore(task.priority, task.sequence, reachedPriority, reachedSequence);
        if (passed) pending.add(task);
        else list.pass(task);
    }

    /** Ends the tick. If an error aborted it, the tasks that have not run do so in the next tick. */
    void endTick() {
        settle();
        list.endWalk();
        pending.endTick();
        for (TaskRecord task = heap.peek(); task != null; task = heap.peek()) {
            heap.remove(task);
            pending.add(task);
        }
        walking = false;
    }
}

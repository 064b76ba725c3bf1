package kodama.task;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * The scheduler's data of one task: its task control block.
 *
 * <p>The classes of the scheduler each read and write some of these fields, and do not depend on {@link Task} or
 * {@link TaskList}. Operations that only the task can perform, such as running its code, are abstract methods that
 * {@link Task} implements. The record is a superclass of the task instead of a separate object, because each further
 * object that a turn reads costs a cache miss. Tick numbers are those of {@link TaskList#tick}; 0 before the first
 * tick.
 */
abstract class TaskRecord {
    /** Priority of a task before its first spawn. */
    static final double DEFAULT_PRIORITY = 0.5;

    /**
     * The state of a task from one spawn to the next. A byte, like those of the next two classes, because it is smaller
     * than a reference, and storing a reference has a cost for the garbage collector.
     */
    static final class Life {
        /** Never spawned. */
        static final byte NEW = 0;

        /** Spawned, but not visible yet, because its first turn is delayed. */
        static final byte DELAYED = 1;

        static final byte ALIVE = 2;

        /** Killed; keeps its slot until the end of the frame. */
        static final byte DEAD = 3;

        /** Dead and without a slot; can be spawned again. */
        static final byte FREED = 4;

        private Life() {}
    }

    /** The reason why a task does not run. */
    static final class Wait {
        /** Runs at its next turn, if its condition is true. */
        static final byte READY = 0;

        /** Waits for a number of ticks, or less if an event comes first. */
        static final byte ASLEEP = 1;

        /** Waits for an event, the end of another task, or a call of wake. */
        static final byte SUSPENDED = 2;

        private Wait() {}
    }

    /** The part of the {@link ReadyQueue} that contains the task. */
    static final class Queue {
        static final byte NONE = 0;

        /** The ready list: the task ran in the previous tick. */
        static final byte LIST = 1;

        /** The pending tasks of this tick. */
        static final byte ARRIVED = 2;

        /** The heap of tasks that became ready within this tick and still run in it. */
        static final byte HEAP = 3;

        /** The pending tasks of the next tick. */
        static final byte NEXT = 4;

        private Queue() {}
    }

    /** Fields that few tasks need; created on demand. */
    static final class RareFields {
        // waiting: Waits

        /** The event that the task waits for, or null. */
        @Nullable
        String event;

        /** The argument of the event last waited for. */
        @Nullable
        Object received;

        /** Whether the event last waited for has come. */
        boolean hasReceived;

        /** Checked at each turn until it is true; null for none. */
        @Nullable
        BooleanSupplier condition;

        /** The task whose end this task waits for, or null. */
        @Nullable
        TaskRecord awaited;

        /** The tasks that wait for the end of this task, in order of arrival; managed by {@link Waits}. */
        @Nullable
        TaskRecord firstJoiner;

        @Nullable
        TaskRecord lastJoiner;

        /** The next task that waits for the same task as this one. */
        @Nullable
        TaskRecord nextJoiner;

        /** Time by which the last sleep was too long, deducted from the next; in ticks of the task's own time. */
        double credit;

        /** Tick in which the credit can be used; -1 for none. */
        long creditAt = -1;

        // time scale: TimeScales

        /** The rate of this task; 1 by default, 0 stops it. */
        double rate = 1;

        /** The rate times those of the ancestors; 0 while this task or one of them is paused. */
        double familyRate = 1;

        // drawing: Positions

        /** The draw priority; NaN if it is the priority. */
        double ownDrawPriority = Double.NaN;

        /** Orders tasks of equal draw priority; only used with {@link #ownDrawPriority}. */
        long ownDrawSequence;

        // preparing: Preparation

        /** Tick in which the task last prepared; -1 for none. */
        long preparedAt = -1;

        // its name: TaskNames

        /** The given name, or null. */
        @Nullable
        String givenName;

        /** Neighbors among the tasks of the same name, or null. */
        @Nullable
        TaskRecord previousNamesake;

        @Nullable
        TaskRecord nextNamesake;

        // work area and hooks

        /** The work area, or null if the list has none. */
        @Nullable
        WorkArea work;

        /** Called once, just before the next run; null for none. */
        @Nullable
        Runnable beforeRun;

        /** Receives a line for each transition of the task; null if it is not traced. */
        @Nullable
        Consumer<String> tracer;

        /** Notified when the task can be spawned again; null if it is not in a pool. */
        @Nullable
        Consumer<TaskRecord> pool;

        /** Whether only the pool can spawn the task, because it is unused or the dummy. */
        boolean isPooled;

        /** Called in this order when the task has ended. */
        final List<Runnable> finishHooks = new ArrayList<>(0);

        /** Starts a life, the first or a later one. */
        void beginLife(long atSequence) {
            ownDrawSequence = atSequence;
            preparedAt = -1;
            creditAt = -1;
        }

        /** Ends a life: clears references to other objects. */
        void endLife() {
            received = null;
            hasReceived = false;
            tracer = null;
            beforeRun = null;
            finishHooks.clear();
        }

        /** Resets everything that was set from outside to the state of a new task. */
        void resetTraits() {
            givenName = null;
            rate = 1;
            ownDrawPriority = Double.NaN;
        }
    }

    // The JVM lays out fields by size: eight bytes, four, one, references, each in the order of this file, then the
    // fields of subclasses. So the fields that each turn reads are the last of the eight-byte fields, the first of the
    // smaller ones, and the last of the references: two places in memory, which Prefetcher reads ahead. If the record
    // is twice as large, a frame with 10,000 enemies takes a tenth longer, and one with 100,000 bullets a quarter.

    // spawn: Slots

    /** Number of earlier tasks in its slot. */
    int generation;

    /** Tick in which the task was spawned. */
    long bornAt;

    // waiting: Waits

    /** Tick in which the {@link TimingWheel} wakes the task; -1 if it is not in the wheel. */
    long due = -1;

    /** Remaining time of the sleep at {@link #sleptSince}; in ticks of the task's own time. */
    double sleepLeft;

    // numbers of the turn: Positions, ReadyQueue, Dispatcher, Waits

    /** Tasks with a smaller priority run first. */
    double priority = DEFAULT_PRIORITY;

    /** Orders tasks of equal priority: the number of the spawn or of the last change of priority. */
    long sequence;

    /** Tick in which the task last ran; -1 for never in this life. */
    long ranAt = -1;

    /**
     * Tick in which the sleep began, or continued at another time scale. For a ready task, the tick in which a wait of
     * one tick began that does not need the wheel, because the task would not run earlier anyway; -1 for none.
     */
    long sleptSince = -1;

    /** The effective time scale: the task's time per tick of the game; 0 while it is paused. */
    double timeScale = 1;

    /** Number of the slot; -1 before the first spawn. */
    int slot = -1;

    /** Index in the part of the ready queue that contains the task; undefined in the linked list. */
    int queueIndex;

    /** A constant of {@link Queue}. */
    byte queue = Queue.NONE;

    /** A constant of {@link Wait}. */
    byte wait = Wait.READY;

    /** A constant of {@link Life}. */
    byte life = Life.NEW;

    /** Whether the task implements {@link Preparable}. */
    final boolean prepares = this instanceof Preparable;

    // time scale: TimeScales

    /** Whether the task itself is paused. */
    boolean paused;

    /** Whether the task ignores a pause of its group or of all tasks. */
    boolean ignoresPause;

    /** The time scale of its group, or of the nearest ancestor with a group; null for none. */
    @Nullable
    GroupTimeScale groupTimeScale;

    // slot: Slots

    /** Whether the task does not count toward the capacity. */
    boolean uncounted;

    /** Whether this is a built-in task, which only the end of the world ends. */
    boolean builtIn;

    /** Whether the last spawn made the task a dummy, because there was no room or it was dead on arrival. */
    boolean dummy;

    // indexes: Registry

    boolean drawn;
    boolean hasBody;
    boolean persistent;
    int phase = Phase.INIT;

    /** Name of the group; empty for none. */
    String group = "";

    // family: Children

    /** The task whose death ends this one; kept after death; null for none. */
    @Nullable
    TaskRecord parent;

    // references that each turn reads

    /** Fields that few tasks need; null until needed. */
    @Nullable
    RareFields rareFields;

    // operations of the task

    /** Does the task's work of one tick. Returns whether the task continues. */
    abstract boolean update(double dt);

    /** Does the part of the work that affects only this task; only called for tasks that prepare. */
    abstract void prepareTurn(double dt);

    /** Cleans up at the end of the task. */
    abstract void finish();

    /** Called when the task can be spawned again. */
    abstract void onReleased();

    /** Returns the name of the task. */
    abstract String name();

    /** Returns a description for error messages. */
    abstract String description();

    /** Returns the place in the code at which the task continues at its next run. */
    abstract String location();

    /** Returns the estimated memory of the task; in bytes. */
    abstract int bytes();

    /** Prefetches what drawing the task reads first, in a number of steps; the sum is meaningless. */
    abstract int prefetchDraw(int step);

    /** Prefetches what a turn of the task reads first, in a number of steps; the sum is meaningless. */
    abstract int prefetchUpdate(int step);

    // methods used by several classes of the scheduler

    abstract boolean isAlive();

    /** Returns the topmost ancestor; the task itself if it has no parent. */
    final TaskRecord root() {
        TaskRecord root = this;
        while (root.parent != null) root = root.parent;
        return root;
    }

    /** Returns whether two tasks are the same, or one is a descendant of the other. */
    final boolean isRelatedTo(TaskRecord other) {
        return descendsFrom(other) || other.descendsFrom(this);
    }

    private boolean descendsFrom(TaskRecord other) {
        TaskRecord at = this;
        while (at != null && at != other) at = at.parent;
        return at == other;
    }

    final boolean isReady() {
        return wait == Wait.READY && timeScale > 0 && isAlive();
    }

    /** Returns the rarely used fields, creating them if necessary. */
    final RareFields rareFields() {
        if (rareFields == null) rareFields = new RareFields();
        return rareFields;
    }

    // rarely used settings

    abstract double rate();

    final double familyRate() {
        return rareFields == null ? 1 : rareFields.familyRate;
    }

    final void setFamilyRate(double rate) {
        if (rate != familyRate()) rareFields().familyRate = rate;
    }

    final double ownDrawPriority() {
        return rareFields == null ? Double.NaN : rareFields.ownDrawPriority;
    }

    final @Nullable WorkArea workArea() {
        return rareFields == null ? null : rareFields.work;
    }

    final @Nullable String givenName() {
        return rareFields == null ? null : rareFields.givenName;
    }

    final void setGivenName(@Nullable String name) {
        if (name != null || rareFields != null) rareFields().givenName = name;
    }

    /** Logs a transition of the task, if it is traced. */
    final void trace(String move) {
        if (rareFields != null && rareFields.tracer != null) rareFields.tracer.accept(this + " " + move);
    }

    // from one life to the next

    /** Starts a life, the first or a later one. */
    final void beginLife(boolean delayed, double atPriority, long atSequence) {
        life = delayed ? Life.DELAYED : Life.ALIVE;
        dummy = false;
        priority = atPriority;
        sequence = atSequence;
        ranAt = -1;
        wait = Wait.READY;
        sleptSince = -1;
        timeScale = 1;
        parent = null;
        if (rareFields != null) rareFields.beginLife(atSequence);
    }

    /** Ends a life: clears references to other objects. */
    final void endLife() {
        life = Life.FREED;
        groupTimeScale = null;
        if (rareFields != null) rareFields.endLife();
    }

    /** Resets everything that was set from outside to the state of a new task. */
    final void resetTraits() {
        group = "";
        persistent = false;
        drawn = false;
        hasBody = false;
        phase = Phase.INIT;
        paused = false;
        if (rareFields != null) rareFields.resetTraits();
    }
}

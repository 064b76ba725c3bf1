package kodama.task;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * What a {@link TaskList} keeps of one task: the control block of a scheduler's textbook.
 *
 * <p>The list's workers read and write these fields, each its own part, and know neither the task nor its list. What
 * only the task can do, as running its code, is an abstract method that {@link Task} fills in. It is the task's base
 * and no object of its own, against the usual rule: each object that a turn has to look up costs a wait for memory.
 * Numbers of ticks are those of {@link TaskList#tick}; before the first tick it is 0.
 */
abstract class TaskRecord {
    /** The priority of a task before its first spawn. */
    static final double DEFAULT_PRIORITY = 0.5;

    /**
     * Where a task is between its spawn and the next one. A number as the two below, since it is smaller than a
     * reference, for which a collector charges when it is stored.
     */
    static final class Life {
        /** Never spawned. */
        static final byte NEW = 0;

        /** Spawned; it is not seen yet, as its first turn is some ticks away. */
        static final byte DELAYED = 1;

        static final byte ALIVE = 2;

        /** Killed; it has its place until the end of the frame. */
        static final byte DEAD = 3;

        /** Dead, and its place belongs to others: it may be spawned again. */
        static final byte FREED = 4;

        private Life() {}
    }

    /** What keeps a task from running. */
    static final class Wait {
        /** Nothing but its turn, or a condition that is asked then. */
        static final byte READY = 0;

        /** A number of ticks, perhaps less if an event comes before. */
        static final byte ASLEEP = 1;

        /** An event, the end of another task, or a call of wake. */
        static final byte SUSPENDED = 2;

        private Wait() {}
    }

    /** Which part of the {@link ReadyQueue} has the task. */
    static final class Queue {
        static final byte NONE = 0;

        /** The ready list: it ran in the tick before. */
        static final byte LIST = 1;

        /** The arrivals of this tick. */
        static final byte ARRIVED = 2;

        /** The heap of those that became ready within this tick and still run in it. */
        static final byte HEAP = 3;

        /** The arrivals of the next tick. */
        static final byte NEXT = 4;

        private Queue() {}
    }

    /** What few tasks need; made when one first does. */
    static final class RareFields {
        // waiting: Waits

        /** The event it waits for; null if it waits for none. */
        @Nullable
        String event;

        /** What came with the event waited for last. */
        @Nullable
        Object received;

        /** Whether the event waited for last has come. */
        boolean hasReceived;

        /** Asked at each turn until it is true; null if the task waits for none. */
        @Nullable
        BooleanSupplier condition;

        /** The task whose end it waits for; null for none. */
        @Nullable
        TaskRecord awaited;

        /** Those that wait for the end of this task, in the order in which they came; kept by {@link Waits}. */
        @Nullable
        TaskRecord firstJoiner;

        @Nullable
        TaskRecord lastJoiner;

        /** The next of those that wait for the same task as this one does. */
        @Nullable
        TaskRecord nextJoiner;

        /** By how much the last sleep came too late, to be taken off the next; in ticks of the task's own time. */
        double credit;

        /** The tick in which the credit may be used; -1 for none. */
        long creditAt = -1;

        // pace: Paces

        /** What was set for this task; 1 for the game's own time, 0 to stand still. */
        double rate = 1;

        /** Its rate times those of its ancestors; 0 while it or one of them is paused. */
        double familyRate = 1;

        // drawing: Positions

        /** The priority in drawing; not a number if it is that of running. */
        double ownDrawPriority = Double.NaN;

        /** Orders tasks of equal draw priority; counts only beside {@link #ownDrawPriority}. */
        long ownDrawSequence;

        // preparing: Preparation

        /** The tick for which it has prepared last; -1 for none. */
        long preparedAt = -1;

        // its name: TaskNames

        /** The name given to it; null for none. */
        @Nullable
        String givenName;

        /** Neighbors among the tasks of the same name; null for none. */
        @Nullable
        TaskRecord previousNamesake;

        @Nullable
        TaskRecord nextNamesake;

        // what it was given, and hooks

        /** Its bytes out of the list's arena; null if the list gives none. */
        @Nullable
        WorkArea work;

        /** Done once, just before the next run; null for nothing. */
        @Nullable
        Runnable beforeRun;

        /** Takes a line for each move the task makes; null if it is not traced. */
        @Nullable
        Consumer<String> tracer;

        /** Is told when the task may be spawned again; null for a task out of no pool. */
        @Nullable
        Consumer<TaskRecord> pool;

        /** Whether the pool alone may spawn the task: it is at rest there, or is the dummy. */
        boolean isPooled;

        /** What is done when the task has ended, in this order. */
        final List<Runnable> finishHooks = new ArrayList<>(0);

        /** Begins a life, the first or a further one. */
        void beginLife(long atSequence) {
            ownDrawSequence = atSequence;
            preparedAt = -1;
            creditAt = -1;
        }

        /** Ends a life for good: nothing of it holds on to others. */
        void endLife() {
            received = null;
            hasReceived = false;
            tracer = null;
            beforeRun = null;
            finishHooks.clear();
        }

        /** Makes all that was set from outside what it is in a new task. */
        void resetTraits() {
            givenName = null;
            rate = 1;
            ownDrawPriority = Double.NaN;
        }
    }

    // The fields stand in memory by their size: numbers of eight bytes, of four, of one, references, each in the order
    // of this file, and then those of the task's own class. What each turn reads is therefore the last of the eight,
    // the next of the four and the one, and the last of the references: two places in memory, which Lookahead asks for.
    // With a record of twice the size, a frame with 10,000 enemies took a tenth longer, and one with 100,000 bullets a
    // quarter.

    // its birth: Slots

    /** How many tasks had its place before. */
    int generation;

    /** The tick in which it was spawned. */
    long bornAt;

    // waiting: Waits

    /** The tick in which the {@link TimingWheel} hands the task over; -1 if it is not in the wheel. */
    long due = -1;

    /** How much of the sleep was left at {@link #sleptSince}; in ticks of the task's own time. */
    double sleepLeft;

    // the turn's numbers: Positions, ReadyQueue, Dispatcher, Waits

    /** Smaller runs first. */
    double priority = DEFAULT_PRIORITY;

    /** Orders tasks of equal priority: the number of the spawn or of the last change of priority. */
    long sequence;

    /** The tick in which the task ran last; -1 for not yet in this life. */
    long ranAt = -1;

    /**
     * The tick in which the sleep began, or went on at another pace; of a task that is ready, that in which a wait of
     * one tick began that needs no wheel, as the task would not run before; -1 for none.
     */
    long sleptSince = -1;

    /** The task's time for each tick of the game, all in all; 0 while it stands still. */
    double timeScale = 1;

    /** The number of its place; -1 before the first spawn. */
    int slot = -1;

    /** The index in the part of the ready queue in which it is; means nothing in the linked list. */
    int queueIndex;

    /** One of {@link Queue}. */
    byte queue = Queue.NONE;

    /** One of {@link Wait}. */
    byte wait = Wait.READY;

    /** One of {@link Life}. */
    byte life = Life.NEW;

    /** Whether the task's code prepares its turns. */
    final boolean prepares = this instanceof Preparable;

    // pace: Paces

    /** Whether it was paused by itself. */
    boolean paused;

    /** Whether a pause of its group or of all leaves it out. */
    boolean ignoresPause;

    /** The group whose pace counts: its own or else that of the nearest ancestor with one; null for none. */
    @Nullable
    GroupTimeScale groupTimeScale;

    // its place: Slots

    /** Whether it takes no place from the game's tasks. */
    boolean uncounted;

    /** Whether no one but the world's end ends it. */
    boolean builtIn;

    /** Whether its last spawn left it a dummy: there was no room for it, or it was dead on arrival. */
    boolean dummy;

    // who asks for it: Registry

    boolean drawn;
    boolean hasBody;
    boolean persistent;
    int phase = Phase.INIT;

    /** The name of its group; empty for none. */
    String group = "";

    // its family: Children

    /** The task that it ends with; kept after death, for those who ask for it; null for none. */
    @Nullable
    TaskRecord parent;

    // what each turn asks for, of the references

    /** What few tasks need; null until it is needed. */
    @Nullable
    RareFields rareFields;

    // what the task does

    /** Does the task's work of one tick; returns whether it goes on. */
    abstract boolean update(double dt);

    /** Does what comes before the update and touches nothing else; only of tasks that prepare. */
    abstract void prepareTurn(double dt);

    /** Cleans up after the task. */
    abstract void finish();

    /** Is told that the task may be spawned again. */
    abstract void onReleased();

    /** Returns what the task is called. */
    abstract String name();

    /** Says who it is in an error. */
    abstract String description();

    /** Says where its code goes on at the next run. */
    abstract String location();

    /** Estimates the memory it takes; in bytes. */
    abstract int bytes();

    /** Reads what its picture and its outline begin with, in so many steps; the sum means nothing. */
    abstract int prefetchDraw(int step);

    /** Reads what its turn begins with, in so many steps; the sum means nothing. */
    abstract int prefetchUpdate(int step);

    // what several workers ask

    abstract boolean isAlive();

    /** Returns the ancestor that has no parent; the task itself if it has none. */
    final TaskRecord root() {
        TaskRecord root = this;
        while (root.parent != null) root = root.parent;
        return root;
    }

    /** Whether two tasks are the same, or the one descends from the other. */
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

    /** Returns the extras, made when first asked for. */
    final RareFields rareFields() {
        if (rareFields == null) rareFields = new RareFields();
        return rareFields;
    }

    // what few tasks have set

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

    /** Tells the tracer, if there is one, what the task does. */
    final void trace(String move) {
        if (rareFields != null && rareFields.tracer != null) rareFields.tracer.accept(this + " " + move);
    }

    // from one life to the next

    /** Begins a life, the first or a further one. */
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

    /** Ends a life for good: nothing of it holds on to others. */
    final void endLife() {
        life = Life.FREED;
        groupTimeScale = null;
        if (rareFields != null) rareFields.endLife();
    }

    /** Makes all that was set from outside what it is in a new task. */
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

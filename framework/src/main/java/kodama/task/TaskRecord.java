package kodama.task;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import kodama.task.arena.WorkArea;
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
     * Where a task is between its spawn and the next one. A number as the two below, since a collector charges for each
     * object that is stored.
     */
    static final class Life {
        /** Never spawned. */
        static final int NEW = 0;

        /** Spawned; it is not seen yet, as its first turn is some ticks away. */
        static final int DELAYED = 1;

        static final int ALIVE = 2;

        /** Killed; it has its place until the end of the frame. */
        static final int DEAD = 3;

        /** Dead, and its place belongs to others: it may be spawned again. */
        static final int GONE = 4;

        private Life() {}
    }

    /** What keeps a task from running. */
    static final class Wait {
        /** Nothing but its turn, or a condition that is asked then. */
        static final int READY = 0;

        /** A number of ticks, perhaps less if an event comes before. */
        static final int ASLEEP = 1;

        /** An event, the end of another task, or a call of wake. */
        static final int SUSPENDED = 2;

        private Wait() {}
    }

    /** Which part of the {@link ReadyQueue} has the task. */
    static final class Queue {
        static final int NONE = 0;

        /** The ready list: it ran in the tick before. */
        static final int LIST = 1;

        /** The arrivals of this tick. */
        static final int ARRIVED = 2;

        /** The heap of those that became ready within this tick and still run in it. */
        static final int HEAP = 3;

        /** The arrivals of the next tick. */
        static final int NEXT = 4;

        private Queue() {}
    }

    /** What few tasks need: to wait for something, hooks, a tracer. */
    static final class Extras {
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

        /** Those that wait for the end of this task, in the order in which they came; kept by {@link Joiners}. */
        @Nullable
        TaskRecord firstJoiner;

        @Nullable
        TaskRecord lastJoiner;

        /** The next of those that wait for the same task as this one does. */
        @Nullable
        TaskRecord nextJoiner;

        /** Done once, just before the next run; null for nothing. */
        @Nullable
        Runnable beforeRun;

        /** Takes a line for each move the task makes; null if it is not traced. */
        @Nullable
        Consumer<String> tracer;

        /** What is done when the task has ended, in this order. */
        final List<Runnable> finishHooks = new ArrayList<>(0);
    }

    // The fields stand in memory by their size: numbers of eight bytes, of four, flags, references, each in the order
    // of this file, and then those of the task's own class. What each turn reads is therefore the last of the eight,
    // the first of the four, and the last of the references: two places in memory, which Lookahead asks for. Spread
    // over the record, a tick with 10,000 tasks took a tenth longer.

    // waiting: Waits

    /** The first tick in which it may run; 0 for any. */
    long notBefore;

    /** By how much the last sleep came too late, to be taken off the next; in ticks of the task's own time. */
    double credit;

    /** The tick in which the {@link TimingWheel} hands the task over; -1 if it is not in the wheel. */
    long due = -1;

    /** The tick in which the sleep began, or went on at another pace. */
    long sleptSince;

    /** How much of the sleep was left at {@link #sleptSince}; in ticks of the task's own time. */
    double sleepLeft;

    // pace: Paces

    /** What was set for this task; 1 for the game's own time, 0 to stand still. */
    double rate = 1;

    /** Its rate times those of its ancestors; 0 while it or one of them is paused. */
    double familyRate = 1;

    /** Whether it was paused by itself. */
    boolean paused;

    /** Whether a pause of its group or of all leaves it out. */
    boolean exempt;

    /** The group whose pace counts: its own or else that of the nearest ancestor with one; null for none. */
    @Nullable
    GroupPace groupPace;

    // drawing: Positions

    /** The priority in drawing; not a number if it is that of running. */
    double ownDrawPriority = Double.NaN;

    /** Orders tasks of equal draw priority; counts only beside {@link #ownDrawPriority}. */
    long ownDrawSequence;

    // preparing: Preparation

    /** The tick for which it has prepared last; -1 for none. */
    long preparedAt = -1;

    /** Whether the task's code prepares its turns. */
    final boolean prepares = this instanceof Preparing;

    // its birth: Slots

    /** The tick in which it was spawned. */
    long bornAt;

    // the turn's numbers: Positions, ReadyQueue, Dispatcher, Waits

    /** Smaller runs first. */
    double priority = DEFAULT_PRIORITY;

    /** Orders tasks of equal priority: the number of the spawn or of the last change of priority. */
    long sequence;

    /** The tick in which the task ran last; -1 for not yet in this life. */
    long ranAt = -1;

    /** The task's time for each tick of the game, all in all; 0 while it stands still. */
    double pace = 1;

    /**
     * The tick in which a wait of one tick began that needs no wheel, as the task would not run before; -1 for none.
     */
    long nappedAt = -1;

    /** The tick in which the credit may be used; -1 for none. */
    long creditAt = -1;

    /** The number of its place; -1 before the first spawn. */
    int slot = -1;

    /** The index in the part of the ready queue in which it is; means nothing in the linked list. */
    int queueIndex;

    /** One of {@link Queue}. */
    int queue = Queue.NONE;

    /** One of {@link Wait}. */
    int wait = Wait.READY;

    /** One of {@link Life}. */
    int life = Life.NEW;

    // its place: Slots

    /** How many tasks had the place before. */
    int generation;

    /** Whether it takes no place from the game's tasks. */
    boolean beside;

    /** Whether no one but the world's end ends it. */
    boolean fixture;

    /** Its bytes out of the list's arena; null if the list gives none. */
    @Nullable
    WorkArea work;

    // who asks for it: Registry

    boolean drawn;
    boolean body;
    boolean persistent;
    int phase = Phase.INIT;

    /** The name of its group; empty for none. */
    String group = "";

    /** The name given to it; null for none. */
    @Nullable
    String givenName;

    /** Neighbors among the tasks of the same name; null for none. */
    @Nullable
    TaskRecord namesakeBefore;

    @Nullable
    TaskRecord namesakeAfter;

    // its family: TaskTree. Null for none; the parent is kept after death, for those who ask for it

    @Nullable
    TaskRecord parent;

    @Nullable
    TaskRecord firstChild;

    @Nullable
    TaskRecord lastChild;

    @Nullable
    TaskRecord siblingBefore;

    @Nullable
    TaskRecord siblingAfter;

    // what each turn asks for, of the references

    /** What few tasks need; null until it is needed. */
    @Nullable
    Extras extras;

    // what the task does

    /** Does the task's work of one tick; returns whether it goes on. */
    abstract boolean update(double dt);

    /** Does what comes before the update and touches nothing else; only of tasks that prepare. */
    abstract void prepareTurn(double dt);

    /** Cleans up after the task. */
    abstract void finish();

    /** Is told that the task may be spawned again. */
    abstract void released();

    /** Returns what the task is called. */
    abstract String name();

    /** Says who it is in an error. */
    abstract String described();

    /** Says where its code goes on at the next run. */
    abstract String place();

    /** Estimates the memory it takes; in bytes. */
    abstract int bytes();

    /** Reads what its picture and its outline begin with; the sum means nothing. */
    abstract int readLooksAhead();

    /** Reads what its turn begins with; the sum means nothing. */
    abstract int readTurnAhead();

    // what several workers ask

    abstract boolean isAlive();

    final boolean isReady() {
        return wait == Wait.READY && pace > 0 && isAlive();
    }

    /** Returns the extras, made when first asked for. */
    final Extras extras() {
        if (extras == null) extras = new Extras();
        return extras;
    }

    /** Tells the tracer, if there is one, what the task does. */
    final void trace(String move) {
        if (extras != null && extras.tracer != null) extras.tracer.accept(this + " " + move);
    }

    // from one life to the next

    /** Begins a life, the first or a further one. */
    final void beginLife(boolean delayed, double atPriority, long atSequence) {
        life = delayed ? Life.DELAYED : Life.ALIVE;
        priority = atPriority;
        sequence = atSequence;
        ownDrawSequence = atSequence;
        ranAt = -1;
        preparedAt = -1;
        wait = Wait.READY;
        creditAt = -1;
        nappedAt = -1;
        pace = 1;
        parent = null;
        firstChild = null;
        lastChild = null;
    }

    /** Ends a life for good: nothing of it holds on to others. */
    final void endLife() {
        life = Life.GONE;
        groupPace = null;
        if (extras == null) return;
        extras.received = null;
        extras.hasReceived = false;
        extras.tracer = null;
        extras.beforeRun = null;
        extras.finishHooks.clear();
    }

    /** Makes all that was set from outside what it is in a new task. */
    final void forgetTraits() {
        givenName = null;
        group = "";
        persistent = false;
        drawn = false;
        body = false;
        phase = Phase.INIT;
        rate = 1;
        paused = false;
        ownDrawPriority = Double.NaN;
    }
}

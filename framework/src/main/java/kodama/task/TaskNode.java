package kodama.task;

import kodama.task.arena.WorkArea;
import org.jspecify.annotations.Nullable;

/** What the workers of a {@link TaskList} keep in each task: links, places and counters. */
abstract class TaskNode {
    /** What keeps a task from running. */
    enum Wait {
        READY,
        ASLEEP,
        SUSPENDED
    }

    /** Which structure of {@link Turns} knows the task. */
    enum Place {
        NONE,
        ROW,
        COMING,
        LATE,
        NEXT
    }

    // life, kept by TaskList and Reaper
    @Nullable
    TaskList list;

    boolean dead;
    boolean buried;
    boolean unborn;
    int slot = -1;
    int generation;
    long ranAt = -1;
    long notBefore;

    @Nullable
    TaskPool<?> pool;

    @Nullable
    WorkArea work;

    // order, kept by TaskList and Rolls
    double priority = TaskList.DEFAULT_PRIORITY;
    long sequence;
    double ownDrawPriority = Double.NaN;
    long ownDrawSequence;
    final int[] rolls = {-1, -1, -1, -1};

    // turns, kept by Turns
    Place place = Place.NONE;
    int index;

    @Nullable
    Task runBefore;

    @Nullable
    Task runAfter;

    // waiting, kept by Waits and TimingWheel
    Wait wait = Wait.READY;
    boolean filed;
    long due;
    long since;
    double remaining;
    double credit;
    long creditAt = -1;
    long nappedAt = -1;

    @Nullable
    Task wheelBefore;

    @Nullable
    Task wheelAfter;

    @Nullable
    Ties ties;

    // pace, kept by Paces
    double rate = 1;
    boolean paused;
    double pace = 1;
    double familyRate = 1;
    boolean familyPaused;
    boolean exempt;

    @Nullable
    TaskGroup paceGroup;

    // family, kept by Family
    @Nullable
    Task parent;

    @Nullable
    Task firstChild;

    @Nullable
    Task lastChild;

    @Nullable
    Task siblingBefore;

    @Nullable
    Task siblingAfter;

    // labels
    @Nullable
    String givenName;

    NameRegister.@Nullable Entry nameEntry;

    String group = "";
    boolean persistent;
    boolean drawn;
    boolean body;
    int phase = Phase.INIT;

    final Task self() {
        return (Task) this;
    }

    final boolean isReady() {
        return !dead && wait == Wait.READY && pace > 0;
    }

    /** Returns what is kept for the few tasks that have hooks or wait for others; made when first asked for. */
    final Ties ties() {
        if (ties == null) ties = new Ties();
        return ties;
    }

    /** Begins a life, the first or a further one. */
    final void beginLife(double atPriority, long atSequence) {
        priority = atPriority;
        sequence = atSequence;
        ownDrawSequence = atSequence;
        dead = false;
        buried = false;
        ranAt = -1;
        wait = Wait.READY;
        creditAt = -1;
        nappedAt = -1;
        pace = 1;
        parent = null;
        firstChild = null;
        lastChild = null;
        begin();
    }

    /** Begins anew whatever a task of the framework's own goes through in its life. */
    void begin() {}

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

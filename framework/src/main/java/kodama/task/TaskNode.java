package kodama.task;

import kodama.task.arena.WorkArea;
import org.jspecify.annotations.Nullable;

/** What the workers of a {@link TaskList} keep in each task: links, places and counters. */
abstract class TaskNode extends TaskTurn {
    // life, kept by TaskList and Reaper
    boolean buried;
    boolean beside;
    int slot = -1;
    int generation;
    long notBefore;
    long preparedAt;

    @Nullable
    TaskPool<?> pool;

    @Nullable
    WorkArea work;

    // order, kept by TaskList and Rolls
    double ownDrawPriority = Double.NaN;
    long ownDrawSequence;
    final int[] rolls = {-1, -1, -1, -1, -1};

    // waiting, kept by Waits and TimingWheel
    boolean filed;
    long due;
    long since;
    double remaining;
    double credit;

    @Nullable
    Task wheelBefore;

    @Nullable
    Task wheelAfter;

    // pace, kept by Paces
    double rate = 1;
    boolean paused;
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
        preparedAt = -1;
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

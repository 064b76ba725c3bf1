package kodama.task;

/** The numbers of the three standard phases of a task. A game's own phases follow {@link #MAIN}. */
public final class Phase {
    /** The initial phase of a task. */
    public static final int INIT = 0;

    /** The main phase; further phases are {@code MAIN + 1}, {@code MAIN + 2} and so on. */
    public static final int MAIN = 1;

    /** The final phase. {@link TaskGroup#setPhase} can set it for a whole group. */
    public static final int END = 255;

    /** The largest phase number. */
    public static final int LAST = 65_535;

    private Phase() {}
}

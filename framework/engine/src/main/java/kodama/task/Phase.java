package kodama.task;

/** The numbers of the three standard phases of a task; a game's own phases count on from {@link #MAIN}. */
public final class Phase {
    /** The phase a task begins in. */
    public static final int INIT = 0;

    /** The phase in which it does its work; further ones are {@code MAIN + 1}, {@code MAIN + 2} and so on. */
    public static final int MAIN = 1;

    /** The phase in which it says goodbye; a whole group can be sent there by {@link TaskGroup#setPhase}. */
    public static final int END = 255;

    /** The greatest number of a phase. */
    public static final int LAST = 65_535;

    private Phase() {}
}

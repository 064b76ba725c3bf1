package kodama.task;

/** How fast a group lives. */
final class GroupTimeScale {
    /** Multiplies the rates of the members; 1 for the game's own time, 0 to stand still. */
    double rate = 1;

    /** Whether the members stand still, but for persistent ones. */
    boolean paused;
}

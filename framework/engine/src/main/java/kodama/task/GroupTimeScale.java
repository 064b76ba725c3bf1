package kodama.task;

/** The time scale of a group. */
final class GroupTimeScale {
    /** Factor for the rates of the members; 1 by default, 0 stops them. */
    double rate = 1;

    /** Whether the members are paused, except persistent ones. */
    boolean paused;
}

package kodama.task;

/** The time scale of a group. */
final class GroupTimeScale {
    /** Factor for the rates of the members; 1 by default, 0 stops them. */
    double rate = 1;

    /** A further factor, which persistent members and their descendants ignore; 1 by default. */
    double timeFactor = 1;

    /** Whether the members are paused, except persistent ones. */
    boolean paused;
}

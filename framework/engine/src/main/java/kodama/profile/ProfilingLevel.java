package kodama.profile;

/** How much a {@link Profiler} measures; each depth includes those before. */
public enum ProfilingLevel {
    /** Nothing: no clock is read. */
    OFF,
    /** The parts of each frame, and call points: about a dozen readings of the clock. */
    FRAMES,
    /** Each task too, by one reading between two of them, and where scripts are. */
    TASKS
}

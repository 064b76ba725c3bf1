package kodama.profile;

/** The amount of detail that a {@link Profiler} measures; each level includes the ones before. */
public enum ProfilingLevel {
    /** Nothing: the clock is not read. */
    OFF,
    /** The parts of each frame, and call points: about a dozen readings of the clock per frame. */
    FRAMES,
    /** Also each task, with one reading between tasks, and the positions in scripts. */
    TASKS
}

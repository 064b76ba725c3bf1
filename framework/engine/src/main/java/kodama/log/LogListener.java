package kodama.log;

/** Hears lines of the log, one at a time and in their order, by the thread that writes: console, file, screen. */
@FunctionalInterface
public interface LogListener {
    /**
     * Hears a line; must not write to the log itself, nor take long.
     *
     * @param line that was written
     */
    void hear(LogLine line);
}

package kodama.base;

/**
 * The place where caught errors are reported, so that one failing task or script never ends the game.
 *
 * <p>An implementation says which threads may report; it must not throw.
 */
@FunctionalInterface
public interface ErrorSink {
    /**
     * Takes note of an error.
     *
     * @param who what failed, for a person to read; say {@code task 'door' #12}
     */
    void report(String who, Throwable error);
}

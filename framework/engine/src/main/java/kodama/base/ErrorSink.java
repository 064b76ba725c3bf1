package kodama.base;

/**
 * Receives caught errors, so that one failing task or script never ends the game.
 *
 * <p>An implementation documents which threads may report; it must not throw.
 */
@FunctionalInterface
public interface ErrorSink {
    /**
     * Reports an error.
     *
     * @param source readable name of whatever failed, such as {@code task 'door' #12}
     */
    void report(String source, Throwable error);
}

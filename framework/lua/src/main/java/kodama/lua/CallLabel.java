package kodama.lua;

/** What a call in progress is called in tracebacks, besides its function: a {@link Call#state} that has a name. */
public interface CallLabel {
    /**
     * Returns the label.
     *
     * @return for example {@code call point 'AI'}
     */
    String label();

    /**
     * Tells whether it tells best what the game was doing.
     *
     * @return whether it heads reports
     */
    boolean isCritical();
}

package kodama.lua;

/** What a call in progress is called in tracebacks, besides its function: a {@link Call#state} that has a name. */
public interface CallLabel {
    /** Returns for example {@code call point 'AI'}. */
    String label();
}

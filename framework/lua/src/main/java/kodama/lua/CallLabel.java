package kodama.lua;

/** A {@link Call#state} with a label that tracebacks show in addition to the function. */
public interface CallLabel {
    /** Returns the label, such as {@code call point 'AI'}. */
    String label();
}

package kodama.profile;

/** A part of a program that was entered and is left by {@code close}; see {@link CallPoints}. */
public interface CallPoint extends AutoCloseable {
    /** Leaves the part and all parts that were entered within it; called on the thread that entered it. */
    @Override
    void close();
}

package kodama.profile;

/** A part of a program that was entered, to be left by {@code close}; see {@link CallPoints}. */
public interface CallPoint extends AutoCloseable {
    /** Leaves the part, and all that were entered within it. On the thread that has entered it. */
    @Override
    void close();
}

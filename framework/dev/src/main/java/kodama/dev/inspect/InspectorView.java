package kodama.dev.inspect;

/** The inspector's window. Called by the game thread; each call returns at once, and what it asks for comes later. */
public interface InspectorView extends AutoCloseable {
    /**
     * Tells whether it is on the screen.
     *
     * @return whether it is to be told anything
     */
    boolean isOpen();

    /** Comes on the screen, or goes. */
    void toggle();

    /**
     * Shows the game as it is now.
     *
     * @param snapshot that
     */
    void show(Snapshot snapshot);

    /**
     * Looks at another task.
     *
     * @param task which
     */
    void select(TaskKey task);

    /**
     * Says what came of something.
     *
     * @param sentence for the one who works on the game; empty to say nothing any more
     */
    void tell(String sentence);

    /** Goes from the screen for good; returns when it has gone. */
    @Override
    void close();
}

package kodama.dev.inspect;

/** The inspector's window. Called by the game thread; each call returns at once, and what it asks for comes later. */
interface InspectorView extends AutoCloseable {
    /** Whether it is on the screen. */
    boolean isOpen();

    /** Comes on the screen, or goes. */
    void toggle();

    void show(Snapshot snapshot);

    void select(TaskKey task);

    /** Says what came of something; an empty sentence says nothing any more. */
    void showMessage(String sentence);

    /** Goes from the screen for good; returns when it has gone. */
    @Override
    void close();
}

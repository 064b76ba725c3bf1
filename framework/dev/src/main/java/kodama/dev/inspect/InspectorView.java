package kodama.dev.inspect;

/** The inspector's window. Its methods are called on the game thread and return at once; the window follows later. */
interface InspectorView extends AutoCloseable {
    /** Whether the window is open. */
    boolean isOpen();

    /** Opens or closes the window. */
    void toggle();

    void show(Snapshot snapshot);

    void select(TaskKey task);

    /** Shows a message in the status line; an empty one clears it. */
    void showMessage(String sentence);

    /** Closes the window for good and waits until it is closed. */
    @Override
    void close();
}

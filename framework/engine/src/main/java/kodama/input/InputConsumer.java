package kodama.input;

/**
 * The pending input of one consumer: the game, or the tools over it. Each consumer gets all events, independently of
 * the other. Not thread-safe.
 */
final class InputConsumer {
    /** Maximum number of pending wheel notches. Each takes two latches, and a wheel can turn endlessly. */
    private static final int MAX_NOTCHES = 3;

    private final SwitchQueue queue = new SwitchQueue();
    private final TextEntry entry = new TextEntry();

    SwitchQueue queue() {
        return queue;
    }

    TextEntry entry() {
        return entry;
    }

    void pressAndRelease(int number) {
        if (queue.pendingChanges(number) >= 2 * MAX_NOTCHES) return;
        queue.press(number);
        queue.release(number);
    }

    /** Starts or ends text entry. Switches that are held are released. */
    void enterText(boolean on) {
        entry.setOn(on);
        queue.clear();
    }
}

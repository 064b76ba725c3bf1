package kodama.input;

/**
 * What waits for those who listen: for the game, or for the tools that lie over it. Each hears everything, in its own
 * time. Not for several threads at once.
 */
final class InputConsumer {
    /** More notches of the wheel do not wait: each takes two latches, and one may turn it without end. */
    private static final int MOST_NOTCHES = 3;

    private final SwitchQueue queue = new SwitchQueue();
    private final TextEntry entry = new TextEntry();

    SwitchQueue queue() {
        return queue;
    }

    TextEntry entry() {
        return entry;
    }

    void pressAndRelease(int number) {
        if (queue.pendingChanges(number) >= 2 * MOST_NOTCHES) return;
        queue.press(number);
        queue.release(number);
    }

    /** Begins to enter text, or ends it; what is held goes up. */
    void enterText(boolean on) {
        entry.setOn(on);
        queue.clear();
    }
}

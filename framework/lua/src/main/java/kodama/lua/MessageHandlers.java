package kodama.lua;

/** The active message handlers of {@code xpcall}. */
final class MessageHandlers {
    /** Number of active handlers. */
    private int running;
    /** Whether the innermost handler is a Java function. */
    private boolean isPlain;

    /** Begins a handler; a plain one is a Java function, which has no level of its own. */
    void begin(boolean plain) {
        running++;
        isPlain = plain;
    }

    void end() {
        running--;
        isPlain = false;
    }

    boolean isRunning() {
        return running > 0;
    }

    boolean isPlain() {
        return isPlain;
    }
}

package kodama.lua;

/** The message handlers of {@code xpcall} that run now, one within another. */
final class MessageHandlers {
    /** How many there are. */
    private int running;
    /** Whether the innermost is written in Java. */
    private boolean isPlain;

    /** A handler begins; a plain one is written in Java, and has no level of its own. */
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

package kodama.lua;

/**
 * Tells whether a function runs often enough to be worth a class: many times in a moment, or again and again for long.
 * When a game begins, Java's compilers are busy with the framework, and what runs a few times a frame is not what it
 * waits for.
 */
final class HotnessMeter {

    private static final long MOMENT_NANOS = 500_000_000;

    /** So many spans of runs that each took longer come to often, too. */
    private static final int MANY_SPANS = 10;

    private long begun;
    private int spans;

    /** The function is there, and has not run. */
    HotnessMeter(long now) {
        begun = now;
    }

    /** A span of some hundred runs has ended; if it was not enough, the next one begins. */
    boolean isHot(long now) {
        boolean isQuick = now - begun <= MOMENT_NANOS;
        begun = now;
        spans++;
        return isQuick || spans >= MANY_SPANS;
    }
}

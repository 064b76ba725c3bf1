package kodama.lua;

/**
 * Decides whether a function is hot: it ran many times in a moment, or kept running for a long time. While a game
 * starts, HotSpot's compilers are busy with the framework, and functions that run a few times per frame do not matter.
 */
final class HotnessMeter {

    private static final long MOMENT_NANOS = 500_000_000;

    /** Number of slow spans that also make a function hot. */
    private static final int MANY_SPANS = 10;

    private long begun;
    private int spans;

    /** Starts the first span of a function that has not run. */
    HotnessMeter(long now) {
        begun = now;
    }

    /** Ends a span of some hundred runs and starts the next; returns whether the function is hot. */
    boolean isHot(long now) {
        boolean isQuick = now - begun <= MOMENT_NANOS;
        begun = now;
        spans++;
        return isQuick || spans >= MANY_SPANS;
    }
}

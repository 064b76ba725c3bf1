package kodama.loop;

import java.util.function.Consumer;
import kodama.base.LeakTracker;
import kodama.request.LoopRequests;
import org.jspecify.annotations.Nullable;

/**
 * Keeps the window responsive: ends the running script when a frame does not end, and all scripts soon after a request
 * to quit.
 *
 * <p>It is the last resort after the instruction budget of each script, for games in which no single script runs too
 * long, but all together do. Because it measures real time, it may end a script on a slow machine only. It is therefore
 * used only for play in a window, not for tests or captures. A replay ends the same scripts at the same instructions.
 *
 * <p>It counts its checks and reads no clock, so that the time during which the machine sleeps does not count. The game
 * thread reports frames and phases; another thread calls {@link #check}. The two are synchronized, so that a script of
 * the next frame is not ended because of the frame before.
 */
public final class Watchdog implements FrameHook, Consumer<ProgramPhase>, AutoCloseable {
    private static final String NAME = "kodama-watchdog";
    private static final int CHECKS_PER_SECOND = 5;

    /** Limit for a frame, and for anything after a request to quit; in seconds. */
    private static final int LIMIT = 10;

    /** Longer than the first frame after a reset takes on a slow machine. */
    private static final int LIMIT_AT_END = 3;

    private final LoopRequests requests;

    /** Number of checks since the last frame or phase; five per second. */
    private int checks;

    private boolean isFrame;
    private @Nullable Thread thread;
    private LeakTracker.@Nullable Entry entry;

    /** Creates a watchdog without a thread. */
    public Watchdog(LoopRequests requests) {
        this.requests = requests;
    }

    /** Starts the checks on a new thread, which the leak tracker tracks until it is closed; returns this. */
    public Watchdog start(LeakTracker leakTracker) {
        entry = leakTracker.open(LeakTracker.Lifetime.PROGRAM, "thread", NAME);
        thread = new Thread(this::run, NAME);
        thread.setDaemon(true);
        thread.start();
        return this;
    }

    private void run() {
        try {
            while (true) {
                Thread.sleep(1000 / CHECKS_PER_SECOND);
                check();
            }
        } catch (InterruptedException closed) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public synchronized void accept(ProgramPhase phase) {
        isFrame = phase == ProgramPhase.FRAME;
        checks = 0;
    }

    @Override
    public synchronized void afterDraw(long frames) {
        checks = 0;
        requests.cancelScriptEnd();
    }

    /** Counts a check; ends scripts if there were too many since the last frame. */
    synchronized void check() {
        int waited = ++checks;
        if (waited > LIMIT_AT_END * CHECKS_PER_SECOND && requests.isQuitPending())
            requests.endAllScripts("the program is about to quit");
        else if (isFrame && waited > LIMIT * CHECKS_PER_SECOND) endRunningScript();
    }

    /** Ends the running script; the other scripts of the frame did nothing wrong, and get as much time again. */
    private void endRunningScript() {
        requests.endNextScript("this frame has taken more than " + LIMIT + " seconds of real time");
        checks = 0;
    }

    @Override
    public void close() {
        if (thread != null) thread.interrupt();
        if (entry != null) entry.close();
    }
}

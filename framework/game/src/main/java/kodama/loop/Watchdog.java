package kodama.loop;

import java.util.function.Consumer;
import kodama.base.LeakTracker;
import kodama.request.LoopRequests;
import org.jspecify.annotations.Nullable;

/**
 * Sees to it that a window answers: lets the script be ended that runs when a frame does not come to its end, or soon
 * all of them when the program is to quit.
 *
 * <p>It is the last line behind the budget of each script, for games of which no single script does too much, but all
 * together do. As it goes by real time it would have one machine end what another plays; so it is only made for play in
 * a window, and what is played without one, a test or a recording among them, has none. A run in which it ended
 * something cannot be replayed bit for bit.
 *
 * <p>It counts its looks and asks no clock: the time that a machine sleeps, with the program in it, does not count. The
 * game thread tells of its frames and phases, from another one {@link #check} is called; each while the other does not,
 * so that no end meant for a frame that is just over hits the next one.
 */
public final class Watchdog implements FrameHook, Consumer<ProgramPhase>, AutoCloseable {
    private static final String NAME = "kodama-watchdog";
    private static final int LOOKS_PER_SECOND = 5;

    /** How long a frame may take, and how long anything may once the program is to end; in seconds. */
    private static final int PATIENCE = 10;

    private static final int PATIENCE_AT_END = 1;

    private final LoopRequests requests;

    /** Looks since the last frame or phase; five a second. */
    private int looks;

    private boolean isFrame;
    private @Nullable Thread thread;
    private LeakTracker.@Nullable Entry entry;

    /** A watchdog that no one wakes. */
    public Watchdog(LoopRequests requests) {
        this.requests = requests;
    }

    /** Begins to look, on a thread of its own that is noted in the ledger until it is closed; returns this. */
    public Watchdog start(LeakTracker ledger) {
        entry = ledger.open(LeakTracker.Lifetime.PROGRAM, "thread", NAME);
        thread = new Thread(this::run, NAME);
        thread.setDaemon(true);
        thread.start();
        return this;
    }

    private void run() {
        try {
            while (true) {
                Thread.sleep(1000 / LOOKS_PER_SECOND);
                check();
            }
        } catch (InterruptedException closed) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public synchronized void accept(ProgramPhase phase) {
        isFrame = phase == ProgramPhase.FRAME;
        looks = 0;
    }

    @Override
    public synchronized void afterDraw(long frames) {
        looks = 0;
        requests.cancelScriptEnd();
    }

    /** Counts, and lets scripts be ended when too much has been counted since the last frame. */
    synchronized void check() {
        int waited = ++looks;
        if (waited > PATIENCE_AT_END * LOOKS_PER_SECOND && requests.isQuitPending())
            requests.endAllScripts("the program is to end");
        else if (isFrame && waited > PATIENCE * LOOKS_PER_SECOND) endRunningScript();
    }

    /** Ends who runs now; the others of the frame did nothing, and have as much time as he had. */
    private void endRunningScript() {
        requests.endNextScript("this frame has not come to its end for " + PATIENCE + " seconds of real time");
        looks = 0;
    }

    @Override
    public void close() {
        if (thread != null) thread.interrupt();
        if (entry != null) entry.close();
    }
}

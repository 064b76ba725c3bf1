package kodama.draw;

import java.util.concurrent.atomic.AtomicReference;
import kodama.base.ErrorSink;
import kodama.base.LeakTracker;
import kodama.job.JobScheduler;
import kodama.profile.Profiler;
import kodama.time.FramePacer;
import kodama.time.FrameRate;
import org.jspecify.annotations.Nullable;

/**
 * Draws and shows frames on a resident thread, so that the game works on the next frame meanwhile.
 *
 * <p>Pictures pass through a {@link TripleBuffer}: the game thread never waits for the drawing, and when it is ahead
 * the newest is drawn and older ones are skipped. The thread is called {@code kodama-draw}, has the priority of the one
 * that made it, and sleeps when there is nothing to draw.
 */
public final class DrawThread implements Renderer {
    private static final String NAME = "kodama-draw";

    /** How long to wait at the end for a frame that is being drawn; a hundred are drawn in that time. */
    private static final long CLOSING_MILLIS = 2_000;

    private final TripleBuffer<FrameCommands> pictures = new TripleBuffer<>(FrameCommands::new);
    private final FramePainter painter;
    private final FramePacer pacer;
    private final ErrorSink errors;
    private final Thread thread;
    private final long closingMillis;
    private final AtomicReference<@Nullable FrameRate> wantedRate = new AtomicReference<>();

    /**
     * Starts the thread.
     *
     * @param width width of the frames; in virtual pixels
     * @param height height of the frames; in virtual pixels
     * @param jobs draws on several cores if it has more than one thread; null to draw on this thread alone. Is to be
     *     closed after this renderer
     * @param presenter where to show the frames; called on the draw thread only
     * @param pacer says when a drawn frame may be shown, say a {@link FlipPacer}; used by the draw thread only
     * @param errors where to report what goes wrong while drawing or showing; called on the draw thread
     * @param ledger where the thread is noted until it has ended
     */
    public DrawThread(
            int width,
            int height,
            @Nullable JobScheduler jobs,
            Presenter presenter,
            FramePacer pacer,
            ErrorSink errors,
            LeakTracker ledger,
            Profiler profiler) {
        this(new FramePainter(width, height, jobs, presenter, errors, profiler), pacer, errors, ledger, CLOSING_MILLIS);
    }

    DrawThread(FramePainter painter, FramePacer pacer, ErrorSink errors, LeakTracker ledger, long closingMillis) {
        this.painter = painter;
        this.pacer = pacer;
        this.errors = errors;
        this.closingMillis = closingMillis;
        LeakTracker.Entry entry = ledger.open(LeakTracker.Lifetime.LOOP, "thread", NAME);
        this.thread = new Thread(() -> run(entry), NAME);
        thread.setDaemon(true);
        thread.setPriority(Thread.currentThread().getPriority());
        thread.start();
    }

    @Override
    public DrawList begin() {
        FrameCommands picture = pictures.writeSlot();
        picture.begin(viewport());
        return picture.frame();
    }

    @Override
    public WindowOverlay overlay() {
        return pictures.writeSlot().overlay();
    }

    @Override
    public Viewport viewport() {
        return painter.viewport();
    }

    @Override
    public void submit() {
        pictures.publish();
    }

    private void run(LeakTracker.Entry entry) {
        try (entry) {
            for (FrameCommands next = pictures.awaitNewest(); next != null; next = pictures.awaitNewest()) frame(next);
        } catch (Throwable e) {
            errors.report("the draw thread, which has ended", e);
        } finally {
            pictures.close();
        }
    }

    private void frame(FrameCommands picture) {
        adoptRate();
        boolean drawn = painter.draw(picture);
        pacer.awaitNextFrame();
        if (drawn) painter.show();
    }

    private void adoptRate() {
        FrameRate rate = wantedRate.getAndSet(null);
        if (rate != null) pacer.setRate(rate);
    }

    @Override
    public void setRate(FrameRate rate) {
        wantedRate.set(rate);
    }

    @Override
    public void awaitIdle() {
        try {
            pictures.awaitIdle();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public long framesShown() {
        return painter.framesShown();
    }

    @Override
    public long framesSkipped() {
        return pictures.skipped();
    }

    /**
     * Lets the frame being drawn come to its end, then ends the thread and waits for that. A thread that hangs, say in
     * a display that does not answer, is reported and left behind; it does not keep the program from ending.
     */
    @Override
    public void close() {
        pictures.close();
        try {
            thread.join(closingMillis);
            if (thread.isAlive()) errors.report("the draw thread", stuck());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private IllegalStateException stuck() {
        IllegalStateException stuck =
                new IllegalStateException("did not end within " + closingMillis + " ms and is left behind");
        stuck.setStackTrace(thread.getStackTrace());
        return stuck;
    }
}

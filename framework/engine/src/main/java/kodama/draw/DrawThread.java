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
 * Draws and shows frames on a resident thread while the game works on the next frame.
 *
 * <ol>
 *   <li>The game thread fills the commands of a frame in a slot of a {@link TripleBuffer} and submits it; it never
 *       waits.
 *   <li>The draw thread takes the newest frame and rasterizes it; older ones are skipped.
 *   <li>It waits for the pacer and shows the frame.
 * </ol>
 *
 * <p>The thread is called {@code kodama-draw}, has the priority of the thread that created it, and sleeps when there is
 * nothing to draw.
 */
public final class DrawThread implements Renderer {
    private static final String NAME = "kodama-draw";

    /** Longest wait at the end for a frame that is being drawn; normally enough for a hundred frames. */
    private static final long CLOSING_MILLIS = 2_000;

    private final TripleBuffer<FrameCommands> buffer = new TripleBuffer<>(FrameCommands::new);
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
     * @param jobs used to draw on several cores if it has more than one thread; null to draw on this thread alone; must
     *     be closed after this renderer
     * @param presenter shows the frames; called on the draw thread only
     * @param pacer decides when a drawn frame may be shown, for example a {@link FlipPacer}; used by the draw thread
     *     only
     * @param errors called with errors during drawing and showing; on the draw thread
     * @param leaks tracks the thread until it has ended
     */
    public DrawThread(
            int width,
            int height,
            @Nullable JobScheduler jobs,
            Presenter presenter,
            FramePacer pacer,
            ErrorSink errors,
            LeakTracker leaks,
            Profiler profiler) {
        this(new FramePainter(width, height, jobs, presenter, errors, profiler), pacer, errors, leaks, CLOSING_MILLIS);
    }

    DrawThread(FramePainter painter, FramePacer pacer, ErrorSink errors, LeakTracker leaks, long closingMillis) {
        this.painter = painter;
        this.pacer = pacer;
        this.errors = errors;
        this.closingMillis = closingMillis;
        LeakTracker.Entry entry = leaks.open(LeakTracker.Lifetime.LOOP, "thread", NAME);
        this.thread = new Thread(() -> run(entry), NAME);
        thread.setDaemon(true);
        thread.setPriority(Thread.currentThread().getPriority());
        thread.start();
    }

    @Override
    public DrawList begin() {
        FrameCommands commands = buffer.writeSlot();
        commands.begin(viewport());
        return commands.frame();
    }

    @Override
    public WindowOverlay overlay() {
        return buffer.writeSlot().overlay();
    }

    @Override
    public Viewport viewport() {
        return painter.viewport();
    }

    @Override
    public void submit() {
        buffer.publish();
    }

    private void run(LeakTracker.Entry entry) {
        try (entry) {
            for (FrameCommands next = buffer.awaitNewest(); next != null; next = buffer.awaitNewest()) frame(next);
        } catch (Throwable e) {
            errors.report("the draw thread (it has ended)", e);
        } finally {
            buffer.close();
        }
    }

    private void frame(FrameCommands commands) {
        adoptRate();
        boolean drawn = painter.draw(commands);
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
            buffer.awaitIdle();
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
        return buffer.skipped();
    }

    /**
     * Waits for the frame that is being drawn, then ends the thread and waits for it. A thread that hangs, for example
     * in a display that does not respond, is reported and abandoned; it does not keep the program from ending.
     */
    @Override
    public void close() {
        buffer.close();
        try {
            thread.join(closingMillis);
            if (thread.isAlive()) errors.report("the draw thread", hangError());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private IllegalStateException hangError() {
        IllegalStateException hangError =
                new IllegalStateException("did not end within " + closingMillis + " ms and was abandoned");
        hangError.setStackTrace(thread.getStackTrace());
        return hangError;
    }
}

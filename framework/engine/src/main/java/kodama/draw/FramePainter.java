package kodama.draw;

import java.util.concurrent.atomic.LongAdder;
import kodama.base.ErrorSink;
import kodama.job.JobScheduler;
import kodama.profile.FramePart;
import kodama.profile.Profiler;
import org.jspecify.annotations.Nullable;

/** Draws and shows frames. An error is reported and costs only one frame. */
final class FramePainter {
    private final ParallelRasterizer rasterizer;
    private final OverlayPainter overlays = new OverlayPainter();
    private final FrameBuffer frame;
    private final Presenter presenter;
    private final ErrorSink errors;
    private final Profiler profiler;
    private final LongAdder framesShown = new LongAdder();
    private FrameBuffer drawn;

    /**
     * @param jobs used to draw on several cores; null for one
     */
    FramePainter(
            int width,
            int height,
            @Nullable JobScheduler jobs,
            Presenter presenter,
            ErrorSink errors,
            Profiler profiler) {
        this.rasterizer = new ParallelRasterizer(jobs);
        this.frame = new FrameBuffer(width, height);
        this.drawn = frame;
        this.presenter = presenter;
        this.errors = errors;
        this.profiler = profiler;
    }

    Viewport viewport() {
        return presenter.viewport(frame.width(), frame.height());
    }

    boolean draw(FrameCommands commands) {
        long began = profiler.now();
        try {
            rasterizer.draw(commands.frame(), frame);
            drawn = overlays.compose(frame, commands.overlay());
            return true;
        } catch (RuntimeException | Error e) {
            errors.report("drawing", e);
            return false;
        } finally {
            profiler.recordSince(began, FramePart.RASTERIZE.key());
            profiler.recordSince(began, Profiler.DRAW);
        }
    }

    void show() {
        long began = profiler.now();
        try {
            presenter.observeFrame(frame);
            presenter.present(drawn);
            framesShown.increment();
        } catch (RuntimeException | Error e) {
            errors.report("showing a frame", e);
        } finally {
            profiler.recordSince(began, FramePart.PRESENT.key());
        }
    }

    long framesShown() {
        return framesShown.sum();
    }

    /**
     * Draws the overlay in window pixels: the frame is scaled to the size of the window, and the overlay drawn over it.
     */
    private static final class OverlayPainter {
        private final Rasterizer overlayRasterizer = new Rasterizer();
        private final FrameScaler scaler = new FrameScaler();
        private FrameBuffer window = new FrameBuffer(1, 1);

        /** Returns the frame itself if the overlay is empty; otherwise a buffer of the window's size with both. */
        FrameBuffer compose(FrameBuffer frame, WindowOverlay overlay) {
            if (overlay.list().isEmpty()) return frame;
            if (window.width() != overlay.width() || window.height() != overlay.height())
                window = new FrameBuffer(overlay.width(), overlay.height());
            scaler.draw(frame, overlay.viewport(), window);
            overlayRasterizer.drawOver(overlay.list(), window);
            return window;
        }
    }
}

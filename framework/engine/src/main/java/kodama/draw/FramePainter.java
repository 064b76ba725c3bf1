package kodama.draw;

import java.util.concurrent.atomic.LongAdder;
import kodama.base.ErrorSink;
import kodama.job.JobScheduler;
import kodama.profile.FramePart;
import kodama.profile.Profiler;
import org.jspecify.annotations.Nullable;

/** Draws pictures into its own frame and shows that. What goes wrong is reported and costs one frame, not the game. */
final class FramePainter {
    private final ParallelRasterizer bands;
    private final LayerPainter layers = new LayerPainter();
    private final FrameBuffer frame;
    private final Presenter presenter;
    private final ErrorSink errors;
    private final Profiler profiler;
    private final LongAdder framesShown = new LongAdder();
    private FrameBuffer drawn;

    /**
     * @param jobs for drawing on several cores; null for one
     */
    FramePainter(
            int width,
            int height,
            @Nullable JobScheduler jobs,
            Presenter presenter,
            ErrorSink errors,
            Profiler profiler) {
        this.bands = new ParallelRasterizer(jobs);
        this.frame = new FrameBuffer(width, height);
        this.drawn = frame;
        this.presenter = presenter;
        this.errors = errors;
        this.profiler = profiler;
    }

    Viewport viewport() {
        return presenter.viewport(frame.width(), frame.height());
    }

    boolean draw(FrameCommands picture) {
        long began = profiler.now();
        try {
            bands.draw(picture.frame(), frame);
            drawn = layers.compose(frame, picture.overlay());
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
     * Draws what stands over a frame in the window's own pixels: the frame is enlarged into a buffer of the window's
     * size, and the layer drawn on that.
     */
    private static final class LayerPainter {
        private final Rasterizer rasterizer = new Rasterizer();
        private final FrameScaler enlargement = new FrameScaler();
        private FrameBuffer window = new FrameBuffer(1, 1);

        /** The frame as it is if the layer is empty; else both in one, as large as the window. */
        FrameBuffer compose(FrameBuffer frame, WindowOverlay layer) {
            if (layer.list().isEmpty()) return frame;
            if (window.width() != layer.width() || window.height() != layer.height())
                window = new FrameBuffer(layer.width(), layer.height());
            enlargement.draw(frame, layer.viewport(), window);
            rasterizer.drawOver(layer.list(), window);
            return window;
        }
    }
}

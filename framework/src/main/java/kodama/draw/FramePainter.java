package kodama.draw;

import java.util.concurrent.atomic.LongAdder;
import kodama.base.ErrorSink;
import kodama.job.JobScheduler;
import org.jspecify.annotations.Nullable;

/** Draws pictures into its own frame and shows that. What goes wrong is reported and costs one frame, not the game. */
final class FramePainter {
    private final Bands bands;
    private final LayerPainter layers = new LayerPainter();
    private final FrameBuffer frame;
    private final Presenter presenter;
    private final ErrorSink errors;
    private final LongAdder framesShown = new LongAdder();
    private FrameBuffer drawn;

    /**
     * @param jobs for drawing on several cores; null for one
     */
    FramePainter(int width, int height, @Nullable JobScheduler jobs, Presenter presenter, ErrorSink errors) {
        this.bands = new Bands(jobs);
        this.frame = new FrameBuffer(width, height);
        this.drawn = frame;
        this.presenter = presenter;
        this.errors = errors;
    }

    Viewport viewport() {
        return presenter.viewport(frame.width(), frame.height());
    }

    boolean draw(Picture picture) {
        try {
            bands.draw(picture.frame(), frame);
            drawn = layers.compose(frame, picture.layer());
            return true;
        } catch (RuntimeException | Error e) {
            errors.report("drawing", e);
            return false;
        }
    }

    void show() {
        try {
            presenter.present(drawn);
            framesShown.increment();
        } catch (RuntimeException | Error e) {
            errors.report("showing a frame", e);
        }
    }

    long framesShown() {
        return framesShown.sum();
    }
}

package kodama.draw;

import java.util.concurrent.atomic.LongAdder;
import kodama.base.ErrorSink;
import kodama.job.JobScheduler;
import org.jspecify.annotations.Nullable;

/** Draws a list into its own frame and shows that. What goes wrong is reported and costs one frame, not the game. */
final class FramePainter {
    private final Bands bands;
    private final FrameBuffer frame;
    private final Presenter presenter;
    private final ErrorSink errors;
    private final LongAdder framesShown = new LongAdder();

    /**
     * @param jobs for drawing on several cores; null for one
     */
    FramePainter(int width, int height, @Nullable JobScheduler jobs, Presenter presenter, ErrorSink errors) {
        this.bands = new Bands(jobs);
        this.frame = new FrameBuffer(width, height);
        this.presenter = presenter;
        this.errors = errors;
    }

    boolean draw(DrawList list) {
        try {
            bands.draw(list, frame);
            return true;
        } catch (RuntimeException | Error e) {
            errors.report("drawing", e);
            return false;
        }
    }

    void show() {
        try {
            presenter.present(frame);
            framesShown.increment();
        } catch (RuntimeException | Error e) {
            errors.report("showing a frame", e);
        }
    }

    long framesShown() {
        return framesShown.sum();
    }
}

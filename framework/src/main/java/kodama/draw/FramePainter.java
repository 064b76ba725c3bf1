package kodama.draw;

import java.util.concurrent.atomic.LongAdder;
import kodama.base.ErrorSink;

/** Draws a list into its own frame and shows that. What goes wrong is reported and costs one frame, not the game. */
final class FramePainter {
    private final Rasterizer rasterizer = new Rasterizer();
    private final FrameBuffer frame;
    private final Presenter presenter;
    private final ErrorSink errors;
    private final LongAdder framesShown = new LongAdder();

    FramePainter(int width, int height, Presenter presenter, ErrorSink errors) {
        this.frame = new FrameBuffer(width, height);
        this.presenter = presenter;
        this.errors = errors;
    }

    boolean draw(DrawList list) {
        try {
            rasterizer.draw(list, frame);
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

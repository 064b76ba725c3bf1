package kodama.loop.game;

import kodama.draw.FrameBuffer;
import kodama.draw.Presenter;
import kodama.draw.Renderer;
import kodama.draw.StatusBar;
import kodama.draw.Viewport;
import kodama.time.FpsMeter;
import kodama.time.NanoClock;

/**
 * Counts the frames of a game that are shown, and those that are skipped.
 *
 * <p>On a virtual clock, drawing takes no time. There each frame of the game counts as shown, however many were drawn,
 * so that the figure is the same in every run.
 */
final class FrameCounter {
    private final FpsMeter meter;
    private final boolean isTimed;

    FrameCounter(NanoClock clock) {
        meter = new FpsMeter(clock);
        isTimed = clock.isRealTime();
    }

    FpsMeter meter() {
        return meter;
    }

    /** Returns the presenter wrapped so that the frames it shows are counted. */
    Presenter counting(Presenter presenter) {
        return isTimed ? new Counted(presenter, meter) : presenter;
    }

    /** Ends a frame of the game. */
    void endFrame(Renderer renderer) {
        if (isTimed) meter.setSkippedTotal(renderer.framesSkipped());
        else meter.frame();
    }

    private record Counted(Presenter presenter, FpsMeter meter) implements Presenter {
        @Override
        public void present(FrameBuffer frame) {
            presenter.present(frame);
            meter.frame();
        }

        @Override
        public void observeFrame(FrameBuffer frame) {
            presenter.observeFrame(frame);
        }

        @Override
        public Viewport viewport(int width, int height) {
            return presenter.viewport(width, height);
        }

        @Override
        public StatusBar statusBar() {
            return presenter.statusBar();
        }

        @Override
        public void close() {
            presenter.close();
        }
    }
}

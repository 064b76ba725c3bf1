package kodama.draw;

import kodama.base.ErrorSink;
import kodama.profile.Profiler;
import kodama.time.FrameRate;

/** Draws and shows each frame on the calling thread, before {@link #submit} returns; has no pacing. */
public final class DirectRenderer implements Renderer {
    private final FrameCommands commands = new FrameCommands();
    private final FramePainter painter;

    /**
     * Creates a renderer.
     *
     * @param width width of the frames; in virtual pixels
     * @param height height of the frames; in virtual pixels
     * @param presenter shows the frames
     * @param errors called with errors during drawing and showing
     */
    public DirectRenderer(int width, int height, Presenter presenter, ErrorSink errors, Profiler profiler) {
        this.painter = new FramePainter(width, height, null, presenter, errors, profiler);
    }

    @Override
    public DrawList begin() {
        commands.begin(viewport());
        return commands.frame();
    }

    @Override
    public WindowOverlay overlay() {
        return commands.overlay();
    }

    @Override
    public Viewport viewport() {
        return painter.viewport();
    }

    @Override
    public void submit() {
        if (painter.draw(commands)) painter.show();
    }

    @Override
    public void setRate(FrameRate rate) {}

    @Override
    public void awaitIdle() {}

    @Override
    public long framesShown() {
        return painter.framesShown();
    }

    /** Returns 0, because each frame is drawn at once. */
    @Override
    public long framesSkipped() {
        return 0;
    }

    @Override
    public void close() {}
}

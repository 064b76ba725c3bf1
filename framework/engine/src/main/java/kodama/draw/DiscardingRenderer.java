package kodama.draw;

import kodama.time.FrameRate;

/** Lets a game draw, but discards its frames: for runs of which only the course matters. */
public final class DiscardingRenderer implements Renderer {
    private final FrameCommands commands = new FrameCommands();
    private final Viewport viewport;
    private long framesShown;

    /**
     * Creates a renderer.
     *
     * @param width width of the frames; in virtual pixels
     * @param height height of the frames; in virtual pixels
     */
    public DiscardingRenderer(int width, int height) {
        viewport = Viewport.whole(width, height);
    }

    @Override
    public DrawList begin() {
        commands.begin(viewport);
        return commands.frame();
    }

    @Override
    public WindowOverlay overlay() {
        return commands.overlay();
    }

    @Override
    public Viewport viewport() {
        return viewport;
    }

    @Override
    public void submit() {
        framesShown++;
    }

    @Override
    public void setRate(FrameRate rate) {}

    @Override
    public void awaitIdle() {}

    @Override
    public long framesShown() {
        return framesShown;
    }

    /** Returns 0, because each frame counts as shown. */
    @Override
    public long framesSkipped() {
        return 0;
    }

    @Override
    public void close() {}
}

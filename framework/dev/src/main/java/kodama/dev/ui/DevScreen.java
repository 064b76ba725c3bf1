package kodama.dev.ui;

import java.util.Objects;
import kodama.draw.Renderer;
import kodama.draw.Viewport;
import kodama.draw.WindowOverlay;
import kodama.input.KeyMap;
import kodama.input.Pad;
import kodama.input.Pointer;
import kodama.input.TypedInput;
import kodama.loop.FrameHook;
import kodama.loop.GamePlatform;
import kodama.script.config.Display;
import kodama.script.config.GameConfig;
import kodama.time.CorrectedPacer;
import kodama.time.FramePacer;
import kodama.time.FrameRate;
import org.jspecify.annotations.Nullable;

/**
 * The screen and input of a developer's loop object, such as the portal: it draws in the window's own pixels and reads
 * keys and the mouse. The frame rate is that of the game's start, but frames in which nothing changes are rarely drawn.
 *
 * <p>Owned by the game thread.
 */
public final class DevScreen {
    private final GamePlatform platform;
    private final Display display;
    private final FrameRate rate;
    private final Pad pad;
    private final FramePacer pacer;
    private final RedrawPolicy redraws;
    private @Nullable Renderer renderer;
    /** Number of frames of this loop object. */
    private long frames;

    /** The viewport of the last frame; null before the first. */
    private @Nullable Viewport seen;

    /**
     * Creates a screen that is not open yet.
     *
     * @param config provides the frame rate, and the size of the picture while it is opened
     */
    public DevScreen(GamePlatform platform, GameConfig config, KeyMap keys) {
        this.platform = platform;
        display = config.display();
        rate = new FrameRate(config.timing().fps());
        pad = new Pad(platform.raw(), keys);
        pad.setRate(rate);
        redraws = new RedrawPolicy(rate);
        pacer = new CorrectedPacer(platform.clocks().get(), rate);
    }

    /** Opens the renderer. */
    public void open() {
        renderer = platform.openRenderer(display.width(), display.height(), rate, null);
    }

    /** Ignores held keys until they are released, and mouse clicks made so far. */
    public void ignoreHeldInput() {
        pad.resync();
        pad.ignoreHeld();
        pointer().resync();
    }

    /** Samples keys and mouse for this frame. */
    public void latch() {
        pad.latch();
        pointer().latch();
    }

    /** The keys and controllers as of the last latch. */
    public Pad pad() {
        return pad;
    }

    /** Starts or stops capturing typed characters. */
    public void captureText(boolean on) {
        platform.raw().setTextShared(on);
    }

    /** The characters typed since the last call, by the player's keyboard layout; empty for none. */
    public String typedText() {
        StringBuilder letters = new StringBuilder();
        for (TypedInput typed : platform.raw().takeTyped()) letters.append(typed.text());
        return letters.toString();
    }

    /** The mouse as of the last latch. */
    public Pointer pointer() {
        return platform.raw().pointer();
    }

    /** Restarts frame pacing after a long operation, and draws the next frame. */
    public void restart() {
        redraws.wake();
        pacer.restart();
    }

    /** Changes the frame rate from the next frame on. */
    public void setRate(FrameRate rate) {
        pacer.setRate(rate);
        pad.setRate(rate);
        redraws.setRate(rate);
    }

    /** Whether to draw this frame, because of input, a resized window, or an animation. */
    public boolean shouldDraw(boolean somethingGoesOn) {
        boolean isTouched = pad.bits() != 0 || pointer().hasMoved() || pointer().wheelNotches() != 0;
        return redraws.shouldDraw(somethingGoesOn || isTouched || isResized());
    }

    private boolean isResized() {
        Viewport before = seen;
        seen = renderer().viewport();
        return !seen.equals(before);
    }

    /** The time of animations, in sixtieths of a second; it stops when there is no input for a while. */
    public long animationTime() {
        return redraws.animationTime();
    }

    /** Starts a picture, in the window's own pixels. */
    public DotCanvas begin() {
        renderer().begin();
        WindowOverlay layer = renderer().overlay();
        return DotCanvas.on(layer.list(), layer.width(), layer.height());
    }

    /** Shows the picture. */
    public void submit() {
        renderer().submit();
    }

    private Renderer renderer() {
        return Objects.requireNonNull(renderer, "the screen is not open");
    }

    /** Runs the hooks after drawing and waits for the next frame. */
    public void endFrame() {
        frames++;
        for (FrameHook hook : platform.hooks()) hook.afterDraw(frames);
        pacer.awaitNextFrame();
    }

    /** Closes the renderer if it is open. Errors are dropped, so that the next loop object does not show them. */
    public void close() {
        platform.errors().restart();
        if (renderer == null) return;
        renderer.awaitIdle();
        renderer.close();
    }
}

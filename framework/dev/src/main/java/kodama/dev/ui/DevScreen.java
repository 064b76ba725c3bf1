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
 * What a loop object of the developer's is shown on and listens to: the window's own pixels, keys and mouse, as many
 * frames a second as the game begins with, of which only those are drawn that someone may look at.
 *
 * <p>Owned by the game thread.
 */
public final class DevScreen {
    private final GamePlatform stage;
    private final Display display;
    private final FrameRate rate;
    private final Pad pad;
    private final FramePacer pacer;
    private final RedrawPolicy redraws;
    private @Nullable Renderer renderer;
    /** Frames of this loop object so far. */
    private long frames;

    /** How the window was at the last frame; null before the first. */
    private @Nullable Viewport seen;

    /** @param config the size of the picture while it is opened, and the frame rate */
    public DevScreen(GamePlatform stage, GameConfig config, KeyMap keys) {
        this.stage = stage;
        display = config.display();
        rate = new FrameRate(config.timing().fps());
        pad = new Pad(stage.raw(), keys);
        pad.setRate(rate);
        redraws = new RedrawPolicy(rate);
        pacer = new CorrectedPacer(stage.clocks().get(), rate);
    }

    /** Opens the picture. */
    public void open() {
        renderer = stage.openRenderer(display.width(), display.height(), rate, null);
    }

    /** Begins to listen: what is held is ignored until it is released, and what was clicked is not meant for this. */
    public void ignoreHeldInput() {
        pad.resync();
        pad.ignoreHeld();
        pointer().resync();
    }

    /** Takes in keys and mouse. */
    public void latch() {
        pad.latch();
        pointer().latch();
    }

    /** The keys as they were latched. */
    public Pad pad() {
        return pad;
    }

    /** Begins to take the letters that are typed, or ends it. */
    public void captureText(boolean on) {
        stage.raw().setTextShared(on);
    }

    /** The letters that were typed since the last call, as the player's keyboard makes them; empty for none. */
    public String typedText() {
        StringBuilder letters = new StringBuilder();
        for (TypedInput typed : stage.raw().takeTyped()) letters.append(typed.text());
        return letters.toString();
    }

    /** The mouse as it was latched. */
    public Pointer pointer() {
        return stage.raw().pointer();
    }

    /** Begins to keep frames apart after whatever took its time, and shows what there is now. */
    public void restart() {
        redraws.wake();
        pacer.restart();
    }

    /** Changes how many frames there are in a second, from the next one on. */
    public void setRate(FrameRate rate) {
        pacer.setRate(rate);
        pad.setRate(rate);
        redraws.setRate(rate);
    }

    /** Whether this frame is to be drawn, as someone may look at it or something goes on. */
    public boolean shouldDraw(boolean somethingGoesOn) {
        boolean isTouched = pad.bits() != 0 || pointer().hasMoved() || pointer().wheelNotches() != 0;
        return redraws.shouldDraw(somethingGoesOn || isTouched || isResized());
    }

    private boolean isResized() {
        Viewport before = seen;
        seen = renderer().viewport();
        return !seen.equals(before);
    }

    /** How far what moves by itself has moved, in sixtieths of a second; it rests when no one is there. */
    public long animationTime() {
        return redraws.animationTime();
    }

    /** Begins a picture, in the window's own pixels. */
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
        return Objects.requireNonNull(renderer, "the picture is not open");
    }

    /** Does what comes after drawing, and waits until the next frame is due. */
    public void endFrame() {
        frames++;
        for (FrameHook hook : stage.hooks()) hook.afterDraw(frames);
        pacer.awaitNextFrame();
    }

    /** Closes the picture, if it was opened. What went wrong here is not the fault of the loop object to come. */
    public void close() {
        stage.errors().restart();
        if (renderer == null) return;
        renderer.awaitIdle();
        renderer.close();
    }
}

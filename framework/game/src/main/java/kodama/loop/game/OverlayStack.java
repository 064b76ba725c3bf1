package kodama.loop.game;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import kodama.base.ErrorSink;
import kodama.draw.DrawList;
import kodama.draw.Viewport;
import kodama.draw.WindowOverlay;
import kodama.input.GameViewport;
import kodama.input.KeyMap;
import kodama.input.Pad;
import kodama.input.Pointer;
import kodama.loop.Overlay;
import kodama.loop.RunningGame;
import kodama.loop.SeekOutcome;

/**
 * The overlays of a game, the lowest first. Owned by the game thread.
 *
 * <p>The overlays below an exclusive one are not drawn. When pictures are captured, only overlays that hold the game
 * are drawn, because all others show data of this machine and this run, and pictures must be the same in every run.
 */
final class OverlayStack {
    private final List<Overlay> overlays = new ArrayList<>();
    private final Overlay fpsDisplay;
    private final boolean isCaptured;

    /** Whether each overlay holds the game in this frame. */
    private final boolean[] holds;

    /** Which overlays have failed; they are disabled until a game begins, because an overlay must not end a game. */
    private final boolean[] hasFailed;

    private final ErrorSink errors;
    private boolean capturesKeys;

    /** The area of the game's picture in the last frame, to convert mouse positions. */
    private GameViewport shown = new GameViewport(0, 0, 1, 1, 1, 1);

    /**
     * Creates a stack of overlays above the display of the frame rate.
     *
     * @param fpsDisplay shows the frames per second, unless another overlay does
     * @param isCaptured whether pictures are captured
     */
    OverlayStack(Overlay fpsDisplay, List<Overlay> others, boolean isCaptured, ErrorSink errors) {
        this.fpsDisplay = fpsDisplay;
        this.isCaptured = isCaptured;
        this.errors = errors;
        overlays.add(fpsDisplay);
        overlays.addAll(others);
        holds = new boolean[overlays.size()];
        hasFailed = new boolean[overlays.size()];
    }

    /** Adds the keys of all overlays. */
    KeyMap addKeys(KeyMap map) {
        KeyMap keys = map;
        for (Overlay overlay : overlays) keys = overlay.addKeys(keys);
        return keys;
    }

    boolean canResume() {
        return overlays.stream().anyMatch(Overlay::canResume);
    }

    void begin(RunningGame game) {
        Arrays.fill(hasFailed, false);
        for (Overlay overlay : overlays) overlay.begin(game);
    }

    void end(RunningGame game) {
        for (Overlay overlay : overlays) overlay.end(game);
    }

    /** Passes on how the search for a tick of the recording has ended. */
    void seekEnded(SeekOutcome outcome) {
        for (Overlay overlay : overlays) overlay.seekEnded(outcome);
    }

    /** Latches the mouse, and passes a click on to every overlay. */
    void latch(Pointer pointer) {
        pointer.setViewport(shown);
        pointer.latch();
        if (!pointer.isPressed()) return;
        int x = pointer.gameX();
        int y = pointer.gameY();
        for (int i = 0; i < holds.length; i++) if (!hasFailed[i]) click(i, x, y);
    }

    private void click(int number, int x, int y) {
        try {
            overlays.get(number).click(x, y);
        } catch (RuntimeException failed) {
            disable(number, failed);
        }
    }

    private void disable(int number, RuntimeException failed) {
        hasFailed[number] = true;
        holds[number] = false;
        errors.report("overlay " + overlays.get(number).getClass().getSimpleName(), failed);
    }

    /** Lets every overlay handle the pad; returns whether any holds the game in this frame. */
    boolean handleInput(Pad pad, RunningGame game) {
        boolean any = false;
        for (int i = 0; i < holds.length; i++) {
            holds[i] = !hasFailed[i] && passInput(i, pad, game);
            any |= holds[i];
        }
        updateKeyCapture(pad);
        return any;
    }

    /** An overlay that opens ignores keys that are held already. */
    private void updateKeyCapture(Pad pad) {
        boolean before = capturesKeys;
        capturesKeys = false;
        for (int i = 0; i < holds.length; i++)
            capturesKeys |= holds[i] && overlays.get(i).capturesKeys();
        if (capturesKeys && !before) pad.ignoreHeld();
    }

    /** Returns whether an overlay that holds the game takes the keys in this frame. */
    boolean capturesKeys() {
        return capturesKeys;
    }

    private boolean passInput(int number, Pad pad, RunningGame game) {
        try {
            return overlays.get(number).handleInput(pad, game);
        } catch (RuntimeException failed) {
            disable(number, failed);
            return false;
        }
    }

    /** Draws into the frame, of this size in virtual pixels, and then on the layer over it. */
    void draw(DrawList frame, int width, int height, WindowOverlay layer, RunningGame game) {
        for (int i = 0; i < holds.length; i++)
            if (!hasFailed[i] && isInFrame(i)) drawInFrame(i, frame, width, height, game);
        for (int i = lowestDrawn(game); i < holds.length; i++)
            if (!hasFailed[i] && (!isCaptured || holds[i])) draw(i, layer, game);
        shown = viewportOf(layer, width, height);
    }

    private void drawInFrame(int number, DrawList frame, int width, int height, RunningGame game) {
        try {
            overlays.get(number).drawInFrame(frame, width, height, game);
        } catch (RuntimeException failed) {
            disable(number, failed);
        }
    }

    private void draw(int number, WindowOverlay layer, RunningGame game) {
        try {
            overlays.get(number).draw(layer.list(), layer.width(), layer.height(), game);
        } catch (RuntimeException failed) {
            disable(number, failed);
        }
    }

    /** The frame is enlarged if the layer has anything on it. */
    private static GameViewport viewportOf(WindowOverlay layer, int width, int height) {
        if (layer.list().isEmpty()) return new GameViewport(0, 0, width, height, width, height);
        Viewport at = layer.viewport();
        return new GameViewport(at.x(), at.y(), at.width(), at.height(), width, height);
    }

    private boolean isInFrame(int number) {
        if (isCaptured) return holds[number];
        if (overlays.get(number) != fpsDisplay) return true;
        for (int i = 0; i < holds.length; i++)
            if (!hasFailed[i] && overlays.get(i).showsFps()) return false;
        return true;
    }

    /** Returns the index of the highest exclusive overlay; 0 if there is none. */
    private int lowestDrawn(RunningGame game) {
        for (int i = holds.length - 1; i > 0; i--)
            if (!hasFailed[i] && overlays.get(i).isExclusive(game)) return i;
        return 0;
    }
}

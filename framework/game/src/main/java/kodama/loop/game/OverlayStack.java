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

/**
 * The overlays of a game, the lowest first. Owned by the game thread.
 *
 * <p>One that stands alone is drawn without those below it. When the pictures are kept, which are to be the same in
 * every run, only what holds the game is drawn: the rest tells of the machine and of who works at it.
 */
final class OverlayStack {
    private final List<Overlay> overlays = new ArrayList<>();
    private final Overlay corner;
    private final boolean isFilmed;

    /** Whether each holds the game in this frame. */
    private final boolean[] holds;

    /** Which have failed: they are left out until a game begins, as nothing that lies over a game may end it. */
    private final boolean[] hasFailed;

    private final ErrorSink errors;
    private boolean takesKeys;

    /** Where the game's picture was in the last frame, in whose pixels the mouse is told. */
    private GameViewport shown = new GameViewport(0, 0, 1, 1, 1, 1);

    /**
     * Puts some overlays over one that lies below them.
     *
     * @param corner shows the frames a second, unless another does
     * @param isFilmed whether the pictures are kept
     */
    OverlayStack(Overlay corner, List<Overlay> others, boolean isFilmed, ErrorSink errors) {
        this.corner = corner;
        this.isFilmed = isFilmed;
        this.errors = errors;
        overlays.add(corner);
        overlays.addAll(others);
        holds = new boolean[overlays.size()];
        hasFailed = new boolean[overlays.size()];
    }

    /** The keys so far, and those of all overlays. */
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

    /** Takes in what the mouse did until this frame, and tells every overlay of a click. */
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
            leaveOut(number, failed);
        }
    }

    private void leaveOut(int number, RuntimeException failed) {
        hasFailed[number] = true;
        holds[number] = false;
        errors.report("overlay " + overlays.get(number).getClass().getSimpleName(), failed);
    }

    /** Shows the pad to every overlay; answers whether any holds the game in this frame. */
    boolean handleInput(Pad pad, RunningGame game) {
        boolean any = false;
        for (int i = 0; i < holds.length; i++) {
            holds[i] = !hasFailed[i] && holds(i, pad, game);
            any |= holds[i];
        }
        takeKeys(pad);
        return any;
    }

    /** A screen that opens ignores what is held. */
    private void takeKeys(Pad pad) {
        boolean before = takesKeys;
        takesKeys = false;
        for (int i = 0; i < holds.length; i++)
            takesKeys |= holds[i] && overlays.get(i).capturesKeys();
        if (takesKeys && !before) pad.ignoreHeld();
    }

    /** Whether keys are for one that holds the game in this frame. */
    boolean capturesKeys() {
        return takesKeys;
    }

    private boolean holds(int number, Pad pad, RunningGame game) {
        try {
            return overlays.get(number).handleInput(pad, game);
        } catch (RuntimeException failed) {
            leaveOut(number, failed);
            return false;
        }
    }

    /** Draws into the frame, which is so many virtual pixels large, and then on the layer over it. */
    void draw(DrawList frame, int width, int height, WindowOverlay layer, RunningGame game) {
        for (int i = 0; i < holds.length; i++)
            if (!hasFailed[i] && isInFrame(i)) drawInFrame(i, frame, width, height, game);
        for (int i = lowest(game); i < holds.length; i++)
            if (!hasFailed[i] && (!isFilmed || holds[i])) draw(i, layer, game);
        shown = area(layer, width, height);
    }

    private void drawInFrame(int number, DrawList frame, int width, int height, RunningGame game) {
        try {
            overlays.get(number).drawInFrame(frame, width, height, game);
        } catch (RuntimeException failed) {
            leaveOut(number, failed);
        }
    }

    private void draw(int number, WindowOverlay layer, RunningGame game) {
        try {
            overlays.get(number).draw(layer.list(), layer.width(), layer.height(), game);
        } catch (RuntimeException failed) {
            leaveOut(number, failed);
        }
    }

    /** A frame is enlarged for what lies over it. */
    private static GameViewport area(WindowOverlay layer, int width, int height) {
        if (layer.list().isEmpty()) return new GameViewport(0, 0, width, height, width, height);
        Viewport at = layer.viewport();
        return new GameViewport(at.x(), at.y(), at.width(), at.height(), width, height);
    }

    private boolean isInFrame(int number) {
        if (isFilmed) return holds[number];
        if (overlays.get(number) != corner) return true;
        for (int i = 0; i < holds.length; i++)
            if (!hasFailed[i] && overlays.get(i).showsFps()) return false;
        return true;
    }

    /** The highest that stands alone; the lowest of all if none does. */
    private int lowest(RunningGame game) {
        for (int i = holds.length - 1; i > 0; i--)
            if (!hasFailed[i] && overlays.get(i).isExclusive(game)) return i;
        return 0;
    }
}

package hammer;

import java.util.List;
import java.util.Map;
import kodama.draw.DrawList;
import kodama.draw.Renderer;
import kodama.input.KeyMap;
import kodama.input.Pad;
import kodama.loop.FrameHook;
import kodama.loop.GamePlatform;
import kodama.loop.LoopObject;
import kodama.request.FirstScene;
import kodama.request.LoopRequest;
import kodama.time.DeadlinePacer;
import kodama.time.FramePacer;
import kodama.time.FrameRate;

/**
 * A loop object without tasks: the arrow keys move a cursor over eight by eight pixels, and fire toggles a pixel.
 * Escape starts the game, which receives the picture as a field of its first scene.
 */
public final class Editor implements LoopObject {
    private static final int WIDTH = 160;
    private static final int HEIGHT = 120;
    private static final int SIDE = 8;
    private static final int CELL = 12;
    private static final int LEFT = (WIDTH - SIDE * CELL) / 2;
    private static final int TOP = 6;

    private final GamePlatform platform;
    private final Pad pad;
    private final FramePacer pacer;
    private final char[] pixels;
    private FrameRate rate = new FrameRate(60);
    private Renderer renderer;
    private int cursor;
    private long frames;

    /**
     * Creates an editor for the badge that the game has passed.
     *
     * @param platform the environment for drawing and input
     */
    public Editor(GamePlatform platform) {
        this.platform = platform;
        pad = new Pad(platform.raw(), KeyMap.defaults());
        pacer = new DeadlinePacer(platform.clocks().get(), rate);
        Object badge = platform.requests().firstScene().fields().get("badge");
        String kept = badge instanceof String text ? text : "";
        pixels = (kept.length() == SIDE * SIDE ? kept : ".".repeat(SIDE * SIDE)).toCharArray();
    }

    /** Opens the renderer, which shows the loading mark by itself. */
    @Override
    public void init1() {
        renderer = platform.openRenderer(WIDTH, HEIGHT, rate, null);
    }

    /** Ignores keys that are still held, such as the one that opened the editor. There is nothing to load. */
    @Override
    public void init2() {
        pad.resync();
    }

    @Override
    public void init3() {
        pacer.restart();
    }

    /** Called with the rate of game.lua before init 1, when there is no renderer yet. */
    @Override
    public void changeFrameRate(int fps) {
        rate = new FrameRate(fps);
        pacer.setRate(rate);
        if (renderer != null) renderer.setRate(rate);
    }

    @Override
    public void frame() {
        pad.latch();
        readKeys();
        assert renderer != null; // since init 1
        draw(renderer.begin());
        renderer.submit();
        frames++;
        for (FrameHook hook : platform.hooks()) hook.afterDraw(frames);
        pacer.awaitNextFrame();
    }

    private void readKeys() {
        if (pad.isPressed("left")) move(-1);
        if (pad.isPressed("right")) move(1);
        if (pad.isPressed("up")) move(-SIDE);
        if (pad.isPressed("down")) move(SIDE);
        if (pad.isPressed("fire")) pixels[cursor] = pixels[cursor] == '#' ? '.' : '#';
        if (pad.isPressed("back")) play();
    }

    private void move(int by) {
        cursor = Math.floorMod(cursor + by, SIDE * SIDE);
    }

    private void play() {
        Map<String, Object> fields = Map.of("badge", new String(pixels));
        FirstScene first = new FirstScene("", "", fields, "", List.of(), 0, "");
        platform.requests().submit(new LoopRequest.SoftReset("game", first));
    }

    private void draw(DrawList list) {
        for (int i = 0; i < pixels.length; i++) {
            int color = pixels[i] == '#' ? 0xFFFFD060 : 0xFF243050;
            list.rect(LEFT + i % SIDE * CELL, TOP + i / SIDE * CELL, CELL - 1, CELL - 1, color);
        }
        int side = CELL / 3;
        list.rect(LEFT + cursor % SIDE * CELL + side, TOP + cursor / SIDE * CELL + side, side, side, 0xFFFF7080);
        list.text("ESC: PLAY", 44, 108, 0xFF7078A8);
    }

    @Override
    public void end1(String reason) {}

    @Override
    public void end2() {
        if (renderer == null) return;
        renderer.awaitIdle();
        renderer.close();
    }

    @Override
    public int result() {
        return 0;
    }
}

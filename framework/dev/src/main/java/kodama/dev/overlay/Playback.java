package kodama.dev.overlay;

import java.util.ArrayList;
import java.util.List;
import kodama.dev.ui.DevKeys;
import kodama.dev.ui.DotCanvas;
import kodama.dev.ui.Palette;
import kodama.dev.ui.TextWrap;
import kodama.draw.DrawList;
import kodama.draw.PixelFont;
import kodama.input.KeyMap;
import kodama.input.Pad;
import kodama.loop.Overlay;
import kodama.loop.RunningGame;
import kodama.loop.TickStepper;
import kodama.player.KeyRepeat;
import kodama.task.Task;
import org.jspecify.annotations.Nullable;

/**
 * Holds the game, lets single ticks and single tasks of it through, and plays it faster or slower: F2, F6, F7, and
 * control with the arrows up and down. A corner of the window tells when it is not played as usual.
 *
 * <p>None of that changes what happens in a tick.
 */
public final class Playback implements Overlay {
    /** The slowest and the fastest; in ticks a frame. */
    private static final double SLOWEST = 1.0 / 16;

    private static final double FASTEST = 16;

    private static final int MARGIN = 3;
    private static final String KEYS = "F2 go on  F6 tick  F7 task";

    /** What was asked for, and is done in the next frame in which the game stands still. */
    private enum Wish {
        NONE,
        TICK,
        TASK
    }

    private final KeyRepeat tickKey = new KeyRepeat();
    private final KeyRepeat taskKey = new KeyRepeat();
    private Wish wish = Wish.NONE;
    private boolean isHeld;

    /** Whether the game is held since an earlier frame, so that keys are heard in this one that a tick may see. */
    private boolean wasHeld;

    @Override
    public KeyMap addKeys(KeyMap map) {
        return DevKeys.addForGame(map);
    }

    @Override
    public boolean capturesKeys() {
        return false;
    }

    @Override
    public boolean handleInput(Pad pad, RunningGame game) {
        if (pad.isPressed(DevKeys.PAUSE)) toggle();
        if (tickKey.happens(pad, DevKeys.STEP)) stepTick();
        if (taskKey.happens(pad, DevKeys.STEP_TASK)) stepTask();
        if (pad.isPressed(DevKeys.FASTER)) setSpeed(game, game.speed() * 2);
        if (pad.isPressed(DevKeys.SLOWER)) setSpeed(game, game.speed() / 2);
        if (wasHeld && isHeld) grant(game.stepper());
        wasHeld = isHeld;
        return isHeld;
    }

    private void grant(TickStepper steps) {
        Wish granted = wish;
        wish = Wish.NONE;
        switch (granted) {
            case TICK -> steps.stepTick();
            case TASK -> steps.stepTask();
            case NONE -> {}
        }
    }

    private static void setSpeed(RunningGame game, double ticksPerFrame) {
        game.setSpeed(Math.max(SLOWEST, Math.min(FASTEST, ticksPerFrame)));
    }

    /** Holds the game, or lets it go on. */
    public void toggle() {
        isHeld = !isHeld;
        wish = Wish.NONE;
    }

    /** Holds the game. */
    public void hold() {
        isHeld = true;
    }

    /** Lets one tick through, or what is left of one; a game that runs stands still first. */
    public void stepTick() {
        isHeld = true;
        wish = Wish.TICK;
    }

    /** Lets one task of a tick through; a game that runs stands still first. */
    public void stepTask() {
        isHeld = true;
        wish = Wish.TASK;
    }

    /** Whether the game is held and goes on in steps only. */
    public boolean isHeld() {
        return isHeld;
    }

    @Override
    public void draw(DrawList list, int width, int height, RunningGame game) {
        DotCanvas canvas = DotCanvas.on(list, width, height);
        List<String> rows = rows(game);
        int top = canvas.height() - rows.size() * DotCanvas.ROW;
        for (int i = 0; i < rows.size(); i++) drawRow(canvas, rows.get(i), top + i * DotCanvas.ROW);
    }

    private static void drawRow(DotCanvas canvas, String text, int top) {
        String shown = TextWrap.cut(text, canvas.columns(MARGIN));
        int length = shown.length() * PixelFont.WIDTH + 2 * MARGIN;
        int left = Math.max(0, canvas.width() - length);
        canvas.rect(left, top, length, DotCanvas.ROW, Palette.BAND);
        canvas.text(shown, left + MARGIN, top + 1, length, Palette.GOLD);
    }

    private List<String> rows(RunningGame game) {
        List<String> rows = new ArrayList<>();
        if (game.stepper().isMidTick()) addSteps(rows, game.stepper());
        if (isHeld) rows.add("tick " + game.world().tick() + "  " + KEYS);
        if (game.speed() != 1) rows.add("speed " + speedText(game.speed()));
        return rows;
    }

    private static void addSteps(List<String> rows, TickStepper steps) {
        rows.add("ran  " + name(steps.lastTask(), "nothing yet"));
        rows.add("next " + name(steps.nextTask(), "shots, end of tick"));
    }

    private static String name(@Nullable Task task, String otherwise) {
        return task == null ? otherwise : task.toString();
    }

    /** A speed without needless digits; below 1 as a fraction. */
    public static String speedText(double speed) {
        return speed < 1 ? "1/" + Math.round(1 / speed) : String.valueOf(Math.round(speed));
    }
}

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
import kodama.loop.SeekOutcome;
import kodama.loop.TickStepper;
import kodama.loop.Timeline;
import kodama.player.KeyRepeat;
import kodama.task.Task;
import org.jspecify.annotations.Nullable;

/**
 * Pauses the game (F2), runs single ticks (F6) or tasks (F7), goes back by a tick (Shift+F6), and changes the speed
 * (Ctrl with Up and Down). A corner of the window shows when the game does not run normally.
 *
 * <p>Ticks have the same results as without it.
 */
public final class Playback implements Overlay {
    /** Minimum and maximum speed, in ticks per frame. */
    private static final double SLOWEST = 1.0 / 16;

    private static final double FASTEST = 16;

    /** A world that is seen for fewer frames was reset by its own first tick. */
    private static final int ENOUGH_FRAMES = 10;

    private static final int MARGIN = 3;
    private static final String KEYS = "F2 continue  F6 tick  F7 task";
    private static final String BACK_KEYS = "Shift+F6 tick back  Ctrl+Left 1 s back";

    /** The requested step, which is executed in the next frame in which the game is paused. */
    private enum Step {
        NONE,
        TICK,
        TASK
    }

    private final KeyRepeat tickKey = new KeyRepeat();
    private final KeyRepeat taskKey = new KeyRepeat();
    private Step step = Step.NONE;
    private boolean isHeld;

    /** Whether the game is paused only because it did not get to the tick that was sought. */
    private boolean isStoppedBySeek;

    private boolean showsErrors;

    /** Whether the game was paused in the last frame, too; only then are step keys handled. */
    private boolean wasHeld;

    /** Number of frames in which the paused game was not at the start of a world. */
    private int framesSeen = ENOUGH_FRAMES;

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
        if (tickKey.happens(pad, DevKeys.STEP)) stepTick(pad.isDown(DevKeys.SHIFT), game);
        if (taskKey.happens(pad, DevKeys.STEP_TASK)) stepTask();
        if (pad.isPressed(DevKeys.FASTER)) setSpeed(game, game.speed() * 2);
        if (pad.isPressed(DevKeys.SLOWER)) setSpeed(game, game.speed() / 2);
        if (!isHeld) framesSeen = ENOUGH_FRAMES;
        else if (step == Step.NONE) showFirstTick(game);
        if (wasHeld && isHeld) grant(game);
        wasHeld = isHeld;
        return isHeld;
    }

    /** After a reset there is nothing to see before the first tick. If that resets the game, the next world waits. */
    private void showFirstTick(RunningGame game) {
        boolean isSought = game.timeline().end() > 0;
        boolean isNew = game.world().tick() == 0 && !isSought && !game.stepper().isMidTick();
        if (!isNew) framesSeen++;
        else if (framesSeen >= ENOUGH_FRAMES) {
            step = Step.TICK;
            framesSeen = 0;
        }
    }

    private void stepTick(boolean isBack, RunningGame game) {
        if (isBack) stepBack(game);
        else stepTick();
    }

    private void grant(RunningGame game) {
        Step current = step;
        step = Step.NONE;
        switch (current) {
            case TICK -> grantTick(game);
            case TASK -> game.stepper().stepTask();
            case NONE -> {}
        }
    }

    /** After a step back, the next tick is that of the recording. */
    private static void grantTick(RunningGame game) {
        Timeline timeline = game.timeline();
        if (timeline.tick() < timeline.end()) timeline.seek(timeline.soughtTick() + 1);
        else game.stepper().stepTick();
    }

    private static void setSpeed(RunningGame game, double ticksPerFrame) {
        game.setSpeed(Math.max(SLOWEST, Math.min(FASTEST, ticksPerFrame)));
    }

    /** Pauses or resumes the game. */
    public void toggle() {
        isHeld = !isHeld;
        isStoppedBySeek = false;
        step = Step.NONE;
    }

    /** Pauses the game. */
    public void hold() {
        isHeld = true;
        isStoppedBySeek = false;
    }

    /** Runs one tick, or the rest of one; pauses a running game first. */
    public void stepTick() {
        isHeld = true;
        step = Step.TICK;
    }

    /** Goes back by one tick: plays the recording again up to it. Pauses a running game. */
    public void stepBack(RunningGame game) {
        Timeline timeline = game.timeline();
        if (timeline.end() == 0) return;
        hold();
        timeline.seek(timeline.soughtTick() - 1);
    }

    /** Runs one task of a tick; pauses a running game first. */
    public void stepTask() {
        isHeld = true;
        step = Step.TASK;
    }

    /** Whether the game is paused. */
    public boolean isHeld() {
        return isHeld;
    }

    /**
     * Pauses the game if it is not where it was sought, so that nothing of its recording is lost, until it gets there.
     */
    @Override
    public void seekEnded(SeekOutcome outcome) {
        boolean isStranded = outcome.ending() != SeekOutcome.Ending.TOO_LONG && !outcome.isAsRecorded();
        if (isStranded && !isHeld && !isErrorShown(outcome)) {
            isHeld = true;
            isStoppedBySeek = true;
        } else if (!isStranded && isStoppedBySeek) {
            toggle();
        }
    }

    private boolean isErrorShown(SeekOutcome outcome) {
        return showsErrors && outcome.ending() == SeekOutcome.Ending.ERROR;
    }

    /** Leaves it to the error screen to pause the game at an error. */
    public Playback withErrorScreen() {
        showsErrors = true;
        return this;
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
        else if (isHeld && game.timeline().end() > 0) rows.add(BACK_KEYS);
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

    /** A speed without trailing zeros; below 1 as a fraction. */
    public static String speedText(double speed) {
        return speed < 1 ? "1/" + Math.round(1 / speed) : String.valueOf(Math.round(speed));
    }
}

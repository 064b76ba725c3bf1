package kodama.player;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Supplier;
import kodama.draw.DrawList;
import kodama.draw.PixelFont;
import kodama.input.Binding;
import kodama.input.Key;
import kodama.input.KeyMap;
import kodama.input.Pad;
import kodama.input.PadControl;
import kodama.loop.Overlay;
import kodama.loop.RunningGame;
import kodama.loop.Timeline;
import kodama.loop.replay.SavedReplays;

/**
 * Lets the player control a replay that is played in the window: left and right seek, up and down change the speed,
 * start pauses, back leaves, a click on the bar seeks, and fire plays on from a paused replay. In attract mode any key
 * or button ends the replay.
 */
public final class WatchOverlay implements Overlay {
    private static final double SLOWEST = 0.25;
    private static final double FASTEST = 16;
    private static final int SEEK_SECONDS = 5;

    /** How long the bar is shown after the last key, in frames. */
    private static final int SHOWN_FRAMES = 180;

    private static final int BLINK_FRAMES = 60;

    private static final String[] KEYS = {"left", "right", "up", "down", "fire", "start", "back", "slow"};

    /** Separates the parts of a line of help, between which it can be broken. */
    private static final String GAP = "   ";

    private static final String ANY = "watch.any";

    /** Keys that do not end attract mode: modifier keys, and those for sound, clips, full screen and screenshots. */
    private static final Set<Key> OTHER_KEYS = Set.of(Key.SHIFT, Key.CTRL, Key.ALT, Key.M, Key.F10, Key.F11, Key.F12);

    private static final int BAND = 0xB0000000;
    private static final int INK = 0xFFFFFFFF;
    private static final int WARNING = 0xFFFFB070;
    private static final int BAR = 0xFF505868;
    private static final int PLAYED = 0xFFFFE070;

    private final Supplier<Phrases> phrases;
    private final SavedReplays replays;
    private final KeyRepeat left = new KeyRepeat();
    private final KeyRepeat right = new KeyRepeat();
    private boolean wasWatching;
    private boolean isPaused;
    private int framesLeft;
    private long frames;

    // the bar as it was drawn last, in virtual pixels
    private int barX;
    private int barWidth = 1;
    private int barTop = Integer.MAX_VALUE;
    private int clickedX = -1;

    public WatchOverlay(Supplier<Phrases> phrases, SavedReplays replays) {
        this.phrases = phrases;
        this.replays = replays;
    }

    @Override
    public KeyMap addKeys(KeyMap map) {
        List<Binding> any = new ArrayList<>();
        for (Key key : EnumSet.range(Key.UP, Key.PAUSE)) if (!OTHER_KEYS.contains(key)) any.add(Binding.of(key));
        for (PadControl control : PadControl.values()) any.add(new Binding.PadBinding(control));
        return map.with(ANY, any);
    }

    @Override
    public boolean capturesKeys() {
        return false;
    }

    @Override
    public void click(int x, int y) {
        framesLeft = SHOWN_FRAMES;
        if (replays.isAttract() || y >= barTop && x >= barX && x < barX + barWidth) clickedX = x;
    }

    @Override
    public boolean handleInput(Pad pad, RunningGame game) {
        frames++;
        boolean isWatching = replays.isWatching();
        if (isWatching != wasWatching) begin(pad, game);
        wasWatching = isWatching;
        if (!isWatching) return false;
        if (replays.isAttract()) return attract(pad);
        control(pad, game);
        return isPaused || replays.isFinished();
    }

    /** The key that has started or left the replay may still be held. */
    private void begin(Pad pad, RunningGame game) {
        pad.ignoreHeld();
        isPaused = false;
        framesLeft = SHOWN_FRAMES;
        clickedX = -1;
        game.setSpeed(1);
    }

    private boolean attract(Pad pad) {
        if (clickedX >= 0 || pad.isPressed(ANY) || replays.isFinished()) replays.leave();
        return false;
    }

    private void control(Pad pad, RunningGame game) {
        Timeline timeline = game.timeline();
        if (framesLeft > 0) framesLeft--;
        for (String key : KEYS) if (pad.isPressed(key)) framesLeft = SHOWN_FRAMES;
        long step = (long) SEEK_SECONDS * game.baseRate();
        if (left.happens(pad, "left")) timeline.seek(timeline.soughtTick() - step);
        if (right.happens(pad, "right")) timeline.seek(timeline.soughtTick() + step);
        if (clickedX >= 0) timeline.seek(timeline.end() * (clickedX - barX) / barWidth);
        clickedX = -1;
        if (pad.isPressed("up")) game.setSpeed(Math.min(FASTEST, game.speed() * 2));
        if (pad.isPressed("down")) game.setSpeed(Math.max(SLOWEST, game.speed() / 2));
        if (pad.isPressed("start")) isPaused = !isPaused;
        if (pad.isPressed("fire") && canPlayOn()) replays.playOn(timeline.tick());
        else if (pad.isPressed("back")) replays.leave();
    }

    private boolean canPlayOn() {
        return isPaused && !replays.isFinished() && replays.canPlayOn();
    }

    @Override
    public void drawInFrame(DrawList list, int width, int height, RunningGame game) {
        if (!replays.isWatching()) return;
        int dot = GamePixels.dotFor(width, height);
        GamePixels.begin(list);
        if (replays.isAttract()) drawAttract(list, width, height, dot);
        else if (isShown(game)) drawBar(list, width, height, dot, game);
        else barTop = Integer.MAX_VALUE;
    }

    private boolean isShown(RunningGame game) {
        return framesLeft > 0
                || isPaused
                || replays.isFinished()
                || game.timeline().isSeeking();
    }

    private void drawAttract(DrawList list, int width, int height, int dot) {
        if (frames % BLINK_FRAMES >= BLINK_FRAMES / 2) return;
        GamePixels.centered(
                list, phrases.get().text("replay.attract"), width, height - 2 * PixelFont.LINE_HEIGHT * dot, INK, dot);
    }

    private void drawBar(DrawList list, int width, int height, int dot, RunningGame game) {
        int line = PixelFont.LINE_HEIGHT * dot;
        int margin = 4 * dot;
        List<String> help = GamePixels.wrap(help(), GAP, width - 2 * margin, dot);
        int high = (1 + help.size()) * line + 3 * margin;
        int top = height - high;
        list.rect(0, top, width, high, BAND);
        Timeline timeline = game.timeline();
        String times = time(timeline.tick(), game) + " / " + time(timeline.end(), game) + "  " + speed(game.speed());
        list.text(GamePixels.cut(times, width - 2 * margin, dot), margin, top + margin, INK, dot);
        int color = replays.hasDiffered() ? WARNING : INK;
        for (int i = 0; i < help.size(); i++)
            GamePixels.centered(list, help.get(i), width, top + margin + (i + 1) * line, color, dot);
        drawTrack(list, margin, height - margin, width - 2 * margin, dot, timeline);
        barTop = top;
    }

    private void drawTrack(DrawList list, int x, int bottom, int width, int dot, Timeline timeline) {
        barX = x;
        barWidth = Math.max(1, width);
        long end = Math.max(1, timeline.end());
        list.rect(x, bottom - 2 * dot, width, 2 * dot, BAR);
        list.rect(x, bottom - 2 * dot, (int) (width * Math.min(end, timeline.tick()) / end), 2 * dot, PLAYED);
        int sought = (int) (width * Math.min(end, timeline.soughtTick()) / end);
        list.rect(x + sought - dot, bottom - 4 * dot, 2 * dot, 6 * dot, INK);
    }

    private String help() {
        if (replays.isFinished()) return phrases.get().text("replay.over");
        if (replays.hasDiffered()) return phrases.get().text("replay.differs");
        if (canPlayOn()) return phrases.get().text("replay.take");
        return phrases.get().text(isPaused ? "replay.paused" : "replay.keys");
    }

    private static String time(long ticks, RunningGame game) {
        long seconds = ticks / game.baseRate();
        return String.format(Locale.ROOT, "%d:%02d", seconds / 60, seconds % 60);
    }

    private static String speed(double speed) {
        return speed >= 1 ? "x" + Math.round(speed) : "x1/" + Math.round(1 / speed);
    }
}

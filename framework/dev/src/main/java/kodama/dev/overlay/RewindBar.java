package kodama.dev.overlay;

import kodama.dev.ui.DevKeys;
import kodama.dev.ui.Palette;
import kodama.draw.DrawList;
import kodama.input.KeyMap;
import kodama.input.Pad;
import kodama.loop.Overlay;
import kodama.loop.RunningGame;
import kodama.loop.Timeline;
import kodama.player.KeyRepeat;
import org.jspecify.annotations.Nullable;

/**
 * Goes back and forth in the recording of the game (Ctrl with Left and Right), which pauses the game. While it is
 * paused, a bar at the top of the picture shows the last minutes; a click on it seeks that tick.
 */
public final class RewindBar implements Overlay {
    /** Seconds of a step by keys. */
    private static final int STEP_SECONDS = 1;

    /** Seconds that the bar shows at most. */
    private static final int MOST_SECONDS = 180;

    private static final int MARGIN = 2;
    private static final int HEIGHT = 3;

    /** A click counts down to this distance from the top, in pixels of the picture. */
    private static final int CLICK_HEIGHT = 8;

    private final Playback playback;
    private final KeyRepeat backKey = new KeyRepeat();
    private final KeyRepeat forwardKey = new KeyRepeat();
    private @Nullable RunningGame game;

    /** Creates a bar; the game is paused through the given tool. */
    public RewindBar(Playback playback) {
        this.playback = playback;
    }

    @Override
    public void begin(RunningGame begun) {
        game = begun;
    }

    @Override
    public void end(RunningGame ended) {
        game = null;
    }

    @Override
    public KeyMap addKeys(KeyMap map) {
        return DevKeys.addForGame(map);
    }

    @Override
    public boolean handleInput(Pad pad, RunningGame shown) {
        if (backKey.happens(pad, DevKeys.BACK)) rewind(shown, STEP_SECONDS);
        if (forwardKey.happens(pad, DevKeys.FORWARD)) rewind(shown, -STEP_SECONDS);
        return false;
    }

    /** Goes back in the recording and pauses the game; without a recording, does nothing. */
    public void rewind(RunningGame shown, int seconds) {
        Timeline timeline = shown.timeline();
        seek(timeline, timeline.soughtTick() - (long) seconds * shown.baseRate());
    }

    private void seek(Timeline timeline, long tick) {
        if (timeline.end() == 0) return;
        playback.hold();
        timeline.seek(tick);
    }

    @Override
    public void click(int x, int y) {
        RunningGame shown = game;
        if (shown == null || !playback.isHeld() || y < 0 || y >= CLICK_HEIGHT) return;
        int length = shown.config().display().width() - 2 * MARGIN;
        double part = Math.max(0, Math.min(1, (x - MARGIN) / (double) length));
        long first = firstTick(shown);
        seek(shown.timeline(), first + Math.round(part * (shown.timeline().end() - first)));
    }

    private static long firstTick(RunningGame shown) {
        return Math.max(0, shown.timeline().end() - (long) MOST_SECONDS * shown.baseRate());
    }

    @Override
    public void drawInFrame(DrawList list, int width, int height, RunningGame shown) {
        Timeline timeline = shown.timeline();
        if (timeline.end() == 0 || !playback.isHeld() && !timeline.isSeeking()) return;
        list.camera(0, 0);
        list.unclip();
        int length = width - 2 * MARGIN;
        long first = firstTick(shown);
        double scale = length / (double) Math.max(1, timeline.end() - first);
        int sought = (int) Math.round((timeline.soughtTick() - first) * scale);
        int reached = (int) Math.round((timeline.tick() - first) * scale);
        list.rect(0, 0, width, HEIGHT + 2, Palette.BAND);
        list.rect(MARGIN, 1, length, HEIGHT, Palette.CURSOR);
        list.rect(MARGIN, 1, Math.max(0, Math.min(length, reached)), HEIGHT, Palette.MINT);
        list.rect(MARGIN + Math.max(0, Math.min(length - 1, sought)), 0, 1, HEIGHT + 2, Palette.GOLD);
    }
}

package kodama.script.config;

import kodama.lua.bind.Options;
import kodama.time.LateFrames;
import kodama.time.Pacing;

/**
 * How time goes in a game.
 *
 * @param fps ticks a second, and frames until that is changed; 1 to 240
 * @param pacing how frames are kept apart
 * @param late what happens when frames come late
 * @param pausesUnfocused whether the game stands still while another window has the focus
 */
public record Timing(int fps, Pacing pacing, LateFrames late, boolean pausesUnfocused) {
    private static final int MOST_FPS = 240;

    static Timing read(Options options) {
        return new Timing(
                options.integer("fps", 1, MOST_FPS, 60),
                options.choice("pacing", Pacing.class),
                options.choice("late", LateFrames.class),
                options.flag("pause_unfocused", true));
    }

    /** With as many ticks a second as some options say. */
    Timing with(Options options) {
        return new Timing(options.integer("fps", 1, MOST_FPS, fps), pacing, late, pausesUnfocused);
    }
}

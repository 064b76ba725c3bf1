package kodama.script.config;

import java.util.List;
import kodama.lua.bind.Option;
import kodama.lua.bind.Options;
import kodama.time.LateFrameMode;
import kodama.time.Pacing;

/**
 * The timing of a game.
 *
 * @param fps ticks per second, and initial frame rate; 1 to 240
 * @param pacing how frames are paced
 * @param late how late frames are handled
 * @param pausesUnfocused whether the game is paused while another window has the focus
 * @param smooth whether shots, and tasks that do not set it themselves, are drawn between their last two ticks
 */
public record Timing(int fps, Pacing pacing, LateFrameMode late, boolean pausesUnfocused, boolean smooth) {
    /** Largest number of frames and of ticks per second. */
    public static final int MAX_FPS = 240;

    static final Option FPS = Option.integer("fps", 1, MAX_FPS, 60, "Ticks per second, and initial frame rate.");

    static final List<Option> OPTIONS = List.of(
            Option.words(
                    "pacing",
                    Pacing.class,
                    "How frames are paced. Both methods correct sleeps by the measured error: `deadlines` uses an"
                            + " absolute deadline for each frame; `corrected` shortens each sleep by the error of the"
                            + " previous one, which uses less CPU time and is less precise."),
            Option.words(
                    "late",
                    LateFrameMode.class,
                    "How late frames are handled: `slow` slows the game down; `stretch` runs the missed ticks in the"
                            + " late frame."),
            Option.flag(
                    "pause_unfocused",
                    true,
                    "Whether the game is paused while another window has the focus; not in `kodama dev`."),
            Option.flag(
                    "smooth",
                    false,
                    "Whether frames between two ticks show shots and tasks at interpolated positions; tasks can"
                            + " override it with their own `smooth`."));

    static Timing read(Options options) {
        return new Timing(
                options.integer("fps"),
                options.word("pacing", Pacing.class),
                options.word("late", LateFrameMode.class),
                options.flag("pause_unfocused"),
                options.flag("smooth"));
    }

    /** Returns the timing with the ticks per second of some options. */
    Timing with(Options options) {
        return new Timing(options.integer("fps", fps), pacing, late, pausesUnfocused, smooth);
    }
}

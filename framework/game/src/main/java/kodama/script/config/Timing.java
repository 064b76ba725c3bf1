package kodama.script.config;

import java.util.List;
import kodama.lua.bind.Option;
import kodama.lua.bind.Options;
import kodama.time.LateFrameMode;
import kodama.time.Pacing;

/**
 * How time goes in a game.
 *
 * @param fps ticks a second, and frames until that is changed; 1 to 240
 * @param pacing how frames are kept apart
 * @param late what happens when frames come late
 * @param pausesUnfocused whether the game stands still while another window has the focus
 * @param smooth whether tasks that do not say otherwise, and shots, are drawn between their last two ticks
 */
public record Timing(int fps, Pacing pacing, LateFrameMode late, boolean pausesUnfocused, boolean smooth) {
    /** Most frames a second, and most ticks. */
    public static final int MAX_FPS = 240;

    static final Option FPS =
            Option.integer("fps", 1, MAX_FPS, 60, "Ticks a second, and frames until that is changed.");

    static final List<Option> OPTIONS = List.of(
            Option.words(
                    "pacing",
                    Pacing.class,
                    "How frames are kept apart. Both correct sleeps by how late measured ones ended: `deadlines`"
                            + " with an absolute deadline for each frame, `corrected` with each sleep shortened by"
                            + " the error of the one before, which needs less of the processor and is less exact."),
            Option.words(
                    "late",
                    LateFrameMode.class,
                    "What happens when frames come late: the game slows down, or a late"
                            + " frame has the ticks of those that are missing."),
            Option.flag(
                    "pause_unfocused",
                    true,
                    "Whether the game stands still while another window has the focus; not" + " in `kodama dev`."),
            Option.flag(
                    "smooth",
                    false,
                    "Whether frames between two ticks show shots, and tasks that do not say otherwise, on their way"
                            + " from one to the other; see `smooth` of a task."));

    static Timing read(Options options) {
        return new Timing(
                options.integer("fps"),
                options.word("pacing", Pacing.class),
                options.word("late", LateFrameMode.class),
                options.flag("pause_unfocused"),
                options.flag("smooth"));
    }

    /** With as many ticks a second as some options say. */
    Timing with(Options options) {
        return new Timing(options.integer("fps", fps), pacing, late, pausesUnfocused, smooth);
    }
}

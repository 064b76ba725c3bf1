package kodama.script.api.shot;

import java.util.List;
import kodama.lua.bind.Option;
import kodama.lua.bind.OptionClass;

/** What can be said of shots wherever they are fired, and of kinds of shots; {@link ShotLookOptions} is a part of it. */
public final class ShotOptions {
    private static final List<Option> FLIGHT =
            List.of(Option.number("speed", 2, "How far it flies; in pixels a tick."));

    private static final List<Option> HITS = List.of(
            Option.of("hits", "string<Group>|string[]", "The group that it hurts, or a list of groups.")
                    .withDefault("ship"),
            Option.number("damage", 1, "What a hit costs."),
            Option.flag("piercing", false, "Whether it flies on after a hit."),
            Option.atLeast(
                    "length",
                    0,
                    0,
                    "How long it is where it hits, from tip to tip, along its direction; in pixels. A round one if not"
                            + " more than twice `radius`."),
            Option.flag("graze", true, "Whether it counts for the `on_graze` of those that it comes near to."),
            Option.integer(
                    "graze_every",
                    0,
                    Integer.MAX_VALUE,
                    0,
                    "After how many ticks near someone it counts again; 0 for once and no more."));

    private static final List<Option> EVENTS = List.of(
            Option.flag("keep", false, "Whether the shot is returned, or a list of all that were fired."),
            Option.of(
                    "on_end",
                    "fun(shot: Shot, why: \"hit\"|\"left\"|\"life\"|\"killed\"|\"canceled\"|\"cleared\")",
                    "Called when the shot is gone; cannot wait."),
            Option.of(
                    "on_bounce",
                    "fun(shot: Shot, edge: \"left\"|\"right\"|\"top\"|\"bottom\")",
                    "Called when the shot has bounced; cannot wait."),
            Option.of("on_tick", "fun(shot: Shot)", "Called at the end of each tick of the shot; cannot wait."),
            Option.integer(
                    "tick_every",
                    1,
                    Integer.MAX_VALUE,
                    1,
                    "How many ticks of the shot are from one call of `on_tick` to the next."));

    /** All but where a shot comes from and goes to. */
    public static final OptionClass SHOT = OptionClass.ofParts(
            "ShotOptions",
            "What shots have: whether they are fired, or a kind of them is named.",
            FLIGHT,
            ShotMotions.OPTIONS,
            HITS,
            EVENTS,
            ShotLookOptions.ALL);

    private ShotOptions() {}
}

package kodama.script.api.shot;

import java.util.List;
import kodama.lua.bind.Option;
import kodama.lua.bind.OptionClass;

/** The options of shots that are fired or defined as a kind; {@link ShotLookOptions} has those for the appearance. */
public final class ShotOptions {
    private static final List<Option> FLIGHT = List.of(Option.number("speed", 2, "Speed, in pixels per tick."));

    private static final List<Option> HITS = List.of(
            Option.of("hits", "string<Group>|string[]", "Group, or list of groups, that the shot hits.")
                    .withDefault("ship"),
            Option.number("damage", 1, "Damage of a hit."),
            Option.flag("piercing", false, "Whether the shot continues after a hit."),
            Option.flag("harmless", false, "Whether the shot hits and grazes nothing."),
            Option.atLeast(
                    "length",
                    0,
                    0,
                    "Length of the hitbox along the direction, from tip to tip, in pixels. If it is at most twice the"
                            + " `radius`, the hitbox is a circle."),
            Option.flag("graze", true, "Whether the shot calls the `on_graze` of tasks that it comes close to."),
            Option.integer(
                    "graze_every",
                    0,
                    Integer.MAX_VALUE,
                    0,
                    "Interval at which a shot that stays near a task grazes it again, in ticks; 0 for only once."));

    private static final List<Option> EVENTS = List.of(
            Option.flag("keep", false, "Whether the shot is returned, or a list of all shots fired."),
            Option.of(
                    "on_end",
                    "fun(shot: Shot, why: \"hit\"|\"wall\"|\"left\"|\"life\"|\"killed\"|\"canceled\"|\"cleared\")",
                    "Called when the shot has ended; cannot wait."),
            Option.of(
                    "on_bounce",
                    "fun(shot: Shot, edge: \"left\"|\"right\"|\"top\"|\"bottom\"|\"wall\")",
                    "Called when the shot has bounced; cannot wait."),
            Option.of("on_stick", "fun(shot: Shot)", "Called when the shot has stuck to a wall; cannot wait."),
            Option.of("on_tick", "fun(shot: Shot)", "Called at the end of each tick of the shot; cannot wait."),
            Option.integer("tick_every", 1, Integer.MAX_VALUE, 1, "Ticks of the shot between two calls of `on_tick`."));

    /** The options, without those for the origin and direction. */
    public static final OptionClass SHOT = OptionClass.ofParts(
            "ShotOptions",
            "Options of shots, for firing them and for defining a kind.",
            FLIGHT,
            ShotMotions.OPTIONS,
            HITS,
            EVENTS,
            ShotLookOptions.ALL);

    private ShotOptions() {}
}

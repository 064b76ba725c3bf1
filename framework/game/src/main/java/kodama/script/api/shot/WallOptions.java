package kodama.script.api.shot;

import kodama.base.StepBudget;
import kodama.lua.bind.LuaException;
import kodama.lua.bind.Option;
import kodama.lua.bind.OptionClass;
import kodama.lua.bind.Options;
import kodama.lua.bind.Table;
import kodama.lua.bind.Value;
import kodama.script.map.ScriptedMap;
import kodama.shot.Bounce;
import kodama.shot.WallAction;
import kodama.shot.Walls;
import org.jspecify.annotations.Nullable;

/** Reads the walls that shots and lasers meet. */
public final class WallOptions {
    private static final String NAME = "walls";
    private static final int MOST_BOUNCES = 1_000_000;

    /** The option {@code walls}. */
    public static final Option OPTION = Option.of(
            NAME,
            "Map|ShotWalls",
            "Map at whose walls it ends; with a table, it can bounce or stick. Its center meets the walls.");

    static final OptionClass WALLS = OptionClass.of(
            "ShotWalls",
            "What a shot does at the walls of a map: where its tiles are solid.",
            Option.of("map", "Map", "The map, returned by `map.load`.").required(),
            Option.words(
                    "action",
                    WallAction.class,
                    "What it does at a wall: \"end\" (default), \"bounce\", or \"stick\": it stays there until its"
                            + " `life` ends."),
            Option.integer(
                    "n",
                    0,
                    MOST_BOUNCES,
                    "Number of bounces, after which it ends at the next wall; by default, unlimited."),
            Option.between(
                    "bounciness",
                    0,
                    1,
                    1.0,
                    "Factor of the speed at each bounce; below 1, a shot with `gravity` comes to rest."));

    private final StepBudget effort;

    /**
     * Creates a reader.
     *
     * @param effort charged for the ground of maps
     */
    public WallOptions(StepBudget effort) {
        this.effort = effort;
    }

    /** Returns the walls of an option; null if it is not given. */
    public @Nullable Walls of(Options options) {
        return of(options.function() + ": option 'walls'", options.value(NAME));
    }

    /**
     * Returns the walls of a laser, which cannot stick to them; null if the option is not given.
     *
     * @throws LuaException if it is to stick
     */
    public @Nullable Walls ofLaser(Options options) {
        Walls walls = of(options);
        if (walls == null || walls.action() != WallAction.STICK) return walls;
        throw new LuaException(
                options.function() + ": walls: option 'action' must be end or bounce for a laser but was 'stick'");
    }

    private @Nullable Walls of(String what, Value value) {
        if (value.isNil()) return null;
        if (value instanceof Table table) {
            ScriptedMap map = ScriptedMap.of(table);
            if (map != null) return Walls.end(map.ground(what, effort).ground());
            if (!table.get("map").isNil()) return of(new Options(what, table, WALLS), what);
        }
        throw new LuaException(what + " must be a map, or a table with map and action, but was " + value.describe());
    }

    private Walls of(Options options, String what) {
        ScriptedMap map = options.value("map") instanceof Table table ? ScriptedMap.of(table) : null;
        if (map == null)
            throw new LuaException(what + ": option 'map' must be a map of map.load but was "
                    + options.value("map").describe());
        return new Walls(
                map.ground(what, effort).ground(),
                options.word("action", WallAction.class),
                options.integer("n", Bounce.ALWAYS),
                options.number("bounciness"));
    }
}

package kodama.script.api.shot;

import java.util.ArrayList;
import java.util.List;
import kodama.lua.bind.LuaException;
import kodama.lua.bind.Option;
import kodama.lua.bind.OptionClass;
import kodama.lua.bind.Options;
import kodama.lua.bind.Table;
import kodama.lua.bind.Value;
import kodama.shot.MotionChange;
import kodama.shot.Schedule;
import kodama.shot.look.StyleChange;
import org.jspecify.annotations.Nullable;

/** Reads the option {@code changes}: a list of tables that change a shot at certain ages. */
final class ShotChangeTables {
    private static final int LAST_AGE = 1_000_000;

    private static final List<Option> COURSE = List.of(
            Option.integer("at", 0, LAST_AGE, "Age of the shot, in ticks.").required(),
            Option.integer("every", 1, LAST_AGE, "Ticks after which the change is repeated."),
            Option.integer("times", 1, LAST_AGE, "Total number of times with `every`; by default, endless."),
            Option.number("speed", "New speed, in pixels per tick."),
            Option.number("add_speed", "Change of speed, in pixels per tick."),
            Option.number(
                    "angle", "New direction, in degrees; with `aim`, the offset from the direction to the target."),
            Option.number("add_angle", "Change of direction, in degrees clockwise."),
            Option.of("aim", "Task|Place", "Task or position to turn to, at its current position."),
            Option.integer("over", 0, LAST_AGE, 0, "Duration of the change of speed and direction, in ticks."),
            Option.number("accel", "New acceleration, in pixels per tick each tick."),
            Option.number("turn", "New turning rate, in degrees per tick."),
            Option.number("min_speed", "New minimum of the speed, in pixels per tick."),
            Option.number("max_speed", "New maximum of the speed, in pixels per tick."));

    static final OptionClass CHANGE = OptionClass.ofParts(
            "ShotChange",
            "A change of a shot at an age. With `kind` or `sprite`, the shot gets a new look from these"
                    + " options and their defaults, and loses the look that its fields have been set to. Otherwise,"
                    + " only the given options change, and the others keep the values that the shot has at that age;"
                    + " a `color` or `frame` that its picture then does not have is ignored.",
            COURSE,
            ShotLookOptions.ALL);

    private final PositionResolver positions;
    /** Null for shots whose look cannot change. */
    private final @Nullable ShotStyles styles;

    ShotChangeTables(PositionResolver positions, @Nullable ShotStyles styles) {
        this.positions = positions;
        this.styles = styles;
    }

    List<MotionChange> of(Options options) {
        Value value = options.value("changes");
        if (value.isNil()) return List.of();
        if (!(value instanceof Table list)) throw noList(options, value.describe());
        List<MotionChange> changes = new ArrayList<>();
        for (int i = 1; i <= list.length(); i++) changes.add(change(options, i, list.get(i)));
        if (changes.isEmpty() && !list.isEmpty()) throw noList(options, "a table without a first element");
        return changes;
    }

    private static LuaException noList(Options options, String was) {
        return new LuaException(options.function()
                + ": option 'changes' must be a list of tables, such as { { at = 30, speed = 1 } }, but was " + was);
    }

    private MotionChange change(Options options, int number, Value value) {
        if (!(value instanceof Table table)) throw noList(options, "a list with " + value.describe());
        Options change = new Options(options.function() + ": changes[" + number + "]", table, CHANGE);
        return motion(change).restyle(style(change, options)).build();
    }

    private MotionChange.Builder motion(Options options) {
        MotionChange.Builder change = MotionChange.at(schedule(options)).aim(positions.find(options, "aim"));
        if (has(options, "speed")) change.speed(options.number("speed"));
        if (has(options, "add_speed")) change.addSpeed(options.number("add_speed"));
        if (has(options, "angle")) change.angle(options.number("angle"));
        if (has(options, "add_angle")) change.addAngle(options.number("add_angle"));
        if (has(options, "accel")) change.accel(options.number("accel"));
        if (has(options, "turn")) change.turn(options.number("turn"));
        if (has(options, "min_speed")) change.minSpeed(options.number("min_speed"));
        if (has(options, "max_speed")) change.maxSpeed(options.number("max_speed"));
        return change.over(options.integer("over"));
    }

    /** Returns the change of the look; null if the change does not set any look option. */
    private @Nullable StyleChange style(Options change, Options fired) {
        for (Option option : ShotLookOptions.ALL) if (has(change, option.name())) return style(change, fired, option);
        return null;
    }

    private StyleChange style(Options change, Options fired, Option option) {
        if (styles != null) return styles.change(change, fired);
        throw new LuaException(
                change.function() + ": option '" + option.name() + "' is for shots; this one keeps its look");
    }

    private static Schedule schedule(Options options) {
        int at = options.integer("at");
        if (has(options, "every"))
            return new Schedule(at, options.integer("every"), options.integer("times", Schedule.ALWAYS));
        if (!has(options, "times")) return Schedule.once(at);
        throw new LuaException(
                options.function() + ": option 'times' needs 'every', the ticks from one time to the next");
    }

    private static boolean has(Options options, String name) {
        return !options.value(name).isNil();
    }
}

package kodama.script.api.tween;

import java.util.ArrayList;
import java.util.List;
import kodama.lua.bind.LuaException;
import kodama.lua.bind.LuaType;
import kodama.lua.bind.Option;
import kodama.lua.bind.OptionClass;
import kodama.lua.bind.Options;
import kodama.lua.bind.Table;
import kodama.lua.bind.Value;

/**
 * Reads the steps of a timeline. A step is a number of ticks to wait, the arguments of {@code tween} in a table, or a
 * table with the field {@code together} or {@code order}.
 */
final class TimelineReader {
    private static final int MAX_STEPS = 100;
    private static final int MAX_DEPTH = 10;

    /** The arguments of a tween: target, fields, ticks, and how. */
    private static final int ARGUMENTS = 4;

    /** The type of a list of steps, for the reference. */
    private static final String STEPS = "(number|any[]|TimelineStep)[]";

    static final OptionClass TIMELINE = OptionClass.of(
            "TimelineOptions",
            "How a timeline runs.",
            Option.atLeast("times", 1, 1, "Number of passes; `math.huge` for no end."));

    static final OptionClass STEP = OptionClass.of(
            "TimelineStep",
            "Steps of a timeline that run as one.",
            Option.of("together", STEPS, "Steps that run at the same time, until the last has ended."),
            Option.of("order", STEPS, "Steps that run one after the other."),
            Option.atLeast("times", 1, 1, "With `order`: number of passes; `math.huge` for no end."));

    private final ChangeReader changes;
    private int count;

    TimelineReader(ChangeReader changes) {
        this.changes = changes;
    }

    /**
     * Reads a timeline.
     *
     * @throws LuaException if a step is invalid; the message has its number
     */
    Timeline read(Table steps, Value how) {
        Options options = new Options("timeline", how.isNil() ? changes.none : how.table(), TIMELINE);
        double times = Math.floor(options.number("times"));
        return new Timeline(steps("timeline", "", steps, 1), times);
    }

    private List<ValueChange> steps(String function, String path, Table steps, int depth) {
        int length = steps.length();
        if (length == 0) throw new LuaException(function + ": there must be at least one step");
        if (depth > MAX_DEPTH) throw new LuaException("timeline: steps must be at most " + MAX_DEPTH + " tables deep");
        List<ValueChange> all = new ArrayList<>();
        for (int i = 1; i <= length; i++) {
            if (count++ == MAX_STEPS) throw new LuaException("timeline: there must be at most " + MAX_STEPS + " steps");
            all.add(step(path + i, steps.get(i), depth));
        }
        return all;
    }

    private ValueChange step(String path, Value step, int depth) {
        String function = "timeline: step " + path;
        if (step.is(LuaType.NUMBER)) return rest(function, step.number());
        if (!(step instanceof Table table))
            throw new LuaException(function
                    + " must be a number of ticks, { target, fields, ticks }, { together = … } or { order = … }"
                    + " but was " + step.describe());
        return table.get(1).isNil() ? group(function, path, table, depth) : tween(function, table);
    }

    private static ValueChange rest(String function, double ticks) {
        if (ticks >= 1 && ticks <= Integer.MAX_VALUE) return new Timeline.Rest(ticks);
        throw new LuaException(function + ": ticks must be from 1 to 2147483647 but was " + Value.of(ticks));
    }

    private ValueChange tween(String function, Table step) {
        if (step.length() > ARGUMENTS)
            throw new LuaException(function + " must have at most " + ARGUMENTS + " items but has " + step.length());
        Table target = table(function, "a target", step.get(1));
        Table fields = table(function, "a table of fields", step.get(2));
        Value ticks = step.get(3);
        if (!ticks.is(LuaType.INTEGER) || Math.abs(ticks.number()) > Integer.MAX_VALUE)
            throw new LuaException(function + ": ticks must be a whole number but was " + ticks.describe());
        Value how = step.get(ARGUMENTS);
        if (!how.isNil() && !how.is(LuaType.STRING) && !how.is(LuaType.TABLE))
            throw new LuaException(function + ": the fourth item must be an ease or options but was " + how.describe());
        return changes.tween(function, changes.target(function, target), fields, (int) ticks.number(), how);
    }

    private static Table table(String function, String what, Value value) {
        if (value instanceof Table table) return table;
        throw new LuaException(function + ": " + what + " must be a table but was " + value.describe());
    }

    private ValueChange group(String function, String path, Table table, int depth) {
        Options options = new Options(function, table, STEP);
        boolean isTogether = !options.value("together").isNil();
        if (isTogether != options.value("order").isNil())
            throw new LuaException(function + " must have either 'together' or 'order'");
        Table inner = options.table(isTogether ? "together" : "order");
        double times = Math.floor(options.number("times"));
        if (isTogether && times > 1)
            throw new LuaException(
                    function + ": 'times' must be with 'order'; write { order = { { together = … } }, times = 2 }");
        List<ValueChange> steps = steps(function, path + ".", inner, depth + 1);
        return isTogether ? new Timeline.Together(steps) : new Timeline(steps, times);
    }
}

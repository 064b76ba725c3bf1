package kodama.script.api.tween;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import kodama.base.StepBudget;
import kodama.lua.bind.Lua;
import kodama.lua.bind.LuaException;
import kodama.lua.bind.LuaType;
import kodama.lua.bind.Option;
import kodama.lua.bind.OptionClass;
import kodama.lua.bind.Options;
import kodama.lua.bind.Table;
import kodama.lua.bind.Value;
import kodama.script.game.GameContext;
import kodama.script.look.ScriptColors;
import kodama.script.shot.ScriptedShots;
import kodama.script.task.TaskTables;

/** Reads the arguments of {@code tween} and {@code spring}. */
final class ChangeReader {
    private static final int MAX_FIELDS = 100;
    private static final int MAX_DEPTH = 10;

    /** The effort of checking and storing a field. */
    private static final int COST_OF_FIELD = 30;

    /** Fields that are always colors. */
    private static final Set<String> COLORS = Set.of("tint", "fill", "color");

    /** Values of fields that a task or shot does not have at first. */
    private static final Map<String, Double> DEFAULTS = Map.ofEntries(
            Map.entry("x", 0.0),
            Map.entry("y", 0.0),
            Map.entry("scale", 1.0),
            Map.entry("scale_x", 1.0),
            Map.entry("scale_y", 1.0),
            Map.entry("rotation", 0.0),
            Map.entry("skew", 0.0),
            Map.entry("alpha", 1.0),
            Map.entry("tint", (double) ScriptColors.WHITE),
            Map.entry("fill_amount", 1.0),
            Map.entry("dissolve_amount", 0.0));

    static final OptionClass TWEEN = OptionClass.of(
            "TweenOptions",
            "How a tween runs. If you only need an ease, pass its name instead.",
            Option.words("ease", Ease.class, "Easing over time.").as("string<Ease>"),
            Option.atLeast("delay", 0, 0, "Delay before the start, in ticks."),
            Option.atLeast("times", 1, 1, "Number of passes; `math.huge` for no end."),
            Option.flag("reverse", false, "Whether every second pass goes back to the start."),
            Option.words("mix", List.of("rgb", "hsl"), "How colors mix: by red, green and blue, or by hue."),
            Option.of(
                    "colors",
                    "string[]",
                    "Names of your own fields that are colors; `tint`, `fill` and `color` always are."));

    static final OptionClass SPRING = OptionClass.of(
            "SpringOptions",
            "The shape of a spring.",
            Option.between("period", 2, 10_000, 30.0, "Duration of a swing without damping, in ticks."),
            Option.between("damping", 0.02, 10, 0.4, "Damping: 1 or more for no overshoot, less for longer swings."));

    private final Lua lua;
    private final StepBudget effort;
    private final TaskTables tables;
    private final ScriptedShots shots;
    /** An empty table, for options that are not given. */
    final Table none;

    ChangeReader(GameContext game) {
        lua = game.lua();
        effort = game.effort();
        tables = game.tables();
        shots = game.scriptedShots();
        none = lua.newTable();
    }

    /**
     * Returns the target of a table.
     *
     * @throws LuaException if the table belongs to a task that has ended
     */
    TweenTarget target(String function, Table table) {
        return new TweenTarget(table, tables, shots, function);
    }

    /**
     * Reads a tween.
     *
     * @param how nil, the name of an ease, or a table of options
     * @throws LuaException if an argument is invalid
     */
    Tween tween(String function, TweenTarget target, Table fields, int ticks, Value how) {
        if (ticks < 1) throw new LuaException(function + ": ticks must be at least 1 but was " + ticks);
        boolean isName = how.is(LuaType.STRING);
        Ease ease = isName ? Ease.named(how.text(), function) : Ease.LINEAR;
        Options options = new Options(function, isName || how.isNil() ? none : how.table(), TWEEN);
        if (!isName) ease = options.word("ease", Ease.class);
        FieldWalk walk = new FieldWalk(
                function, target, ownColors(options), options.word("mix").equals("hsl"));
        walk.read(target.table, fields, "", 1);
        Tween.Course course = new Tween.Course(
                ticks, ease, options.number("delay"), Math.floor(options.number("times")), options.flag("reverse"));
        return new Tween(function, target, walk.found(), course);
    }

    private static Set<String> ownColors(Options options) {
        return new HashSet<>(options.texts("colors", "names of fields"));
    }

    /**
     * Reads a spring.
     *
     * @throws LuaException if an argument is invalid
     */
    Spring spring(String function, TweenTarget target, Table fields, Value how) {
        Options options = new Options(function, how.isNil() ? none : how.table(), SPRING);
        FieldWalk walk = new FieldWalk(function, target, Set.of(), false);
        walk.read(target.table, fields, "", 1);
        walk.found().stream().filter(ChangedField::isColor).findFirst().ifPresent(color -> {
            throw new LuaException(function + ": '" + color.path() + "' is a color, which cannot swing; use tween");
        });
        Spring.Shape shape = new Spring.Shape(options.number("period"), options.number("damping"));
        return new Spring(function, target, walk.found(), shape);
    }

    /** Collects the numbers in a table of fields and the tables in it. */
    private final class FieldWalk {
        private final String function;
        private final TweenTarget target;
        private final Set<String> colors;
        private final boolean mixesHues;
        private final List<Table> outer = new ArrayList<>();
        private final List<ChangedField> found = new ArrayList<>();

        /**
         * @param colors names of fields that are colors, besides the usual ones
         * @param mixesHues whether colors mix by hue
         */
        FieldWalk(String function, TweenTarget target, Set<String> colors, boolean mixesHues) {
            this.function = function;
            this.target = target;
            this.colors = colors;
            this.mixesHues = mixesHues;
        }

        List<ChangedField> found() {
            if (found.isEmpty()) throw new LuaException(function + ": there are no fields to change");
            return List.copyOf(found);
        }

        void read(Table changed, Table goals, String path, int depth) {
            if (outer.contains(goals))
                throw new LuaException(function + ": the fields contain themselves at '" + path + "'");
            if (depth > MAX_DEPTH)
                throw new LuaException(function + ": fields must be at most " + MAX_DEPTH + " tables deep");
            outer.add(goals);
            for (Table.Entry entry : goals) read(changed, entry.key(), entry.value(), path, depth);
            outer.remove(outer.size() - 1);
        }

        private void read(Table changed, Value key, Value goal, String path, int depth) {
            effort.spend(COST_OF_FIELD);
            if (!key.is(LuaType.STRING))
                throw new LuaException(
                        function + ": fields must have names, but " + described(key, path) + "; write { x = 10 }");
            String name = key.name(() -> function + ": the name of a field");
            String full = path.isEmpty() ? name : path + "." + name;
            if (goal instanceof Table inner) read(inner(changed, name, full), inner, full, depth + 1);
            else add(changed, name, full, goal, depth);
        }

        private static String described(Value key, String path) {
            String where = path.isEmpty() ? "" : " in '" + path + "'";
            return key.is(LuaType.NUMBER)
                    ? "[" + key.text() + "]" + where + " is a number"
                    : "one" + where + " is a " + key.typeName();
        }

        private Table inner(Table changed, String name, String path) {
            if (changed.index(name) instanceof Table inner) return inner;
            throw new LuaException(
                    function + ": the target's '" + path + "' must be a table, as in the fields, but was "
                            + changed.index(name).describe());
        }

        private void add(Table changed, String name, String path, Value goal, int depth) {
            String must = function + ": '" + path + "' must be ";
            if (!goal.is(LuaType.NUMBER))
                throw new LuaException(must + "a number or a table but was " + goal.describe());
            ChangedField.requireFinite(must, goal);
            boolean isColor = COLORS.contains(name) || colors.contains(name);
            if (isColor) ChangedField.requireColor(must, goal);
            if (found.size() == MAX_FIELDS)
                throw new LuaException(function + ": there must be at most " + MAX_FIELDS + " fields");
            if (isZoomOfCamera(changed, name)) changed.put(name, 1);
            double fallback = target.isDrawn && depth == 1 ? fallback(name) : Double.NaN;
            ColorMix mix = isColor ? new ColorMix(mixesHues) : null;
            found.add(new ChangedField(changed, lua.key(name), path, goal.number(), fallback, mix));
        }

        /** A camera without a zoom cannot be asked for it, as it rejects names of fields that it does not have. */
        private boolean isZoomOfCamera(Table changed, String name) {
            return target.isDrawn && name.equals("zoom") && changed.get(name).isNil();
        }

        private double fallback(String name) {
            boolean isAxis = name.equals("scale_x") || name.equals("scale_y");
            if (isAxis && target.table.index("scale").is(LuaType.NUMBER))
                return target.table.index("scale").number();
            return DEFAULTS.getOrDefault(name, Double.NaN);
        }
    }
}

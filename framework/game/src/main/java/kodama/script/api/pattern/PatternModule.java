package kodama.script.api.pattern;

import java.util.List;
import kodama.lua.bind.ClassDoc;
import kodama.lua.bind.FieldDoc;
import kodama.lua.bind.Lua;
import kodama.lua.bind.LuaException;
import kodama.lua.bind.LuaFunction;
import kodama.lua.bind.LuaModule;
import kodama.lua.bind.LuaType;
import kodama.lua.bind.Module;
import kodama.lua.bind.ModuleDoc;
import kodama.lua.bind.OptionClass;
import kodama.lua.bind.Options;
import kodama.lua.bind.Table;
import kodama.lua.bind.TypeDoc;
import kodama.script.game.GameContext;
import org.jspecify.annotations.Nullable;

/** The module {@code pattern}. Its functions create tables, which {@link PatternReader} reads when they are fired. */
@LuaModule(
        name = "pattern",
        doc = "Patterns of many shots, as shapes within shapes: `pattern.ring { n = 12, of = pattern.fan { n ="
                + " 3 } }`. These functions return plain tables, which are fired by `shot.fire { pattern = … }` or,"
                + " over time, by `shot.stream`. A shape has positions in a fixed order. All shots at the first"
                + " position of the outermost shape are fired first, then those at its second, and so on.")
public final class PatternModule {
    private static final ClassDoc PATTERN = ClassDoc.of(
                    "Pattern",
                    "A pattern: a table with the name of a shape and its options.",
                    List.of(FieldDoc.of(
                            "shape", new TypeDoc.Plain(LuaType.STRING), "Name of the shape, such as \"ring\".")))
            .open();

    /** The effort of creating a pattern, without its options. */
    private static final int COST = 50;

    private static final int COST_OF_OPTION = 10;

    private final PatternShapes shapes;
    private final Lua lua;

    PatternModule(PatternShapes shapes, Lua lua) {
        this.shapes = shapes;
        this.lua = lua;
    }

    /** Describes the module; each level of a pattern can set the options of shots. */
    public static List<ModuleDoc> described(OptionClass shots) {
        return List.of(
                ModuleDoc.of(PatternModule.class).withClasses(PATTERN).withOptions(new PatternShapes(shots).classes()));
    }

    public static Module of(GameContext game, OptionClass shots) {
        return Module.of(new PatternModule(new PatternShapes(shots), game.lua()));
    }

    @LuaFunction(
            value = "one(options?: OnePattern) -> Pattern",
            doc = "Creates a pattern with one position: a shot or a pattern, such as an item of a list for `of`.")
    Table one(@Nullable Table options) {
        return shaped("one", options);
    }

    @LuaFunction(
            value = "aimed(options?: AimedPattern) -> Pattern",
            doc = "Creates a pattern with one position in the direction of `aim`.")
    Table aimed(@Nullable Table options) {
        return shaped("aimed", options);
    }

    @LuaFunction(
            value = "fan(options?: FanPattern) -> Pattern",
            doc = "Creates a fan: shots spread evenly over an angle, both edges included.")
    Table fan(@Nullable Table options) {
        return shaped("fan", options);
    }

    @LuaFunction(
            value = "spread(options?: SpreadPattern) -> Pattern",
            doc = "Creates a spread: shots with a fixed angle between neighbors.")
    Table spread(@Nullable Table options) {
        return shaped("spread", options);
    }

    @LuaFunction(
            value = "ring(options?: RingPattern) -> Pattern",
            doc = "Creates a ring: shots spread evenly over a full circle.")
    Table ring(@Nullable Table options) {
        return shaped("ring", options);
    }

    @LuaFunction(
            value = "spiral(options?: SpiralPattern) -> Pattern",
            doc = "Creates a spiral: shots each rotated by a fixed angle from the one before.")
    Table spiral(@Nullable Table options) {
        return shaped("spiral", options);
    }

    @LuaFunction(
            value = "stack(options?: StackPattern) -> Pattern",
            doc = "Creates a stack: shots with the same direction and increasing speeds.")
    Table stack(@Nullable Table options) {
        return shaped("stack", options);
    }

    @LuaFunction(value = "line(options?: LinePattern) -> Pattern", doc = "Creates a line: shots side by side.")
    Table line(@Nullable Table options) {
        return shaped("line", options);
    }

    @LuaFunction(
            value = "arrow(options?: ArrowPattern) -> Pattern",
            doc = "Creates an arrow: shots in the shape of an arrowhead.")
    Table arrow(@Nullable Table options) {
        return shaped("arrow", options);
    }

    @LuaFunction(value = "wall(options?: WallPattern) -> Pattern", doc = "Creates a wall: a line of shots with a gap.")
    Table wall(@Nullable Table options) {
        return shaped("wall", options);
    }

    @LuaFunction(
            value = "polygon(options?: PolygonPattern) -> Pattern",
            doc = "Creates a polygon or a star that grows.")
    Table polygon(@Nullable Table options) {
        return shaped("polygon", options);
    }

    @LuaFunction(value = "rose(options?: RosePattern) -> Pattern", doc = "Creates a ring of petals that grows.")
    Table rose(@Nullable Table options) {
        return shaped("rose", options);
    }

    @LuaFunction(value = "ellipse(options?: EllipsePattern) -> Pattern", doc = "Creates an ellipse that grows.")
    Table ellipse(@Nullable Table options) {
        return shaped("ellipse", options);
    }

    @LuaFunction(value = "figure(options: FigurePattern) -> Pattern", doc = "Creates a figure from points; it grows.")
    Table figure(Table options) {
        return shaped("figure", options);
    }

    @LuaFunction(
            value = "scatter(options?: ScatterPattern) -> Pattern",
            doc = "Creates a scatter: shots in random directions within an angle.")
    Table scatter(@Nullable Table options) {
        return shaped("scatter", options);
    }

    @LuaFunction(
            value = "together(options: TogetherPattern) -> Pattern",
            doc = "Combines several patterns that are fired at once.")
    Table together(Table options) {
        return shaped("together", options);
    }

    /** Copies the table, so that the script can use the given one again. */
    private Table shaped(String name, @Nullable Table given) {
        Table made = lua.newTable();
        if (given != null)
            given.forEach((key, value) -> {
                lua.chargeDeferred(COST_OF_OPTION);
                made.put(key, value);
            });
        lua.chargeDeferred(COST + PatternShapes.effortOfPoints(made));
        made.put("shape", name);
        check(shapes.find(name, "pattern." + name), made);
        return made;
    }

    /** Reports a mistake in the line that creates the pattern. */
    private static void check(PatternShapes.NamedShape shape, Table made) {
        Options options = shape.options(made);
        try {
            shape.shape(options);
        } catch (IllegalArgumentException wrong) {
            throw new LuaException(options.function() + ": " + wrong.getMessage());
        }
    }
}

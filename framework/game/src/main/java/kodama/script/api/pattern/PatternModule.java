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

/** The module {@code pattern}: its functions make tables, which {@link PatternReader} reads when they are fired. */
@LuaModule(
        name = "pattern",
        doc = "Many shots at once, as shapes within shapes: `pattern.ring { n = 12, of = pattern.fan { n = 3 } }`. What"
                + " these functions return is a plain table, fired by `shot.fire { pattern = … }` or, over time, by"
                + " `shot.stream`. Shots are fired place by place: all those at the first place of the outermost shape"
                + " before those at its second.")
public final class PatternModule {
    private static final ClassDoc PATTERN = ClassDoc.of(
                    "Pattern",
                    "A pattern: a table with the name of a shape and its options.",
                    List.of(FieldDoc.of("shape", new TypeDoc.Plain(LuaType.STRING), "Its shape, such as \"ring\".")))
            .open();

    /** The effort of making a pattern, and of each option. */
    private static final int COST = 50;

    private static final int COST_OF_OPTION = 10;

    private final PatternShapes shapes;
    private final Lua lua;

    PatternModule(PatternShapes shapes, Lua lua) {
        this.shapes = shapes;
        this.lua = lua;
    }

    /** Describes it; shots have these options, and each level of a pattern can have its own. */
    public static List<ModuleDoc> described(OptionClass shots) {
        return List.of(
                ModuleDoc.of(PatternModule.class).withClasses(PATTERN).withOptions(new PatternShapes(shots).classes()));
    }

    public static Module of(GameContext game, OptionClass shots) {
        return Module.of(new PatternModule(new PatternShapes(shots), game.lua()));
    }

    @LuaFunction(
            value = "one(options?: OnePattern) -> Pattern",
            doc = "One shot, or one pattern: what a list of `of` is made of.")
    Table one(@Nullable Table options) {
        return shaped("one", options);
    }

    @LuaFunction(
            value = "aimed(options?: AimedPattern) -> Pattern",
            doc = "One shot or pattern in the direction of `aim`.")
    Table aimed(@Nullable Table options) {
        return shaped("aimed", options);
    }

    @LuaFunction(
            value = "fan(options?: FanPattern) -> Pattern",
            doc = "Shots spread evenly over an angle, both edges included.")
    Table fan(@Nullable Table options) {
        return shaped("fan", options);
    }

    @LuaFunction(
            value = "spread(options?: SpreadPattern) -> Pattern",
            doc = "Shots with the same angle between neighbors.")
    Table spread(@Nullable Table options) {
        return shaped("spread", options);
    }

    @LuaFunction(value = "ring(options?: RingPattern) -> Pattern", doc = "Shots spread evenly over the full circle.")
    Table ring(@Nullable Table options) {
        return shaped("ring", options);
    }

    @LuaFunction(
            value = "spiral(options?: SpiralPattern) -> Pattern",
            doc = "Shots each of which is turned further than the one before.")
    Table spiral(@Nullable Table options) {
        return shaped("spiral", options);
    }

    @LuaFunction(
            value = "stack(options?: StackPattern) -> Pattern",
            doc = "Shots of the same direction and growing speeds.")
    Table stack(@Nullable Table options) {
        return shaped("stack", options);
    }

    @LuaFunction(value = "line(options?: LinePattern) -> Pattern", doc = "Shots side by side.")
    Table line(@Nullable Table options) {
        return shaped("line", options);
    }

    @LuaFunction(value = "arrow(options?: ArrowPattern) -> Pattern", doc = "Shots in the shape of an arrowhead.")
    Table arrow(@Nullable Table options) {
        return shaped("arrow", options);
    }

    @LuaFunction(value = "wall(options?: WallPattern) -> Pattern", doc = "A line of shots with a gap to slip through.")
    Table wall(@Nullable Table options) {
        return shaped("wall", options);
    }

    @LuaFunction(value = "polygon(options?: PolygonPattern) -> Pattern", doc = "A growing polygon or star.")
    Table polygon(@Nullable Table options) {
        return shaped("polygon", options);
    }

    @LuaFunction(value = "rose(options?: RosePattern) -> Pattern", doc = "A growing ring of petals.")
    Table rose(@Nullable Table options) {
        return shaped("rose", options);
    }

    @LuaFunction(
            value = "ellipse(options?: EllipsePattern) -> Pattern",
            doc = "A growing ring that is wider than long, or longer than wide.")
    Table ellipse(@Nullable Table options) {
        return shaped("ellipse", options);
    }

    @LuaFunction(value = "figure(options: FigurePattern) -> Pattern", doc = "Any growing figure, by its points.")
    Table figure(Table options) {
        return shaped("figure", options);
    }

    @LuaFunction(value = "scatter(options?: ScatterPattern) -> Pattern", doc = "Shots anywhere in an angle, by chance.")
    Table scatter(@Nullable Table options) {
        return shaped("scatter", options);
    }

    @LuaFunction(value = "together(options: TogetherPattern) -> Pattern", doc = "Several patterns at once.")
    Table together(Table options) {
        return shaped("together", options);
    }

    /** A table of its own, so that the one it was made of can be used again. */
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

    /** So that a mistake is told where it was made. */
    private static void check(PatternShapes.NamedShape shape, Table made) {
        Options options = shape.options(made);
        try {
            shape.shape(options);
        } catch (IllegalArgumentException wrong) {
            throw new LuaException(options.function() + ": " + wrong.getMessage());
        }
    }
}

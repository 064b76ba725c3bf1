package kodama.script.api.globals;

import java.util.List;
import kodama.lua.bind.AliasDoc;
import kodama.lua.bind.ClassDoc;
import kodama.lua.bind.FieldDoc;
import kodama.lua.bind.LuaType;
import kodama.lua.bind.Module;
import kodama.lua.bind.ModuleDoc;
import kodama.lua.bind.Table;
import kodama.lua.bind.TypeDoc;
import kodama.script.api.move.MoveToFunction;
import kodama.script.api.tween.Ease;
import kodama.script.api.tween.TweenFunctions;
import kodama.script.debug.TuneCalls;
import kodama.script.game.GameContext;
import kodama.task.Phase;

/** The functions and values that scripts use without a module name. */
public final class Globals {
    private static final TypeDoc INTEGER = new TypeDoc.Plain(LuaType.INTEGER);
    private static final TypeDoc NUMBER = new TypeDoc.Plain(LuaType.NUMBER);

    private static final List<FieldDoc> PHASES = List.of(
            FieldDoc.of("INIT", INTEGER, "Phase in which a task with `phases` starts: 0."),
            FieldDoc.of(
                    "MAIN",
                    INTEGER,
                    "Phase that follows `INIT`: 1. Number your own phases `MAIN + 1`, `MAIN + 2` and so on."),
            FieldDoc.of("END", INTEGER, "Last phase: 255."));

    private static final ClassDoc PLACE = ClassDoc.of(
            "Place",
            "A table that has a position but is not a task.",
            List.of(
                    FieldDoc.of("x", NUMBER, "Horizontal position, in pixels from the left."),
                    FieldDoc.of("y", NUMBER, "Vertical position, in pixels from the top.")));

    private static final ClassDoc HITBOX = ClassDoc.of(
            "Hitbox",
            "The area in which a task can be hit: returned by `circle`, `box`, `capsule` and `polygon`.",
            List.of());

    private static final AliasDoc EVENT = AliasDoc.name(
            "Event", "The name of an event, such as \"hit\", for `signal`, `wait_for` and `on_<event>` functions.");

    private Globals() {}

    public static List<ModuleDoc> described() {
        return List.of(ModuleDoc.of(
                        SpawnFunctions.class,
                        HitboxFunctions.class,
                        WaitFunctions.class,
                        MoveToFunction.class,
                        TweenFunctions.class,
                        LiveTuningFunctions.class,
                        CallPointFunctions.class,
                        BreakpointFunctions.class)
                .with(PHASES)
                .withClasses(PLACE, HITBOX)
                .withOptions(TuneCalls.OPTIONS)
                .withOptions(TweenFunctions.options())
                .withAliases(Ease.described(), EVENT));
    }

    public static Module of(GameContext game) {
        return Module.of(
                new SpawnFunctions(game),
                new HitboxFunctions(),
                new WaitFunctions(game),
                new MoveToFunction(game),
                new TweenFunctions(game),
                new LiveTuningFunctions(game),
                new CallPointFunctions(game),
                new BreakpointFunctions(game));
    }

    /** Defines the numbers of the three standard phases as globals. */
    public static void putPhases(Table globals) {
        globals.put("INIT", Phase.INIT);
        globals.put("MAIN", Phase.MAIN);
        globals.put("END", Phase.END);
    }
}

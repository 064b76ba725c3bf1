package kodama.script.api.shot;

import kodama.lua.bind.LuaException;
import kodama.lua.bind.LuaType;
import kodama.lua.bind.Options;
import kodama.lua.bind.Value;
import kodama.script.game.GameContext;
import kodama.script.shot.ScriptShotCallbacks;
import kodama.script.shot.ScriptedShots;
import kodama.script.task.GroupMasks;
import kodama.shot.ShotSpec;
import org.jspecify.annotations.Nullable;

/** Reads from the options of a call what its shots have in common. */
final class ShotSpecs {
    private final ShotStyles styles;
    private final GroupMasks groups;
    private final ScriptedShots scripted;
    private final ShotMotions motions;

    ShotSpecs(GameContext game, PositionResolver positions, ShotStyles styles) {
        this.styles = styles;
        this.motions = new ShotMotions(positions, new WallOptions(game.effort()), styles);
        groups = new GroupMasks(game.groups());
        scripted = game.scriptedShots();
    }

    ShotSpec of(Options options, @Nullable Object owner, boolean kept) {
        ShotSpec.Builder spec = ShotSpec.of(styles.of(options))
                .hits(hits(options))
                .damage(options.number("damage"))
                .piercing(options.flag("piercing"))
                .harmless(options.flag("harmless"))
                .length(options.number("length"))
                .grazes(options.flag("graze"))
                .grazeEvery(options.integer("graze_every"))
                .owner(owner)
                .listener(scripted.events(callbacks(options), kept));
        motions.apply(options, spec);
        return spec.build();
    }

    private long hits(Options options) {
        Value hits = options.value("hits");
        return groups.of(hits.isNil() ? DefaultShot.SHIP : hits, options.function() + ": option 'hits'");
    }

    private static ScriptShotCallbacks callbacks(Options options) {
        Value onTick = function(options, "on_tick");
        if (onTick.isNil() && !options.value("tick_every").isNil())
            throw new LuaException(options.function() + ": option 'tick_every' has no effect without on_tick");
        return new ScriptShotCallbacks(
                function(options, "on_end"),
                function(options, "on_bounce"),
                function(options, "on_stick"),
                onTick,
                options.integer("tick_every"));
    }

    private static Value function(Options options, String name) {
        Value value = options.value(name);
        if (value.isNil() || value.is(LuaType.FUNCTION)) return value;
        throw new LuaException(
                options.function() + ": option '" + name + "' must be a function but was " + value.describe());
    }
}

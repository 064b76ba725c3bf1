package kodama.script;

import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;
import kodama.lua.bind.Lua;
import kodama.lua.bind.Module;
import kodama.lua.bind.ModuleDoc;
import kodama.lua.bind.StrictGlobals;
import kodama.script.api.camera.CameraModule;
import kodama.script.api.data.DataModule;
import kodama.script.api.depth.DepthModule;
import kodama.script.api.draw.DrawModule;
import kodama.script.api.feel.FeelModule;
import kodama.script.api.game.GameModule;
import kodama.script.api.globals.Globals;
import kodama.script.api.input.InputModule;
import kodama.script.api.job.JobModule;
import kodama.script.api.laser.LaserModule;
import kodama.script.api.log.LogModule;
import kodama.script.api.map.MapModule;
import kodama.script.api.move.MoveModule;
import kodama.script.api.options.OptionsModule;
import kodama.script.api.particle.ParticleModule;
import kodama.script.api.pattern.PatternModule;
import kodama.script.api.replay.ReplayModule;
import kodama.script.api.resource.ResourceModule;
import kodama.script.api.save.SaveModule;
import kodama.script.api.scene.SceneModule;
import kodama.script.api.sfx.SfxModule;
import kodama.script.api.shot.ShotModule;
import kodama.script.api.shot.ShotOptions;
import kodama.script.api.sound.SoundModule;
import kodama.script.api.task.TaskModule;
import kodama.script.api.time.TimeModule;
import kodama.script.game.GameContext;
import kodama.script.game.JavaModules;

/** The modules of the Lua API. */
public final class LuaApiModules {
    private record Entry(Supplier<List<ModuleDoc>> docs, Function<GameContext, Module> maker) {}

    /** In the order of the reference. */
    private static final List<Entry> ALL = List.of(
            new Entry(Globals::described, Globals::of),
            new Entry(TaskModule::described, TaskModule::of),
            new Entry(MoveModule::described, MoveModule::of),
            new Entry(TimeModule::described, TimeModule::of),
            new Entry(DrawModule::described, DrawModule::of),
            new Entry(CameraModule::described, CameraModule::of),
            new Entry(FeelModule::described, FeelModule::of),
            new Entry(DepthModule::described, DepthModule::of),
            new Entry(MapModule::described, MapModule::of),
            new Entry(InputModule::described, InputModule::of),
            new Entry(SoundModule::described, SoundModule::of),
            new Entry(SfxModule::described, SfxModule::of),
            new Entry(ResourceModule::described, ResourceModule::of),
            new Entry(ShotModule::described, ShotModule::of),
            new Entry(
                    () -> PatternModule.described(ShotOptions.SHOT), game -> PatternModule.of(game, ShotOptions.SHOT)),
            new Entry(LaserModule::described, LaserModule::of),
            new Entry(ParticleModule::described, ParticleModule::of),
            new Entry(JobModule::described, JobModule::of),
            new Entry(OptionsModule::described, OptionsModule::of),
            new Entry(SceneModule::described, SceneModule::of),
            new Entry(GameModule::described, GameModule::of),
            new Entry(SaveModule::described, SaveModule::of),
            new Entry(ReplayModule::described, ReplayModule::of),
            new Entry(DataModule::described, DataModule::of),
            new Entry(LogModule::described, LogModule::of));

    private LuaApiModules() {}

    /** Describes all modules, in the order of the reference. */
    public static List<ModuleDoc> described() {
        return ALL.stream().flatMap(entry -> entry.docs.get().stream()).toList();
    }

    /** Adds all modules to the globals of a world's machine, then the game's own modules. */
    static void install(GameContext game) {
        Lua lua = game.lua();
        for (Entry entry : ALL) entry.maker.apply(game).install(lua, lua.globals());
        Globals.putPhases(lua.globals());
        game.fields().wrapRawset(lua.globals());
        new JavaModules(game.classes(), game.config().java().modules()).install(lua, game.errors());
        StrictGlobals.protect(lua.globals());
    }
}

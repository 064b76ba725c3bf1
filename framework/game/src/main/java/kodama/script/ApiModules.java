package kodama.script;

import java.util.List;
import java.util.Map;
import kodama.base.Effort;
import kodama.bulletml.play.Allowance;
import kodama.geom.Bounds;
import kodama.hit.GroupNames;
import kodama.input.Controls;
import kodama.lua.bind.Lua;
import kodama.lua.bind.Module;
import kodama.lua.bind.StrictGlobals;
import kodama.script.api.DataFiles;
import kodama.script.api.DataModule;
import kodama.script.api.DrawCost;
import kodama.script.api.DrawShapes;
import kodama.script.api.DrawSprites;
import kodama.script.api.DrawStrips;
import kodama.script.api.DrawTexts;
import kodama.script.api.DrawView;
import kodama.script.api.GameLog;
import kodama.script.api.GameModule;
import kodama.script.api.HoldVerbs;
import kodama.script.api.InputDevices;
import kodama.script.api.InputModule;
import kodama.script.api.JobModule;
import kodama.script.api.LogModule;
import kodama.script.api.LogVerbs;
import kodama.script.api.Modules;
import kodama.script.api.MusicVerbs;
import kodama.script.api.OptionsModule;
import kodama.script.api.PlayOptionsReader;
import kodama.script.api.PlayingMethods;
import kodama.script.api.PointVerbs;
import kodama.script.api.ResourceModule;
import kodama.script.api.SaveModule;
import kodama.script.api.SceneModule;
import kodama.script.api.ScriptFonts;
import kodama.script.api.SfxModule;
import kodama.script.api.ShapeVerbs;
import kodama.script.api.SongVerbs;
import kodama.script.api.SoundModule;
import kodama.script.api.SoundNames;
import kodama.script.api.TaskCommands;
import kodama.script.api.TaskDumps;
import kodama.script.api.TaskFigures;
import kodama.script.api.TaskMethods;
import kodama.script.api.TaskSearch;
import kodama.script.api.TaskTimes;
import kodama.script.api.TimeModule;
import kodama.script.api.ValueVerbs;
import kodama.script.api.Verbs;
import kodama.script.api.WaitVerbs;
import kodama.script.api.move.CourseVerbs;
import kodama.script.api.move.MoveVerb;
import kodama.script.api.move.WayVerbs;
import kodama.script.api.pattern.PatternModule;
import kodama.script.api.pattern.PatternReader;
import kodama.script.api.pattern.PatternShapes;
import kodama.script.api.shot.BarrageVerb;
import kodama.script.api.shot.Barrages;
import kodama.script.api.shot.ChangedLooks;
import kodama.script.api.shot.Gun;
import kodama.script.api.shot.KindVerbs;
import kodama.script.api.shot.LaserLooks;
import kodama.script.api.shot.LaserMethods;
import kodama.script.api.shot.LaserModule;
import kodama.script.api.shot.ShotFieldVerb;
import kodama.script.api.shot.ShotFigures;
import kodama.script.api.shot.ShotFilters;
import kodama.script.api.shot.ShotKinds;
import kodama.script.api.shot.ShotMethods;
import kodama.script.api.shot.ShotModule;
import kodama.script.api.shot.ShotMotions;
import kodama.script.api.shot.ShotOptions;
import kodama.script.api.shot.ShotOrigins;
import kodama.script.api.shot.ShotPlaces;
import kodama.script.api.shot.ShotRemoval;
import kodama.script.api.shot.ShotSearch;
import kodama.script.api.shot.ShotSpecs;
import kodama.script.api.shot.ShotStyles;
import kodama.script.api.shot.ShotTaskVerb;
import kodama.script.config.Display;
import kodama.script.debug.Breaks;
import kodama.script.game.Beginning;
import kodama.script.game.JavaModules;
import kodama.script.profile.ScriptPoints;
import kodama.script.shot.ScriptedShots;
import kodama.script.task.GroupSets;
import kodama.script.task.Hints;
import kodama.script.task.LuaTask;
import kodama.script.task.ScriptedTasks;
import kodama.script.task.Sheets;
import kodama.shot.Shots;
import kodama.task.Task;
import org.jspecify.annotations.Nullable;

/**
 * Gives the modules of the Lua API their collaborators, and puts them into a machine's globals; behind them those that
 * the game brings along.
 */
final class ApiModules {
    private final ScriptServices services;
    private final Lua lua;
    private final Effort effort;
    private final ScriptedTasks scripted;
    private final ScriptedShots shots;
    private final ScriptPoints points;
    private final GameLog log;
    private final DataFiles data;
    private final Barrages barrages;
    private final GameParts game;

    ApiModules(
            ScriptServices services,
            Lua lua,
            Effort effort,
            ScriptedTasks scripted,
            ScriptedShots shots,
            ScriptPoints points,
            DataFiles data,
            Barrages barrages,
            GameParts game) {
        this.game = game;
        this.services = services;
        this.lua = lua;
        this.effort = effort;
        this.scripted = scripted;
        this.shots = shots;
        this.points = points;
        this.data = data;
        this.barrages = barrages;
        this.log =
                new GameLog(services.time(), effort, lua, services.diagnostics().log());
    }

    void install(Beginning beginning, SoundNames names, Sheets sheets, Hints hints, GroupNames groups) {
        PatternShapes patterns = new PatternShapes(ShotOptions.ABOUT);
        methods().addTo(scripted.fields().methods());
        List.of(
                        globals(),
                        task(),
                        Module.of(
                                new WayVerbs(scripted.context(), lua),
                                new CourseVerbs(scripted.context(), scripted.tables(), shots, lua)),
                        Module.of(new TimeModule(
                                scripted.context(),
                                services.time(),
                                services.lasting().meter(),
                                game.requests())),
                        draw(sheets, hints),
                        input(),
                        sound(names),
                        Module.of(new SfxModule(lua)),
                        shot(sheets, groups, patterns),
                        Module.of(new PatternModule(patterns, lua)),
                        laser(groups),
                        Module.of(new JobModule(services.lasting().longJobs(), services.classes(), lua, effort)),
                        Module.of(new OptionsModule(game.options())),
                        Module.of(new SceneModule(game.requests(), game.scene())),
                        Module.of(new GameModule(
                                game.requests(), beginning, services.config().display(), effort)),
                        Module.of(new SaveModule(
                                game.saves(), services.keepsakes().settings(), lua, effort)),
                        Module.of(new DataModule(data)),
                        Module.of(new ResourceModule(
                                services.assets().stores(),
                                scripted.context(),
                                lua,
                                services.diagnostics().log())),
                        Module.of(
                                new LogModule(log, lua),
                                new LogVerbs(log, services.diagnostics().log().game())))
                .forEach(module -> module.install(lua, lua.globals()));
        Modules.putPhases(lua.globals());
        scripted.fields().noteRawset(lua.globals());
        new JavaModules(services.classes(), services.config().java().modules()).install(lua, services.errors());
        StrictGlobals.protect(lua.globals());
    }

    private Module input() {
        Controls controls = services.lasting().controls();
        controls.setPausable(() -> isPausable(asker()));
        return Module.of(
                new InputModule(controls, lua),
                new InputDevices(controls, services.config().display(), services.time(), lua));
    }

    /** The task whose script runs, or the one in Java that runs; null outside of tasks. */
    private @Nullable Task asker() {
        Task scriptsTask = scripted.context().current();
        return scriptsTask == null ? services.tasks().current() : scriptsTask;
    }

    private static boolean isPausable(@Nullable Task asker) {
        return asker != null && !asker.outlivesPause();
    }

    private Module globals() {
        return Module.of(
                new Verbs(scripted.spawner(), scripted.tables(), scripted.context()),
                new ShapeVerbs(),
                new WaitVerbs(scripted.context(), scripted.tables(), services.time()),
                new MoveVerb(scripted.context(), lua),
                new ValueVerbs(
                        services.instruments().tunes(), services.instruments().watches(), scripted.context(), lua),
                new PointVerbs(points),
                new HoldVerbs(
                        services.instruments().holds(),
                        new Breaks(
                                services.tasks(),
                                services.instruments().holds(),
                                services.errors(),
                                ApiModules::localsOf),
                        scripted.context(),
                        lua,
                        services.diagnostics().dev()));
    }

    private static Map<String, Object> localsOf(Task task) {
        return task instanceof LuaTask scripted ? scripted.locals() : Map.of();
    }

    private Module methods() {
        return Module.of(new TaskMethods(
                scripted.tables(),
                scripted.spawner(),
                scripted.context(),
                scripted.signals(),
                scripted.callbacks(),
                log));
    }

    private Module task() {
        return Module.of(
                new TaskSearch(services.tasks(), scripted.tables()),
                new TaskCommands(
                        services.tasks(),
                        scripted.tables(),
                        scripted.context(),
                        scripted.signals(),
                        scripted.phaseNames()),
                new TaskTimes(services.tasks(), scripted.groupTimes()),
                new TaskFigures(
                        services.tasks(),
                        new TaskDumps(
                                services.tasks(),
                                game.saves(),
                                effort,
                                services.diagnostics().log())));
    }

    private Module draw(Sheets sheets, Hints hints) {
        Display display = services.config().display();
        DrawCost cost = new DrawCost(effort, display.width(), display.height());
        return Module.of(
                new DrawSprites(scripted.context(), cost, scripted.sprites(), sheets, lua),
                new DrawTexts(scripted.context(), cost, hints, fonts(hints), lua),
                new DrawShapes(scripted.context(), cost),
                new DrawStrips(scripted.context(), cost, scripted.sprites(), lua),
                new DrawView(scripted.context(), cost, display));
    }

    private ScriptFonts fonts(Hints hints) {
        return new ScriptFonts(services.assets().fonts(), services.assets().images(), hints, effort);
    }

    private Module sound(SoundNames names) {
        PlayOptionsReader options =
                new PlayOptionsReader(services.config().display().width());
        PlayingMethods methods = new PlayingMethods(services.desk(), lua);
        return Module.of(
                new SoundModule(services.desk(), names, options, methods, lua),
                new MusicVerbs(services.desk(), names, options, lua),
                new SongVerbs(lua));
    }

    private Module shot(Sheets sheets, GroupNames groups, PatternShapes patterns) {
        Shots pool = services.shots();
        ShotPlaces places = new ShotPlaces(scripted.tables(), scripted.sprites(), shots);
        ShotOrigins origins = new ShotOrigins(places);
        ShotKinds kinds = new ShotKinds(effort);
        ShotStyles styles = new ShotStyles(sheets, kinds);
        ShotMotions motions = new ShotMotions(places, new ChangedLooks(kinds, styles));
        Gun gun = new Gun(
                pool,
                shots,
                origins,
                kinds,
                new ShotSpecs(styles, new GroupSets(groups), motions, shots),
                new PatternReader(patterns, lua, scripted.context()),
                lua,
                services.diagnostics().log());
        ShotFilters filters = new ShotFilters(groups);
        Module.of(new ShotMethods(shots, scripted.context())).addTo(shots.methods());
        return Module.of(
                new ShotModule(gun, scripted.context()),
                new ShotFieldVerb(pool),
                new ShotTaskVerb(gun, shots, scripted.context()),
                new KindVerbs(kinds, lua),
                new ShotFigures(pool, groups, effort),
                new ShotSearch(pool, shots, filters, lua, effort),
                new ShotRemoval(pool, shots, filters, groups, scripted.spawner(), scripted.context(), lua, effort),
                new BarrageVerb(
                        pool,
                        gun,
                        origins,
                        barrages,
                        new Allowance(services.time()::tick),
                        scripted.sprites(),
                        scripted.context(),
                        lua));
    }

    private Module laser(GroupNames groups) {
        ShotPlaces places = new ShotPlaces(scripted.tables(), scripted.sprites(), shots);
        Display display = services.config().display();
        return Module.of(new LaserModule(
                services.lasers(),
                new LaserLooks(new GroupSets(groups), new ShotMotions(places, null)),
                new LaserMethods(lua),
                new ShotOrigins(places),
                places,
                groups,
                Bounds.screen(display.width(), display.height()),
                lua,
                services.diagnostics().log()));
    }
}

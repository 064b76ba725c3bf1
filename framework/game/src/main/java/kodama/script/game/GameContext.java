package kodama.script.game;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;
import kodama.base.ErrorSink;
import kodama.base.LeakTracker;
import kodama.base.StepBudget;
import kodama.draw.CanvasQueue;
import kodama.draw.Images;
import kodama.draw.text.Fonts;
import kodama.file.GameFiles;
import kodama.file.ResourceCache;
import kodama.geom.Bounds;
import kodama.hit.GroupNames;
import kodama.input.Controls;
import kodama.job.JobRunner;
import kodama.job.LongJobs;
import kodama.log.Log;
import kodama.lua.CompilationCache;
import kodama.lua.LuaMachine;
import kodama.lua.LuaOptions;
import kodama.lua.bind.Lua;
import kodama.lua.bind.Table;
import kodama.lua.bind.Value;
import kodama.lua.library.Libraries;
import kodama.option.PlayerData;
import kodama.particle.ParticleLayers;
import kodama.profile.CallPoints;
import kodama.replay.ReplayFields;
import kodama.request.LoopRequests;
import kodama.save.Settings;
import kodama.script.camera.Cameras;
import kodama.script.config.Display;
import kodama.script.config.GameConfig;
import kodama.script.debug.BreakpointHandler;
import kodama.script.debug.PausePoints;
import kodama.script.debug.Tunes;
import kodama.script.debug.Watches;
import kodama.script.feel.Feel;
import kodama.script.feel.SceneTransition;
import kodama.script.map.ScriptedMaps;
import kodama.script.profile.ScriptCallPoints;
import kodama.script.profile.ScriptProfiler;
import kodama.script.shot.ScriptedShots;
import kodama.script.task.Callbacks;
import kodama.script.task.DissolvePatterns;
import kodama.script.task.GroupTimeScales;
import kodama.script.task.Hints;
import kodama.script.task.HitFlashes;
import kodama.script.task.Palettes;
import kodama.script.task.PhaseNames;
import kodama.script.task.ScriptedTask;
import kodama.script.task.ScriptedTasks;
import kodama.script.task.Signals;
import kodama.script.task.SmoothPositions;
import kodama.script.task.Spawner;
import kodama.script.task.SpriteAnimations;
import kodama.script.task.SpriteFields;
import kodama.script.task.SpriteSheets;
import kodama.script.task.TaskAnimations;
import kodama.script.task.TaskContext;
import kodama.script.task.TaskFields;
import kodama.script.task.TaskTables;
import kodama.shot.Shots;
import kodama.shot.laser.Lasers;
import kodama.sound.Sounds;
import kodama.sound.playback.Audio;
import kodama.sound.playback.SoundSystem;
import kodama.task.ForkJoin;
import kodama.task.Task;
import kodama.task.TaskList;
import kodama.task.TaskOptions;
import kodama.time.GameTime;

/**
 * The parts of one world, wired together here. Each module of the Lua API and each Java task takes the parts that it
 * needs. Created once per world. Owned by the game thread.
 */
public final class GameContext {
    /** Creates the parts of a game that are written in Java, whose base classes this package must not depend on. */
    public interface JavaFactory {
        /** Returns the class that a scene in Java must extend. */
        Class<?> taskType();

        /**
         * Creates a task.
         *
         * @throws kodama.lua.bind.LuaException if the task class does not exist
         */
        ScriptedTask newTask(String className);

        /** Runs a command of the first scene. */
        void runCommand(String className, List<Object> arguments);
    }

    /**
     * Instruction budget of a task until it yields: some tenths of a second, a thousand times the need of a usual task.
     */
    public static final long BUDGET = 50_000_000;

    private static final double NANOS_PER_SECOND = 1e9;

    // constructor arguments
    private final GameConfig config;
    private final GameFiles files;
    private final JavaClasses classes;
    private final List<?> subsystems;
    private final Assets assets;
    private final PlayerData playerData;
    private final Diagnostics diagnostics;
    private final Controls controls;
    private final LongJobs longJobs;
    private final JobRunner jobs;
    private final ForkJoin forkJoin;
    private final Supplier<String> fps;
    private final ReplayFields replayFields;
    private final PlayerReplays replays;
    private final Consumer<String> edits;
    private final GameTime time;
    private final ErrorSink errors;

    // the objects of the game
    private final SoundSystem soundSystem;
    private final TaskList tasks;
    private final Shots shots;
    private final Lasers lasers;
    private final ParticleLayers particles = new ParticleLayers();
    private final GroupNames groups = new GroupNames();
    private final Cameras cameras = new Cameras();
    private final Feel feel;
    private final SceneTransition transition;
    private final CanvasQueue canvases = new CanvasQueue();

    // tools for developers
    private final Tunes tunes;
    private final Watches watches;
    private final CallPoints callPoints;
    private final PausePoints pausePoints;
    private final ScriptProfiler scriptProfiler;
    private final Hints hints;

    // scripts
    private final LuaMachine machine;
    private final Lua lua;
    private final StepBudget effort;
    private final SpriteSheets sheets;
    private final ScriptedTasks scripted;
    private final ScriptedShots scriptedShots;
    private final ScriptedMaps maps;
    private final List<Predicate<String>> rereaders = new ArrayList<>();

    // scenes
    private final SceneFiles sceneFiles;
    private final SceneManager scenes;
    private final SceneFactory sceneFactory;
    private final SceneMarks sceneMarks = new SceneMarks();
    private final SceneCheckpoints checkpoints;
    private final GameStarter starter;

    // functions that Lua and Java share
    private final GameRequests requests;
    private final CurrentScene scene;
    private final GameData data;
    private final GameSaves saves;
    private final PlayerOptions options;
    private final SoundLookup soundNames;

    /**
     * Creates a world without a scene.
     *
     * @param config the settings in {@code game.lua}
     * @param files contains scripts and scenes
     * @param classes finds the classes for {@code spawn("a.ClassName")}
     * @param subsystems the game's open subsystems
     * @param assets the loaded assets, which outlive resets
     * @param playerData saves, settings and options of the player, which outlive the program
     * @param diagnostics log, measurements and so on
     * @param audio creates the sound system of the world
     * @param loop the request queue of the main loop
     * @param seed seed of {@code math.random}
     * @param controls the players' input
     * @param longJobs runs jobs over several ticks
     * @param jobs runs jobs within a tick
     * @param forkJoin runs the same work on all cores at once
     * @param compiled cache of compiled scripts, shared by all worlds
     * @param fps returns the frames shown per second, as text
     * @param replayFields the fields that the game adds to its replay
     * @param replays the replays that the player has saved
     * @param edits called with a description when a developer tool changes the game
     * @param breakpointHandler pauses the game at a line
     * @param time the clock of the game
     * @param errors receives errors that occur outside of a task's own run
     * @param javaFactory creates the factory of Java parts; must only store the context that it receives
     */
    public GameContext(
            GameConfig config,
            GameFiles files,
            JavaClasses classes,
            List<?> subsystems,
            Assets assets,
            PlayerData playerData,
            Diagnostics diagnostics,
            Audio audio,
            LoopRequests loop,
            long seed,
            Controls controls,
            LongJobs longJobs,
            JobRunner jobs,
            ForkJoin forkJoin,
            CompilationCache compiled,
            Supplier<String> fps,
            ReplayFields replayFields,
            PlayerReplays replays,
            Consumer<String> edits,
            BreakpointHandler breakpointHandler,
            GameTime time,
            ErrorSink errors,
            Function<GameContext, JavaFactory> javaFactory) {
        this.config = config;
        this.files = files;
        this.classes = classes;
        this.subsystems = List.copyOf(subsystems);
        this.assets = assets;
        this.playerData = playerData;
        this.diagnostics = diagnostics;
        this.controls = controls;
        this.longJobs = longJobs;
        this.jobs = jobs;
        this.forkJoin = forkJoin;
        this.fps = fps;
        this.replayFields = replayFields;
        this.replays = replays;
        this.edits = edits;
        this.time = time;
        this.errors = errors;

        tunes = new Tunes(diagnostics.tunes(), log(), edits);
        watches = new Watches(isDev(), errors);
        callPoints = new CallPoints(diagnostics.profiler());
        pausePoints = new PausePoints(breakpointHandler, log());

        machine = machine(compiled, loop, seed);
        lua = new Lua(machine);
        effort = machine::chargeDeferred;

        TaskOptions places = config.capacity().tasks();
        tasks = new TaskList(isDev() ? places.tracing(this::codeLocation) : places, errors, forkJoin, effort::spend);
        shots = new Shots(config.capacity().shots(), errors);
        lasers = new Lasers(shots, errors);
        soundSystem = audio.openSystem(config.timing().fps());
        scriptProfiler = new ScriptProfiler(diagnostics.profiler(), tasks, machine);
        hints = new Hints(log(), isDev(), this::codeLocation);
        tasks.setDropListener((task, reason) -> hints.dropped(reason, tasks.isFull(), tasks.capacity()));
        for (ResourceCache<?> store : assets.stores()) store.beginWorld();
        sheets = new SpriteSheets(images(), () -> images().names(files), effort);
        maps = new ScriptedMaps(lua, files, images(), effort, log());
        soundNames = new SoundLookup(sounds(), lua, log());

        JavaFactory java = javaFactory.apply(this);
        sceneFiles = new SceneFiles(lua, files, classes, java.taskType());
        sceneFactory = new SceneFactory(lua, sceneFiles, this::spawner);
        Table shared = lua.newTable();
        checkpoints = new SceneCheckpoints(
                loop,
                lua,
                shared,
                value -> tables().find(value) != null,
                isDev(),
                time::tick,
                sceneMarks::isSeeking,
                log());
        transition = new SceneTransition(display().width(), display().height());
        scenes = new SceneManager(tasks, sceneFactory::prepare, this::leaveScene, transition, checkpoints::sceneBegan);
        starter =
                new GameStarter(lua, files, sceneFiles, scenes, config.scene(), java::runCommand, shared, checkpoints);
        scripted = new ScriptedTasks(
                machine,
                tasks,
                time,
                sheets,
                hints,
                new ScriptedTasks.Policies(
                        java::newTask,
                        sceneFiles::isReading,
                        scenes::isChanging,
                        transition::holdsScene,
                        config.timing().smooth(),
                        places.defers(),
                        isDev(),
                        scriptProfiler::finish));
        feel = new Feel(tasks, hitFlashes(), transition, settings(), display().height());
        scriptedShots = new ScriptedShots(shots, scripted, groups, sheets, lua, errors, tasks::isKillingAll);

        requests = new GameRequests(loop, scenes, sceneFiles, files, spawner()::checkFirst, effort, replays);
        scene = new CurrentScene(scenes, sceneMarks, checkpoints, effort);
        data = new GameData(starter.data(), lua, tables()::find, effort);
        saves = new GameSaves(playerData.saves(), effort);
        options = new PlayerOptions(
                playerData.options(), images(), name -> soundNames.find("options.open", Value.of(name)));
    }

    private LuaMachine machine(CompilationCache compiled, LoopRequests loop, long seed) {
        LuaMachine made = Libraries.machine(LuaOptions.forGame()
                .withPrint(log()::print)
                .withSeed(seed)
                .withBudget(BUDGET)
                .withNanos(() -> Math.round(time.now() * NANOS_PER_SECOND))
                .withCompiled(compiled)
                .withScripts(BundledScripts.sourceFor(files)));
        made.endWhen(loop::takeScriptEnd);
        if (isDev()) made.traceCoroutines();
        return made;
    }

    private void leaveScene() {
        scriptedShots.leaveScene();
        lasers.endScene();
        particles.clear();
        maps.endScene();
        shots.setField(null);
        shots.setMargin(Shots.DEFAULT_MARGIN);
        soundSystem.endScene();
        groupTimeScales().endScene();
        feel.endScene();
        for (ResourceCache<?> store : assets.stores()) {
            if (config.preload().unloads()) store.unloadStale();
            store.beginScene();
        }
    }

    /**
     * Returns where the code of the game is.
     *
     * @return the running line of a script, as {@code enemies/popcorn.lua:12}; otherwise the running Java task, or a
     *     description of what begins or ends
     */
    public String codeLocation() {
        String line = lua.location();
        if (line != null) return line;
        Task current = tasks.current();
        if (current == null)
            return tasks.isKillingAll() || scenes.isChanging() ? "a change of scene" : "outside of tasks";
        return current.isAlive() ? current.toString() : "the end of " + current;
    }

    /** Returns whether an error has ended the scene's first task and no other scene is requested. */
    public boolean sceneHasFailed() {
        return sceneFactory.hasFailed() && !scenes.isChanging();
    }

    /** Returns whether all tasks of the scene have ended and no other scene is requested. */
    public boolean sceneIsOver() {
        return sceneFactory.hasEnded() && tasks.taken() == 0 && !scenes.isChanging();
    }

    /** Called when a developer tool changes the game, so that the rest of the run does not follow from a recording. */
    public void edited(String tool) {
        edits.accept(tool);
    }

    // files that are saved while the game runs

    /** Adds a callback that receives the path of each file that was saved, and returns whether it has used the file. */
    public void onFileSaved(Predicate<String> rereader) {
        rereaders.add(rereader);
    }

    /**
     * Called when a file of the game was saved; those who use it read it again.
     *
     * @throws RuntimeException if the file is invalid: the first failure; then its previous contents stay in use
     */
    public void fileSaved(String path) {
        RuntimeException failure = null;
        for (Predicate<String> each : rereaders) {
            try {
                if (each.test(path)) edited("the file " + path);
            } catch (RuntimeException invalid) {
                if (failure == null) failure = invalid;
            }
        }
        if (failure != null) throw failure;
    }

    // the game and its player

    public GameConfig config() {
        return config;
    }

    public Display display() {
        return config.display();
    }

    /** Returns the canvases of the scripts. */
    public CanvasQueue canvases() {
        return canvases;
    }

    /** Returns the bounds of the picture, in pixels. */
    public Bounds screen() {
        return Bounds.screen(display().width(), display().height());
    }

    public GameFiles files() {
        return files;
    }

    public JavaClasses classes() {
        return classes;
    }

    /** Returns the game's open subsystems, in the order of game.lua. */
    public List<?> subsystems() {
        return subsystems;
    }

    public Images images() {
        return assets.images();
    }

    public Fonts fonts() {
        return assets.fonts();
    }

    public Sounds sounds() {
        return assets.sounds();
    }

    /** Returns the stores of images, fonts and sounds. */
    public List<ResourceCache<?>> stores() {
        return assets.stores();
    }

    public Settings settings() {
        return playerData.settings();
    }

    public Controls controls() {
        return controls;
    }

    public GameRequests requests() {
        return requests;
    }

    public CurrentScene scene() {
        return scene;
    }

    public GameData data() {
        return data;
    }

    public GameSaves saves() {
        return saves;
    }

    public PlayerOptions options() {
        return options;
    }

    public SoundLookup soundNames() {
        return soundNames;
    }

    public SoundSystem soundSystem() {
        return soundSystem;
    }

    // scenes

    public SceneManager scenes() {
        return scenes;
    }

    public SceneFiles sceneFiles() {
        return sceneFiles;
    }

    public GameStarter starter() {
        return starter;
    }

    public SceneMarks sceneMarks() {
        return sceneMarks;
    }

    // time and work

    public GameTime time() {
        return time;
    }

    /** Returns the frames shown per second, as text; measured, unless the game plays a recorded run. */
    public String fps() {
        return fps.get();
    }

    /** Returns the fields that the game adds to its replay. */
    public ReplayFields replayFields() {
        return replayFields;
    }

    /** Returns the replays that the player has saved. */
    public PlayerReplays replays() {
        return replays;
    }

    public LongJobs longJobs() {
        return longJobs;
    }

    public JobRunner jobs() {
        return jobs;
    }

    public ForkJoin forkJoin() {
        return forkJoin;
    }

    // tasks and shots

    public TaskList tasks() {
        return tasks;
    }

    /** Returns the context of the running task. */
    public TaskContext running() {
        return scripted.context();
    }

    public Spawner spawner() {
        return scripted.spawner();
    }

    /** Returns the map from tables to tasks. */
    public TaskTables tables() {
        return scripted.tables();
    }

    public TaskFields fields() {
        return scripted.fields();
    }

    public Signals signals() {
        return scripted.signals();
    }

    /** Returns the caller of functions that belong to no task, and of finish hooks. */
    public Callbacks callbacks() {
        return scripted.callbacks();
    }

    public PhaseNames phaseNames() {
        return scripted.phaseNames();
    }

    public GroupTimeScales groupTimeScales() {
        return scripted.groupTimeScales();
    }

    public SpriteFields sprites() {
        return scripted.sprites();
    }

    /** Returns the animations of sprites, by name. */
    public SpriteAnimations spriteAnimations() {
        return scripted.spriteAnimations();
    }

    /** Returns the animations that tasks play. */
    public TaskAnimations animations() {
        return scripted.animations();
    }

    public Palettes palettes() {
        return scripted.palettes();
    }

    public DissolvePatterns dissolvePatterns() {
        return scripted.dissolvePatterns();
    }

    /** Returns the flashes of tasks that were hit. */
    public HitFlashes hitFlashes() {
        return scripted.hitFlashes();
    }

    public SmoothPositions smoothPositions() {
        return scripted.smoothPositions();
    }

    public SpriteSheets sheets() {
        return sheets;
    }

    /** Returns the maps that scripts have loaded. */
    public ScriptedMaps maps() {
        return maps;
    }

    public Shots shots() {
        return shots;
    }

    /** Returns the shots as scripts see them. */
    public ScriptedShots scriptedShots() {
        return scriptedShots;
    }

    public Lasers lasers() {
        return lasers;
    }

    /** Returns the particles, which are no part of the state of the game. */
    public ParticleLayers particles() {
        return particles;
    }

    /** Returns the groups that shots and bodies can hit. */
    public GroupNames groups() {
        return groups;
    }

    public Cameras cameras() {
        return cameras;
    }

    /** Returns hit stops and the like. */
    public Feel feel() {
        return feel;
    }

    // scripts

    public LuaMachine machine() {
        return machine;
    }

    public Lua lua() {
        return lua;
    }

    /** Returns the counter that charges work done in Java to the instruction budget of the running script. */
    public StepBudget effort() {
        return effort;
    }

    // tools for developers

    /** Returns whether this is development. */
    public boolean isDev() {
        return diagnostics.dev();
    }

    public Log log() {
        return diagnostics.log();
    }

    public LeakTracker leakTracker() {
        return diagnostics.leakTracker();
    }

    public ErrorSink errors() {
        return errors;
    }

    public Hints hints() {
        return hints;
    }

    public Tunes tunes() {
        return tunes;
    }

    public Watches watches() {
        return watches;
    }

    /** Returns the call points of Java code. */
    public CallPoints callPoints() {
        return callPoints;
    }

    /** Creates the call points of scripts. */
    public ScriptCallPoints scriptPoints() {
        return new ScriptCallPoints(diagnostics.profiler(), tasks, machine);
    }

    public PausePoints pausePoints() {
        return pausePoints;
    }

    public ScriptProfiler scriptProfiler() {
        return scriptProfiler;
    }
}

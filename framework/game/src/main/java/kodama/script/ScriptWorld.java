package kodama.script;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import kodama.base.Effort;
import kodama.draw.Images;
import kodama.file.Store;
import kodama.geom.Bounds;
import kodama.hit.GroupNames;
import kodama.lua.LuaMachine;
import kodama.lua.LuaOptions;
import kodama.lua.OpenLabel;
import kodama.lua.bind.Lua;
import kodama.lua.bind.Table;
import kodama.lua.bind.Value;
import kodama.lua.library.Libraries;
import kodama.script.api.DataFiles;
import kodama.script.api.SoundNames;
import kodama.script.api.shot.Barrages;
import kodama.script.api.shot.DefaultShot;
import kodama.script.api.shot.SpriteLooks;
import kodama.script.config.Display;
import kodama.script.game.Beginning;
import kodama.script.game.CurrentScene;
import kodama.script.game.GameData;
import kodama.script.game.GameRequests;
import kodama.script.game.GameSaves;
import kodama.script.game.Marks;
import kodama.script.game.PlayerOptions;
import kodama.script.game.Scene;
import kodama.script.game.SceneFiles;
import kodama.script.game.SceneManager;
import kodama.script.profile.RunTimes;
import kodama.script.profile.ScriptPoints;
import kodama.script.shot.ScriptedShots;
import kodama.script.shot.ShotStep;
import kodama.script.task.FieldTexts;
import kodama.script.task.Hints;
import kodama.script.task.HitTests;
import kodama.script.task.LuaTask;
import kodama.script.task.ScriptedTask;
import kodama.script.task.ScriptedTasks;
import kodama.script.task.Sheets;
import kodama.script.task.Spawner;
import kodama.shot.Shots;
import kodama.task.Task;
import kodama.task.TaskList;
import org.jspecify.annotations.Nullable;

/**
 * The Lua side of a game between two resets: one machine, the modules bound to it, and the tasks it has made.
 *
 * <p>Owned by the game thread. Closing it drops everything that scripts have made.
 */
public final class ScriptWorld implements AutoCloseable {
    /** Instructions a task may run without giving way: some tenths of a second, a thousand times what a task needs. */
    private static final long BUDGET = 50_000_000;

    /** Instructions that all scripts may run together in a tick or for a picture: fifteen times those of any bench. */
    private static final long BUDGET_OF_ALL = 10 * BUDGET;

    private static final double NANOS_PER_SECOND = 1e9;

    private final ScriptServices services;
    private final LuaMachine machine;
    private final Lua lua;
    private final SceneFiles sceneFiles;
    private final SceneManager scenes;
    private final ScriptedTasks scripted;
    private final ScriptedShots shots;
    private final HitTests hitTests;
    private final ShotStep shotStep;
    private final DataFiles data;
    private final Barrages barrages;
    private final Beginning beginning;
    private final Marks marks = new Marks();
    private final Game game;
    private final RunTimes runTimes;
    /** The one prepared last. */
    private @Nullable Scene scene;

    /**
     * Builds the Lua side over the services of a game.
     *
     * @param services what scripts work with
     */
    public ScriptWorld(ScriptServices services) {
        this.services = services;
        machine = machine(services);
        lua = new Lua(machine);
        runTimes = new RunTimes(services.diagnostics().profiler(), services.tasks(), machine);
        sceneFiles = new SceneFiles(lua, services.files(), services.classes(), JavaTask.class);
        scenes = new SceneManager(services.tasks(), this::scene, this::leaveScene);
        beginning = new Beginning(
                lua, services.files(), sceneFiles, scenes, services.config().scene(), this::runCommand);
        Hints hints =
                new Hints(services.diagnostics().log(), services.diagnostics().dev(), this::place);
        TaskList tasks = services.tasks();
        tasks.whenDropped((task, reason) -> hints.dropped(reason, tasks.isFull(), tasks.capacity()));
        for (Store<?> store : services.assets().stores()) store.beginWorld();
        Sheets sheets = sheets(services.assets().images());
        GroupNames groups = new GroupNames();
        SoundNames sounds = new SoundNames(
                services.assets().sounds(), lua, services.diagnostics().log());
        GameParts parts = parts(sounds);
        game = new Game(services, parts, lua, this::spawner, groups, new ScriptRandom(lua.chance()));
        scripted = new ScriptedTasks(machine, services.tasks(), services.time(), sheets, hints, ways(game));
        shots = new ScriptedShots(
                services.shots(),
                scripted,
                groups,
                new SpriteLooks(sheets)::dressed,
                lua,
                services.errors(),
                services.tasks()::isKillingAll);
        hitTests = new HitTests(tasks, groups, services.errors(), hints, effort());
        shotStep = shotStep();
        data = new DataFiles(lua, services.files(), effort());
        barrages =
                new Barrages(services.files(), effort(), services.diagnostics().log());
        new ApiModules(
                        services,
                        lua,
                        effort(),
                        scripted,
                        shots,
                        new ScriptPoints(services.diagnostics().profiler(), services.tasks(), machine),
                        data,
                        barrages,
                        parts)
                .install(beginning, sounds, sheets, hints, groups);
    }

    private GameParts parts(SoundNames sounds) {
        GameRequests requests = new GameRequests(
                services.requests(),
                scenes,
                sceneFiles,
                services.files(),
                fields -> spawner().checkFirst(fields),
                effort());
        return new GameParts(
                requests,
                new CurrentScene(scenes, marks),
                new GameData(beginning.data(), lua, this::scriptedTaskOf, effort()),
                new GameSaves(services.keepsakes().saves(), effort()),
                new PlayerOptions(
                        services.keepsakes().options(),
                        services.assets().images(),
                        name -> sounds.find("options.open", Value.of(name))));
    }

    private @Nullable ScriptedTask scriptedTaskOf(Value table) {
        return scripted.tables().find(table);
    }

    private void runCommand(String className, List<Object> arguments) {
        services.classes().make(className, GameCommand.class, List.of()).run(game, arguments);
    }

    private static LuaMachine machine(ScriptServices services) {
        LuaMachine machine = Libraries.machine(LuaOptions.forGame()
                .withPrint(services.diagnostics().log()::print)
                .withSeed(services.seed())
                .withBudget(BUDGET)
                .withNanos(() -> Math.round(services.time().now() * NANOS_PER_SECOND))
                .withCompiled(services.lasting().compiled())
                .withScripts(new GameScripts(services.files())));
        machine.endWhen(services.requests()::takeScriptsEnd);
        if (services.diagnostics().dev()) machine.traceCoroutines();
        return machine;
    }

    private Sheets sheets(Images images) {
        DefaultShot.putInto(images);
        return new Sheets(images, () -> services.files().names("png"), effort());
    }

    private Spawner spawner() {
        return scripted.spawner();
    }

    private ScriptedTasks.Ways ways(Game game) {
        return new ScriptedTasks.Ways(
                new JavaTasks(game)::make,
                sceneFiles::isReading,
                scenes::isChanging,
                services.config().timing().smooth(),
                services.config().capacity().tasks().defers(),
                services.diagnostics().dev(),
                runTimes::finish);
    }

    private ShotStep shotStep() {
        Display display = services.config().display();
        Bounds screen = Bounds.screen(display.width(), display.height());
        return new ShotStep(services.shots(), services.lasers(), hitTests, scripted.groupTimes(), screen);
    }

    private Scene scene(String name, @Nullable Object fields) {
        Table table = fields instanceof Table given ? given : lua.newTable();
        Scene next = sceneFiles.isJava(name)
                ? new JavaScene(spawner(), name, table)
                : new ScriptedScene(lua, spawner(), sceneFiles.body(name), table);
        scene = next;
        return next;
    }

    private void leaveScene() {
        shots.leaveScene();
        services.lasers().leaveScene();
        services.shots().setField(null);
        services.shots().setMargin(Shots.DEFAULT_MARGIN);
        services.desk().leaveScene();
        scripted.groupTimes().endScene();
        for (Store<?> store : services.assets().stores()) {
            if (services.config().preload().unloads()) store.unloadOutlived();
            store.beginScene();
        }
    }

    /** Begins a tick, whose scripts share what they may use up. */
    public void beginTick() {
        machine.beginPeriod("tick", BUDGET_OF_ALL);
    }

    /** Ends a tick: where tasks are now is where pictures show them at its end. */
    public void endTick() {
        scripted.shownPlaces().endTick();
    }

    /**
     * Sets whether pictures are drawn between ticks; false at first.
     *
     * @param wanted whether {@link #beginPicture} may be given another moment than the end of a tick
     */
    public void setInBetween(boolean wanted) {
        scripted.shownPlaces().setInBetween(wanted);
    }

    /**
     * Begins a picture: what draws it shares a budget of its own, so that pictures change nothing of a tick. Until
     * {@link #endPicture} the tables of smooth tasks have the places that it shows.
     *
     * @param alpha how much of the last tick is over in it; above 0, infinite to show all where they are
     */
    public void beginPicture(double alpha) {
        machine.beginPeriod("picture", BUDGET_OF_ALL);
        scripted.shownPlaces().beginPicture(alpha);
    }

    /** Ends a picture. */
    public void endPicture() {
        scripted.shownPlaces().endPicture();
    }

    /**
     * Returns how much work scripts have caused since the tick or the picture began.
     *
     * @return in instructions of scripts
     */
    public long spent() {
        return machine.spent();
    }

    /**
     * Returns the scenes of this world.
     *
     * @return the manager, which builds its scenes from {@code scenes/<name>.lua}
     */
    public SceneManager scenes() {
        return scenes;
    }

    /**
     * Returns what finds the files of scenes.
     *
     * @return always the same
     */
    public SceneFiles sceneFiles() {
        return sceneFiles;
    }

    /**
     * Returns what begins this world.
     *
     * @return loads debug saves and asks for the first scenes
     */
    public Beginning beginning() {
        return beginning;
    }

    /**
     * Returns the data files that scripts have read.
     *
     * @return always the same
     */
    public DataFiles data() {
        return data;
    }

    /**
     * Returns the BulletML files that scripts have played.
     *
     * @return always the same
     */
    public Barrages barrages() {
        return barrages;
    }

    /**
     * Returns the marks that scripts pass.
     *
     * @return always the same
     */
    public Marks marks() {
        return marks;
    }

    /**
     * Returns the machine that runs the scripts.
     *
     * @return always the same
     */
    public Lua lua() {
        return lua;
    }

    /**
     * Tells whether the scene cannot go on as it was written.
     *
     * @return whether an error has ended its first task, and no other scene is asked for
     */
    public boolean sceneHasFailed() {
        return scene != null && scene.hasFailed() && !scenes.isChanging();
    }

    /**
     * Tells whether no one is left to go on with the scene.
     *
     * @return whether all tasks have ended, and no other scene is asked for
     */
    public boolean sceneIsOver() {
        return scene != null && scene.hasEnded() && services.tasks().taken() == 0 && !scenes.isChanging();
    }

    /**
     * Lets a function run as a task of its own, as {@code spawn} does; its first stretch runs at once.
     *
     * @param function gets its task's table
     * @return the task if it goes on, as it waits for something; null if it has ended, or all places are taken
     */
    public @Nullable Task spawn(Value function) {
        Table fields = lua.newTable();
        scripted.spawner().spawn(function, fields, null, 0);
        return scripted.tables().find(fields);
    }

    /**
     * Returns what a task holds.
     *
     * @param task any
     * @return its table; null for one that scripts do not know
     */
    public static @Nullable Table tableOf(Task task) {
        return task instanceof ScriptedTask own ? own.table() : null;
    }

    /**
     * Tells whose table this is.
     *
     * @param table any
     * @return the task that lives in it; null if none does
     */
    public @Nullable Task taskOf(Table table) {
        return scripted.tables().find(table);
    }

    /**
     * Returns the task whose code runs.
     *
     * @return the task that acts, for an event's function the one that has it; null if none does
     */
    public @Nullable Task current() {
        Task current = scripted.context().current();
        return current == null ? null : current.subject();
    }

    /**
     * Returns what charges the script that runs.
     *
     * @return counts work against its budget
     */
    public Effort effort() {
        return machine::owe;
    }

    /**
     * Tells where the game's code is.
     *
     * @return the script line that runs, as {@code enemies/popcorn.lua:12}; else the task that runs in Java, or what it
     *     is that ends or begins
     */
    public String place() {
        String line = lua.place();
        if (line != null) return line;
        Task current = services.tasks().current();
        if (current == null) return isBetweenScenes() ? "a change of scene" : "outside of tasks";
        return current.isAlive() ? current.toString() : "the end of " + current;
    }

    private boolean isBetweenScenes() {
        return services.tasks().isKillingAll() || scenes.isChanging();
    }

    /**
     * Writes down what a task holds, for a person to read.
     *
     * @param task any task
     * @return the fields of its table, at most 200, with their values cut to some 200 letters; none for a task that
     *     scripts do not know
     */
    public static Map<String, String> fieldsOf(Task task) {
        return task instanceof ScriptedTask scripted ? FieldTexts.of(scripted.table()) : Map.of();
    }

    /**
     * Tells which coroutines have not ended; after the end of all tasks there should be none.
     *
     * @return for each where it stands, or an empty text unless someone works on the game
     */
    public List<String> openCoroutines() {
        return machine.openCoroutines();
    }

    /**
     * Lets nothing hit the groups that game.lua names as invincible, or lets them be hit again.
     *
     * @param wanted whether they are spared
     */
    public void setInvincible(boolean wanted) {
        hitTests.spare(wanted ? Set.copyOf(services.config().invincible()) : Set.of());
    }

    /** Moves all shots and lasers by one tick, and tells every task that was hit by a shot or a body. */
    public void moveShots() {
        shotStep.run();
    }

    /**
     * Tells which call points tasks are in.
     *
     * @return for example {@code critical call point 'boss' (bosses/first.lua:12) in task 'boss' #3}; critical ones
     *     first, then by task
     */
    public List<String> callPoints() {
        List<String> points = new ArrayList<>();
        services.tasks().all().forEach(task -> {
            if (task instanceof LuaTask scripted) addPoints(scripted, points);
        });
        points.sort(Comparator.comparing(point -> !point.startsWith("critical ")));
        return points;
    }

    private static void addPoints(LuaTask task, List<String> to) {
        for (OpenLabel open : task.labels()) to.add(open.text() + " in " + task);
    }

    /**
     * Returns what measures tasks and lines.
     *
     * @return always the same
     */
    public RunTimes runTimes() {
        return runTimes;
    }

    @Override
    public void close() {
        runTimes.close();
        machine.close();
    }
}

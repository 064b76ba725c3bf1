package kodama.script;

import java.util.List;
import java.util.Map;
import kodama.base.Effort;
import kodama.draw.DrawList;
import kodama.draw.Images;
import kodama.lua.Coroutine;
import kodama.lua.LuaMachine;
import kodama.lua.LuaOptions;
import kodama.lua.library.Libraries;
import kodama.scene.SceneManager;
import kodama.shot.GroupNames;
import kodama.task.Task;
import kodama.task.TaskList;
import kodama.time.GameTime;
import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaError;
import org.luaj.vm2.LuaFunction;
import org.luaj.vm2.LuaTable;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/**
 * The Lua side of a game between two resets: one machine, the modules bound to it, and the tasks it has made.
 *
 * <p>Owned by the game thread. Closing it drops everything that scripts have made.
 */
public final class ScriptWorld implements AutoCloseable {
    /** Instructions a task may run without giving way: some tenths of a second, a thousand times what a task needs. */
    private static final long BUDGET = 50_000_000;

    private static final double NANOS_PER_SECOND = 1e9;

    private final ScriptServices services;
    private final LuaMachine machine;
    private final Effort effort;
    private final SceneManager scenes;
    private final TaskTables tables;
    private final TaskFields fields;
    private final PhaseNames phases = new PhaseNames();
    private final GroupTimes groupTimes;
    private final Spawner spawner = new Spawner(this);
    private final Signals signals = new Signals(this);
    private final JavaTasks javaTasks;
    private final SceneFiles sceneFiles;
    private final Finder finder;
    private final Names names;
    private final Sheets sheets;
    private final SpriteFields sprites;
    private final GroupNames groups = new GroupNames();
    private final HitTests hitTests;
    private final Hints hints;
    private final Beginning beginning;
    private final Marks marks = new Marks();
    private @Nullable LuaTask firstTask;
    private int finishing;
    private boolean readsScene;
    private @Nullable Task running;
    private @Nullable Task painter;
    private @Nullable DrawList frameList;

    /**
     * Builds the Lua side over the services of a game.
     *
     * @param services what scripts work with
     */
    public ScriptWorld(ScriptServices services) {
        this.services = services;
        this.machine = Libraries.machine(LuaOptions.forGame()
                .withPrint(services.log())
                .withSeed(services.seed())
                .withBudget(BUDGET)
                .withNanos(() -> Math.round(services.time().now() * NANOS_PER_SECOND))
                .withCompiled(services.compiled())
                .withScripts(this::source));
        machine.endWhen(services.requests()::takeScriptsEnd);
        this.effort = machine::owe;
        if (services.dev()) machine.traceCoroutines();
        this.hints = new Hints(services.log(), services.dev(), this::place);
        this.tables = new TaskTables(services.tasks(), services.dev());
        this.groupTimes = new GroupTimes(services.tasks(), hints);
        this.scenes = new SceneManager(services.tasks(), this::scene, this::leaveScene);
        this.sheets = new Sheets(
                services.images(), new PictureGuess(() -> services.files().names("png"), effort));
        this.fields = new TaskFields(tables, machine.newTable(), sheets, hints, effort);
        this.javaTasks = new JavaTasks(this, services.classes());
        this.sceneFiles = new SceneFiles(machine, services.files());
        this.names = new Names(machine);
        this.sprites = new SpriteFields(names, sheets);
        this.finder = new Finder(services.tasks());
        this.hitTests = new HitTests(services, groups, names, groupTimes);
        services.images().forgetFailures();
        DefaultShot.putInto(services.images());
        this.beginning = new Beginning(this);
        Modules.install(this);
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
     * Returns what begins this world.
     *
     * @return loads debug saves and asks for the first scenes
     */
    public Beginning beginning() {
        return beginning;
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
     * Tells whether the scene cannot go on as it was written.
     *
     * @return whether an error has ended its first task, and no other scene is asked for
     */
    public boolean sceneHasFailed() {
        return firstTask != null && firstTask.hasFailed() && !scenes.isChanging();
    }

    /**
     * Tells whether nobody is left to go on with the scene.
     *
     * @return whether all tasks have ended, and no other scene is asked for
     */
    public boolean sceneIsOver() {
        return firstTask != null && !firstTask.isAlive() && services.tasks().taken() == 0 && !scenes.isChanging();
    }

    private byte @Nullable [] source(String path) {
        return services.files().exists(path) ? services.files().read(path) : null;
    }

    private Runnable scene(String name, @Nullable Object fields) {
        LuaFunction function = sceneFunction(name);
        LuaTable table = fields instanceof LuaTable given ? given : machine.newTable();
        return () -> firstTask = spawner.first(function, table);
    }

    private LuaFunction sceneFunction(String name) {
        readsScene = true;
        try {
            return sceneFiles.function(name);
        } finally {
            readsScene = false;
        }
    }

    /** Whether the file of the scene to come is being read, before the old one has ended. */
    boolean readsScene() {
        return readsScene;
    }

    private void leaveScene() {
        services.shots().clear();
        groupTimes.endScene();
    }

    /**
     * Returns what charges the script that runs.
     *
     * @return counts work against its budget
     */
    public Effort effort() {
        return effort;
    }

    /**
     * Tells where the game's code is.
     *
     * @return the script line that runs, as {@code enemies/popcorn.lua:12}; else the task that runs in Java, or what it is that
     *     ends or begins
     */
    public String place() {
        String line = machine.location();
        if (line != null) return line;
        Task current = services.tasks().current();
        if (current == null) return "a change of scene";
        return current.isAlive() ? current.toString() : "the end of " + current;
    }

    /**
     * Writes down what a task holds, for a person to read.
     *
     * @param task any task
     * @return the fields of its table, at most 200, with their values cut to some 200 letters; none for a task that scripts
     *     do not know
     */
    public static Map<String, String> fieldsOf(Task task) {
        return task instanceof ScriptedTask scripted ? FieldTexts.of(scripted.table()) : Map.of();
    }

    /**
     * Tells which coroutines have not ended; after the end of all tasks there should be none.
     *
     * @return for each where it stands, or an empty text unless somebody works on the game
     */
    public List<String> openCoroutines() {
        return machine.openCoroutines();
    }

    /** Moves all shots by one tick, and tells every task that was hit by a shot or a body. */
    public void moveShots() {
        hitTests.run();
    }

    /** Lets go of the table of a task that has ended, and calls the function that it has for its end. */
    void finished(ScriptedTask task) {
        tables.unbind(task);
        fields.release(task);
        LuaValue hook = task.table().rawget("finish");
        if (hook instanceof LuaFunction function) finish(function, task.table());
        else if (!hook.isnil()) throw new LuaError("a task's 'finish' must be a function but was a " + hook.typename());
    }

    /** Calls what a script wants done at the end of a task. It belongs to no task, and cannot wait. */
    void finish(LuaFunction hook, LuaTable table) {
        Coroutine routine = machine.coroutine(hook);
        Task before = running;
        running = null;
        finishing++;
        try {
            routine.resume(table);
        } finally {
            finishing--;
            running = before;
        }
        if (!routine.isDead())
            throw new LuaError(stopped(routine) + "a finish hook cannot wait; spawn a task for what takes time");
    }

    /** Ends a coroutine that has stopped where it must not; answers where, as a message begins. */
    static String stopped(Coroutine routine) {
        String place = routine.location() == null ? "" : routine.location() + ": ";
        routine.kill();
        return place;
    }

    /** Runs a stretch of a task's coroutine, with the task as the running one. */
    Varargs runIn(LuaTask task, Coroutine coroutine, Varargs arguments) {
        Task before = running;
        running = task;
        try {
            return coroutine.resume(arguments);
        } finally {
            running = before;
        }
    }

    /** Runs a draw hook: what it draws goes straight into the frame. */
    void drawIn(LuaTask task, DrawList list, Coroutine hook) {
        painter = task;
        frameList = list;
        try {
            runIn(task, hook, LuaValue.NONE);
        } finally {
            painter = null;
            frameList = null;
        }
    }

    /** Where drawing goes now: into the frame from a draw hook, else into the running task's own picture. */
    DrawList canvas() {
        if (frameList != null && isDrawing()) return frameList;
        if (running instanceof LuaTask task) return task.picture();
        throw new IllegalStateException(
                "only a task can draw, in its function or its draw hook; not a file being loaded,"
                        + " not a finish hook");
    }

    /** Whether a finish hook runs. */
    boolean isFinishing() {
        return finishing > 0;
    }

    /** How long this tick is for the running task: in seconds. */
    double dt() {
        double pace = running == null ? 1 : running.pace();
        return services.time().dt() * pace;
    }

    PhaseNames phases() {
        return phases;
    }

    GroupTimes groupTimes() {
        return groupTimes;
    }

    /** Whether a draw hook runs. */
    boolean isDrawing() {
        return painter != null && running == painter;
    }

    /** Whether the running task is dead, and the call comes from its own coroutine. */
    boolean hasEnded(Coroutine caller) {
        return running instanceof LuaTask task && !task.isAlive() && task.runsIn(caller);
    }

    @Nullable
    Task running() {
        return running;
    }

    SceneFiles sceneFiles() {
        return sceneFiles;
    }

    ScriptServices services() {
        return services;
    }

    LuaMachine machine() {
        return machine;
    }

    Spawner spawner() {
        return spawner;
    }

    Signals signals() {
        return signals;
    }

    TaskTables tables() {
        return tables;
    }

    TaskFields fields() {
        return fields;
    }

    Hints hints() {
        return hints;
    }

    Sheets sheets() {
        return sheets;
    }

    Finder finder() {
        return finder;
    }

    GroupNames groups() {
        return groups;
    }

    JavaTasks javaTasks() {
        return javaTasks;
    }

    TaskList tasks() {
        return services.tasks();
    }

    Images images() {
        return services.images();
    }

    Names names() {
        return names;
    }

    SpriteFields sprites() {
        return sprites;
    }

    GameTime time() {
        return services.time();
    }

    GameConfig config() {
        return services.config();
    }

    @Override
    public void close() {
        machine.close();
    }
}

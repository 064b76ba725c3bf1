package kodama.script;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import kodama.geom.Bounds;
import kodama.lua.ActiveLabel;
import kodama.lua.LuaMachine;
import kodama.lua.bind.Lua;
import kodama.lua.bind.Table;
import kodama.lua.bind.Value;
import kodama.script.game.GameContext;
import kodama.script.game.SceneFiles;
import kodama.script.game.SceneManager;
import kodama.script.game.SceneMarks;
import kodama.script.shot.ShotStep;
import kodama.script.task.FieldFormatter;
import kodama.script.task.HitTests;
import kodama.script.task.LuaTask;
import kodama.script.task.ScriptedTask;
import kodama.task.Task;
import org.jspecify.annotations.Nullable;

/**
 * The Lua side of a world: one machine, the modules bound to it, and the tasks it has created.
 *
 * <p>Owned by the game thread. Closing it discards everything that scripts have created.
 */
public final class ScriptWorld implements AutoCloseable {
    /** Instruction budget of all scripts in a tick or a picture; fifteen times the need of any benchmark. */
    private static final long BUDGET_OF_ALL = 10 * GameContext.BUDGET;

    private final GameContext game;
    private final LuaMachine machine;
    private final HitTests hitTests;
    private final ShotStep shotStep;

    /** Creates the Lua API for a game's scripts. */
    public ScriptWorld(GameContext game) {
        this.game = game;
        machine = game.machine();
        hitTests = new HitTests(game.tasks(), game.groups(), game.errors(), game.hints(), game.effort());
        shotStep = new ShotStep(game.shots(), game.lasers(), hitTests, game.groupTimeScales(), game.screen());
        LuaApiModules.install(game);
    }

    /** Begins a tick, whose scripts share an instruction budget. */
    public void beginTick() {
        machine.beginPeriod("tick", BUDGET_OF_ALL);
    }

    /** Moves the animations of tasks by one tick, and calls their handlers. */
    public void advanceAnimations() {
        game.animations().advance(game.errors());
    }

    /** Ends a tick: shows the animations of sprites that have changed, and records where tasks are. */
    public void endTick() {
        game.animations().settle(game.errors());
        game.smoothPositions().endTick();
    }

    /** Sets whether pictures may show a moment between two ticks; false by default. */
    public void setInterpolating(boolean interpolating) {
        game.smoothPositions().setInterpolating(interpolating);
    }

    /**
     * Begins a picture, which has its own instruction budget and random numbers, so that drawing does not affect the
     * ticks. Until {@link #endPicture} the tables of smooth tasks have their interpolated positions.
     *
     * @param alpha part of the last tick that has passed; above 0, infinite for no interpolation
     */
    public void beginPicture(double alpha) {
        machine.beginPeriod("picture", BUDGET_OF_ALL);
        machine.setDrawing(true);
        game.smoothPositions().beginPicture(alpha);
    }

    /** Ends a picture and restores the positions of smooth tasks and the random numbers of ticks. */
    public void endPicture() {
        machine.setDrawing(false);
        game.smoothPositions().endPicture();
    }

    /** Returns the scenes of this world, read from {@code scenes/<name>.lua}. */
    public SceneManager scenes() {
        return game.scenes();
    }

    public SceneFiles sceneFiles() {
        return game.sceneFiles();
    }

    /**
     * Called when a file was saved. Reads it again if a script has read it.
     *
     * @throws RuntimeException if the file is invalid; then its previous contents stay in use
     */
    public void fileSaved(String path) {
        game.fileSaved(path);
    }

    /**
     * Called before a developer tool changes the game, so that the rest of the run does not follow from a recording.
     *
     * @param tool the tool, as in {@code the console}
     */
    public void edited(String tool) {
        game.edited(tool);
    }

    /** Returns the marks that scripts pass. */
    public SceneMarks marks() {
        return game.sceneMarks();
    }

    /** Returns the machine that runs the scripts. */
    public Lua lua() {
        return game.lua();
    }

    /** Returns whether an error has ended the scene's first task and no other scene is requested. */
    public boolean sceneHasFailed() {
        return game.sceneHasFailed();
    }

    /** Returns whether all tasks have ended and no other scene is requested. */
    public boolean sceneIsOver() {
        return game.sceneIsOver();
    }

    /**
     * Spawns a task as {@code spawn} in Lua does, and runs it until it first yields.
     *
     * @return null if it has ended, or the task list is full
     */
    public @Nullable Task spawn(Value function) {
        Table fields = game.lua().newTable();
        game.spawner().spawn(function, fields, null, 0);
        return game.tables().find(fields);
    }

    /** Returns the table of a task; null if scripts do not know the task. */
    public static @Nullable Table tableOf(Task task) {
        return task instanceof ScriptedTask own ? own.table() : null;
    }

    /** Returns the task of a table; null if it has none. */
    public @Nullable Task taskOf(Table table) {
        return game.tables().find(table);
    }

    /** Returns the running task, for an event handler the task that has it; null if no task runs. */
    public @Nullable Task current() {
        Task current = game.running().current();
        return current == null ? null : current.subject();
    }

    /** Returns the fields of a task, for a person to read: at most 200, with values of at most some 200 characters. */
    public static Map<String, String> fieldsOf(Task task) {
        return task instanceof ScriptedTask scripted ? FieldFormatter.of(scripted.table()) : Map.of();
    }

    /** Returns the location of each coroutine that has not ended; empty strings except in development. */
    public List<String> openCoroutines() {
        return machine.liveCoroutines();
    }

    /** Makes the groups that game.lua lists as invincible immune to hits, or vulnerable again. */
    public void setInvincible(boolean invincible) {
        hitTests.setInvincibleGroups(invincible ? Set.copyOf(game.config().invincible()) : Set.of());
    }

    /** Moves all shots and lasers by one tick, and calls the handlers of all tasks that were hit. */
    public void stepShots() {
        Bounds field = game.shots().field();
        game.maps().placePlatforms(field == null ? game.screen() : field);
        shotStep.run();
    }

    /**
     * Returns the call points that tasks are in, as {@code critical call point 'boss' (bosses/first.lua:12) in task
     * 'boss' #3}; critical ones first, then by task.
     */
    public List<String> callPoints() {
        List<String> points = new ArrayList<>();
        game.tasks().all().forEach(task -> {
            if (task instanceof LuaTask scripted) addPoints(scripted, points);
        });
        points.sort(Comparator.comparing(point -> !point.startsWith("critical ")));
        return points;
    }

    private static void addPoints(LuaTask task, List<String> to) {
        for (ActiveLabel open : task.labels()) to.add(open.text() + " in " + task);
    }

    @Override
    public void close() {
        game.scriptProfiler().close();
        machine.close();
    }
}

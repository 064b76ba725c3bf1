package kodama.script;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
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
 * The Lua side of a game between two resets: one machine, the modules bound to it, and the tasks it has made.
 *
 * <p>Owned by the game thread. Closing it drops everything that scripts have made.
 */
public final class ScriptWorld implements AutoCloseable {
    /** Instructions that all scripts may run together in a tick or for a picture: fifteen times those of any bench. */
    private static final long BUDGET_OF_ALL = 10 * GameContext.BUDGET;

    private final GameContext game;
    private final LuaMachine machine;
    private final HitTests hitTests;
    private final ShotStep shotStep;

    /** Gives scripts all modules of the Lua API. */
    public ScriptWorld(GameContext game) {
        this.game = game;
        machine = game.machine();
        hitTests = new HitTests(game.tasks(), game.groups(), game.errors(), game.hints(), game.effort());
        shotStep = new ShotStep(game.shots(), game.lasers(), hitTests, game.groupTimeScales(), game.screen());
        LuaApiModules.install(game);
    }

    /** Begins a tick, whose scripts share what they may use up. */
    public void beginTick() {
        machine.beginPeriod("tick", BUDGET_OF_ALL);
    }

    /** Ends a tick: where tasks are now is where pictures show them at its end. */
    public void endTick() {
        game.smoothPositions().endTick();
    }

    /** Sets whether pictures may show another moment than the end of a tick; false at first. */
    public void setInterpolating(boolean wanted) {
        game.smoothPositions().setInterpolating(wanted);
    }

    /**
     * Begins a picture: what draws it shares a budget of its own, so that pictures change nothing of a tick. Until
     * {@link #endPicture} the tables of smooth tasks have the places that it shows.
     *
     * @param alpha how much of the last tick is over in it; above 0, infinite to show all where they are
     */
    public void beginPicture(double alpha) {
        machine.beginPeriod("picture", BUDGET_OF_ALL);
        game.smoothPositions().beginPicture(alpha);
    }

    /** Ends a picture. */
    public void endPicture() {
        game.smoothPositions().endPicture();
    }

    /** The scenes of this world, built from {@code scenes/<name>.lua}. */
    public SceneManager scenes() {
        return game.scenes();
    }

    public SceneFiles sceneFiles() {
        return game.sceneFiles();
    }

    /**
     * Has a file read again that was saved; does nothing if no script has read it.
     *
     * @throws RuntimeException if it makes no sense now; then what it said before holds
     */
    public void fileSaved(String path) {
        game.fileSaved(path);
    }

    /** The marks that scripts pass. */
    public SceneMarks marks() {
        return game.sceneMarks();
    }

    /** The machine that runs the scripts. */
    public Lua lua() {
        return game.lua();
    }

    /** Whether an error has ended the first task of the scene, and no other scene is asked for. */
    public boolean sceneHasFailed() {
        return game.sceneHasFailed();
    }

    /** Whether all tasks have ended, and no other scene is asked for. */
    public boolean sceneIsOver() {
        return game.sceneIsOver();
    }

    /**
     * Spawns a task as {@code spawn} of scripts does; its first stretch runs at once.
     *
     * @return null if it has ended, or all places are taken
     */
    public @Nullable Task spawn(Value function) {
        Table fields = game.lua().newTable();
        game.spawner().spawn(function, fields, null, 0);
        return game.tables().find(fields);
    }

    /** The table of a task; null for one that scripts do not know. */
    public static @Nullable Table tableOf(Task task) {
        return task instanceof ScriptedTask own ? own.table() : null;
    }

    /** The task that lives in a table; null if none does. */
    public @Nullable Task taskOf(Table table) {
        return game.tables().find(table);
    }

    /** The task whose code runs: for an event's function the one that has it; null if none does. */
    public @Nullable Task current() {
        Task current = game.running().current();
        return current == null ? null : current.subject();
    }

    /** The fields of a task, for a person to read: at most 200, with values of some 200 letters at most. */
    public static Map<String, String> fieldsOf(Task task) {
        return task instanceof ScriptedTask scripted ? FieldFormatter.of(scripted.table()) : Map.of();
    }

    /** Where each coroutine that has not ended is; empty texts unless someone works on the game. */
    public List<String> openCoroutines() {
        return machine.liveCoroutines();
    }

    /** Sets whether nothing hits the groups that game.lua names as invincible. */
    public void setInvincible(boolean wanted) {
        hitTests.setInvincibleGroups(wanted ? Set.copyOf(game.config().invincible()) : Set.of());
    }

    /** Moves all shots and lasers by one tick, and tells every task that was hit by a shot or a body. */
    public void stepShots() {
        shotStep.run();
    }

    /**
     * The call points that tasks are in, as {@code critical call point 'boss' (bosses/first.lua:12) in task 'boss' #3};
     * critical ones first, then by task.
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

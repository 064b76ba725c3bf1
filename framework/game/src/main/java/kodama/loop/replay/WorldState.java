package kodama.loop.replay;

import java.util.function.Consumer;
import kodama.base.StateHash;
import kodama.base.StateSink;
import kodama.lua.RandomNumbers;
import kodama.replay.WorldHash;
import kodama.script.JavaTask;
import kodama.script.game.GameContext;
import kodama.script.task.TableState;
import kodama.task.Task;
import kodama.task.TaskGroup;
import kodama.task.TaskState;

/**
 * The state of a world: everything that its further course depends on, as far as it can be compared.
 *
 * <p>Covers the tasks, with the numbers, booleans and strings directly in their tables and in the fields of their Java
 * classes; shots; lasers; the random numbers of scripts; the current scene; and the tiles of maps that scripts have
 * set. Local variables, upvalues and nested tables of scripts are not covered; a difference there shows when it has an
 * effect.
 *
 * <p>Reading the state changes nothing that a game can observe. Between ticks only. Owned by the game thread.
 */
public final class WorldState {
    private final GameContext game;
    private final JavaFields javaFields = new JavaFields();
    private final StateHash hash = new StateHash();
    private final Consumer<Task> taskHasher = this::hashTask;

    /** Creates a view of the state of a world. */
    public WorldState(GameContext game) {
        this.game = game;
    }

    /** Returns a hash of the state, which is the same on all platforms. Allocates nothing but the result. */
    public WorldHash hash() {
        RandomNumbers random = game.machine().random();
        int tasks = hashTasks();
        int shots = hashShots();
        hash.reset();
        int laserCount = game.lasers().writeState(hash);
        return new WorldHash(
                tasks,
                shots,
                hash.value(),
                Long.hashCode(random.state()),
                hashScene(),
                game.tasks().count(),
                game.shots().count(),
                laserCount,
                random.calls());
    }

    private int hashTasks() {
        hash.reset();
        writeAllTasks(hash);
        game.tasks().forEachSlot(taskHasher);
        return hash.value();
    }

    private void writeAllTasks(StateSink to) {
        TaskGroup all = game.tasks().all();
        to.add("number of tasks", game.tasks().count());
        to.add("pause of all tasks", all.isPaused());
        to.add("rate of all tasks", all.rate());
    }

    private void hashTask(Task task) {
        write(task, hash);
        hash.add(TableState.hash(task));
    }

    private void write(Task task, StateSink to) {
        TaskState.write(task, to);
        TableState.writeAnimation(task, to);
        if (task instanceof JavaTask java) javaFields.write(java, to);
    }

    private int hashShots() {
        hash.reset();
        game.shots().writeState(hash);
        return hash.value();
    }

    private int hashScene() {
        hash.reset();
        writeScene(hash);
        return hash.value();
    }

    private void writeScene(StateSink to) {
        to.add("scene", game.scene().name());
        to.add("state of the scene", game.scene().state());
        to.add("next scene", game.scenes().next());
        game.maps().writeState(to);
    }

    /**
     * Returns a copy of the state. Unlike the hash it contains nested tables, the line at which each task continues,
     * and where it was spawned, if that is recorded.
     */
    public WorldSnapshot snapshot() {
        SnapshotWriter to = new SnapshotWriter();
        to.beginPlain("tasks");
        writeAllTasks(to);
        game.tasks().forEachSlot(task -> copy(task, to));
        to.beginPlain("random");
        writeRandom(to);
        to.beginPlain("number of shots");
        to.add("number of shots", game.shots().count());
        to.beginColumns("shot");
        game.shots().writeState(to);
        int laserCount = game.lasers().writeState(to);
        to.beginPlain("number of lasers");
        to.add("number of lasers", laserCount);
        to.beginPlain("scene");
        writeScene(to);
        return to.snapshot();
    }

    private void copy(Task task, SnapshotWriter to) {
        write(task, to);
        to.setTitle(title(task));
        TableState.write(task, to);
        to.add("line", task.location());
    }

    private String title(Task task) {
        String place = game.tasks().spawnLocation(task);
        return place == null ? task.description() : task.description() + " (spawned at " + place + ")";
    }

    private void writeRandom(StateSink to) {
        RandomNumbers random = game.machine().random();
        to.add("calls of math.random", random.calls());
        to.add("state of math.random", random.state());
    }
}

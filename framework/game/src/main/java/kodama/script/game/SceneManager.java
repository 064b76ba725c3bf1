package kodama.script.game;

import java.util.Optional;
import java.util.function.BiFunction;
import kodama.task.TaskList;
import org.jspecify.annotations.Nullable;

/**
 * Keeps one scene at a time: a root task and all that was spawned since.
 *
 * <p>A change is only requested while tasks run; it happens at the start of the next frame, so that the old scene is
 * drawn to its end. Persistent tasks live through it.
 *
 * <p>Owned by the game thread.
 */
public final class SceneManager {
    private record Change(String name, @Nullable Object fields) {}

    private final TaskList tasks;
    private final BiFunction<String, @Nullable Object, Scene> scenes;
    private final Runnable onLeave;
    private String current = "";
    private @Nullable Scene scene;
    private @Nullable Scene event;
    private Optional<Change> pending = Optional.empty();
    private Optional<Change> upon = Optional.empty();

    /**
     * Creates a manager without a scene.
     *
     * @param scenes finds a scene by its name, without starting it; takes what its first task is to find in its table,
     *     or null for nothing
     * @param onLeave takes away what a scene leaves behind besides its tasks
     */
    public SceneManager(TaskList tasks, BiFunction<String, @Nullable Object, Scene> scenes, Runnable onLeave) {
        this.tasks = tasks;
        this.scenes = scenes;
        this.onLeave = onLeave;
    }

    /**
     * Asks for another scene from the next frame on; the last request of a frame wins.
     *
     * @param fields what its first task is to find in its table; null for nothing
     */
    public void request(String name, @Nullable Object fields) {
        pending = Optional.of(new Change(name, fields));
        upon = Optional.empty();
    }

    /**
     * Asks for a scene on top of the one that is requested: that one is built and has run for a tick before this one
     * begins, and both go on.
     *
     * @param fields what its first task is to find in its table; null for nothing
     */
    public void requestOnTop(String name, @Nullable Object fields) {
        upon = Optional.of(new Change(name, fields));
    }

    /**
     * Carries out the requested change, if there is one. Called at the start of a frame.
     *
     * @throws RuntimeException if the scene cannot be found or read; then the old one goes on
     */
    public void applyRequest() {
        Optional<Change> change = pending;
        pending = Optional.empty();
        if (change.isPresent()) enter(change.get());
        else if (upon.isPresent() && scene != null && !scene.isBuilding()) standUpon();
    }

    private void standUpon() {
        Change change = upon.orElseThrow();
        upon = Optional.empty();
        Scene next = scenes.apply(change.name(), change.fields());
        next.begin();
        event = next;
    }

    /** A scene that cannot be found leaves the old one as it is. */
    private void enter(Change change) {
        Scene next = scenes.apply(change.name(), change.fields());
        tasks.killAll(true);
        tasks.endFrame();
        onLeave.run();
        current = change.name();
        scene = next;
        event = null;
        next.begin();
    }

    /** Whether a scene has begun and is being built: true until all is there that its tasks need. */
    public boolean isBuilding() {
        return scene != null && scene.isBuilding() || event != null && event.isBuilding();
    }

    /** Whether another scene is to come, and has not begun. */
    public boolean isChanging() {
        return pending.isPresent() || upon.isPresent();
    }

    /** Whether the present scene is to end, before the next frame. */
    public boolean isLeaving() {
        return pending.isPresent();
    }

    /** The name of the scene of the next frame: the one asked for, or else the present one. */
    public String next() {
        return pending.map(Change::name).orElse(current);
    }

    /** The name of the present scene; empty before the first. */
    public String current() {
        return current;
    }
}

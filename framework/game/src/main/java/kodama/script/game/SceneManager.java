package kodama.script.game;

import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import kodama.script.feel.SceneTransition;
import kodama.task.TaskList;
import org.jspecify.annotations.Nullable;

/**
 * Manages the current scene: a first task and everything spawned since.
 *
 * <p>While tasks run, a change is only requested. It happens at the start of the next tick, so that the old scene is
 * drawn to its end. Persistent tasks survive it.
 *
 * <p>Owned by the game thread.
 */
public final class SceneManager {
    private record Change(String name, @Nullable Object fields) {}

    private final TaskList tasks;
    private final BiFunction<String, @Nullable Object, Scene> scenes;
    private final Runnable onLeave;
    private final BiConsumer<String, @Nullable Object> onBegin;
    private final SceneTransition transition;
    private String current = "";
    private @Nullable Scene scene;
    private @Nullable Scene event;
    private Optional<Change> pending = Optional.empty();
    private Optional<Change> onTop = Optional.empty();

    /**
     * Creates a manager without a scene.
     *
     * @param scenes finds a scene by its name and the fields of its first task, which may be null; does not start it
     * @param onLeave removes what a scene leaves behind other than tasks
     * @param transition covers the picture between scenes
     * @param onBegin called with the name and fields of a scene before it begins, unless it begins on top of another
     */
    public SceneManager(
            TaskList tasks,
            BiFunction<String, @Nullable Object, Scene> scenes,
            Runnable onLeave,
            SceneTransition transition,
            BiConsumer<String, @Nullable Object> onBegin) {
        this.tasks = tasks;
        this.scenes = scenes;
        this.onLeave = onLeave;
        this.transition = transition;
        this.onBegin = onBegin;
    }

    /**
     * Requests another scene from the next tick on; the last request of a tick wins.
     *
     * @param fields the fields of its first task; null for none
     */
    public void request(String name, @Nullable Object fields) {
        pending = Optional.of(new Change(name, fields));
        onTop = Optional.empty();
    }

    /**
     * Requests another scene, which begins when a transition has covered the picture. Further requests until then
     * change the scene that begins.
     *
     * @param fields the fields of its first task; null for none
     * @param look what the transition looks like
     */
    public void request(String name, @Nullable Object fields, SceneTransition.Look look) {
        request(name, fields);
        if (!transition.holdsScene()) transition.close(look);
    }

    /**
     * Requests a second scene on top of the requested one. It begins when the first is built and has run for a tick;
     * then both run.
     *
     * @param fields the fields of its first task; null for none
     */
    public void requestOnTop(String name, @Nullable Object fields) {
        onTop = Optional.of(new Change(name, fields));
    }

    /**
     * Carries out the requested change, if there is one and the picture is covered. Called at the start of a tick.
     *
     * @throws RuntimeException if the scene cannot be found or read; then the current one continues
     */
    public void applyRequest() {
        transition.beginTick(isBuilding());
        if (transition.isClosing()) return;
        transition.open();
        Optional<Change> change = pending;
        pending = Optional.empty();
        if (change.isPresent()) enter(change.get());
        else if (onTop.isPresent() && scene != null && !scene.isBuilding()) enterOnTop();
    }

    private void enterOnTop() {
        Change change = onTop.orElseThrow();
        onTop = Optional.empty();
        Scene next = scenes.apply(change.name(), change.fields());
        next.begin();
        event = next;
    }

    /** A scene that cannot be found leaves the current one unchanged. */
    private void enter(Change change) {
        Scene next = scenes.apply(change.name(), change.fields());
        tasks.killAll(true);
        tasks.endFrame();
        onLeave.run();
        current = change.name();
        scene = next;
        event = null;
        onBegin.accept(current, change.fields());
        next.begin();
    }

    /** Returns whether a scene has begun and is still being built. */
    public boolean isBuilding() {
        return scene != null && scene.isBuilding() || event != null && event.isBuilding();
    }

    /** Returns whether another scene is requested and has not begun. */
    public boolean isChanging() {
        return pending.isPresent() || onTop.isPresent();
    }

    /** Returns whether the current scene ends before the next tick. */
    public boolean isLeaving() {
        return pending.isPresent();
    }

    /** Returns the name of the requested scene, or of the current one if none is requested. */
    public String next() {
        return pending.map(Change::name).orElse(current);
    }

    /** Returns the name of the current scene; empty before the first. */
    public String current() {
        return current;
    }
}

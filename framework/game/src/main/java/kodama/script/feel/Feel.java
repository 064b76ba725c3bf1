package kodama.script.feel;

import kodama.save.Settings;
import kodama.script.task.HitFlashes;
import kodama.task.TaskGroup;
import kodama.task.TaskList;

/** The game feel of a world. Everything but a transition ends with the scene. Owned by the game thread. */
public final class Feel {
    private final TaskGroup all;
    private final SlowMotion slowMotion;
    private final ScreenEffects screen;
    private final HitFlashes hitFlashes;
    private final SceneTransition transition;

    /**
     * Creates a world in which nothing is stopped.
     *
     * @param hitFlashes the flashes of tasks, which elapse with those of the picture
     * @param transition covers the picture between scenes
     * @param settings those of the player, as the game sees them
     * @param height height of the picture, in pixels
     */
    public Feel(TaskList tasks, HitFlashes hitFlashes, SceneTransition transition, Settings settings, int height) {
        all = tasks.all();
        this.hitFlashes = hitFlashes;
        this.transition = transition;
        slowMotion = new SlowMotion(all);
        screen = new ScreenEffects(settings, height);
    }

    /** Returns hit stops and slow motion. */
    public SlowMotion slowMotion() {
        return slowMotion;
    }

    /** Returns what changes the picture. */
    public ScreenEffects screen() {
        return screen;
    }

    /** Returns what covers the picture between scenes. */
    public SceneTransition transition() {
        return transition;
    }

    /** Begins a tick. Nothing elapses while all tasks are paused. */
    public void beginTick() {
        slowMotion.beginTick(transition.holdsScene());
        screen.beginTick(all.isPaused());
        if (!all.isPaused()) hitFlashes.beginTick(screen.flashing());
    }

    /** Ends all effects. */
    public void endScene() {
        slowMotion.endScene();
        screen.endScene();
    }
}

package kodama.script.feel;

import kodama.task.TaskList;

/** The game feel of a world. Everything ends with the scene. Owned by the game thread. */
public final class Feel {
    private final SlowMotion slowMotion;

    /** Creates a world in which nothing is stopped. */
    public Feel(TaskList tasks) {
        slowMotion = new SlowMotion(tasks.all());
    }

    /** Returns hit stops and slow motion. */
    public SlowMotion slowMotion() {
        return slowMotion;
    }

    /** Begins a tick. */
    public void beginTick() {
        slowMotion.beginTick();
    }

    /** Ends all effects. */
    public void endScene() {
        slowMotion.endScene();
    }
}

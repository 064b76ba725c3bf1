package fireworks;

import kodama.script.JavaTask;

/**
 * Three rockets side by side, in the three styles of tasks in Java.
 *
 * <p>Lua spawns this class by name, so it extends {@link JavaTask} and reads the fields that Lua passes:
 *
 * <ul>
 *   <li>{@code x}: position of the first rocket, in virtual pixels
 *   <li>{@code gap}: distance between two rockets, in virtual pixels
 * </ul>
 *
 * <p>The rockets are its children. Owned by the game thread.
 */
public final class Battery extends JavaTask {
    /** Creates a battery without rockets; they are added when it is spawned. */
    public Battery() {}

    @Override
    protected void start() {
        double x = number("x", 0);
        double gap = number("gap", 80);
        spawnChild(new StateRocket(new Firework(x, 0x70D0FF)));
        spawnChild(new PhaseRocket(new Firework(x + gap, 0x90F090)));
        spawnChild(new StepRocket(new Firework(x + 2 * gap, 0xFFD060)));
    }
}

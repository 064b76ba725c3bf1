package sparks;

import kodama.script.JavaTask;

/**
 * Adds sparks and ends: with this task, scripts use the subsystem. Fields: {@code x}, {@code y}, {@code count}, {@code
 * color}.
 */
public final class Burst extends JavaTask {
    /** Called by {@code spawn("sparks.Burst", { x = 10, y = 20 })}. */
    public Burst() {}

    @Override
    protected void start() {
        double push = tune("sparks.push", 70, 10, 200);
        int color = (int) number("color", 0xffffff);
        subsystem(Sparks.class).burst(number("x", 0), number("y", 0), (int) number("count", 100), push, color);
    }

    @Override
    protected boolean update(double dt) {
        return false;
    }
}

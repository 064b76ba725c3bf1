package mygame;

import java.util.Random;
import kodama.draw.DrawList;
import kodama.script.JavaTask;

/** Falling snow. Lua sets the number of flakes: {@code spawn("mygame.Snow", { flakes = 120 })}. */
public final class Snow extends JavaTask {
    private static final int WIDTH = 320;
    private static final int HEIGHT = 240;
    private static final int WHITE = 0xFFD8E0F0;

    /** A fixed seed, so that every run of the game is the same. */
    private final Random random = new Random(1);

    private double[] x = {};
    private double[] y = {};

    @Override
    protected boolean update(double dt) {
        if (x.length == 0) begin((int) number("flakes", 60));
        for (int i = 0; i < x.length; i++) fall(i, dt);
        return true; // false would end the task
    }

    private void begin(int flakes) {
        x = random.doubles(flakes, 0, WIDTH).toArray();
        y = random.doubles(flakes, 0, HEIGHT).toArray();
    }

    /** Flakes with smaller numbers are nearer and fall faster. */
    private void fall(int i, double dt) {
        y[i] = (y[i] + (20 + 40.0 * (x.length - i) / x.length) * dt) % HEIGHT;
        x[i] = (x[i] + 8 * Math.sin(y[i] / 20 + i) * dt + WIDTH) % WIDTH;
    }

    @Override
    public void draw(DrawList list) {
        for (int i = 0; i < x.length; i++) list.disc(x[i], y[i], i < x.length / 3 ? 2 : 1, WHITE);
    }
}

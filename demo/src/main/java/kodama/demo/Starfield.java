package kodama.demo;

import java.util.Random;
import kodama.draw.Colors;
import kodama.draw.DrawList;
import kodama.script.JavaTask;

/**
 * A layer of stars that drifts down the screen and wraps around at the bottom.
 *
 * <p>A game spawns several layers with different fields to show depth. The fields are read once, when the task starts:
 *
 * <ul>
 *   <li>{@code stars}: number of stars
 *   <li>{@code speed}: movement per tick, in virtual pixels, at least 0
 *   <li>{@code color}: color of the brightest stars, {@code 0xRRGGBB}
 *   <li>{@code seed}: the same seed gives the same sky
 * </ul>
 *
 * <p>Owned by the game thread.
 */
public final class Starfield extends JavaTask {
    private double speed;
    private double[] x = {};
    private double[] y = {};
    private int[] color = {};

    /** Creates a layer that is empty until it starts. */
    public Starfield() {}

    @Override
    protected void start() {
        speed = number("speed", 1);
        scatter((int) number("stars", 80), (int) number("color", 0xFFFFFF), new Random((long) number("seed", 1)));
    }

    private void scatter(int stars, int brightest, Random random) {
        x = random.doubles(stars, 0, screenWidth()).toArray();
        y = random.doubles(stars, 0, screenHeight()).toArray();
        color = random.doubles(stars, 0.3, 1)
                .mapToInt(light -> Colors.withAlpha(brightest, light))
                .toArray();
    }

    @Override
    protected boolean update(double dt) {
        double height = screenHeight();
        for (int i = 0; i < y.length; i++) {
            y[i] += speed;
            if (y[i] >= height) y[i] -= height;
        }
        return true;
    }

    /** Stars that move by more than a pixel per tick leave a trail as long as their movement. */
    @Override
    public void draw(DrawList list) {
        int length = Math.max(1, (int) Math.round(speed));
        for (int i = 0; i < y.length; i++) {
            list.rect((int) x[i], (int) y[i], 1, length, color[i]);
        }
    }
}

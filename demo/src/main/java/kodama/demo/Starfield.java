package kodama.demo;

import java.util.Random;
import kodama.draw.Colors;
import kodama.draw.DrawList;
import kodama.script.JavaTask;

/**
 * One layer of stars that drifts down the screen and comes in again at the top.
 *
 * <p>A game spawns it twice or more, with other fields, for depth. The fields are read once, when it starts:
 *
 * <ul>
 *   <li>{@code stars}: how many there are
 *   <li>{@code speed}: how far one goes in a tick; in virtual pixels, at least 0
 *   <li>{@code color}: of the brightest ones, {@code 0xRRGGBB}
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

    /** Makes a layer that is empty until it starts. */
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

    /** Stars that are faster than a pixel a tick leave a trail as long as their step. */
    @Override
    public void draw(DrawList list) {
        int length = Math.max(1, (int) Math.round(speed));
        for (int i = 0; i < y.length; i++) {
            list.rect((int) x[i], (int) y[i], 1, length, color[i]);
        }
    }
}

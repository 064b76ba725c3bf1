package sparks;

import kodama.draw.DrawList;
import kodama.loop.FrameSteps;
import kodama.loop.Subsystem;

/**
 * Up to two thousand sparks that fly apart, fall and go out, in plain arrays. They move after all tasks and are drawn
 * over them.
 *
 * <p>Every reset removes all sparks. Owned by the game thread.
 */
public final class Sparks implements Subsystem {
    private static final int MOST = 2000;
    private static final double GRAVITY = 60;
    private static final double SECONDS = 1.6;
    private static final double IN_FRONT = 0.7;
    private static final double GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));

    private final double[] x = new double[MOST];
    private final double[] y = new double[MOST];
    private final double[] speedX = new double[MOST];
    private final double[] speedY = new double[MOST];
    private final double[] left = new double[MOST];
    private final int[] color = new int[MOST];
    private int count;

    /** Creates a subsystem without sparks. */
    public Sparks() {}

    @Override
    public void open(Context context) {
        // there is nothing to open
    }

    @Override
    public void beginWorld(FrameSteps steps) {
        count = 0;
        steps.afterUpdate(this::move);
        steps.draw(IN_FRONT, this::draw);
    }

    /** Adds sparks that fly in all directions, as far as there is room; push is in pixels per second. */
    void burst(double atX, double atY, int sparks, double push, int rgb) {
        for (int i = 0; i < sparks && count < MOST; i++, count++) {
            double speed = push * Math.sqrt((i + 1.0) / sparks);
            x[count] = atX;
            y[count] = atY;
            speedX[count] = speed * Math.cos(i * GOLDEN_ANGLE);
            speedY[count] = speed * Math.sin(i * GOLDEN_ANGLE);
            left[count] = SECONDS * (0.5 + 0.5 * (i % 7) / 7);
            color[count] = rgb;
        }
    }

    private void move(double dt) {
        for (int i = count - 1; i >= 0; i--) {
            speedY[i] += GRAVITY * dt;
            x[i] += speedX[i] * dt;
            y[i] += speedY[i] * dt;
            left[i] -= dt;
            if (left[i] <= 0) remove(i);
        }
    }

    /** Removes a spark; the last one takes its index. */
    private void remove(int i) {
        count--;
        x[i] = x[count];
        y[i] = y[count];
        speedX[i] = speedX[count];
        speedY[i] = speedY[count];
        left[i] = left[count];
        color[i] = color[count];
    }

    private void draw(DrawList list) {
        for (int i = 0; i < count; i++) {
            int alpha = (int) Math.min(255, 255 * left[i] / SECONDS * 2);
            list.rect(x[i], y[i], 1, 1, alpha << 24 | color[i]);
        }
    }

    @Override
    public void close() {
        // there is nothing to close
    }
}

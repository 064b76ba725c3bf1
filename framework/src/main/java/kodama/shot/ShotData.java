package kodama.shot;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The numbers of all shots, one array for each kind of number, one index for each shot.
 *
 * <p>The order of the indices is the order of firing, always: dead shots are marked first, and {@link #compact} closes
 * the gaps without changing the order of the others.
 */
final class ShotData {
    /** The age of a shot that is gone, until the gaps are closed. */
    private static final int DEAD = -1;

    // The middle; in virtual pixels.
    final double[] x;
    final double[] y;
    // The way of a tick at pace 1; in virtual pixels.
    final double[] stepX;
    final double[] stepY;
    /** Direction of flight; in degrees, 0 right, 90 down. */
    final double[] angle;
    /** Of the circle that hits; in virtual pixels. */
    final double[] radius;

    final double[] damage;
    /** Ticks since it was fired, or {@link #DEAD}. */
    final int[] age;
    /** The number of the group that it hits. */
    final int[] group;

    final boolean[] piercing;
    /** Null behind the last shot only. */
    final @Nullable ShotStyle[] style;
    /** Who fired each shot, handed to what is hit; null behind the last, or if no one is to be known. */
    final @Nullable Object[] owner;

    /** Shots in the arrays, with the dead ones among them. */
    int size;

    /** How much of a tick's way a tick brings. */
    double pace = 1;

    /** How many are dead and not yet closed up. */
    private int dead;
    /** The lowest index of a dead one; means nothing while there is none. */
    private int firstDead;

    ShotData(int capacity) {
        x = new double[capacity];
        y = new double[capacity];
        stepX = new double[capacity];
        stepY = new double[capacity];
        angle = new double[capacity];
        radius = new double[capacity];
        damage = new double[capacity];
        age = new int[capacity];
        group = new int[capacity];
        piercing = new boolean[capacity];
        style = new @Nullable ShotStyle[capacity];
        owner = new @Nullable Object[capacity];
    }

    int live() {
        return size - dead;
    }

    boolean isLive(int shot) {
        return age[shot] != DEAD;
    }

    void kill(int shot) {
        if (!isLive(shot)) return;
        firstDead = dead == 0 ? shot : Math.min(firstDead, shot);
        age[shot] = DEAD;
        dead++;
    }

    /** Moves all shots by one tick; none may be dead. */
    void move() {
        for (int i = 0; i < size; i++) x[i] += stepX[i] * pace;
        for (int i = 0; i < size; i++) y[i] += stepY[i] * pace;
        for (int i = 0; i < size; i++) age[i]++;
    }

    void killOutside(int end, double left, double top, double right, double bottom) {
        for (int i = 0; i < end; i++) {
            boolean inside = x[i] >= left && x[i] <= right && y[i] >= top && y[i] <= bottom;
            if (!inside) kill(i);
        }
    }

    /** Closes the gaps left by dead shots, run by run. */
    void compact() {
        if (dead == 0) return;
        int to = firstDead;
        for (int from = to; from < size; ) {
            int start = liveFrom(from);
            int end = deadFrom(start);
            shift(start, to, end - start);
            to += end - start;
            from = end;
        }
        release(to);
    }

    private int liveFrom(int shot) {
        while (shot < size && !isLive(shot)) shot++;
        return shot;
    }

    private int deadFrom(int shot) {
        while (shot < size && isLive(shot)) shot++;
        return shot;
    }

    private void shift(int from, int to, int length) {
        System.arraycopy(x, from, x, to, length);
        System.arraycopy(y, from, y, to, length);
        System.arraycopy(stepX, from, stepX, to, length);
        System.arraycopy(stepY, from, stepY, to, length);
        System.arraycopy(angle, from, angle, to, length);
        System.arraycopy(radius, from, radius, to, length);
        System.arraycopy(damage, from, damage, to, length);
        System.arraycopy(age, from, age, to, length);
        System.arraycopy(group, from, group, to, length);
        System.arraycopy(piercing, from, piercing, to, length);
        System.arraycopy(style, from, style, to, length);
        System.arraycopy(owner, from, owner, to, length);
    }

    private void release(int newSize) {
        Arrays.fill(style, newSize, size, null);
        Arrays.fill(owner, newSize, size, null);
        size = newSize;
        dead = 0;
    }
}

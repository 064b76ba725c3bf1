package kodama.shot.look;

import kodama.draw.DrawList;
import org.jspecify.annotations.Nullable;

/**
 * What is still seen of shots that have ended: a place and a look each, no tasks. All take equally long, so the one
 * that ended first is over first.
 *
 * <p>Nothing hits or moves here; the game cannot tell whether there are any. Owned by the game thread. Allocates
 * nothing after the first ending.
 */
public final class ShotEndEffects {
    /** More at once would hide what is still dangerous; further ones are left out. */
    private static final int MOST = 2048;

    // A ring of numbers: 'count' of them from 'first' on.
    private double[] x = {};
    private double[] y = {};
    private double[] angle = {};
    /** How long the shot had flown; in ticks. */
    private int[] age = {};
    /** In which tick it ended. */
    private long[] since = {};
    /** Null where there is none. */
    private @Nullable ShotLook[] look = {};

    private int first;
    private int count;
    private long tick;

    /** Makes a place for endings. */
    public ShotEndEffects() {}

    /**
     * Begins an ending, if the look has one.
     *
     * @param of the look of what has ended
     * @param direction where it flew; in degrees
     * @param flown for how long; in ticks
     */
    public void add(ShotLook of, double atX, double atY, double direction, int flown) {
        if (of.endEffect() == EndEffect.NONE || flown < 0 || count == MOST) return;
        if (look.length == 0) makeRoom();
        int at = (first + count++) % MOST;
        look[at] = of;
        x[at] = atX;
        y[at] = atY;
        angle[at] = direction;
        age[at] = flown;
        since[at] = tick;
    }

    private void makeRoom() {
        x = new double[MOST];
        y = new double[MOST];
        angle = new double[MOST];
        age = new int[MOST];
        since = new long[MOST];
        look = new @Nullable ShotLook[MOST];
    }

    /** Takes all a tick further. */
    public void update() {
        tick++;
        while (count > 0 && tick - since[first] >= EndEffect.TICKS) {
            look[first] = null;
            first = (first + 1) % MOST;
            count--;
        }
    }

    /** Draws all, in the order in which they ended. */
    public void draw(DrawList list) {
        for (int i = 0; i < count; i++) {
            int at = (first + i) % MOST;
            ShotLook of = look[at];
            if (of != null) of.drawEndEffect(list, x[at], y[at], angle[at], age[at], (int) (tick - since[at]));
        }
    }

    /** Returns how many are seen. */
    public int count() {
        return count;
    }

    /** Ends all at once. */
    public void clear() {
        while (count > 0) look[(first + --count) % MOST] = null;
    }
}

package kodama.shot.look;

import kodama.draw.DrawList;
import org.jspecify.annotations.Nullable;

/**
 * The end effects of shots: a position and a look each. All have the same duration, so they finish in the order in
 * which they started.
 *
 * <p>End effects do not hit or move, and have no influence on the game. Owned by the game thread. Allocates nothing
 * after the first effects.
 */
public final class ShotEndEffects {
    /** Maximum number at once; more would hide shots that are still dangerous. Further ones are dropped. */
    private static final int MAX = 2048;

    // a ring buffer: 'count' entries from 'first' on
    private double[] x = {};
    private double[] y = {};
    private double[] angle = {};
    /** Age of the shot at its end; in ticks. */
    private int[] age = {};
    /** Tick in which it ended. */
    private long[] since = {};
    /** The look; null in unused entries. */
    private @Nullable ShotLook[] look = {};
    /** What the shot overrode of its look; valid where {@link #isOwn} is set. The objects are reused. */
    private @Nullable OwnLook[] own = {};

    private boolean[] isOwn = {};

    private int first;
    private int count;
    private long tick;

    /** Creates an empty set of end effects. */
    public ShotEndEffects() {}

    /**
     * Starts the end effect of a look, if it has one.
     *
     * @param shotLook the look of the shot
     * @param direction its direction of flight; in degrees
     * @param shotAge its age; in ticks
     * @param shotOwn what the shot overrode of its look, or null for nothing; copied
     */
    public void add(
            ShotLook shotLook, double atX, double atY, double direction, int shotAge, @Nullable OwnLook shotOwn) {
        if (shotLook.endEffect() == EndEffect.NONE || shotAge < 0 || count == MAX) return;
        if (look.length == 0) makeRoom();
        int at = (first + count++) % MAX;
        look[at] = shotLook;
        x[at] = atX;
        y[at] = atY;
        angle[at] = direction;
        age[at] = shotAge;
        since[at] = tick;
        isOwn[at] = shotOwn != null;
        if (shotOwn != null) reusable(at).copyFrom(shotOwn);
    }

    private OwnLook reusable(int at) {
        OwnLook reused = own[at];
        if (reused == null) own[at] = reused = new OwnLook();
        return reused;
    }

    private void makeRoom() {
        x = new double[MAX];
        y = new double[MAX];
        angle = new double[MAX];
        age = new int[MAX];
        since = new long[MAX];
        look = new @Nullable ShotLook[MAX];
        own = new @Nullable OwnLook[MAX];
        isOwn = new boolean[MAX];
    }

    /** Advances all end effects by a tick. */
    public void update() {
        tick++;
        while (count > 0 && tick - since[first] >= EndEffect.TICKS) {
            look[first] = null;
            first = (first + 1) % MAX;
            count--;
        }
    }

    /** Draws all end effects in the order in which they started. */
    public void draw(DrawList list) {
        for (int i = 0; i < count; i++) {
            int at = (first + i) % MAX;
            ShotLook shotLook = look[at];
            OwnLook shotOwn = isOwn[at] ? own[at] : null;
            if (shotLook != null)
                shotLook.drawEndEffect(list, x[at], y[at], angle[at], age[at], (int) (tick - since[at]), shotOwn);
        }
    }

    /** Returns the number of active end effects. */
    public int count() {
        return count;
    }

    /** Removes all end effects. */
    public void clear() {
        while (count > 0) look[(first + --count) % MAX] = null;
    }
}

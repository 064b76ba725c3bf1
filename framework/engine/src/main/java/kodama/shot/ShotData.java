package kodama.shot;

import static java.util.Objects.requireNonNull;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import kodama.geom.Aim;
import kodama.geom.TickInterpolation;
import kodama.shot.look.ShotEndEffects;
import kodama.shot.look.ShotLook;
import kodama.shot.look.ShotStyle;
import org.jspecify.annotations.Nullable;

/**
 * The numbers of all shots, one array for each kind of number, one index for each shot.
 *
 * <p>The order of the indices is the order of firing, always: dead shots are marked first, and {@link #compact} closes
 * the gaps without changing the order of the others.
 */
final class ShotData {
    /** The age of a shot that is gone, until the gaps are closed. */
    private static final int DEAD = Integer.MIN_VALUE;
    /** The age of a shot that is not gone is at least this. */
    private static final int YOUNGEST = Integer.MIN_VALUE / 2;

    // The middle; in virtual pixels.
    final double[] x;
    final double[] y;
    // The way of a tick at pace 1; in virtual pixels.
    final double[] stepX;
    final double[] stepY;
    /** Direction of flight; in degrees, 0 right, 90 down. */
    final double[] angle;
    /** Along the direction; in virtual pixels a tick. */
    final double[] speed;
    /** Of the circle that hits; in virtual pixels. */
    final double[] radius;

    final double[] damage;
    /** Ticks since it has gone off, below 0 before that; below {@link #YOUNGEST} if it is gone. */
    final int[] age;
    /** The groups that it hits, one bit each. */
    final long[] hits;
    /** What is special about it; see {@link ShotTraits}. */
    final int[] traits;

    /** Who has been grazed by it, one bit each; or the age from which on it counts again. See {@link ShotHits}. */
    final int[] grazed;

    /** What it has in common with others; null behind the last shot only. */
    private final @Nullable ShotSpec[] spec;
    /** Null behind the last shot only. */
    private final @Nullable ShotStyle[] style;

    private final ShotPassCounts layers;
    private final ShotEndEffects endings;
    private @Nullable Observer follower;

    /** Shots in the arrays, with the dead ones among them. */
    int size;

    /** How much of a tick's way was flown last. */
    private double part = 1;

    // What gravity and wind have brought about; in virtual pixels a tick.
    final SparseColumn fallX;
    final SparseColumn fallY;
    // How far someone has carried it along last; in virtual pixels.
    final SparseColumn carriedX;
    final SparseColumn carriedY;

    // Where each was when the tick began, or was fired in it; set only if pictures are drawn between ticks.
    private final SparseColumn beforeX;
    private final SparseColumn beforeY;
    private boolean keepsPlaces;

    /** How much of the last tick is over in the picture that is being drawn; 1 if none is, or if it shows a tick. */
    private double alpha = 1;

    private final List<SparseColumn> columns = new ArrayList<>();

    /** How far any of the shots may reach beyond its radius; in virtual pixels. */
    double maxReach;

    /** What any of the shots may have; see {@link ShotTraits}. */
    private int anyTraits;
    /** How many live that are parts of something else. */
    private int parts;
    /** How many are dead and not yet closed up. */
    private int dead;
    /** The lowest index of a dead one; means nothing while there is none. */
    private int firstDead;

    ShotData(int capacity, ShotPassCounts layers, ShotEndEffects endings) {
        this.layers = layers;
        this.endings = endings;
        x = new double[capacity];
        y = new double[capacity];
        stepX = new double[capacity];
        stepY = new double[capacity];
        angle = new double[capacity];
        speed = new double[capacity];
        radius = new double[capacity];
        damage = new double[capacity];
        age = new int[capacity];
        hits = new long[capacity];
        traits = new int[capacity];
        grazed = new int[capacity];
        spec = new @Nullable ShotSpec[capacity];
        style = new @Nullable ShotStyle[capacity];
        fallX = column();
        fallY = column();
        carriedX = column();
        carriedY = column();
        beforeX = column();
        beforeY = column();
    }

    /** Makes a column of numbers that few shots have. */
    SparseColumn column() {
        SparseColumn column = new SparseColumn(capacity());
        columns.add(column);
        return column;
    }

    /** Says who is told where the numbers go. */
    void setObserver(Observer follower) {
        this.follower = follower;
    }

    int capacity() {
        return x.length;
    }

    /** How many shots live, without those that are parts of something else. */
    int liveCount() {
        return size - dead - parts;
    }

    /** Whether it lives, and is no part of something else. */
    boolean isIndependent(int shot) {
        return isLive(shot) && !has(shot, ShotTraits.PART);
    }

    boolean isLive(int shot) {
        return age[shot] >= YOUNGEST;
    }

    boolean has(int shot, int trait) {
        return (traits[shot] & trait) != 0;
    }

    /** Whether there may be a shot with one of these traits; else there is none. */
    boolean hasAny(int trait) {
        return (anyTraits & trait) != 0;
    }

    /** Gives a shot a trait. */
    void addTrait(int shot, int trait) {
        traits[shot] |= trait;
        anyTraits |= trait;
    }

    /** Takes a trait from a shot. */
    void removeTrait(int shot, int trait) {
        traits[shot] &= ~trait;
    }

    ShotSpec spec(int shot) {
        return requireNonNull(spec[shot]);
    }

    ShotStyle style(int shot) {
        return requireNonNull(style[shot]);
    }

    /** Adds a shot behind all others, flying straight; there must be room. */
    int add(ShotSpec common, double atX, double atY, double direction, double fast) {
        int shot = size++;
        x[shot] = atX;
        y[shot] = atY;
        age[shot] = -common.delay();
        grazed[shot] = 0;
        spec[shot] = common;
        hits[shot] = common.hits();
        traits[shot] = common.traits() & ~ShotTraits.MOTION;
        anyTraits |= common.traits();
        if (has(shot, ShotTraits.PART)) parts++;
        maxReach = Math.max(maxReach, common.length() / 2);
        damage[shot] = common.damage();
        dress(shot, common.style());
        layers.add(common.style().look());
        setVelocity(shot, direction, fast);
        return shot;
    }

    /** Takes note of where a shot is that is fired within a tick. */
    void savePosition(int shot) {
        if (!keepsPlaces) return;
        beforeX.set(shot, x[shot]);
        beforeY.set(shot, y[shot]);
    }

    /** Keeps from now on where each shot is when a tick begins, or does so no more. */
    void setSavesPositions(boolean wanted) {
        keepsPlaces = wanted;
        savePositions();
    }

    /** Takes note of where all shots are, as a tick begins. */
    void savePositions() {
        if (!keepsPlaces) return;
        beforeX.copy(x, size);
        beforeY.copy(y, size);
    }

    /** Begins a picture at a moment of the last tick. */
    void beginInterpolation(double moment) {
        alpha = keepsPlaces ? Math.min(1, moment) : 1;
    }

    double alpha() {
        return alpha;
    }

    /** Ends a picture: shots are where they are again. */
    void endInterpolation() {
        alpha = 1;
    }

    /** Where a shot is shown; outside of pictures that is where it is. */
    double shownX(int shot) {
        return alpha == 1 || isPutElsewhere(shot)
                ? x[shot]
                : TickInterpolation.interpolate(beforeX.get(shot), x[shot], alpha);
    }

    /** Where a shot is shown; outside of pictures that is where it is. */
    double shownY(int shot) {
        return alpha == 1 || isPutElsewhere(shot)
                ? y[shot]
                : TickInterpolation.interpolate(beforeY.get(shot), y[shot], alpha);
    }

    private boolean isPutElsewhere(int shot) {
        boolean hasWrapped = has(shot, ShotTraits.WRAPPING) && has(shot, ShotTraits.TWO_SEGMENTS);
        return hasWrapped || TickInterpolation.isJump(x[shot] - beforeX.get(shot), y[shot] - beforeY.get(shot));
    }

    /** Gives a shot something else in common with others; its look, its damage, its age and its motion stay. */
    void setSpec(int shot, ShotSpec common) {
        int kept = ShotTraits.MOTION | ShotTraits.DELAYED | ShotTraits.PART;
        spec[shot] = common;
        hits[shot] = common.hits();
        traits[shot] = traits[shot] & kept | common.traits() & ~kept;
        anyTraits |= traits[shot];
        maxReach = Math.max(maxReach, common.length() / 2);
    }

    /** Gives a shot another look. */
    void setStyle(int shot, ShotStyle other) {
        layers.remove(style(shot).look());
        dress(shot, other);
        layers.add(other.look());
    }

    private void dress(int shot, ShotStyle worn) {
        style[shot] = worn;
        radius[shot] = worn.radius();
    }

    /** Sets the course of a shot, which shows once it has gone off. */
    void setVelocity(int shot, double direction, double fast) {
        angle[shot] = direction;
        speed[shot] = fast;
        if (isLaunched(shot)) start(shot);
        else stop(shot);
    }

    private void start(int shot) {
        Aim.step(angle[shot], speed[shot], stepX, stepY, shot);
        if (has(shot, ShotTraits.FALLING)) fall(shot);
    }

    private void stop(int shot) {
        stepX[shot] = 0;
        stepY[shot] = 0;
    }

    private void fall(int shot) {
        stepX[shot] += fallX.get(shot);
        stepY[shot] += fallY.get(shot);
    }

    /** Throws a shot back at an upright line. */
    void mirrorX(int shot, double line) {
        x[shot] = 2 * line - x[shot];
        if (has(shot, ShotTraits.FALLING)) fallX.set(shot, -fallX.get(shot));
        setVelocity(shot, Aim.turn(0, 180 - angle[shot]), speed[shot]);
    }

    /** Throws a shot back at a level line. */
    void mirrorY(int shot, double line) {
        y[shot] = 2 * line - y[shot];
        if (has(shot, ShotTraits.FALLING)) fallY.set(shot, -fallY.get(shot));
        setVelocity(shot, Aim.turn(0, -angle[shot]), speed[shot]);
    }

    /** Whether it lives, and its delay is over. */
    boolean isLaunched(int shot) {
        return age[shot] >= 0;
    }

    /** Where a shot flies to, which is what its picture shows; in degrees. */
    double facing(int shot) {
        boolean other = has(shot, ShotTraits.FALLING | ShotTraits.ORBITING) && (stepX[shot] != 0 || stepY[shot] != 0);
        return other ? Aim.angle(0, 0, stepX[shot], stepY[shot]) : angle[shot];
    }

    /** Where a shot was before it moved last. */
    double fromX(int shot) {
        double from = x[shot] - stepX[shot] * part;
        return has(shot, ShotTraits.HAS_PARENT) ? from - carriedX.get(shot) : from;
    }

    /** Where a shot was before it moved last. */
    double fromY(int shot) {
        double from = y[shot] - stepY[shot] * part;
        return has(shot, ShotTraits.HAS_PARENT) ? from - carriedY.get(shot) : from;
    }

    void kill(int shot, ShotEndReason why) {
        if (!isLive(shot)) return;
        firstDead = dead == 0 ? shot : Math.min(firstDead, shot);
        dead++;
        if (has(shot, ShotTraits.PART)) parts--;
        int last = age[shot];
        age[shot] = DEAD;
        undress(shot, last, why);
        if (follower != null) follower.onEnd(shot, last, why);
    }

    private void undress(int shot, int last, ShotEndReason why) {
        ShotLook look = style(shot).look();
        layers.remove(look);
        if (why.showsEndEffect()) endings.add(look, x[shot], y[shot], facing(shot), last);
    }

    /** Moves all shots before the end by a part of a tick. Dead ones move along, which no one sees. */
    void move(int end, double partOfTick) {
        part = partOfTick;
        for (int i = 0; i < end; i++) x[i] += stepX[i] * partOfTick;
        for (int i = 0; i < end; i++) y[i] += stepY[i] * partOfTick;
    }

    /** Makes all shots before the end a tick older. Dead ones stay dead. */
    void incrementAges(int end) {
        for (int i = 0; i < end; i++) age[i]++;
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

    /** Closes the gaps; tells how many of the shots before the end are left. */
    int compact(int end) {
        if (dead == 0) return end;
        int left = Math.min(firstDead, end);
        for (int i = firstDead; i < end; i++) if (isLive(i)) left++;
        compact();
        return left;
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
        System.arraycopy(speed, from, speed, to, length);
        System.arraycopy(radius, from, radius, to, length);
        System.arraycopy(damage, from, damage, to, length);
        System.arraycopy(age, from, age, to, length);
        System.arraycopy(hits, from, hits, to, length);
        System.arraycopy(traits, from, traits, to, length);
        System.arraycopy(grazed, from, grazed, to, length);
        System.arraycopy(spec, from, spec, to, length);
        System.arraycopy(style, from, style, to, length);
        for (int i = 0; i < columns.size(); i++) columns.get(i).shift(from, to, length);
        if (follower != null) follower.onShift(from, to, length);
    }

    private void release(int newSize) {
        Arrays.fill(spec, newSize, size, null);
        Arrays.fill(style, newSize, size, null);
        if (follower != null) follower.onRelease(newSize, size);
        size = newSize;
        dead = 0;
        if (size > 0) return;
        anyTraits = 0;
        maxReach = 0;
    }

    /** Is told where the numbers of shots go. */
    interface Observer {
        /** A shot has ended; its numbers stay until the gaps are closed, but for its age. */
        void onEnd(int shot, int age, ShotEndReason why);

        /** The numbers of some shots have moved to where others were. */
        void onShift(int from, int to, int length);

        /** There are no numbers any more from one place to the other. */
        void onRelease(int from, int to);
    }
}

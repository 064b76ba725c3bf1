package kodama.shot;

import static java.util.Objects.requireNonNull;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import kodama.geom.Aim;
import kodama.geom.InBetween;
import kodama.shot.look.ShotEndings;
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
    /** What is special about it; see {@link Traits}. */
    final int[] traits;

    /** Who has been grazed by it, one bit each; or the age from which on it counts again. See {@link ShotHits}. */
    final int[] grazed;

    /** What it has in common with others; null behind the last shot only. */
    private final @Nullable ShotSpec[] spec;
    /** Null behind the last shot only. */
    private final @Nullable ShotStyle[] style;

    private final ShotLayers layers;
    private final ShotEndings endings;
    private @Nullable Follower follower;

    /** Shots in the arrays, with the dead ones among them. */
    int size;

    /** How much of a tick's way was flown last. */
    private double part = 1;

    // What gravity and wind have brought about; in virtual pixels a tick.
    final Column fallX;
    final Column fallY;
    // How far someone has carried it along last; in virtual pixels.
    final Column carriedX;
    final Column carriedY;

    // Where each was when the tick began, or was fired in it; set only if pictures are drawn between ticks.
    private final Column beforeX;
    private final Column beforeY;
    private boolean keepsPlaces;

    /** How much of the last tick is over in the picture that is being drawn; 1 if none is, or if it shows a tick. */
    private double alpha = 1;

    private final List<Column> columns = new ArrayList<>();

    /** How far any of the shots may reach beyond its radius; in virtual pixels. */
    double longest;

    /** What any of the shots may have; see {@link Traits}. */
    private int anyTraits;
    /** How many live that are parts of something else. */
    private int parts;
    /** How many are dead and not yet closed up. */
    private int dead;
    /** The lowest index of a dead one; means nothing while there is none. */
    private int firstDead;

    ShotData(int capacity, ShotLayers layers, ShotEndings endings) {
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
    Column column() {
        Column column = new Column(capacity());
        columns.add(column);
        return column;
    }

    /** Says who is told where the numbers go. */
    void follow(Follower follower) {
        this.follower = follower;
    }

    int capacity() {
        return x.length;
    }

    /** How many shots live, without those that are parts of something else. */
    int live() {
        return size - dead - parts;
    }

    /** Whether it lives, and is no part of something else. */
    boolean isShot(int shot) {
        return isLive(shot) && !has(shot, Traits.PART);
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
    void give(int shot, int trait) {
        traits[shot] |= trait;
        anyTraits |= trait;
    }

    /** Takes a trait from a shot. */
    void take(int shot, int trait) {
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
        traits[shot] = common.traits() & ~Traits.MOTION;
        anyTraits |= common.traits();
        if (has(shot, Traits.PART)) parts++;
        longest = Math.max(longest, common.length() / 2);
        damage[shot] = common.damage();
        dress(shot, common.style());
        layers.enter(common.style().look());
        steer(shot, direction, fast);
        return shot;
    }

    /** Takes note of where a shot is that is fired within a tick. */
    void keepPlace(int shot) {
        if (!keepsPlaces) return;
        beforeX.set(shot, x[shot]);
        beforeY.set(shot, y[shot]);
    }

    /** Keeps from now on where each shot is when a tick begins, or does so no more. */
    void setKeepsPlaces(boolean wanted) {
        keepsPlaces = wanted;
        keepPlaces();
    }

    /** Takes note of where all shots are, as a tick begins. */
    void keepPlaces() {
        if (!keepsPlaces) return;
        beforeX.copy(x, size);
        beforeY.copy(y, size);
    }

    /** Begins a picture at a moment of the last tick. */
    void beginPicture(double moment) {
        alpha = keepsPlaces ? Math.min(1, moment) : 1;
    }

    double alpha() {
        return alpha;
    }

    /** Ends a picture: shots are where they are again. */
    void endPicture() {
        alpha = 1;
    }

    /** Where a shot is shown; outside of pictures that is where it is. */
    double shownX(int shot) {
        return alpha == 1 || isPutElsewhere(shot) ? x[shot] : InBetween.at(beforeX.get(shot), x[shot], alpha);
    }

    /** Where a shot is shown; outside of pictures that is where it is. */
    double shownY(int shot) {
        return alpha == 1 || isPutElsewhere(shot) ? y[shot] : InBetween.at(beforeY.get(shot), y[shot], alpha);
    }

    private boolean isPutElsewhere(int shot) {
        boolean hasWrapped = has(shot, Traits.WRAPPING) && has(shot, Traits.BENT);
        return hasWrapped || InBetween.isJump(x[shot] - beforeX.get(shot), y[shot] - beforeY.get(shot));
    }

    /** Gives a shot something else in common with others; its look, its damage, its age and its motion stay. */
    void assign(int shot, ShotSpec common) {
        int kept = Traits.MOTION | Traits.DELAYED | Traits.PART;
        spec[shot] = common;
        hits[shot] = common.hits();
        traits[shot] = traits[shot] & kept | common.traits() & ~kept;
        anyTraits |= traits[shot];
        longest = Math.max(longest, common.length() / 2);
    }

    /** Gives a shot another look. */
    void redress(int shot, ShotStyle other) {
        layers.leave(style(shot).look());
        dress(shot, other);
        layers.enter(other.look());
    }

    private void dress(int shot, ShotStyle worn) {
        style[shot] = worn;
        radius[shot] = worn.radius();
    }

    /** Sets the course of a shot, which shows once it has gone off. */
    void steer(int shot, double direction, double fast) {
        angle[shot] = direction;
        speed[shot] = fast;
        if (hasGoneOff(shot)) start(shot);
        else stop(shot);
    }

    private void start(int shot) {
        Aim.step(angle[shot], speed[shot], stepX, stepY, shot);
        if (has(shot, Traits.FALLING)) fall(shot);
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
        if (has(shot, Traits.FALLING)) fallX.set(shot, -fallX.get(shot));
        steer(shot, Aim.turn(0, 180 - angle[shot]), speed[shot]);
    }

    /** Throws a shot back at a level line. */
    void mirrorY(int shot, double line) {
        y[shot] = 2 * line - y[shot];
        if (has(shot, Traits.FALLING)) fallY.set(shot, -fallY.get(shot));
        steer(shot, Aim.turn(0, -angle[shot]), speed[shot]);
    }

    /** Whether it lives, and its delay is over. */
    boolean hasGoneOff(int shot) {
        return age[shot] >= 0;
    }

    /** Where a shot flies to, which is what its picture shows; in degrees. */
    double facing(int shot) {
        boolean other = has(shot, Traits.FALLING | Traits.ORBITING) && (stepX[shot] != 0 || stepY[shot] != 0);
        return other ? Aim.angle(0, 0, stepX[shot], stepY[shot]) : angle[shot];
    }

    /** Where a shot was before it moved last. */
    double fromX(int shot) {
        double from = x[shot] - stepX[shot] * part;
        return has(shot, Traits.CARRIED) ? from - carriedX.get(shot) : from;
    }

    /** Where a shot was before it moved last. */
    double fromY(int shot) {
        double from = y[shot] - stepY[shot] * part;
        return has(shot, Traits.CARRIED) ? from - carriedY.get(shot) : from;
    }

    void kill(int shot, ShotEnd why) {
        if (!isLive(shot)) return;
        firstDead = dead == 0 ? shot : Math.min(firstDead, shot);
        dead++;
        if (has(shot, Traits.PART)) parts--;
        int last = age[shot];
        age[shot] = DEAD;
        undress(shot, last, why);
        if (follower != null) follower.ended(shot, last, why);
    }

    private void undress(int shot, int last, ShotEnd why) {
        ShotLook look = style(shot).look();
        layers.leave(look);
        if (why.isSeen()) endings.add(look, x[shot], y[shot], facing(shot), last);
    }

    /** Moves all shots before the end by a part of a tick. Dead ones move along, which no one sees. */
    void move(int end, double partOfTick) {
        part = partOfTick;
        for (int i = 0; i < end; i++) x[i] += stepX[i] * partOfTick;
        for (int i = 0; i < end; i++) y[i] += stepY[i] * partOfTick;
    }

    /** Makes all shots before the end a tick older. Dead ones stay dead. */
    void grow(int end) {
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
        if (follower != null) follower.shifted(from, to, length);
    }

    private void release(int newSize) {
        Arrays.fill(spec, newSize, size, null);
        Arrays.fill(style, newSize, size, null);
        if (follower != null) follower.released(newSize, size);
        size = newSize;
        dead = 0;
        if (size > 0) return;
        anyTraits = 0;
        longest = 0;
    }

    /** Is told where the numbers of shots go. */
    interface Follower {
        /** A shot has ended; its numbers stay until the gaps are closed, but for its age. */
        void ended(int shot, int age, ShotEnd why);

        /** The numbers of some shots have moved to where others were. */
        void shifted(int from, int to, int length);

        /** There are no numbers any more from one place to the other. */
        void released(int from, int to);
    }
}

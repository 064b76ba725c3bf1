package kodama.shot;

import static java.util.Objects.requireNonNull;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import kodama.geom.Aim;
import kodama.geom.TickInterpolation;
import kodama.shot.look.LookProperty;
import kodama.shot.look.OwnLook;
import kodama.shot.look.ShotEndEffects;
import kodama.shot.look.ShotLook;
import kodama.shot.look.ShotStyle;
import kodama.shot.look.StyleChange;
import org.jspecify.annotations.Nullable;

/**
 * The numbers of all shots: one array per kind of number, one index per shot.
 *
 * <p>Indices are always in firing order. Dead shots are only marked; {@link #compact} then closes the gaps without
 * changing the order of the others.
 */
final class ShotData {
    /** Age of a dead shot, until the gaps are closed. */
    private static final int DEAD = Integer.MIN_VALUE;
    /** Minimum age of a live shot. */
    private static final int YOUNGEST = Integer.MIN_VALUE / 2;

    /** A shot is large if it reaches further than this from its center; in virtual pixels. */
    private static final double LARGE = 8;

    /** Number of dead shots that are kept in any case, because closing few gaps takes as long as closing many. */
    private static final int FEW = 64;
    /** Beyond them, one dead shot is kept for this number of others. */
    private static final int PART_KEPT = 8;

    // center; in virtual pixels
    final double[] x;
    final double[] y;
    // displacement per tick at time scale 1; in virtual pixels
    final double[] stepX;
    final double[] stepY;
    /** Direction of flight; in degrees, 0 is right, 90 is down. */
    final double[] angle;
    /** Speed along the direction; in virtual pixels per tick. */
    final double[] speed;
    /** Collision radius; in virtual pixels. */
    final double[] radius;

    final double[] damage;
    /** Ticks since the end of the delay, negative before; below {@link #YOUNGEST} for a dead shot. */
    final int[] age;
    /** The groups that the shot hits, one bit each. */
    final long[] hits;
    /** See {@link ShotTraits}. */
    final int[] traits;

    /** Targets grazed by the shot, one bit each, or the age from which it can graze again. See {@link ShotHits}. */
    final int[] grazed;

    /** The shared properties; null only after the last shot. */
    private final @Nullable ShotSpec[] spec;
    /** The style; null only after the last shot. */
    private final @Nullable ShotStyle[] style;

    /** What single shots override of their looks; undefined for shots without {@link ShotTraits#OWN_LOOK}. */
    private final ShotAppearance appearance = new ShotAppearance(() -> column(Double.NaN));

    private final ShotPassCounts passCounts;
    private final ShotEndEffects endEffects;
    private @Nullable Observer observer;
    private final ChangedShots changedShots = new ChangedShots();

    /** Maximum number of live shots. */
    private final int mostLive;

    /** Number of used indices, including dead shots. */
    int size;

    /** Part of a tick by which the shots moved last. */
    private double part = 1;

    // velocity added by gravity and wind; in virtual pixels per tick
    final SparseColumn fallX;
    final SparseColumn fallY;
    // last displacement caused by the parent; in virtual pixels
    final SparseColumn carriedX;
    final SparseColumn carriedY;

    // positions at the start of the tick, or at firing; only used with interpolation
    private final SparseColumn beforeX;
    private final SparseColumn beforeY;
    private boolean savesPositions;

    /** Elapsed part of the last tick in the frame that is being drawn; 1 without interpolation. */
    private double alpha = 1;

    private final List<SparseColumn> columns = new ArrayList<>();
    private final ShotMove move = new ShotMove();

    /** Maximum distance by which any shot reaches beyond its radius; in virtual pixels. */
    double maxReach;

    /** Maximum distance from the center to the edge of any shot that is not {@link #LARGE}; in virtual pixels. */
    double smallReach;

    /** Union of the groups that the shots hit, one bit each; may contain more. */
    long anyHits;

    /** Union of the traits of all shots; may contain more. See {@link ShotTraits}. */
    private int anyTraits;
    /** Number of live shots that are parts of something else. */
    private int parts;
    /** Number of dead shots whose gaps are not closed yet. */
    private int dead;
    /** Number of those whose places are not free yet. */
    private int reserved;
    /** Lowest index of a dead shot; undefined if there is none. */
    private int firstDead;

    /** Creates an empty pool for a number of live shots. */
    ShotData(int mostLive, ShotPassCounts passCounts, ShotEndEffects endEffects) {
        this.passCounts = passCounts;
        this.endEffects = endEffects;
        this.mostLive = mostLive;
        int capacity = mostLive + mostDead(mostLive);
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

    /** Creates a sparse column: a number per shot, for a property that few shots have. */
    SparseColumn column() {
        return column(0);
    }

    private SparseColumn column(double initial) {
        SparseColumn column = new SparseColumn(capacity(), initial);
        columns.add(column);
        return column;
    }

    /** Sets the observer that is notified when indices change. */
    void setObserver(Observer observer) {
        this.observer = observer;
    }

    /** Returns the shots that code has changed while hits are reported. */
    ChangedShots changedShots() {
        return changedShots;
    }

    /** Returns the number of indices, which is greater than that of live shots. */
    int capacity() {
        return x.length;
    }

    /** Returns whether the pool has no place for another shot. */
    boolean isFull() {
        return size - dead + reserved == mostLive;
    }

    private static int mostDead(int shots) {
        return FEW + shots / PART_KEPT;
    }

    /** Returns the number of live shots. */
    int live() {
        return size - dead;
    }

    /** Returns the number of live shots that are not parts of something else. */
    int liveCount() {
        return size - dead - parts;
    }

    /** Returns whether the shot is alive and is not part of something else. */
    boolean isIndependent(int shot) {
        return isLive(shot) && !has(shot, ShotTraits.PART);
    }

    boolean isLive(int shot) {
        return age[shot] >= YOUNGEST;
    }

    boolean has(int shot, int trait) {
        return (traits[shot] & trait) != 0;
    }

    /** Returns whether any shot may have one of these traits; false is certain. */
    boolean hasAny(int trait) {
        return (anyTraits & trait) != 0;
    }

    /** Adds a trait to a shot. */
    void addTrait(int shot, int trait) {
        traits[shot] |= trait;
        anyTraits |= trait;
    }

    /** Removes a trait from a shot. */
    void removeTrait(int shot, int trait) {
        traits[shot] &= ~trait;
    }

    ShotSpec spec(int shot) {
        return requireNonNull(spec[shot]);
    }

    ShotStyle style(int shot) {
        return requireNonNull(style[shot]);
    }

    /** Appends a shot that flies straight, and returns its index. The pool must not be full. */
    int add(ShotSpec common, double atX, double atY, double direction, double fast) {
        int shot = size++;
        x[shot] = atX;
        y[shot] = atY;
        age[shot] = -common.delay();
        grazed[shot] = 0;
        spec[shot] = common;
        traits[shot] = common.traits() & ~ShotTraits.MOTION;
        anyTraits |= common.traits();
        if (has(shot, ShotTraits.PART)) parts++;
        hits[shot] = common.hits();
        damage[shot] = common.damage();
        style[shot] = common.style();
        radius[shot] = common.style().radius();
        measure(shot);
        count(shot);
        setVelocity(shot, direction, fast);
        return shot;
    }

    /** Saves the position of a shot that is fired within a tick, for interpolation. */
    void savePosition(int shot) {
        if (!savesPositions) return;
        beforeX.set(shot, x[shot]);
        beforeY.set(shot, y[shot]);
    }

    /** Sets whether positions at the start of a tick are saved, for interpolation. */
    void setSavesPositions(boolean wanted) {
        savesPositions = wanted;
        savePositions();
    }

    /** Saves the positions of all shots at the start of a tick, for interpolation. */
    void savePositions() {
        if (!savesPositions) return;
        beforeX.copy(x, size);
        beforeY.copy(y, size);
    }

    /** Starts interpolation for a frame at a moment of the last tick; above 0, at most 1. */
    void beginInterpolation(double moment) {
        alpha = savesPositions ? Math.min(1, moment) : 1;
    }

    double alpha() {
        return alpha;
    }

    /** Ends interpolation. */
    void endInterpolation() {
        alpha = 1;
    }

    /** Returns the x at which a shot is drawn: the interpolated one if interpolation is active. */
    double shownX(int shot) {
        return alpha == 1 || hasJumped(shot)
                ? x[shot]
                : TickInterpolation.interpolate(beforeX.get(shot), x[shot], alpha);
    }

    /** Returns the y at which a shot is drawn: the interpolated one if interpolation is active. */
    double shownY(int shot) {
        return alpha == 1 || hasJumped(shot)
                ? y[shot]
                : TickInterpolation.interpolate(beforeY.get(shot), y[shot], alpha);
    }

    private boolean hasJumped(int shot) {
        boolean hasWrapped = has(shot, ShotTraits.WRAPPING) && has(shot, ShotTraits.TWO_SEGMENTS);
        return hasWrapped || TickInterpolation.isJump(x[shot] - beforeX.get(shot), y[shot] - beforeY.get(shot));
    }

    /** Sets the shared properties of a shot, except style, damage, harmlessness, delay and motion, which it keeps. */
    void setSpec(int shot, ShotSpec common) {
        int before = traits[shot];
        spec[shot] = common;
        hits[shot] = common.hits();
        traits[shot] = before & ShotTraits.OWN | common.traits() & ~ShotTraits.OWN;
        if (((before ^ traits[shot]) & ShotTraits.GRAZES_REPEATEDLY) != 0) grazed[shot] = 0;
        anyTraits |= traits[shot];
        remeasure(shot);
    }

    /** Sets the style of a shot. The shot keeps what it has set itself, except where the new style differs. */
    void setStyle(int shot, ShotStyle other) {
        ShotStyle before = style(shot);
        uncount(shot);
        style[shot] = other;
        if (other.radius() != before.radius()) setRadius(shot, other.radius());
        if (has(shot, ShotTraits.OWN_LOOK)) appearance.changeLook(shot, before.look(), other.look());
        count(shot);
    }

    /** Changes the style of a shot. The shot keeps what it has set itself, except for what the change replaces. */
    void changeStyle(int shot, StyleChange change) {
        ShotStyle before = style(shot);
        ShotStyle after = change.apply(before);
        boolean keepsRadius = !change.replacesRadius() && radius[shot] != before.radius();
        uncount(shot);
        style[shot] = after;
        if (!keepsRadius && radius[shot] != after.radius()) setRadius(shot, after.radius());
        if (has(shot, ShotTraits.OWN_LOOK)) appearance.reset(shot, change);
        count(shot);
    }

    private void count(int shot) {
        passCounts.add(pass(shot), glows(shot));
    }

    private void uncount(int shot) {
        passCounts.remove(pass(shot), glows(shot));
    }

    /** Returns the pass in which a shot is drawn. */
    int pass(int shot) {
        ShotLook look = style(shot).look();
        return has(shot, ShotTraits.OWN_LOOK) ? appearance.pass(shot, look) : look.pass();
    }

    /** Returns whether a shot has a glow. */
    boolean glows(int shot) {
        ShotLook look = style(shot).look();
        return has(shot, ShotTraits.OWN_LOOK) ? appearance.glows(shot, look) : look.glows();
    }

    /** Returns what a shot overrides of its look, in an object that the next call reuses; null for nothing. */
    @Nullable
    OwnLook ownLook(int shot) {
        return has(shot, ShotTraits.OWN_LOOK) ? appearance.get(shot) : null;
    }

    /** Returns a property of the look of a shot: its own, or that of its style. */
    double look(int shot, LookProperty property) {
        ShotLook look = style(shot).look();
        return has(shot, ShotTraits.OWN_LOOK) ? appearance.get(shot, property, look) : look.get(property);
    }

    /** Sets a property of the look of a single shot. */
    void setLook(int shot, LookProperty property, double value) {
        if (look(shot, property) == value) return;
        uncount(shot);
        if (!has(shot, ShotTraits.OWN_LOOK)) appearance.begin(shot);
        addTrait(shot, ShotTraits.OWN_LOOK);
        appearance.set(shot, property, value == style(shot).look().get(property) ? Double.NaN : value);
        count(shot);
    }

    /** Sets the rate of spin of a shot, which continues from its current rotation. */
    void setSpin(int shot, double spin) {
        double turned = (look(shot, LookProperty.SPIN) - spin) * Math.max(0, age[shot]);
        setLook(shot, LookProperty.ROTATION, look(shot, LookProperty.ROTATION) + turned);
        setLook(shot, LookProperty.SPIN, spin);
    }

    void setRadius(int shot, double size) {
        radius[shot] = size;
        remeasure(shot);
    }

    private void remeasure(int shot) {
        measure(shot);
        changedShots.add(shot);
    }

    /** Updates what is known about the sizes and groups of all shots when those of one are new. */
    private void measure(int shot) {
        double beyond = spec(shot).length() / 2;
        double reach = radius[shot] + beyond;
        maxReach = Math.max(maxReach, beyond);
        anyHits |= hits[shot];
        if (reach > LARGE) addTrait(shot, ShotTraits.LARGE);
        else {
            removeTrait(shot, ShotTraits.LARGE);
            smallReach = Math.max(smallReach, reach);
        }
    }

    /** Sets the direction and speed of a shot. They take effect after its delay and after its orbit. */
    void setVelocity(int shot, double direction, double fast) {
        angle[shot] = direction;
        speed[shot] = fast;
        if (!isLaunched(shot)) stop(shot);
        else if (!has(shot, ShotTraits.ORBITING)) start(shot);
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

    /** Reflects a shot at a vertical line. */
    void mirrorX(int shot, double line) {
        x[shot] = 2 * line - x[shot];
        if (has(shot, ShotTraits.FALLING)) fallX.set(shot, -fallX.get(shot));
        setVelocity(shot, Aim.turn(0, 180 - angle[shot]), speed[shot]);
    }

    /** Reflects a shot at a horizontal line. */
    void mirrorY(int shot, double line) {
        y[shot] = 2 * line - y[shot];
        if (has(shot, ShotTraits.FALLING)) fallY.set(shot, -fallY.get(shot));
        setVelocity(shot, Aim.turn(0, -angle[shot]), speed[shot]);
    }

    /** Reflects the velocity of a shot at a surface with a normal vector, and multiplies it by a factor. */
    void reflect(int shot, double normalX, double normalY, double factor) {
        if (has(shot, ShotTraits.FALLING)) {
            double twice = 2 * (fallX.get(shot) * normalX + fallY.get(shot) * normalY);
            fallX.set(shot, (fallX.get(shot) - twice * normalX) * factor);
            fallY.set(shot, (fallY.get(shot) - twice * normalY) * factor);
        }
        setVelocity(shot, Aim.turn(0, mirrored(angle[shot], normalX, normalY)), speed[shot] * factor);
    }

    /** Horizontal and vertical surfaces reflect right angles without rounding errors. */
    private static double mirrored(double angle, double normalX, double normalY) {
        if (normalX == 0) return -angle;
        return normalY == 0 ? 180 - angle : 2 * Aim.angle(0, 0, normalX, normalY) + 180 - angle;
    }

    /** Returns whether the shot is alive and its delay is over. */
    boolean isLaunched(int shot) {
        return age[shot] >= 0;
    }

    /** Returns the direction of movement, in which the shot is drawn; in degrees. */
    double facing(int shot) {
        boolean other = has(shot, ShotTraits.FALLING | ShotTraits.ORBITING) && (stepX[shot] != 0 || stepY[shot] != 0);
        return other ? Aim.angle(0, 0, stepX[shot], stepY[shot]) : angle[shot];
    }

    /** Returns the part of a tick by which the shots moved last. */
    double part() {
        return part;
    }

    /** Returns the x of a shot before its last move. */
    double fromX(int shot) {
        double from = x[shot] - stepX[shot] * part;
        return has(shot, ShotTraits.HAS_PARENT) ? from - carriedX.get(shot) : from;
    }

    /** Returns the y of a shot before its last move. */
    double fromY(int shot) {
        double from = y[shot] - stepY[shot] * part;
        return has(shot, ShotTraits.HAS_PARENT) ? from - carriedY.get(shot) : from;
    }

    void kill(int shot, ShotEndReason reason) {
        if (!isLive(shot)) return;
        firstDead = dead == 0 ? shot : Math.min(firstDead, shot);
        dead++;
        reserved++;
        if (has(shot, ShotTraits.PART)) parts--;
        int last = age[shot];
        age[shot] = DEAD;
        endLook(shot, last, reason);
        if (observer != null) observer.onEnd(shot, last, reason);
    }

    private void endLook(int shot, int last, ShotEndReason reason) {
        uncount(shot);
        if (!reason.showsEndEffect()) return;
        endEffects.add(style(shot).look(), x[shot], y[shot], facing(shot), last, ownLook(shot));
    }

    /** Moves all shots before an index by a part of a tick. Moving dead ones too is faster and harmless. */
    void move(int end, double partOfTick) {
        part = partOfTick;
        for (int i = 0; i < end; i++) x[i] += stepX[i] * partOfTick;
        for (int i = 0; i < end; i++) y[i] += stepY[i] * partOfTick;
    }

    /** Increments the ages of all shots before an index. Dead shots stay dead. */
    void incrementAges(int end) {
        for (int i = 0; i < end; i++) age[i]++;
    }

    /**
     * Frees the places of dead shots. Closes their gaps only if there are many, because that moves most other shots.
     *
     * @param end an index
     * @return the index after the shots that were before it
     */
    int freeDead(int end) {
        reserved = 0;
        boolean isWorthwhile = dead > mostDead(Math.min(size, mostLive)) || dead == size;
        return isWorthwhile ? compact(end) : end;
    }

    /** Closes the gaps left by dead shots. */
    void compact() {
        if (dead == 0) return;
        move.begin(firstDead);
        for (int next = firstDead; next < size; ) {
            next = collect(next);
            applyMove();
            move.begin(move.end());
        }
        release(move.end());
    }

    /** Adds the next live shots to the move. Returns the index after the last one that was looked at. */
    private int collect(int first) {
        int shot = first;
        for (; shot < size && !move.isFull(); shot++) move.add(shot, isLive(shot));
        return shot;
    }

    /** Closes the gaps. Returns how many of the shots before an index are left. */
    private int compact(int end) {
        if (dead == 0) return end;
        int left = Math.min(firstDead, end);
        for (int i = firstDead; i < end; i++) if (isLive(i)) left++;
        compact();
        return left;
    }

    private void applyMove() {
        move.apply(x);
        move.apply(y);
        move.apply(stepX);
        move.apply(stepY);
        move.apply(angle);
        move.apply(speed);
        move.apply(radius);
        move.apply(damage);
        move.apply(age);
        move.apply(hits);
        move.apply(traits);
        move.apply(grazed);
        move.apply(spec);
        move.apply(style);
        for (int i = 0; i < columns.size(); i++) columns.get(i).apply(move);
        if (observer != null) observer.onMove(move);
    }

    private void release(int newSize) {
        Arrays.fill(spec, newSize, size, null);
        Arrays.fill(style, newSize, size, null);
        if (observer != null) observer.onRelease(newSize, size);
        size = newSize;
        dead = 0;
        reserved = 0;
        if (size > 0) return;
        anyTraits = 0;
        anyHits = 0;
        maxReach = 0;
        smallReach = 0;
    }

    /** Notified when the indices of shots change. */
    interface Observer {
        /** Called when a shot has ended. Its numbers, except its age, stay until the gaps are closed. */
        void onEnd(int shot, int age, ShotEndReason reason);

        /** Called when some shots are moved to other indices. */
        void onMove(ShotMove move);

        /** Called when the indices from {@code from} up to, but not including, {@code to} are no longer used. */
        void onRelease(int from, int to);
    }
}

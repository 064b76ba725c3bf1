package kodama.shot.pattern;

import kodama.base.Checks;
import org.jspecify.annotations.Nullable;

/**
 * A tree of shots: a shape, and at each of its places a shot or a nested pattern.
 *
 * <p>Shots are fired in the order of the places, all shots of the first place before those of the second. The position
 * and direction of a level apply to everything inside it: the fans at the places of a ring point outward.
 *
 * <p>Patterns can take time. With {@link #withInterval} each place starts some ticks after the one before it, and
 * {@link #fire(FireContext, int, ShotSink)} fires the shots of one tick from the current origin.
 *
 * <p>Firing walks the tree. Each level keeps one {@link SpawnPoint}, which is set to that of the enclosing level and
 * then moved to each place in turn, so a call allocates a few objects, but none per shot. Immutable.
 *
 * <pre>{@code
 * Pattern flower = Pattern.of(new RingShape(12)).of(Pattern.of(new FanShape(3, 20)));
 * flower.fire(
 *         FireContext.withoutTarget(90, 2),
 *         (x, y, angle, speed, delay, look) -> shots.fire(spec, 160 + x, 60 + y, angle, speed));
 * }</pre>
 */
public final class Pattern {
    /** Maximum number of nested levels. */
    public static final int MAX_DEPTH = 16;

    /** A tick number that means all ticks. */
    private static final int ALWAYS = -1;

    private static final Pattern[] NOTHING = {};

    private final PatternShape shape;
    private final Placement placement;
    private final int interval;
    private final int look;
    private final @Nullable Long seed;
    private final Pattern[] within;

    private final int levels;
    private final long count;
    /** Last tick of the longest nested pattern. */
    private final int lastWithin;

    private Pattern(
            PatternShape shape, Placement placement, int interval, int look, @Nullable Long seed, Pattern[] within) {
        this.shape = shape;
        this.placement = placement;
        this.interval = interval;
        this.look = look;
        this.seed = seed;
        this.within = within;
        levels = countLevels();
        count = countShots();
        lastWithin = longestWithin();
    }

    private int countLevels() {
        int most = 0;
        for (Pattern each : within) most = Math.max(most, each.levels);
        if (most < MAX_DEPTH) return most + 1;
        throw new IllegalArgumentException("a pattern can have at most " + MAX_DEPTH + " nested levels");
    }

    private long countShots() {
        if (within.length == 0) return shape.n();
        long sum = 0;
        for (int i = 0; i < shape.n() && sum < Integer.MAX_VALUE; i++) sum += within[i % within.length].count;
        return Math.min(sum, Integer.MAX_VALUE);
    }

    private int longestWithin() {
        int longest = 0;
        for (Pattern each : within) longest = Math.max(longest, each.lastTick());
        return longest;
    }

    /** Creates a pattern of shots in a shape, all fired at once, with look 0. */
    public static Pattern of(PatternShape shape) {
        return new Pattern(shape, Placement.PLAIN, 0, 0, null, NOTHING);
    }

    /**
     * Returns a copy with nested patterns at the places of the shape.
     *
     * @param patterns assigned to the places in turn; at least one
     * @throws IllegalArgumentException if there is none, or there would be more than {@link #MAX_DEPTH} levels
     */
    public Pattern of(Pattern... patterns) {
        Checks.atLeast("patterns", patterns.length, 1);
        return new Pattern(shape, placement, interval, look, seed, patterns.clone());
    }

    /**
     * Returns a copy with another placement.
     *
     * @param placement the placement, which replaces an earlier one
     */
    public Pattern withPlacement(Placement placement) {
        return new Pattern(shape, placement, interval, look, seed, within);
    }

    /**
     * Returns a copy in which each place starts later than the one before it.
     *
     * @param ticks interval; in ticks, at least 0
     * @throws IllegalArgumentException if it is below 0
     */
    public Pattern withInterval(int ticks) {
        return new Pattern(shape, placement, Checks.atLeast("every", ticks, 0), look, seed, within);
    }

    /**
     * Returns a copy in which the shots of this level have another look.
     *
     * @param number passed to the sink
     */
    public Pattern withLook(int number) {
        return new Pattern(shape, placement, interval, number, seed, within);
    }

    /** Returns a copy in which this level has its own random seed: its shots are the same in each call. */
    public Pattern withSeed(long seed) {
        return new Pattern(shape, placement, interval, look, seed, within);
    }

    /** Returns the number of shots, at least 1; {@link Integer#MAX_VALUE} also means more. */
    public int count() {
        return (int) count;
    }

    /** Returns the tick in which the last shot is fired; 0 is the first tick. */
    public int lastTick() {
        return (int) Math.min(Integer.MAX_VALUE, (long) interval * (shape.n() - 1) + lastWithin);
    }

    /** Returns the duration including the interval after the last place, in ticks; 0 if all shots are fired at once. */
    public int duration() {
        int longest = interval;
        for (Pattern each : within) longest = Math.max(longest, each.duration());
        return (int) Math.min(Integer.MAX_VALUE, (long) interval * (shape.n() - 1) + longest);
    }

    /**
     * Returns whether the pattern differs between calls with different seeds.
     *
     * @return true if any level is random and has no seed of its own
     */
    public boolean isRandom() {
        if (seed != null) return false;
        if (shape.isRandom() || placement.isRandom()) return true;
        for (Pattern each : within) if (each.isRandom()) return true;
        return false;
    }

    /**
     * Returns whether the pattern requires a target.
     *
     * @return true if the angles of any level are relative to the target
     */
    public boolean isAimed() {
        if (placement.isAimed()) return true;
        for (Pattern each : within) if (each.isAimed()) return true;
        return false;
    }

    /**
     * Fires all shots, even if the pattern takes time.
     *
     * @param context the context; the origin is 0, 0
     * @throws IllegalArgumentException if the pattern is aimed, but the context has no target
     */
    public void fire(FireContext context, ShotSink sink) {
        begin(context, ALWAYS, sink);
    }

    /**
     * Fires the shots of one tick.
     *
     * @param context the context; the origin is 0, 0
     * @param tick 0 to {@link #lastTick}; in later ticks nothing is fired
     * @throws IllegalArgumentException if the tick is below 0, or if the pattern is aimed, but the context has no
     *     target
     */
    public void fire(FireContext context, int tick, ShotSink sink) {
        begin(context, Checks.atLeast("tick", tick, 0), sink);
    }

    private void begin(FireContext context, int tick, ShotSink sink) {
        if (isAimed() && !context.hasTarget())
            throw new IllegalArgumentException("the pattern is aimed, but there is no target");
        SpawnPoint[] points = new SpawnPoint[levels + 1];
        for (int i = 0; i < points.length; i++) points[i] = new SpawnPoint();
        points[0].begin(context);
        new Firing(context, points, sink).fire(this, 0, tick);
    }

    /** One call. Has a point per level, so that none is allocated per shot. */
    private record Firing(FireContext context, SpawnPoint[] points, ShotSink sink) {
        void fire(Pattern pattern, int level, int tick) {
            int n = pattern.shape.n();
            for (int i = pattern.firstAt(tick); i < n; i++) {
                long begins = (long) i * pattern.interval;
                if (tick == ALWAYS) fire(pattern, i, level, ALWAYS);
                else if (begins <= tick) fire(pattern, i, level, (int) (tick - begins));
                else return;
            }
        }

        private void fire(Pattern pattern, int i, int level, int due) {
            Pattern[] within = pattern.within;
            if (within.length == 0 && due > 0) return;
            SpawnPoint middle = points[level];
            SpawnPoint point = points[level + 1];
            point.moveTo(middle);
            pattern.placement.place(pattern.shape, i, pattern.key(middle), context, point);
            if (within.length > 0) fire(within[i % within.length], level + 1, due);
            else shoot(point, pattern.look);
        }

        private void shoot(SpawnPoint point, int look) {
            int delay = (int) Math.min(Integer.MAX_VALUE, Math.round(point.delay));
            sink.fire(point.x, point.y, point.angle, point.speed * point.speedFactor, delay, look);
        }
    }

    /** Returns the first place that can have a shot in a tick; those before it are finished. */
    private int firstAt(int tick) {
        if (interval == 0 || tick <= lastWithin) return 0;
        return (int) (((long) tick - lastWithin + interval - 1) / interval);
    }

    private long key(SpawnPoint middle) {
        return seed == null ? middle.key : seed;
    }
}

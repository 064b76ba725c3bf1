package kodama.shot.pattern;

import kodama.base.Checks;
import org.jspecify.annotations.Nullable;

/**
 * Many shots as a tree: a shape, and at each of its places a shot or another pattern.
 *
 * <p>Shots are fired in the order of the places, all those of the first place before those of the second. What a level
 * does to directions and places holds for all within it: fans at the places of a ring look outward.
 *
 * <p>Patterns may take time: with {@link #every} a place begins so many ticks after the one before it, and {@link
 * #fire(FireContext, int, ShotSink)} fires what is due in one of its ticks, from where the muzzle then is.
 *
 * <p>Immutable. Firing allocates a few objects a call and none a shot.
 *
 * <pre>{@code
 * Pattern flower = Pattern.of(new Ring(12)).of(Pattern.of(new Fan(3, 20)));
 * flower.fire(Muzzle.of(90, 2), (x, y, angle, speed, delay, look) -> shots.fire(spec, 160 + x, 60 + y, angle, speed));
 * }</pre>
 */
public final class Pattern {
    /** How many levels there can be, one within the other. */
    public static final int MAX_DEPTH = 16;

    /** Stands for all ticks at once. */
    private static final int ALWAYS = -1;

    private static final Pattern[] NOTHING = {};

    private final PatternShape shape;
    private final Placement placement;
    private final int every;
    private final int look;
    private final @Nullable Long seed;
    private final Pattern[] within;

    private final int levels;
    private final long count;
    /** The last tick of the longest of those within. */
    private final int lastWithin;

    private Pattern(
            PatternShape shape, Placement placement, int every, int look, @Nullable Long seed, Pattern[] within) {
        this.shape = shape;
        this.placement = placement;
        this.every = every;
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
        throw new IllegalArgumentException("a pattern can have " + MAX_DEPTH + " levels, one within the other");
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

    /** Makes a pattern of shots in a shape: all at once, with a look of 0. */
    public static Pattern of(PatternShape shape) {
        return new Pattern(shape, Placement.PLAIN, 0, 0, null, NOTHING);
    }

    /**
     * Puts patterns at the places of the shape, in place of shots.
     *
     * @param patterns take turns; at least one
     * @return the same pattern otherwise
     * @throws IllegalArgumentException if there is none, or there are more than {@link #MAX_DEPTH} levels then
     */
    public Pattern of(Pattern... patterns) {
        Checks.atLeast("patterns", patterns.length, 1);
        return new Pattern(shape, placement, every, look, seed, patterns.clone());
    }

    /**
     * Says how places differ besides.
     *
     * @param how in place of what was said before
     * @return the same pattern otherwise
     */
    public Pattern withPlacement(Placement how) {
        return new Pattern(shape, how, every, look, seed, within);
    }

    /**
     * Lets each place begin later than the one before it.
     *
     * @param ticks how much; in ticks, at least 0
     * @return the same pattern otherwise
     * @throws IllegalArgumentException if that is below 0
     */
    public Pattern withInterval(int ticks) {
        return new Pattern(shape, placement, Checks.atLeast("every", ticks, 0), look, seed, within);
    }

    /**
     * Gives the shots of this level a look.
     *
     * @param number told to the sink
     * @return the same pattern otherwise
     */
    public Pattern withLook(int number) {
        return new Pattern(shape, placement, every, number, seed, within);
    }

    /**
     * Gives the chance of this level a seed of its own: the same shots at each call, wherever in a pattern it stands.
     *
     * @return the same pattern otherwise
     */
    public Pattern withSeed(long own) {
        return new Pattern(shape, placement, every, look, own, within);
    }

    /** Counts its shots, at least 1; {@link Integer#MAX_VALUE} for so many or more. */
    public int count() {
        return (int) count;
    }

    /** Tells when its last shot is fired: number of the tick; 0 for the first, and if it takes no time. */
    public int lastTick() {
        return (int) Math.min(Integer.MAX_VALUE, (long) every * (shape.n() - 1) + lastWithin);
    }

    /** Tells how long it takes: also the last place has its time, in ticks; 0 if all is fired at once. */
    public int duration() {
        int longest = every;
        for (Pattern each : within) longest = Math.max(longest, each.duration());
        return (int) Math.min(Integer.MAX_VALUE, (long) every * (shape.n() - 1) + longest);
    }

    /**
     * Tells whether it differs from call to call, unless the muzzle has the same seed.
     *
     * @return true if something in it is by chance, and has no seed of its own
     */
    public boolean isRandom() {
        if (seed != null) return false;
        if (shape.isRandom() || placement.isRandom()) return true;
        for (Pattern each : within) if (each.isRandom()) return true;
        return false;
    }

    /**
     * Tells whether it can be fired only from a muzzle that has a target.
     *
     * @return true if some directions count from the way to it
     */
    public boolean isAimed() {
        if (placement.isAimed()) return true;
        for (Pattern each : within) if (each.isAimed()) return true;
        return false;
    }

    /**
     * Fires it as a whole, also if it takes time.
     *
     * @param muzzle where from; its place is 0, 0
     * @throws IllegalArgumentException if it is aimed, but the muzzle has no target
     */
    public void fire(FireContext muzzle, ShotSink sink) {
        begin(muzzle, ALWAYS, sink);
    }

    /**
     * Fires what is due in one of its ticks.
     *
     * @param muzzle where from; its place is 0, 0
     * @param tick which; from 0 to {@link #lastTick}, in all others nothing is fired
     * @throws IllegalArgumentException if the tick is below 0, or if it is aimed, but the muzzle has no target
     */
    public void fire(FireContext muzzle, int tick, ShotSink sink) {
        begin(muzzle, Checks.atLeast("tick", tick, 0), sink);
    }

    private void begin(FireContext muzzle, int tick, ShotSink sink) {
        if (isAimed() && !muzzle.hasTarget())
            throw new IllegalArgumentException("the pattern is aimed, but the muzzle has no target");
        SpawnPoint[] spots = new SpawnPoint[levels + 1];
        for (int i = 0; i < spots.length; i++) spots[i] = new SpawnPoint();
        spots[0].begin(muzzle);
        new Firing(muzzle, spots, sink).fire(this, 0, tick);
    }

    /** One call; a spot for each level, so that none has to be made for a shot. */
    private record Firing(FireContext muzzle, SpawnPoint[] spots, ShotSink sink) {
        void fire(Pattern pattern, int level, int tick) {
            int n = pattern.shape.n();
            for (int i = pattern.firstAt(tick); i < n; i++) {
                long begins = (long) i * pattern.every;
                if (tick == ALWAYS) fire(pattern, i, level, ALWAYS);
                else if (begins <= tick) fire(pattern, i, level, (int) (tick - begins));
                else return;
            }
        }

        private void fire(Pattern pattern, int i, int level, int due) {
            Pattern[] within = pattern.within;
            if (within.length == 0 && due > 0) return;
            SpawnPoint middle = spots[level];
            SpawnPoint spot = spots[level + 1];
            spot.moveTo(middle);
            pattern.placement.place(pattern.shape, i, pattern.key(middle), muzzle, spot);
            if (within.length > 0) fire(within[i % within.length], level + 1, due);
            else shoot(spot, pattern.look);
        }

        private void shoot(SpawnPoint spot, int look) {
            int delay = (int) Math.min(Integer.MAX_VALUE, Math.round(spot.delay));
            sink.fire(spot.x, spot.y, spot.angle, spot.speed * spot.speedFactor, delay, look);
        }
    }

    /** The first place that may have a shot in a tick: those before it have long fired their last. */
    private int firstAt(int tick) {
        if (every == 0 || tick <= lastWithin) return 0;
        return (int) (((long) tick - lastWithin + every - 1) / every);
    }

    private long key(SpawnPoint middle) {
        return seed == null ? middle.key : seed;
    }
}

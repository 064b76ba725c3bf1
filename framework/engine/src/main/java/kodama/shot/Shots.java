package kodama.shot;

import java.util.ArrayList;
import java.util.List;
import kodama.base.Checks;
import kodama.base.ErrorSink;
import kodama.draw.DrawList;
import kodama.geom.Bounds;
import kodama.hit.Targets;
import kodama.shot.look.ShotEndEffects;
import org.jspecify.annotations.Nullable;

/**
 * A pool of shots that fly straight or as someone steers them, hit the targets of some groups, and vanish when they hit
 * or leave.
 *
 * <p>Shots move, hit and are drawn in the order in which they were fired. In {@link #update} each shot of that order
 * looks for the targets it met on this tick's way, tells the first of them in the order of {@link Targets#add}, and is
 * gone; a piercing shot tells every one, in every tick of contact, and flies on. Targets stand still meanwhile, so a
 * shot that is fast never passes through them.
 *
 * <p>Firing and clearing is legal at any time, also from a hit. A shot fired during an update first moves in the next.
 *
 * <p>In a tick the pilots steer first; then all move, hit, and leave; then those who want to hear of shots are told.
 *
 * <p>Owned by the game thread. Allocates nothing in a tick; handles of shots are made when they are fired.
 *
 * <pre>{@code
 * targets.begin(screen);
 * targets.add(SHIP, ship);
 * shots.update(screen, targets);
 * shots.draw(list);
 * }</pre>
 */
public final class Shots {
    /** How far outside the bounds shots live on, unless set otherwise: half of a large sprite. */
    public static final double DEFAULT_MARGIN = ShotBounds.DEFAULT_MARGIN;

    /** Index of no shot. */
    private static final int NONE = -1;

    private final int capacity;
    private final ShotData data;
    private final ErrorSink errors;
    private final ShotClock clock = new ShotClock();
    private final ShotBounds fields;
    private final ShotParents carriers;
    private final ShotMotion motion;
    private final ShotHits hits;
    private final ShotAges ages;
    private final ShotCallbackRunner calls;
    private final ShotEventQueue news;
    private final ShotHandles handles;
    private final ShotPassCounts layers = new ShotPassCounts();
    private final ShotEndEffects endings = new ShotEndEffects();
    private final ShotPainter painter;
    /** How many were not fired, as the pool was full. */
    private long dropped;

    private Runnable whenFull = this::reportFull;

    private boolean updating;
    /** Walks over the shots that are under way, one inside the other; gaps are closed only at 0. */
    private int walks;

    /**
     * Makes an empty pool.
     *
     * @param capacity how many shots there can be at once; at least 1
     * @param errors receives each exception thrown by a hit target, and, unless {@link #whenFull} is set, once that the
     *     pool is full
     * @throws IllegalArgumentException if the capacity is below 1
     */
    public Shots(int capacity, ErrorSink errors) {
        this.capacity = Checks.atLeast("capacity", capacity, 1);
        this.errors = errors;
        this.news = new ShotEventQueue(errors);
        this.data = new ShotData(capacity, layers, endings);
        this.painter = new ShotPainter(data, layers, endings);
        this.handles = new ShotHandles(data, news);
        this.ages = new ShotAges(data);
        this.calls = new ShotCallbackRunner(data, handles, errors);
        ShotPathSegments legs = new ShotPathSegments(data);
        this.fields = new ShotBounds(data, legs, handles, news);
        this.carriers = new ShotParents(data, errors);
        this.motion = new ShotMotion(data, carriers, fields, errors);
        this.hits = new ShotHits(data, legs, errors);
        data.setObserver(handles);
    }

    /**
     * Sets how far outside the bounds shots live on.
     *
     * @param margin distance of a shot's center from the bounds; in virtual pixels, at least 0
     * @throws IllegalArgumentException if the margin is below 0 or no finite number
     */
    public void setMargin(double margin) {
        fields.setMargin(margin);
    }

    /**
     * Sets the field in which shots live, in place of the bounds of the update.
     *
     * @param field null for those bounds
     */
    public void setField(@Nullable Bounds field) {
        fields.setField(field);
    }

    /** Returns the field in which shots live: null for the bounds of the update. */
    public @Nullable Bounds field() {
        return fields.field();
    }

    /**
     * Sets how fast all shots fly, beside their own speeds.
     *
     * @param pace what part of its way each goes in a tick; 1 at first, at least 0
     * @throws IllegalArgumentException if the pace is below 0 or no finite number
     */
    public void setTimeScale(double pace) {
        clock.setTimeScale(pace);
    }

    /**
     * Fires a shot.
     *
     * @param x where it starts; in virtual pixels
     * @param y where it starts; in virtual pixels
     * @param angle direction; in degrees, 0 right, 90 down
     * @param speed in virtual pixels a tick; negative flies backwards
     * @return false if the pool is full: then nothing was fired; room made during an update is there after it
     * @throws IllegalArgumentException if a number is not finite
     */
    public boolean fire(ShotSpec spec, double x, double y, double angle, double speed) {
        return add(spec, x, y, angle, speed) != NONE;
    }

    /**
     * Fires a shot, and keeps it at hand.
     *
     * @param x where it starts; in virtual pixels
     * @param y where it starts; in virtual pixels
     * @param angle direction; in degrees, 0 right, 90 down
     * @param speed in virtual pixels a tick; negative flies backwards
     * @return the shot, to look at it and to change it; null if the pool is full
     * @throws IllegalArgumentException if a number is not finite
     */
    public @Nullable Shot fireWithHandle(ShotSpec spec, double x, double y, double angle, double speed) {
        int shot = add(spec, x, y, angle, speed);
        return shot == NONE ? null : handles.of(shot);
    }

    /**
     * Makes a shot that is gone from the first, for those who had no room for one and want to go on as if.
     *
     * @param x where it would start; in virtual pixels
     * @param y where it would start; in virtual pixels
     * @param angle direction; in degrees
     * @param speed in virtual pixels a tick
     * @return the shot, which never flies
     */
    public Shot createEndedShot(ShotSpec spec, double x, double y, double angle, double speed) {
        return new ShotHandle(data, spec, x, y, angle, speed);
    }

    /**
     * Returns what a shot has in common with others.
     *
     * @param shot one of this pool
     * @return as it was fired, or {@linkplain #setSpec changed} since; for one that is gone, what it had last
     */
    public ShotSpec spec(Shot shot) {
        return own(shot).spec();
    }

    /**
     * Gives a shot something else in common with others: whom it hits, who hears of it, who steers it, how it moves. It
     * keeps its look, its damage and its course, which are changed by its own methods; and its motion if that is the
     * same, else it begins anew. Does nothing if the shot is gone.
     *
     * @param shot one of this pool
     */
    public void setSpec(Shot shot, ShotSpec spec) {
        ShotHandle own = own(shot);
        if (!own.isAlive()) return;
        int index = own.index();
        boolean moves = data.spec(index).motion() != spec.motion();
        data.setSpec(index, spec);
        if (moves) motion.begin(index);
    }

    /**
     * Tells how the speed and the direction of a shot change.
     *
     * @param shot one of this pool
     * @return what holds from the next tick on; steady if it is gone
     */
    public MotionRates motionRates(Shot shot) {
        ShotHandle own = own(shot);
        return own.isAlive() ? motion.rates(own.index()) : MotionRates.STEADY;
    }

    /**
     * Sets how the speed and the direction of a shot change. Does nothing if it is gone.
     *
     * @param shot one of this pool
     * @param course from the next tick on
     */
    public void setMotionRates(Shot shot, MotionRates course) {
        ShotHandle own = own(shot);
        if (own.isAlive()) motion.setRates(own.index(), course);
    }

    private ShotHandle own(Shot shot) {
        if (shot instanceof ShotHandle known && known.belongsTo(data)) return known;
        throw new IllegalArgumentException("the shot is of another pool");
    }

    private int add(ShotSpec spec, double x, double y, double angle, double speed) {
        Checks.finite("x", x);
        Checks.finite("y", y);
        Checks.finite("angle", angle);
        Checks.finite("speed", speed);
        if (!hasRoom()) return drop();
        int shot = data.add(spec, x, y, angle, speed);
        if (spec.motion() != Motion.STRAIGHT) motion.begin(shot);
        data.savePosition(shot);
        return shot;
    }

    /**
     * Tells whether a shot could be fired now.
     *
     * @return false if the pool is full; room made during a walk is there after it
     */
    public boolean hasRoom() {
        if (data.size == capacity) settle();
        return data.size < capacity;
    }

    private int drop() {
        if (dropped++ == 0) whenFull.run();
        return NONE;
    }

    private void reportFull() {
        String full = "all " + capacity + " shots are in flight; further ones are dropped";
        errors.report("shots", new IllegalStateException(full));
    }

    /**
     * Sets what is called once, when the first shot is not fired because the pool is full. Unless set, an error is
     * reported.
     *
     * @param listener called at the first such shot
     */
    public void setFullListener(Runnable listener) {
        whenFull = listener;
    }

    /**
     * Advances all shots by one tick: moves them, tells hits, and removes those that hit or left.
     *
     * <p>An exception thrown by a target is reported, and the others are told all the same.
     *
     * @param bounds the area shots live in; with the margin around it
     * @throws IllegalStateException if called from inside an update or a walk, say by a target that is hit
     */
    public void update(Bounds bounds, Targets targets) {
        if (updating) throw new IllegalStateException("update() called from inside update()");
        if (walks > 0) throw new IllegalStateException("update() called from inside forEach()");
        data.compact();
        updating = true;
        walks++;
        try {
            advance(bounds, targets);
        } finally {
            walks--;
            settle();
            news.dispatch();
            updating = false;
        }
    }

    /**
     * Leads and moves all shots; only where a whole tick of theirs begins and ends are they led, and grow older. Gaps
     * are closed before anyone is told, so that a shot may be replaced even if the pool was full.
     */
    private void advance(Bounds bounds, Targets targets) {
        int end = data.size;
        fields.setScreen(bounds);
        for (clock.begin(); clock.hasNextStep(); ) {
            news.defer();
            if (clock.isAtTickStart()) lead(end);
            double part = clock.step();
            fly(end, part, targets);
            boolean over = clock.advance(part);
            if (over) ages.advance(end);
            end = data.compact(end);
            news.dispatch();
            if (over) calls.notifyTicks(end);
        }
    }

    private void lead(int end) {
        endings.update();
        calls.steer(end);
        motion.advance(end);
    }

    private void fly(int end, double part, Targets targets) {
        data.move(end, part);
        carriers.followParents(end);
        fields.bounceAndWrap(end);
        hits.update(end, targets);
        fields.removeOutside(end);
    }

    /**
     * Sets whether pictures are drawn between ticks; false at first.
     *
     * @param wanted whether {@link #beginInterpolation} may be given another moment than the end of a tick
     */
    public void setInterpolated(boolean wanted) {
        data.setSavesPositions(wanted);
    }

    /** Begins a tick: pictures until the next one show shots between where they are now and where they then are. */
    public void beginTick() {
        data.savePositions();
    }

    /**
     * Begins a picture: until {@link #endInterpolation} shots are where that shows them.
     *
     * @param alpha how much of the last tick is over in it; above 0, and from 1 on all of it
     */
    public void beginInterpolation(double alpha) {
        data.beginInterpolation(alpha);
    }

    /**
     * Returns how much of the last tick is over in the picture that is being drawn.
     *
     * @return above 0, at most 1; 1 unless a picture between two ticks is being drawn
     */
    public double alpha() {
        return data.alpha();
    }

    /** Ends a picture. */
    public void endInterpolation() {
        data.endInterpolation();
    }

    /**
     * Draws all shots layer by layer, within a layer the one fired first at the back. What is left of shots that have
     * ended is behind all, the light around shots behind the shots of their layer, and those that add to what is
     * below them in front of them.
     */
    public void draw(DrawList list) {
        settle();
        painter.draw(list);
    }

    /** Removes all shots, and what is left of earlier ones. Those that are fired by who hears of it stay. */
    public void clear() {
        endings.clear();
        clear(0L);
    }

    /**
     * Removes the shots that would hit a group.
     *
     * @param group number of the group
     */
    public void clear(int group) {
        clear(Targets.mask(group));
    }

    /** Removes the shots that would hit all of these groups; with none, that are all shots. */
    private void clear(long groups) {
        walks++;
        try {
            int end = data.size;
            for (int i = 0; i < end; i++) {
                if ((data.hits[i] & groups) == groups && data.isIndependent(i)) data.kill(i, ShotEndReason.CLEARED);
            }
        } finally {
            walks--;
            settle();
        }
    }

    /** Takes shots away as a bomb does, which may be seen. Those that are fired by who hears of it stay. */
    public int cancel(ShotFilter filter) {
        walks++;
        try {
            return cancel(filter, data.size);
        } finally {
            walks--;
            settle();
        }
    }

    private int cancel(ShotFilter filter, int end) {
        int count = 0;
        for (int i = 0; i < end; i++) {
            if (!takes(filter, i)) continue;
            data.kill(i, ShotEndReason.CANCELED);
            count++;
        }
        return count;
    }

    /**
     * Lists shots, and so gives each of them a handle if it has none.
     *
     * @return those in flight, in the order in which they were fired
     */
    public List<Shot> select(ShotFilter filter) {
        List<Shot> found = new ArrayList<>();
        for (int i = 0; i < data.size; i++) if (takes(filter, i)) found.add(handles.of(i));
        return found;
    }

    private boolean takes(ShotFilter filter, int shot) {
        return data.isIndependent(shot) && filter.matches(data.x[shot], data.y[shot], data.hits[shot]);
    }

    private boolean hits(int shot, int group) {
        return (data.hits[shot] >>> group & 1) != 0;
    }

    /** Returns how many shots are in flight. */
    public int count() {
        return data.liveCount();
    }

    /**
     * Returns how many shots would hit a group. Looks at all shots.
     *
     * @param group number of the group
     */
    public int count(int group) {
        int count = 0;
        for (int i = 0; i < data.size; i++) {
            if (hits(i, group) && data.isIndependent(i)) count++;
        }
        return count;
    }

    /**
     * Shows all shots in the order in which they were fired. Legal at any time, also from a hit.
     *
     * @param visitor is shown each shot that is in flight; may fire and clear, and is not shown what it fires
     */
    public void forEach(ShotVisitor visitor) {
        walks++;
        try {
            visit(data.size, visitor);
        } finally {
            walks--;
            settle();
        }
    }

    private void visit(int end, ShotVisitor visitor) {
        for (int i = 0; i < end; i++) {
            if (data.isIndependent(i)) visitor.visit(data.x[i], data.y[i], data.angle[i], data.hits[i], data.age[i]);
        }
    }

    /**
     * Shows the outlines of all shots that can hit, in the order in which they were fired. Legal at any time.
     *
     * @param visitor is shown each shot that is in flight and does not wait for its delay; must not fire or clear
     */
    public void forEachOutline(ShotOutlineVisitor visitor) {
        for (int i = 0; i < data.size; i++) {
            if (data.isIndependent(i) && data.isLaunched(i))
                visitor.visit(data.x[i], data.y[i], data.radius[i], data.stepX[i], data.stepY[i]);
        }
    }

    /** Closes gaps, unless someone is walking over the shots, who will do it in the end. */
    private void settle() {
        if (walks == 0) data.compact();
    }

    /** Returns how many shots there can be at once. */
    public int capacity() {
        return capacity;
    }

    /** Returns how many shots were refused because the pool was full: number of shots since the pool was made. */
    public long dropped() {
        return dropped;
    }
}

package kodama.shot;

import java.util.ArrayList;
import java.util.List;
import kodama.base.Checks;
import kodama.base.ErrorSink;
import kodama.base.StateSink;
import kodama.draw.DrawList;
import kodama.geom.Bounds;
import kodama.hit.Targets;
import kodama.shot.look.ShotEndEffects;
import kodama.shot.look.ShotLook;
import kodama.shot.look.ShotStyle;
import org.jspecify.annotations.Nullable;

/**
 * A pool of shots that fly straight or are steered, hit the targets of some groups, and end when they hit or leave the
 * field.
 *
 * <p>Shots move, hit and are drawn in the order in which they were fired. They may be fired and cleared at any time,
 * also from a hit; a shot fired during an update first moves in the next.
 *
 * <p>The pool is a structure of arrays ({@link ShotData}). {@link #update} works on the shots that existed at its
 * start:
 *
 * <ol>
 *   <li>End effects advance, {@linkplain SteeringBehavior steering behaviors} run, and {@link ShotMotion} applies
 *       acceleration, turning, homing, orbits and scheduled changes.
 *   <li>All shots move by their velocity. {@link ShotParents} then moves those with a parent, {@link ShotWalls} stops
 *       and bounces those that met a wall, and {@link ShotBounds} bounces and wraps those that crossed an edge.
 *   <li>{@link ShotHits} sweeps each shot along its path and hits the first target in the order of {@link Targets#add},
 *       or every target if the shot pierces. Targets do not move during this, so a fast shot never passes through one.
 *   <li>Shots at a wall or beyond the margin of the field end, ages are incremented, and shots at the end of their
 *       lives end.
 *   <li>The places of shots that ended are freed, so that listeners can fire even if the pool was full.
 *   <li>Deferred events are dispatched, then tick listeners are called.
 * </ol>
 *
 * <p>A time scale other than 1 divides the ticks of shots into parts. Step 1 then only runs where a whole tick of shot
 * time begins; ages are only incremented and tick listeners only called where one ends. The rest runs for each part.
 *
 * <p>Owned by the game thread. A tick allocates nothing; handles are allocated when shots are fired with one.
 *
 * <pre>{@code
 * targets.begin(screen);
 * targets.add(SHIP, ship);
 * shots.update(screen, targets);
 * shots.draw(list);
 * }</pre>
 */
public final class Shots {
    /** Default margin outside the field: half of a large sprite. */
    public static final double DEFAULT_MARGIN = ShotBounds.DEFAULT_MARGIN;

    /** The index of no shot. */
    private static final int NONE = -1;

    private final int capacity;
    private final ShotData data;
    private final ErrorSink errors;
    private final ShotClock clock = new ShotClock();
    private final ShotBounds shotBounds;
    private final ShotPathSegments segments;
    private final ShotWalls shotWalls;
    private final ShotParents parents;
    private final ShotMotion motion;
    private final ShotHits hits;
    private final ShotAges ages;
    private final ShotCallbackRunner callbacks;
    private final ShotEventQueue eventQueue;
    private final ShotHandles handles;
    private final ShotPassCounts passCounts = new ShotPassCounts();
    private final ShotEndEffects endEffects = new ShotEndEffects();
    private final ShotPainter painter;
    private final ShotStateWriter stateWriter;
    /** Number of shots that were not fired because the pool was full. */
    private long dropped;

    private Runnable fullListener = this::reportFull;

    private boolean updating;
    /** Number of nested iterations over the shots; the places of dead shots are freed only at 0. */
    private int iterations;

    /**
     * Creates an empty pool.
     *
     * @param capacity maximum number of shots at once; at least 1
     * @param errors receives each exception thrown by a target and, unless {@link #setFullListener} is set, one report
     *     when the pool is full
     * @throws IllegalArgumentException if the capacity is below 1
     */
    public Shots(int capacity, ErrorSink errors) {
        this.capacity = Checks.atLeast("capacity", capacity, 1);
        this.errors = errors;
        this.eventQueue = new ShotEventQueue(errors);
        this.data = new ShotData(capacity, passCounts, endEffects);
        this.painter = new ShotPainter(data, passCounts, endEffects);
        this.stateWriter = new ShotStateWriter(data);
        this.handles = new ShotHandles(data, eventQueue);
        this.ages = new ShotAges(data);
        this.callbacks = new ShotCallbackRunner(data, handles, errors);
        this.segments = new ShotPathSegments(data);
        this.shotBounds = new ShotBounds(data, segments, handles, eventQueue);
        this.shotWalls = new ShotWalls(data, segments, shotBounds, handles, eventQueue);
        this.parents = new ShotParents(data, errors);
        this.motion = new ShotMotion(data, parents, shotBounds, errors);
        this.hits = new ShotHits(data, segments, errors);
        handles.setRates(motion::rates);
        data.setObserver(handles);
    }

    /**
     * Sets the margin outside the field. Beyond it a shot ends.
     *
     * @param margin maximum distance of a shot's center from the field; in virtual pixels, at least 0
     * @throws IllegalArgumentException if the margin is below 0 or not finite
     */
    public void setMargin(double margin) {
        shotBounds.setMargin(margin);
    }

    /**
     * Sets the field in which shots fly.
     *
     * @param field the field, or null for the bounds of the update
     */
    public void setField(@Nullable Bounds field) {
        shotBounds.setField(field);
    }

    /** Returns the field in which shots fly, or null for the bounds of the update. */
    public @Nullable Bounds field() {
        return shotBounds.field();
    }

    /**
     * Sets the time scale of all shots, which multiplies their speeds.
     *
     * @param timeScale 1 by default; at least 0
     * @throws IllegalArgumentException if it is below 0 or not finite
     */
    public void setTimeScale(double timeScale) {
        clock.setTimeScale(timeScale);
    }

    /**
     * Fires a shot.
     *
     * @param x initial x; in virtual pixels
     * @param y initial y; in virtual pixels
     * @param angle direction; in degrees, 0 is right, 90 is down
     * @param speed in virtual pixels per tick; negative is backward
     * @return whether the shot was fired; false if the pool is full. Shots that end during an update make room after it
     * @throws IllegalArgumentException if a number is not finite
     */
    public boolean fire(ShotSpec spec, double x, double y, double angle, double speed) {
        return add(spec, x, y, angle, speed) != NONE;
    }

    /**
     * Fires a shot and returns its handle.
     *
     * @param x initial x; in virtual pixels
     * @param y initial y; in virtual pixels
     * @param angle direction; in degrees, 0 is right, 90 is down
     * @param speed in virtual pixels per tick; negative is backward
     * @return the handle, or null if the pool is full
     * @throws IllegalArgumentException if a number is not finite
     */
    public @Nullable Shot fireWithHandle(ShotSpec spec, double x, double y, double angle, double speed) {
        int shot = add(spec, x, y, angle, speed);
        return shot == NONE ? null : handles.of(shot);
    }

    /**
     * Returns a handle of a shot that has already ended, for a caller that needs a handle although the pool is full.
     *
     * @param x its x; in virtual pixels
     * @param y its y; in virtual pixels
     * @param angle its direction; in degrees
     * @param speed its speed; in virtual pixels per tick
     */
    public Shot createEndedShot(ShotSpec spec, double x, double y, double angle, double speed) {
        return new ShotHandle(data, spec, x, y, angle, speed);
    }

    /**
     * Returns the spec of a shot.
     *
     * @param shot a shot of this pool
     * @return the spec it was fired with or {@linkplain #setSpec given} since; after its end, its last one
     */
    public ShotSpec spec(Shot shot) {
        return own(shot).spec();
    }

    /**
     * Replaces the spec of a shot: the groups it hits, its listener, its steering behavior, its motion, its walls. It
     * keeps what has setters of its own: its look, radius, damage, direction and speed, and whether it is harmless. A
     * motion that differs restarts, and bounces off other walls count from 0; if shots of only one of both specs graze
     * repeatedly, earlier grazes are forgotten. Has no effect after the end of the shot.
     *
     * @param shot a shot of this pool
     */
    public void setSpec(Shot shot, ShotSpec spec) {
        ShotHandle own = own(shot);
        if (!own.isAlive()) return;
        int index = own.index();
        boolean moves = data.spec(index).motion() != spec.motion();
        boolean hasNewWalls = spec.walls() != null && data.spec(index).walls() != spec.walls();
        data.setSpec(index, spec);
        if (hasNewWalls) shotWalls.begin(index);
        if (moves) motion.begin(index);
    }

    /**
     * Returns the rates at which the speed and direction of a shot change.
     *
     * @param shot a shot of this pool
     * @return the rates from the next tick on; after the end of the shot, its last ones
     */
    public MotionRates motionRates(Shot shot) {
        ShotHandle own = own(shot);
        return own.isAlive() ? motion.rates(own.index()) : own.lastRates();
    }

    /**
     * Sets the rates at which the speed and direction of a shot change. Has no effect after the end of the shot.
     *
     * @param shot a shot of this pool
     * @param rates the rates from the next tick on
     */
    public void setMotionRates(Shot shot, MotionRates rates) {
        ShotHandle own = own(shot);
        if (own.isAlive()) motion.setRates(own.index(), rates);
    }

    private ShotHandle own(Shot shot) {
        if (shot instanceof ShotHandle known && known.belongsTo(data)) return known;
        throw new IllegalArgumentException("the shot belongs to another pool");
    }

    private int add(ShotSpec spec, double x, double y, double angle, double speed) {
        Checks.finite("x", x);
        Checks.finite("y", y);
        Checks.finite("angle", angle);
        Checks.finite("speed", speed);
        if (!hasRoom()) return drop();
        int shot = data.add(spec, x, y, angle, speed);
        if (spec.motion() != Motion.STRAIGHT) motion.begin(shot);
        if (spec.walls() != null) shotWalls.begin(shot);
        data.savePosition(shot);
        return shot;
    }

    /**
     * Returns whether a shot could be fired now.
     *
     * @return false if the pool is full. Shots that end during an iteration make room after it
     */
    public boolean hasRoom() {
        if (data.isFull()) freeDead();
        return !data.isFull();
    }

    private int drop() {
        if (dropped++ == 0) fullListener.run();
        return NONE;
    }

    private void reportFull() {
        String full = "all " + capacity + " shots are in flight; further ones are dropped";
        errors.report("shots", new IllegalStateException(full));
    }

    /**
     * Sets a listener that is called once, when the first shot is not fired because the pool is full. By default an
     * error is reported.
     *
     * @param listener called at the first such shot
     */
    public void setFullListener(Runnable listener) {
        fullListener = listener;
    }

    /**
     * Advances all shots by one tick; see the class for the steps.
     *
     * <p>An exception thrown by a target is reported, and the other targets are still hit.
     *
     * @param bounds the field, unless the pool has its own; without the margin
     * @throws IllegalStateException if called during an update or an iteration, for example by a target that is hit
     */
    public void update(Bounds bounds, Targets targets) {
        if (updating) throw new IllegalStateException("update() called from inside update()");
        if (iterations > 0) throw new IllegalStateException("update() called from inside forEach()");
        updating = true;
        beginIteration();
        try {
            advance(bounds, targets);
        } finally {
            endIteration();
            eventQueue.dispatch();
            updating = false;
        }
    }

    /**
     * Runs the steps of an update. Motion changes and ages increase only at whole ticks of shot time. Places of dead
     * shots are freed before events are dispatched, so that a listener can fire even if the pool was full.
     */
    private void advance(Bounds bounds, Targets targets) {
        int end = data.size;
        shotBounds.setScreen(bounds);
        for (clock.begin(); clock.hasNextStep(); ) {
            eventQueue.defer();
            if (clock.isAtTickStart()) steerAll(end);
            double part = clock.step();
            moveAll(end, part, targets);
            boolean over = clock.advance(part);
            if (over) ages.advance(end);
            end = data.freeDead(end);
            eventQueue.dispatch();
            if (over) callbacks.notifyTicks(end);
        }
    }

    private void steerAll(int end) {
        endEffects.update();
        callbacks.steer(end);
        motion.advance(end);
    }

    private void moveAll(int end, double part, Targets targets) {
        data.move(end, part);
        parents.followParents(end);
        segments.straightenAll(end);
        shotWalls.meet(end);
        shotBounds.bounceAndWrap(end);
        shotWalls.meetBehindEdges(end);
        hits.update(end, targets);
        shotWalls.endAtWalls(end);
        shotBounds.removeOutside(end);
    }

    /**
     * Sets whether frames are drawn between ticks.
     *
     * @param interpolated whether {@link #beginInterpolation} can be called for a moment before the end of a tick;
     *     default false
     */
    public void setInterpolated(boolean interpolated) {
        data.setSavesPositions(interpolated);
    }

    /**
     * Begins a tick. Frames until the next tick show shots between their current positions and those after the tick.
     */
    public void beginTick() {
        data.savePositions();
    }

    /**
     * Starts interpolation for a frame. Until {@link #endInterpolation} the handles return interpolated positions.
     *
     * @param alpha elapsed part of the last tick; above 0, values above 1 count as 1
     */
    public void beginInterpolation(double alpha) {
        data.beginInterpolation(alpha);
    }

    /**
     * Returns the elapsed part of the last tick in the frame that is being drawn.
     *
     * @return above 0, at most 1; 1 except while a frame between two ticks is drawn
     */
    public double alpha() {
        return data.alpha();
    }

    /** Ends interpolation. */
    public void endInterpolation() {
        data.endInterpolation();
    }

    /**
     * Draws all shots by layer, and within a layer in firing order. End effects are behind everything, the glow of a
     * layer is behind its shots, and its additive shots are in front of the others.
     */
    public void draw(DrawList list) {
        painter.draw(list);
    }

    /** Removes all shots and end effects. Shots that listeners fire during the call stay. */
    public void clear() {
        endEffects.clear();
        clear(ShotFilter.ALL);
    }

    /** Removes the shots that a filter selects. Shots that listeners fire during the call stay. */
    public void clear(ShotFilter filter) {
        beginIteration();
        try {
            int end = data.size;
            for (int i = 0; i < end; i++) if (matches(filter, i)) data.kill(i, ShotEndReason.CLEARED);
        } finally {
            endIteration();
        }
    }

    /**
     * Cancels shots as a bomb does, with their end effects. Shots that listeners fire during the call stay. Returns
     * their number.
     */
    public int cancel(ShotFilter filter) {
        beginIteration();
        try {
            return cancel(filter, data.size);
        } finally {
            endIteration();
        }
    }

    private int cancel(ShotFilter filter, int end) {
        int count = 0;
        for (int i = 0; i < end; i++) {
            if (!matches(filter, i)) continue;
            data.kill(i, ShotEndReason.CANCELED);
            count++;
        }
        return count;
    }

    /**
     * Returns handles of shots, creating them if necessary.
     *
     * @return the matching shots in flight, in firing order
     */
    public List<Shot> select(ShotFilter filter) {
        List<Shot> found = new ArrayList<>();
        for (int i = 0; i < data.size; i++) if (matches(filter, i)) found.add(handles.of(i));
        return found;
    }

    private boolean matches(ShotFilter filter, int shot) {
        if (!data.isIndependent(shot)) return false;
        ShotLook look = data.style(shot).look();
        return filter.matches(data.x[shot], data.y[shot], data.hits[shot], data.age[shot], look);
    }

    /** Returns the number of shots in flight. */
    public int count() {
        return data.liveCount();
    }

    /** Returns the number of shots that a filter selects. Takes time proportional to the number of shots. */
    public int count(ShotFilter filter) {
        int count = 0;
        for (int i = 0; i < data.size; i++) if (matches(filter, i)) count++;
        return count;
    }

    /**
     * Visits all shots in firing order. May be called at any time, also from a hit.
     *
     * @param visitor called for each shot in flight; may fire and clear, and is not called for shots that it fires
     */
    public void forEach(ShotVisitor visitor) {
        beginIteration();
        try {
            visit(data.size, visitor);
        } finally {
            endIteration();
        }
    }

    private void visit(int end, ShotVisitor visitor) {
        for (int i = 0; i < end; i++) {
            if (data.isIndependent(i)) visitor.visit(data.x[i], data.y[i], data.angle[i], data.hits[i], data.age[i]);
        }
    }

    /**
     * Visits the outlines of all shots that can hit, in firing order. May be called at any time.
     *
     * @param visitor called for each shot in flight whose delay is over; must not fire or clear
     */
    public void forEachOutline(ShotOutlineVisitor visitor) {
        for (int i = 0; i < data.size; i++) {
            if (data.isIndependent(i) && data.isLaunched(i) && !data.has(i, ShotTraits.HARMLESS))
                visitor.visit(data.x[i], data.y[i], data.radius[i], data.stepX[i], data.stepY[i]);
        }
    }

    /**
     * Adds the state of the pool to a hash or a snapshot: everything that the further flight of the shots depends on,
     * except for what {@link ShotSpec} and {@link ShotStyle} describe. Must not be called during an iteration.
     */
    public void writeState(StateSink to) {
        data.compact();
        clock.writeState(to);
        stateWriter.write(to);
        motion.writeState(to, stateWriter);
        parents.writeState(to, stateWriter);
        shotBounds.writeState(to, stateWriter);
        shotWalls.writeState(to, stateWriter);
    }

    private void beginIteration() {
        freeDead();
        iterations++;
    }

    private void endIteration() {
        iterations--;
        freeDead();
    }

    /** Frees the places of dead shots, unless an iteration is in progress, which frees them at its end. */
    private void freeDead() {
        if (iterations == 0) data.freeDead(data.size);
    }

    /** Returns the maximum number of shots at once. */
    public int capacity() {
        return capacity;
    }

    /** Returns the number of shots that were not fired because the pool was full, since it was created. */
    public long dropped() {
        return dropped;
    }
}

package kodama.shot.laser;

import java.util.ArrayList;
import java.util.List;
import kodama.base.Checks;
import kodama.base.ErrorSink;
import kodama.base.StateSink;
import kodama.draw.DrawList;
import kodama.geom.Bounds;
import kodama.geom.Hitbox;
import kodama.hit.Targets;
import kodama.shot.Shot;
import kodama.shot.ShotSpec;
import kodama.shot.Shots;
import org.jspecify.annotations.Nullable;

/**
 * All lasers of a game: beams with a fixed source, and curved lasers whose heads are shots of the pool.
 *
 * <p>{@link #update}, called after that of the shots, advances each laser by a tick in firing order. Lasers hit every
 * target they touch in each tick of contact, in the order of {@link Targets#add}. Owned by the game thread.
 */
public final class Lasers {
    /** Maximum number of lasers at once. */
    public static final int MAX_LASERS = 10_000;

    /** Recommended maximum length; in virtual pixels. Far longer lasers suffer from rounding errors. */
    public static final double MAX_LENGTH = 100_000;

    /** Recommended maximum width; in virtual pixels. */
    public static final double MAX_WIDTH = 10_000;

    private final Shots shots;
    private final LaserHits hits;
    private final List<Laser> lasers = new ArrayList<>();

    /**
     * Creates an empty set of lasers.
     *
     * @param shots the pool for the heads of curved lasers
     * @param errors receives each exception thrown by a target
     */
    public Lasers(Shots shots, ErrorSink errors) {
        this.shots = shots;
        this.hits = new LaserHits(errors);
    }

    /** Returns the field of the shots, whose edges also reflect beams, or null for the screen. */
    public @Nullable Bounds field() {
        return shots.field();
    }

    /**
     * Fires a beam.
     *
     * @param spec its look and the groups that it hits
     * @param beamSpec its timing and shape
     * @param x x of the source; in virtual pixels
     * @param y y of the source; in virtual pixels
     * @param angle direction; in degrees, 0 is right, 90 is down
     * @return the laser, or null if there are already {@link #MAX_LASERS}
     * @throws IllegalArgumentException if a number is not finite
     */
    public @Nullable Laser beam(LaserSpec spec, BeamSpec beamSpec, double x, double y, double angle) {
        check(x, y, angle);
        return lasers.size() == MAX_LASERS ? null : add(new Beam(spec, beamSpec, x, y, angle));
    }

    /**
     * Fires a curved laser.
     *
     * @param spec its look and the groups that it hits
     * @param head the motion of its head, which should not hit any group itself
     * @param tail its length, as the number of ticks by which its end is behind the head; 1 to 1,000
     * @param x initial x; in virtual pixels
     * @param y initial y; in virtual pixels
     * @param angle direction; in degrees, 0 is right, 90 is down
     * @param speed in virtual pixels per tick
     * @return the laser, or null if there are already {@link #MAX_LASERS}, or the pool has no room for its head
     * @throws IllegalArgumentException if a number is not finite or the tail is out of range
     */
    public @Nullable Laser curve(
            LaserSpec spec, ShotSpec head, int tail, double x, double y, double angle, double speed) {
        check(x, y, angle);
        Checks.between("tail", tail, 1, 1000);
        if (lasers.size() == MAX_LASERS) return null;
        Shot shot = shots.fireWithHandle(head, x, y, angle, speed);
        return shot == null ? null : add(new CurvedLaser(spec, shot, tail, head.walls() != null));
    }

    private static void check(double x, double y, double angle) {
        Checks.finite("x", x);
        Checks.finite("y", y);
        Checks.finite("angle", angle);
    }

    private Laser add(Laser laser) {
        lasers.add(laser);
        return laser;
    }

    /**
     * Advances all lasers. Lasers fired by a hit advance from the next tick on.
     *
     * @param part part of a tick; above 0
     */
    public void update(double part, Targets targets) {
        if (lasers.isEmpty()) return;
        targets.build();
        int end = lasers.size();
        for (int i = 0; i < end && i < lasers.size(); i++) live(lasers.get(i), part, targets);
        lasers.removeIf(laser -> !laser.isAlive());
    }

    private void live(Laser laser, double part, Targets targets) {
        if (laser.isAlive()) laser.advance(part);
        if (laser.isAlive()) laser.applyHits(hits, targets);
    }

    /**
     * Begins a tick. Frames until the next tick show beams between their current positions and those after the tick.
     */
    public void beginTick() {
        for (int i = 0; i < lasers.size(); i++) lasers.get(i).savePosition();
    }

    /** Draws all lasers in firing order, at the same moment of the tick as the shots. */
    public void draw(DrawList list) {
        double alpha = shots.alpha();
        for (int i = 0; i < lasers.size(); i++) {
            if (lasers.get(i).isAlive()) lasers.get(i).draw(list, alpha);
        }
    }

    /**
     * Removes the parts of lasers in a circle. Curved lasers lose that piece and fly on; beams end where they enter it.
     *
     * @param groups one bit for each group; only lasers that hit one of them are cut
     * @param x x of the center; in virtual pixels
     * @param y y of the center; in virtual pixels
     * @param radius of the circle; in virtual pixels, at least 0
     * @return the number of lasers that were cut
     * @throws IllegalArgumentException if the radius is below 0, or a number is not finite
     */
    public int cut(long groups, double x, double y, double radius) {
        check(x, y, 0);
        Hitbox.checkedSize("radius", radius);
        int count = 0;
        for (Laser laser : lasers) if (counts(laser, groups) && laser.cut(x, y, radius)) count++;
        return count;
    }

    private static boolean counts(Laser laser, long groups) {
        return laser.isAlive() && (laser.spec().hits() & groups) != 0;
    }

    /**
     * Ends lasers at once.
     *
     * @param groups one bit for each group; only lasers that hit one of them end
     */
    public void clear(long groups) {
        for (Laser laser : lasers) if (counts(laser, groups)) laser.kill();
    }

    /**
     * Adds the state of all lasers to a hash or a snapshot, in firing order.
     *
     * @return their number
     */
    public int writeState(StateSink to) {
        int count = 0;
        for (int i = 0; i < lasers.size(); i++) {
            Laser laser = lasers.get(i);
            if (!laser.isAlive()) continue;
            to.begin("laser", count++);
            laser.writeState(to);
        }
        return count;
    }

    /** Removes all lasers at the end of a scene. */
    public void endScene() {
        for (Laser laser : lasers) laser.kill();
        lasers.clear();
    }

    /**
     * Returns the number of lasers.
     *
     * @param groups one bit for each group; only lasers that hit one of them are counted
     */
    public int count(long groups) {
        int count = 0;
        for (Laser laser : lasers) if (counts(laser, groups)) count++;
        return count;
    }
}

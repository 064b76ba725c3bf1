package kodama.shot.laser;

import java.util.ArrayList;
import java.util.List;
import kodama.base.Checks;
import kodama.base.ErrorSink;
import kodama.draw.DrawList;
import kodama.geom.Bounds;
import kodama.geom.Hitbox;
import kodama.hit.Targets;
import kodama.shot.Shot;
import kodama.shot.ShotSpec;
import kodama.shot.Shots;
import org.jspecify.annotations.Nullable;

/**
 * All lasers of a world: beams that stand, and curves whose heads are shots of the pool.
 *
 * <p>In {@link #update}, which comes after that of the shots, each lives for a tick, in the order of firing, and tells
 * whom it meets: everyone in each tick of contact, in the order of {@link Targets#add}. Owned by the game thread.
 */
public final class Lasers {
    /** Most at once. */
    public static final int MAX_LASERS = 10_000;

    /** The longest that lasers should be; in virtual pixels. Far longer ones lose themselves in rounding. */
    public static final double MAX_LENGTH = 100_000;

    /** The thickest that lasers should be; in virtual pixels. */
    public static final double MAX_WIDTH = 10_000;

    private final Shots shots;
    private final LaserHits hits;
    private final List<Laser> lasers = new ArrayList<>();

    /**
     * Makes an empty set of lasers.
     *
     * @param shots the pool in which the heads of curves fly
     * @param errors hears of each exception thrown by one who is hit
     */
    public Lasers(Shots shots, ErrorSink errors) {
        this.shots = shots;
        this.hits = new LaserHits(errors);
    }

    /** Returns the field in which shots live, whose edges beams meet as shots do: null for the picture. */
    public @Nullable Bounds field() {
        return shots.field();
    }

    /**
     * Begins a beam.
     *
     * @param spec how it looks and whom it hits
     * @param x its source; in virtual pixels
     * @param y its source; in virtual pixels
     * @param angle direction; in degrees, 0 right, 90 down
     * @return the laser; null if there are {@link #MAX_LASERS} already
     * @throws IllegalArgumentException if a number is not finite
     */
    public @Nullable Laser beam(LaserSpec spec, BeamSpec plan, double x, double y, double angle) {
        check(x, y, angle);
        return lasers.size() == MAX_LASERS ? null : add(new Beam(spec, plan, x, y, angle));
    }

    /**
     * Begins a curve.
     *
     * @param spec how it looks and whom it hits
     * @param head how its head flies; it should hit no one itself
     * @param tail how long it is: where the head was so many ticks ago is its end; from 1 to 1,000
     * @param x where it begins; in virtual pixels
     * @param y where it begins; in virtual pixels
     * @param angle direction; in degrees, 0 right, 90 down
     * @param speed in virtual pixels a tick
     * @return the laser; null if there are {@link #MAX_LASERS} already, or no place for its head in the pool
     * @throws IllegalArgumentException if a number is not finite or the tail out of range
     */
    public @Nullable Laser curve(
            LaserSpec spec, ShotSpec head, int tail, double x, double y, double angle, double speed) {
        check(x, y, angle);
        Checks.between("tail", tail, 1, 1000);
        if (lasers.size() == MAX_LASERS) return null;
        Shot shot = shots.fireWithHandle(head, x, y, angle, speed);
        return shot == null ? null : add(new CurvedLaser(spec, shot, tail));
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
     * Lets all live for a tick. Those that a hit begins live from the next tick on.
     *
     * @param pace what part of a tick; above 0
     */
    public void update(double pace, Targets targets) {
        if (lasers.isEmpty()) return;
        targets.build();
        int end = lasers.size();
        for (int i = 0; i < end && i < lasers.size(); i++) live(lasers.get(i), pace, targets);
        lasers.removeIf(laser -> !laser.isAlive());
    }

    private void live(Laser laser, double pace, Targets targets) {
        if (laser.isAlive()) laser.advance(pace);
        if (laser.isAlive()) laser.applyHits(hits, targets);
    }

    /** Begins a tick: pictures until the next one show beams between where they are now and where they then are. */
    public void beginTick() {
        for (int i = 0; i < lasers.size(); i++) lasers.get(i).savePosition();
    }

    /**
     * Draws all, the one that began first at the back, at the moment of the tick that the picture of the shots shows.
     */
    public void draw(DrawList list) {
        double alpha = shots.alpha();
        for (int i = 0; i < lasers.size(); i++) {
            if (lasers.get(i).isAlive()) lasers.get(i).draw(list, alpha);
        }
    }

    /**
     * Takes away what lies in a circle: curves lose that piece of their bodies and fly on, beams end where it begins.
     *
     * @param groups a bit for each group; only lasers that hit one of them count
     * @param x middle of the circle; in virtual pixels
     * @param y middle of the circle; in virtual pixels
     * @param radius of the circle; in virtual pixels, at least 0
     * @return how many were cut
     * @throws IllegalArgumentException if the radius is below 0, or a number not finite
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
     * @param groups a bit for each group; only lasers that hit one of them are ended
     */
    public void clear(long groups) {
        for (Laser laser : lasers) if (counts(laser, groups)) laser.kill();
    }

    /** Forgets all lasers, as the scene ends. */
    public void endScene() {
        for (Laser laser : lasers) laser.kill();
        lasers.clear();
    }

    /**
     * Counts lasers.
     *
     * @param groups a bit for each group; only lasers that hit one of them count
     * @return how many there are
     */
    public int count(long groups) {
        int count = 0;
        for (Laser laser : lasers) if (counts(laser, groups)) count++;
        return count;
    }
}

package kodama.shot;

import kodama.base.Checks;
import kodama.ground.Ground;

/**
 * The walls that shots meet, and what they do there. A shot meets a wall with its center.
 *
 * @param ground the walls
 * @param action what shots do when they meet a wall
 * @param times number of bounces after which a shot ends at the next wall; at least 0, {@link Bounce#ALWAYS} for no
 *     limit
 * @param bounciness factor of the speed after a bounce; 0 to 1
 */
public record Walls(Ground ground, WallAction action, int times, double bounciness) {
    /** Distance between a wall and what has met it, so that it is not in the wall; in virtual pixels. */
    public static final double GAP = 1.0 / 1024;

    /** Depth of the surface of a wall, from which shots and lasers can be fired; in virtual pixels. */
    public static final double SURFACE = 1;

    /**
     * Creates walls.
     *
     * @param ground the walls
     * @param action what shots do when they meet a wall
     * @param times number of bounces after which a shot ends at the next wall; at least 0, {@link Bounce#ALWAYS} for
     *     no limit
     * @param bounciness factor of the speed after a bounce; 0 to 1
     * @throws IllegalArgumentException if a number is out of range
     */
    public Walls {
        Checks.atLeast("times", times, 0);
        Checks.between("bounciness", bounciness, 0, 1);
    }

    /** Creates walls at which shots end. */
    public static Walls end(Ground ground) {
        return new Walls(ground, WallAction.END, 0, 1);
    }

    /** Creates walls off which shots always bounce, with their full speed. */
    public static Walls bounce(Ground ground) {
        return new Walls(ground, WallAction.BOUNCE, Bounce.ALWAYS, 1);
    }

    /** Creates walls to which shots stick. */
    public static Walls stick(Ground ground) {
        return new Walls(ground, WallAction.STICK, 0, 1);
    }
}

package kodama.script.task;

import kodama.geom.Hitbox;

/** Caches the hitboxes of a task that are created from numbers in its fields, until the numbers change. */
final class HitboxCache {
    /** NaN at first, which no field is. */
    private double radius = Double.NaN;

    private Hitbox round = Hitbox.circle(0);

    private Hitbox upright = round;
    private double angle;
    private Hitbox turned = round;

    Hitbox circle(double itsRadius) {
        if (itsRadius != radius) {
            round = Hitbox.circle(itsRadius);
            radius = itsRadius;
        }
        return round;
    }

    Hitbox turned(Hitbox outline, double by) {
        if (outline != upright || by != angle) {
            turned = outline.rotated(by);
            upright = outline;
            angle = by;
        }
        return turned;
    }
}

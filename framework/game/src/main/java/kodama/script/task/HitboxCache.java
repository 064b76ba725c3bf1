package kodama.script.task;

import kodama.geom.Hitbox;

/** The outlines of a task that its fields only say the numbers of; made again only when the numbers change. */
final class HitboxCache {
    /** Nothing so far: no field is that. */
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

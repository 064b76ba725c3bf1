package kodama.hit;

import kodama.geom.Hitbox;
import org.jspecify.annotations.Nullable;

/** What a group of targets is asked about: the flight of a shot during one tick, or a body that stands. Reused. */
public final class Probe {
    // The middle before and after the tick, the same for a body; in virtual pixels.
    private double fromX;
    private double fromY;
    private double toX;
    private double toY;
    /** Of the shot; in virtual pixels. Means nothing for a body. */
    private double radius;
    /** Null if a shot's flight is asked about. */
    private @Nullable Hitbox body;

    // The upright box around the whole way; in virtual pixels.
    double left;
    double top;
    double right;
    double bottom;

    /** Makes a probe that is to be set. */
    public Probe() {}

    /**
     * Asks about the flight of a round shot.
     *
     * @param fromX where it started; in virtual pixels
     * @param fromY where it started; in virtual pixels
     * @param toX where it is now; in virtual pixels
     * @param toY where it is now; in virtual pixels
     * @param radius of the shot; in virtual pixels, at least 0
     */
    public void flight(double fromX, double fromY, double toX, double toY, double radius) {
        place(fromX, fromY, toX, toY);
        this.radius = radius;
        this.body = null;
        reach(radius, radius);
    }

    void body(double x, double y, Hitbox hitbox) {
        place(x, y, x, y);
        this.body = hitbox;
        reach(hitbox.halfWidth(), hitbox.halfHeight());
    }

    private void place(double fromX, double fromY, double toX, double toY) {
        this.fromX = fromX;
        this.fromY = fromY;
        this.toX = toX;
        this.toY = toY;
    }

    private void reach(double halfWidth, double halfHeight) {
        double middleX = (fromX + toX) / 2;
        double middleY = (fromY + toY) / 2;
        double reachX = Math.abs(toX - fromX) / 2 + halfWidth;
        double reachY = Math.abs(toY - fromY) / 2 + halfHeight;
        left = middleX - reachX;
        right = middleX + reachX;
        top = middleY - reachY;
        bottom = middleY + reachY;
    }

    boolean meets(Hitbox hitbox, double x, double y) {
        if (body != null) return body.overlaps(toX, toY, hitbox, x, y);
        return hitbox.isMetBy(x, y, fromX, fromY, toX, toY, radius);
    }
}

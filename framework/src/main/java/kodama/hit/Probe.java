package kodama.hit;

import kodama.geom.Flight;
import kodama.geom.Hitbox;
import org.jspecify.annotations.Nullable;

/** What targets are asked about: the flight of a shot during one tick, or a body that stands. Reused. */
public final class Probe {
    private final Flight flight = new Flight();
    /** Null if a shot's flight is asked about. */
    private @Nullable Hitbox body;
    // The middle of the body; in virtual pixels.
    private double bodyX;
    private double bodyY;

    /** Makes a probe that is to be set. */
    public Probe() {}

    /**
     * Asks about the flight of a round shot, or of anything else that is as near to a line as its radius.
     *
     * @param fromX where it started; in virtual pixels
     * @param fromY where it started; in virtual pixels
     * @param toX where it is now; in virtual pixels
     * @param toY where it is now; in virtual pixels
     * @param radius of the shot; in virtual pixels, at least 0
     */
    public void flight(double fromX, double fromY, double toX, double toY, double radius) {
        flight.round(fromX, fromY, toX, toY, radius);
        body = null;
    }

    /**
     * Asks about the flight of a long shot, see {@link Flight#slender}.
     *
     * @param fromX where its middle started; in virtual pixels
     * @param fromY where its middle started; in virtual pixels
     * @param toX where its middle is now; in virtual pixels
     * @param toY where its middle is now; in virtual pixels
     * @param halfX from its middle to the end of its line, to the right; in virtual pixels
     * @param halfY from its middle to the end of its line, down; in virtual pixels
     * @param radius of its round ends; in virtual pixels, at least 0
     */
    public void slender(double fromX, double fromY, double toX, double toY, double halfX, double halfY, double radius) {
        flight.slender(fromX, fromY, toX, toY, halfX, halfY, radius);
        body = null;
    }

    void body(double x, double y, Hitbox hitbox) {
        flight.slender(x, y, x, y, hitbox.halfWidth(), hitbox.halfHeight(), 0);
        body = hitbox;
        bodyX = x;
        bodyY = y;
    }

    double left() {
        return flight.left();
    }

    double top() {
        return flight.top();
    }

    double right() {
        return flight.right();
    }

    double bottom() {
        return flight.bottom();
    }

    boolean meets(Hitbox hitbox, double x, double y) {
        if (body != null) return body.overlaps(bodyX, bodyY, hitbox, x, y);
        return hitbox.isMetBy(x, y, flight);
    }
}

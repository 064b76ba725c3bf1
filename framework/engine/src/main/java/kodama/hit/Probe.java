package kodama.hit;

import java.util.Arrays;
import kodama.geom.Hitbox;
import kodama.geom.SweptShape;
import org.jspecify.annotations.Nullable;

/** What targets are asked about: the flight of a shot during one tick, or a body that stands. Reused. */
public final class Probe {
    /** What is found when no one is left; behind every number. */
    static final int NONE = Integer.MAX_VALUE;

    private final SweptShape flight = new SweptShape();
    /** Null if a shot's flight is asked about. */
    private @Nullable Hitbox body;
    // The middle of the body; in virtual pixels.
    private double bodyX;
    private double bodyY;

    /** Numbers of the members that a search has found; the rest of the array is unused. */
    private int[] found = new int[16];

    private int foundCount;
    /** The first of them that was not returned yet. */
    private int foundNext;
    /** Whether they are all that are behind the first one met. */
    private boolean isCollected;

    /**
     * Asks about the flight of a round shot, or of anything else that is as near to a line as its radius.
     *
     * @param radius of the shot; in virtual pixels, at least 0
     */
    public void setCircle(double fromX, double fromY, double toX, double toY, double radius) {
        flight.setCircle(fromX, fromY, toX, toY, radius);
        body = null;
    }

    /**
     * Asks about the flight of a long shot, see {@link SweptShape#setCapsule}.
     *
     * @param halfX from its middle to the end of its line, to the right; in virtual pixels
     * @param halfY from its middle to the end of its line, down; in virtual pixels
     * @param radius of its round ends; in virtual pixels, at least 0
     */
    public void setCapsule(
            double fromX, double fromY, double toX, double toY, double halfX, double halfY, double radius) {
        flight.setCapsule(fromX, fromY, toX, toY, halfX, halfY, radius);
        body = null;
    }

    void setBody(double x, double y, Hitbox hitbox) {
        flight.setCapsule(x, y, x, y, hitbox.halfWidth(), hitbox.halfHeight(), 0);
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

    boolean overlaps(Hitbox hitbox, double x, double y) {
        if (body != null) return body.overlaps(bodyX, bodyY, hitbox, x, y);
        return hitbox.overlapsSweep(x, y, flight);
    }

    /** The steps of comparing the body or flight with an outline: 2 for circles, 2,048 for polygons of 32 corners. */
    int steps(Hitbox hitbox) {
        int corners = hitbox.cornerCount() + (body != null ? body.cornerCount() : 1);
        return corners * corners / 2;
    }

    // what a search has found

    /** Forgets what was found before, as a search begins. */
    void beginSearch() {
        foundCount = 0;
        foundNext = 0;
        isCollected = false;
    }

    boolean isCollected() {
        return isCollected;
    }

    /** Adds a member that is met. */
    void addFound(int number) {
        if (foundCount == found.length) found = Arrays.copyOf(found, 2 * foundCount);
        found[foundCount++] = number;
    }

    /** Sorts what was found; nothing more is added. */
    void endSearch() {
        Arrays.sort(found, 0, foundCount);
        isCollected = true;
    }

    /** The first one found that is behind a number; numbers must not fall until the next search. */
    int nextFound(int after) {
        while (foundNext < foundCount && found[foundNext] <= after) foundNext++;
        return foundNext < foundCount ? found[foundNext] : NONE;
    }
}

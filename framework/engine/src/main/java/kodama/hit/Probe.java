package kodama.hit;

import java.util.Arrays;
import kodama.geom.Hitbox;
import kodama.geom.SweptShape;
import org.jspecify.annotations.Nullable;

/** The shape to search targets with: a shot's flight during a tick, or a body at rest. Reusable. */
public final class Probe {
    /** Returned when nothing more is found; greater than every number. */
    static final int NONE = Integer.MAX_VALUE;

    private final SweptShape sweep = new SweptShape();
    /** Null for a shot's flight. */
    private @Nullable Hitbox body;
    // The center of the body; in virtual pixels.
    private double bodyX;
    private double bodyY;

    /** Numbers of the members that the search has found; the rest of the array is unused. */
    private int[] found = new int[16];

    private int foundCount;
    /** Index of the first of them that was not returned yet. */
    private int foundNext;
    /** Whether they include all members after the first one. */
    private boolean isCollected;

    /**
     * Sets the flight of a circular shot, or the path of anything else with a radius around a line.
     *
     * @param radius radius; in virtual pixels, at least 0
     */
    public void setCircle(double fromX, double fromY, double toX, double toY, double radius) {
        sweep.setCircle(fromX, fromY, toX, toY, radius);
        body = null;
    }

    /**
     * Sets the flight of a capsule-shaped shot, see {@link SweptShape#setCapsule}.
     *
     * @param halfX from its center to the end of its line, to the right; in virtual pixels
     * @param halfY from its center to the end of its line, down; in virtual pixels
     * @param radius radius of its round ends; in virtual pixels, at least 0
     */
    public void setCapsule(
            double fromX, double fromY, double toX, double toY, double halfX, double halfY, double radius) {
        sweep.setCapsule(fromX, fromY, toX, toY, halfX, halfY, radius);
        body = null;
    }

    void setBody(double x, double y, Hitbox hitbox) {
        sweep.setCapsule(x, y, x, y, hitbox.halfWidth(), hitbox.halfHeight(), 0);
        body = hitbox;
        bodyX = x;
        bodyY = y;
    }

    double left() {
        return sweep.left();
    }

    double top() {
        return sweep.top();
    }

    double right() {
        return sweep.right();
    }

    double bottom() {
        return sweep.bottom();
    }

    /** Tests quickly whether the shape may overlap an outline whose bounding box it overlaps. */
    boolean mayOverlap(Hitbox hitbox, double x, double y) {
        return body == null || body.isCircle() && hitbox.isCircle() || body.mayOverlap(bodyX, bodyY, hitbox, x, y);
    }

    boolean overlaps(Hitbox hitbox, double x, double y) {
        if (body != null) return body.overlaps(bodyX, bodyY, hitbox, x, y);
        return hitbox.overlapsSweep(x, y, sweep);
    }

    /** Steps to compare the shape with an outline: 2 for circles, 2,048 for two polygons of 32 corners. */
    int steps(Hitbox hitbox) {
        int corners = hitbox.cornerCount() + (body != null ? body.cornerCount() : 1);
        return corners * corners / 2;
    }

    // Search results

    /** Clears the results before a search. */
    void beginSearch() {
        foundCount = 0;
        foundNext = 0;
        isCollected = false;
    }

    /** Whether this is a body at rest, which usually overlaps itself and hits everything that it overlaps. */
    boolean isBody() {
        return body != null;
    }

    boolean isCollected() {
        return isCollected;
    }

    /** Adds a member that was found. */
    void addFound(int number) {
        if (foundCount == found.length) found = Arrays.copyOf(found, 2 * foundCount);
        found[foundCount++] = number;
    }

    /** Sorts the results; nothing may be added afterwards. */
    void endSearch() {
        if (foundCount > 1) Arrays.sort(found, 0, foundCount);
        isCollected = true;
    }

    /** The first result after a number; the numbers must not decrease until the next search. */
    int nextFound(int after) {
        while (foundNext < foundCount && found[foundNext] <= after) foundNext++;
        return foundNext < foundCount ? found[foundNext] : NONE;
    }
}

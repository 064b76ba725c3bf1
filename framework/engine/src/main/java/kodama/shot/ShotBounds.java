package kodama.shot;

import kodama.base.StateSink;
import kodama.geom.Bounds;
import kodama.geom.Hitbox;
import org.jspecify.annotations.Nullable;

/** The field of shots: some bounce off its edges or wrap around, and all end beyond its margin. */
final class ShotBounds {
    /** Default margin outside the field: half of a large sprite. */
    static final double DEFAULT_MARGIN = 32;

    /** The part of a path before a bounce if there is none; above 1. */
    private static final double NO_BOUNCE = 2;

    private final ShotData data;
    private final ShotPathSegments segments;
    private final ShotHandles handles;
    private final ShotEventQueue eventQueue;
    /** Remaining bounces. */
    private final SparseColumn bounces;

    /** The pool's field; null for the bounds of the update. */
    private @Nullable Bounds field;
    /** The pool's margin; in virtual pixels. */
    private double margin = DEFAULT_MARGIN;
    /** The field of this update. */
    private Bounds bounds = Bounds.screen(1, 1);

    ShotBounds(ShotData data, ShotPathSegments segments, ShotHandles handles, ShotEventQueue eventQueue) {
        this.data = data;
        this.segments = segments;
        this.handles = handles;
        this.eventQueue = eventQueue;
        bounces = data.column();
    }

    void setField(@Nullable Bounds field) {
        this.field = field;
    }

    /** Returns the pool's field, or null for the bounds of the update. */
    @Nullable
    Bounds field() {
        return field;
    }

    void setMargin(double margin) {
        this.margin = Hitbox.checkedSize("margin", margin);
    }

    void begin(int shot, Motion motion) {
        Bounce bounce = motion.bounce();
        if (bounce != null) bounces.set(shot, bounce.times());
        if (bounce != null || motion.wraps()) segments.begin(shot);
    }

    void writeState(StateSink to, ShotStateWriter writer) {
        to.add("margin", margin);
        to.add("has a field", field != null);
        if (field != null) write(to, field);
        writer.write(to, "bounces left", bounces, ShotTraits.BOUNCING);
    }

    private static void write(StateSink to, Bounds field) {
        to.add("left edge", field.left());
        to.add("top edge", field.top());
        to.add("right edge", field.right());
        to.add("bottom edge", field.bottom());
    }

    /** Sets the bounds of this update, which are the field if the pool has none. */
    void setScreen(Bounds picture) {
        bounds = field == null ? picture : field;
    }

    /**
     * Reflects or wraps the shots before an index that have crossed an edge, except those in orbit and those that have
     * met a wall.
     */
    void bounceAndWrap(int end) {
        if (!data.hasAny(ShotTraits.BOUNCING | ShotTraits.WRAPPING)) return;
        for (int i = 0; i < end; i++) {
            if (!data.isLaunched(i) || data.has(i, ShotTraits.ORBITING) || segments.isBent(i)) continue;
            if (data.has(i, ShotTraits.BOUNCING)) bounce(i, area(i));
            if (data.has(i, ShotTraits.WRAPPING)) wrap(i, area(i));
        }
    }

    private Bounds area(int shot) {
        Bounds own = data.spec(shot).field();
        return own == null ? bounds : own;
    }

    private double margin(int shot) {
        double own = data.spec(shot).margin();
        return Double.isNaN(own) ? margin : own;
    }

    /** Only shots that were inside bounce; others are entering the field, or have left it. */
    private void bounce(int shot, Bounds area) {
        double fromX = data.fromX(shot);
        double fromY = data.fromY(shot);
        double toX = data.x[shot];
        double toY = data.y[shot];
        double part = Math.min(bounceX(shot, area, fromX, toX), bounceY(shot, area, fromY, toY));
        if (part > 1) return;
        segments.bounce(shot, fromX, fromY, fromX + (toX - fromX) * part, fromY + (toY - fromY) * part);
    }

    /** Bounces a shot off the left or right edge. Returns the part of its path before that, or {@link #NO_BOUNCE}. */
    private double bounceX(int shot, Bounds area, double from, double to) {
        if (to < area.left() && from >= area.left() && bounce(shot, area, Edge.LEFT))
            return (area.left() - from) / (to - from);
        if (to > area.right() && from <= area.right() && bounce(shot, area, Edge.RIGHT))
            return (area.right() - from) / (to - from);
        return NO_BOUNCE;
    }

    /** Bounces a shot off the upper or lower edge. Returns the part of its path before that, or {@link #NO_BOUNCE}. */
    private double bounceY(int shot, Bounds area, double from, double to) {
        if (to < area.top() && from >= area.top() && bounce(shot, area, Edge.TOP))
            return (area.top() - from) / (to - from);
        if (to > area.bottom() && from <= area.bottom() && bounce(shot, area, Edge.BOTTOM))
            return (area.bottom() - from) / (to - from);
        return NO_BOUNCE;
    }

    /** Returns whether the shot bounces off the edge. */
    private boolean bounce(int shot, Bounds area, Edge edge) {
        Bounce bounce = data.spec(shot).motion().bounce();
        double left = bounces.get(shot);
        if (bounce == null || left == 0 || !bounce.edges().contains(edge)) return false;
        if (left < Bounce.ALWAYS) bounces.set(shot, left - 1);
        switch (edge) {
            case LEFT -> data.mirrorX(shot, area.left());
            case RIGHT -> data.mirrorX(shot, area.right());
            case TOP -> data.mirrorY(shot, area.top());
            case BOTTOM -> data.mirrorY(shot, area.bottom());
        }
        ShotEventListener listener = data.spec(shot).listener();
        if (listener != null) eventQueue.add(handles.of(shot), listener, edge);
        return true;
    }

    /** Moves a shot that is beyond the margin to the opposite side. */
    private void wrap(int shot, Bounds area) {
        double beyond = margin(shot);
        double toX = data.x[shot];
        double toY = data.y[shot];
        double x = wrapped(toX, area.left() - beyond, area.right() + beyond);
        double y = wrapped(toY, area.top() - beyond, area.bottom() + beyond);
        if (x == toX && y == toY) return;
        double fromX = data.fromX(shot);
        double fromY = data.fromY(shot);
        double part = partInside(area, beyond, fromX, fromY, toX, toY);
        double outX = fromX + (toX - fromX) * part;
        double outY = fromY + (toY - fromY) * part;
        segments.wrap(shot, fromX, fromY, outX, outY, x - toX, y - toY);
        data.x[shot] = x;
        data.y[shot] = y;
    }

    /** Returns the part of a path before its first edge, which is a distance outside the area. */
    private static double partInside(Bounds area, double beyond, double fromX, double fromY, double toX, double toY) {
        return Math.min(
                partBetween(area.left() - beyond, area.right() + beyond, fromX, toX),
                partBetween(area.top() - beyond, area.bottom() + beyond, fromY, toY));
    }

    private static double partBetween(double least, double most, double from, double to) {
        if (to > most && from <= most) return (most - from) / (to - from);
        return to < least && from >= least ? (least - from) / (to - from) : 1;
    }

    /** Returns the part of the path of a shot before it bounces off an edge or wraps around; 1 if it does not. */
    double partBeforeEdge(int shot) {
        double beyond = data.has(shot, ShotTraits.BOUNCING) ? 0 : margin(shot);
        return partInside(area(shot), beyond, data.fromX(shot), data.fromY(shot), data.x[shot], data.y[shot]);
    }

    /** Moves a shot that is outside the field to its edge. */
    void keepInside(int shot) {
        Bounds area = area(shot);
        data.x[shot] = Math.max(area.left(), Math.min(area.right(), data.x[shot]));
        data.y[shot] = Math.max(area.top(), Math.min(area.bottom(), data.y[shot]));
    }

    /** A shot may be so fast that it crosses the field several times. */
    private static double wrapped(double at, double from, double to) {
        double size = to - from;
        if (at < from) return Math.min(to, at + size * Math.ceil((from - at) / size));
        return at > to ? Math.max(from, at - size * Math.ceil((at - to) / size)) : at;
    }

    /** Removes the shots before an index that are beyond the margin. */
    void removeOutside(int end) {
        if (data.hasAny(ShotTraits.OWN_BOUNDS)) removeOneByOne(end);
        else removeBeyondMargin(end);
    }

    private void removeBeyondMargin(int end) {
        double left = bounds.left() - margin;
        double top = bounds.top() - margin;
        double right = bounds.right() + margin;
        double bottom = bounds.bottom() + margin;
        for (int i = 0; i < end; i++) {
            boolean inside = data.x[i] >= left && data.x[i] <= right && data.y[i] >= top && data.y[i] <= bottom;
            if (!inside) leave(i);
        }
    }

    private void removeOneByOne(int end) {
        for (int i = 0; i < end; i++) {
            boolean isOwn = data.has(i, ShotTraits.OWN_BOUNDS);
            if (!isInside(i, isOwn ? area(i) : bounds, isOwn ? margin(i) : margin)) leave(i);
        }
    }

    private void leave(int shot) {
        if (data.isLaunched(shot)) data.kill(shot, ShotEndReason.LEFT);
    }

    private boolean isInside(int shot, Bounds area, double beyond) {
        double x = data.x[shot];
        double y = data.y[shot];
        return x >= area.left() - beyond
                && x <= area.right() + beyond
                && y >= area.top() - beyond
                && y <= area.bottom() + beyond;
    }
}

package kodama.shot;

import kodama.base.StateSink;
import kodama.geom.Bounds;
import kodama.geom.Hitbox;
import org.jspecify.annotations.Nullable;

/** The field of shots: some bounce off its edges or wrap around, and all end beyond its margin. */
final class ShotBounds {
    /** Default margin outside the field: half of a large sprite. */
    static final double DEFAULT_MARGIN = 32;

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

    void writeState(StateSink to) {
        to.add("margin", margin);
        to.add("has a field", field != null);
        if (field != null) write(to, field);
        data.writeColumn(to, "bounces left", bounces, ShotTraits.BOUNCING);
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

    /** Reflects or wraps the shots before an index that have crossed an edge, except those in orbit. */
    void bounceAndWrap(int end) {
        if (!data.hasAny(ShotTraits.BOUNCING | ShotTraits.WRAPPING)) return;
        for (int i = 0; i < end; i++) {
            segments.straighten(i);
            if (!data.isLaunched(i) || data.has(i, ShotTraits.ORBITING)) continue;
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
        boolean isBack = false;
        if (toX < area.left() && fromX >= area.left()) isBack = bounce(shot, area, Edge.LEFT);
        else if (toX > area.right() && fromX <= area.right()) isBack = bounce(shot, area, Edge.RIGHT);
        if (toY < area.top() && fromY >= area.top()) isBack |= bounce(shot, area, Edge.TOP);
        else if (toY > area.bottom() && fromY <= area.bottom()) isBack |= bounce(shot, area, Edge.BOTTOM);
        if (!isBack) return;
        double part = partInside(area, 0, fromX, fromY, toX, toY);
        segments.bounce(shot, fromX, fromY, fromX + (toX - fromX) * part, fromY + (toY - fromY) * part);
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

    private static double wrapped(double at, double from, double to) {
        if (at < from) return at + (to - from);
        return at > to ? at - (to - from) : at;
    }

    /** Removes the shots before an index that are beyond the margin. */
    void removeOutside(int end) {
        double left = bounds.left() - margin;
        double top = bounds.top() - margin;
        double right = bounds.right() + margin;
        double bottom = bounds.bottom() + margin;
        for (int i = 0; i < end; i++) {
            boolean inside = data.x[i] >= left && data.x[i] <= right && data.y[i] >= top && data.y[i] <= bottom;
            if (!inside) leave(i);
        }
        if (data.hasAny(ShotTraits.OWN_BOUNDS)) removeFenced(end);
    }

    private void leave(int shot) {
        if (data.isLaunched(shot) && !data.has(shot, ShotTraits.OWN_BOUNDS)) data.kill(shot, ShotEndReason.LEFT);
    }

    private void removeFenced(int end) {
        for (int i = 0; i < end; i++) {
            if (data.has(i, ShotTraits.OWN_BOUNDS) && data.isLaunched(i) && !isInside(i, area(i), margin(i)))
                data.kill(i, ShotEndReason.LEFT);
        }
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

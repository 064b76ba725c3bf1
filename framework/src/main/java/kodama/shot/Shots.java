package kodama.shot;

import kodama.base.Checks;
import kodama.base.ErrorSink;
import kodama.draw.DrawList;
import kodama.geom.Aim;
import kodama.geom.Bounds;
import kodama.geom.Hitbox;
import kodama.hit.Targets;
import org.jspecify.annotations.Nullable;

/**
 * A pool of shots that fly straight, hit the targets of one group each, and vanish when they hit or leave.
 *
 * <p>Shots move, hit and are drawn in the order in which they were fired. In {@link #update} each shot of that order
 * looks for the targets it met on this tick's way, tells the first of them in the order of {@link Targets#add}, and is
 * gone; a piercing shot tells every one, in every tick of contact, and flies on. Targets stand still meanwhile, so a
 * shot that is fast never passes through them.
 *
 * <p>Firing and clearing is legal at any time, also from a hit. A shot fired during an update first moves in the next.
 *
 * <p>Owned by the game thread. Allocates nothing after construction.
 *
 * <pre>{@code
 * targets.begin(screen);
 * targets.add(SHIP, ship);
 * shots.update(screen, targets);
 * shots.draw(list);
 * }</pre>
 */
public final class Shots {
    /** How far outside the bounds shots live on, unless set otherwise: half of a large sprite. */
    public static final double DEFAULT_MARGIN = 32;

    private final int capacity;
    private final ShotData data;
    private final ErrorSink errors;
    private final ShotHits hits;
    /** How far outside the bounds shots live on; in virtual pixels. */
    private double margin = DEFAULT_MARGIN;
    /** How many were not fired, as the pool was full. */
    private long dropped;

    private boolean updating;
    /** Walks over the shots that are under way, one inside the other; gaps are closed only at 0. */
    private int walks;

    /**
     * Makes an empty pool.
     *
     * @param capacity how many shots there can be at once; at least 1
     * @param errors hears once that the pool is full, and of each exception thrown by a hit target
     * @throws IllegalArgumentException if the capacity is below 1
     */
    public Shots(int capacity, ErrorSink errors) {
        this.capacity = Checks.atLeast("capacity", capacity, 1);
        this.data = new ShotData(capacity);
        this.errors = errors;
        this.hits = new ShotHits(data, errors);
    }

    /**
     * Sets how far outside the bounds shots live on.
     *
     * @param margin distance of a shot's center from the bounds; in virtual pixels, at least 0
     * @throws IllegalArgumentException if the margin is below 0 or no finite number
     */
    public void setMargin(double margin) {
        this.margin = Hitbox.size("margin", margin);
    }

    /**
     * Sets how fast all shots fly, beside their own speeds.
     *
     * @param pace what part of its way each goes in a tick; 1 at first, at least 0
     * @throws IllegalArgumentException if the pace is below 0 or no finite number
     */
    public void setPace(double pace) {
        data.pace = Checks.atLeast("pace", pace, 0);
    }

    /**
     * Fires a shot with a damage of 1 that no one owns and that ends with its first hit.
     *
     * @param style how it looks and how large it is
     * @param group number of the group it hits; from 0 to {@link Targets#MAX_GROUPS} - 1
     * @param x where it starts; in virtual pixels
     * @param y where it starts; in virtual pixels
     * @param angle direction; in degrees, 0 right, 90 down
     * @param speed in virtual pixels a tick; negative flies backwards
     * @return false if the pool is full: then nothing was fired
     * @throws IllegalArgumentException if the group is out of range or a number is not finite
     */
    public boolean add(ShotStyle style, int group, double x, double y, double angle, double speed) {
        return add(style, group, x, y, angle, speed, 1, false, null);
    }

    /**
     * Fires a shot.
     *
     * @param style how it looks and how large it is
     * @param group number of the group it hits; from 0 to {@link Targets#MAX_GROUPS} - 1
     * @param x where it starts; in virtual pixels
     * @param y where it starts; in virtual pixels
     * @param angle direction; in degrees, 0 right, 90 down
     * @param speed in virtual pixels a tick; negative flies backwards
     * @param damage what a hit takes
     * @param piercing whether it flies on after a hit, hitting again in every tick of contact
     * @param owner who fired it, told to those it hits; kept until the shot is gone
     * @return false if the pool is full: then nothing was fired; room made during an update is there after it
     * @throws IllegalArgumentException if the group is out of range or a number is not finite
     */
    public boolean add(
            ShotStyle style,
            int group,
            double x,
            double y,
            double angle,
            double speed,
            double damage,
            boolean piercing,
            @Nullable Object owner) {
        Targets.checkedGroup(group);
        check(x, y, angle, speed, damage);
        if (data.size == capacity) return drop();
        int shot = data.size++;
        place(shot, x, y, angle, speed);
        data.style[shot] = style;
        data.radius[shot] = style.radius();
        data.group[shot] = group;
        data.damage[shot] = damage;
        data.piercing[shot] = piercing;
        data.owner[shot] = owner;
        return true;
    }

    private static void check(double x, double y, double angle, double speed, double damage) {
        Checks.finite("x", x);
        Checks.finite("y", y);
        Checks.finite("angle", angle);
        Checks.finite("speed", speed);
        Checks.finite("damage", damage);
    }

    private boolean drop() {
        if (dropped++ == 0) errors.report("shots", new IllegalStateException(fullMessage()));
        return false;
    }

    private String fullMessage() {
        return "all " + capacity + " shots are in flight; further ones are dropped";
    }

    private void place(int shot, double x, double y, double angle, double speed) {
        data.x[shot] = x;
        data.y[shot] = y;
        data.stepX[shot] = Aim.stepX(angle) * speed;
        data.stepY[shot] = Aim.stepY(angle) * speed;
        data.angle[shot] = angle;
        data.age[shot] = 0;
    }

    /**
     * Advances all shots by one tick: moves them, tells hits, and removes those that hit or left.
     *
     * <p>An exception thrown by a target is reported, and the others are told all the same.
     *
     * @param bounds the area shots live in; with the margin around it
     * @param targets who can be hit
     * @throws IllegalStateException if called from inside an update or a walk, say by a target that is hit
     */
    public void update(Bounds bounds, Targets targets) {
        if (updating) throw new IllegalStateException("update() called from inside update()");
        if (walks > 0) throw new IllegalStateException("update() called from inside forEach()");
        updating = true;
        walks++;
        try {
            advance(bounds, targets);
        } finally {
            updating = false;
            walks--;
            settle();
        }
    }

    private void advance(Bounds bounds, Targets targets) {
        int moved = data.size;
        data.move();
        hits.tell(moved, targets);
        data.killOutside(
                moved,
                bounds.left() - margin,
                bounds.top() - margin,
                bounds.right() + margin,
                bounds.bottom() + margin);
    }

    /**
     * Draws all shots, the one fired first at the back.
     *
     * @param list takes one sprite for each shot
     */
    public void draw(DrawList list) {
        for (int i = 0; i < data.size; i++) {
            ShotStyle style = data.style[i];
            if (style != null) style.draw(list, data.x[i], data.y[i], data.angle[i]);
        }
    }

    /** Removes all shots. */
    public void clear() {
        for (int i = 0; i < data.size; i++) data.kill(i);
        settle();
    }

    /**
     * Removes the shots that would hit a group.
     *
     * @param group number of the group
     */
    public void clear(int group) {
        for (int i = 0; i < data.size; i++) {
            if (data.group[i] == group) data.kill(i);
        }
        settle();
    }

    /**
     * Returns how many shots are in flight.
     *
     * @return number of shots
     */
    public int count() {
        return data.live();
    }

    /**
     * Returns how many shots would hit a group. Looks at all shots.
     *
     * @param group number of the group
     * @return number of shots
     */
    public int count(int group) {
        int count = 0;
        for (int i = 0; i < data.size; i++) {
            if (data.group[i] == group && data.isLive(i)) count++;
        }
        return count;
    }

    /**
     * Shows all shots in the order in which they were fired. Legal at any time, also from a hit.
     *
     * @param visitor is shown each shot that is in flight; may fire and clear, and is not shown what it fires
     */
    public void forEach(ShotVisitor visitor) {
        walks++;
        try {
            visit(data.size, visitor);
        } finally {
            walks--;
            settle();
        }
    }

    private void visit(int end, ShotVisitor visitor) {
        for (int i = 0; i < end; i++) {
            if (data.isLive(i)) visitor.visit(data.x[i], data.y[i], data.angle[i], data.group[i], data.age[i]);
        }
    }

    /**
     * Shows the outlines of all shots, in the order in which they were fired. Legal at any time.
     *
     * @param visitor is shown each shot that is in flight; must not fire or clear
     */
    public void forEachOutline(ShotOutline visitor) {
        for (int i = 0; i < data.size; i++) {
            if (data.isLive(i)) visitor.visit(data.x[i], data.y[i], data.radius[i], data.stepX[i], data.stepY[i]);
        }
    }

    /** Closes gaps, unless someone is walking over the shots, who will do it in the end. */
    private void settle() {
        if (walks == 0) data.compact();
    }

    /**
     * Returns how many shots there can be at once.
     *
     * @return number of shots
     */
    public int capacity() {
        return capacity;
    }

    /**
     * Returns how many shots were refused because the pool was full.
     *
     * @return number of shots since the pool was made
     */
    public long dropped() {
        return dropped;
    }
}

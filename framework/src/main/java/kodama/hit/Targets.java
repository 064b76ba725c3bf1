package kodama.hit;

import kodama.base.Checks;
import kodama.geom.Bounds;
import org.jspecify.annotations.Nullable;

/**
 * Who can be hit in this tick, by group.
 *
 * <p>Emptied and filled again each tick: {@link #begin}, then {@link #add} for each target, then
 * the shots' update and {@link Bodies#update}. Place and hitbox count as they were at {@code add}; the order of
 * adding is the order in which targets are hit. A target added while hits are being told can be hit from the next
 * update on.
 *
 * <p>A uniform grid per group keeps the search short. Allocates only when a group grows beyond its largest size so far.
 * Owned by the game thread.
 */
public final class Targets {
    /** Group numbers are below this. */
    public static final int MAX_GROUPS = 64;

    /** By number; null where nothing was ever added. */
    private final @Nullable TargetGroup[] groups = new @Nullable TargetGroup[MAX_GROUPS];

    private Bounds area = Bounds.screen(1, 1);

    /** Makes an empty set of targets. */
    public Targets() {}

    /**
     * Forgets all targets and starts a new tick.
     *
     * @param area where most targets are, usually the screen; those outside are hit as well, only found more slowly
     */
    public void begin(Bounds area) {
        this.area = area;
        for (TargetGroup group : groups) {
            if (group != null) group.clear();
        }
    }

    /**
     * Adds a target to a group; it may be in several.
     *
     * @param group number of the group; from 0 to {@link #MAX_GROUPS} - 1
     * @param target the target; its place and hitbox are read now
     * @throws IllegalArgumentException if the group is out of range
     */
    public void add(int group, ShotTarget target) {
        openGroup(group).add(target);
    }

    private TargetGroup openGroup(int id) {
        TargetGroup group = groups[checkedGroup(id)];
        if (group == null) groups[id] = group = new TargetGroup();
        return group;
    }

    /**
     * Checks the number of a group.
     *
     * @param id number of the group; from 0 to {@link #MAX_GROUPS} - 1
     * @return the same
     * @throws IllegalArgumentException if it is out of range
     */
    public static int checkedGroup(int id) {
        return Checks.between("group", id, 0, MAX_GROUPS - 1);
    }

    /**
     * Makes the mask of a group, one bit of a number; masks are joined by {@code |}.
     *
     * @param id number of the group; from 0 to {@link #MAX_GROUPS} - 1
     * @return the bit of this number
     * @throws IllegalArgumentException if it is out of range
     */
    public static long mask(int id) {
        return 1L << checkedGroup(id);
    }

    /**
     * Returns the groups that have targets in this tick.
     *
     * @return their masks, joined
     */
    public long groups() {
        long present = 0;
        for (int i = 0; i < MAX_GROUPS; i++) {
            TargetGroup group = groups[i];
            if (group != null && group.count() > 0) present |= mask(i);
        }
        return present;
    }

    /**
     * Returns how many targets a group has in this tick.
     *
     * @param group number of the group; from 0 to {@link #MAX_GROUPS} - 1
     * @return number of targets, dead ones included
     * @throws IllegalArgumentException if the group is out of range
     */
    public int count(int group) {
        TargetGroup known = groups[checkedGroup(group)];
        return known == null ? 0 : known.count();
    }

    /** Makes the targets added so far findable. */
    public void build() {
        for (TargetGroup group : groups) {
            if (group != null) group.build(area);
        }
    }

    /**
     * Returns the targets of a group.
     *
     * @param id number of the group; from 0 to {@link #MAX_GROUPS} - 1
     * @return null if none was ever in it
     */
    public @Nullable TargetGroup group(int id) {
        return groups[id];
    }
}

package kodama.hit;

import java.util.Arrays;
import java.util.function.IntFunction;
import kodama.geom.Bounds;
import kodama.geom.Hitbox;
import org.jspecify.annotations.Nullable;

/**
 * Broad phase of the collision tests: the members of all groups that can be met in this tick, numbered in the order of
 * adding.
 *
 * <ol>
 *   <li>{@link #add} stores the position and outline of each member and appends it to its group.
 *   <li>{@link #build} makes the members findable; the grid of a {@link BroadPhaseGroup} is filled when it is first
 *       needed.
 *   <li>{@link #first} finds the first member that a probe overlaps; {@link #next} collects all others at once.
 * </ol>
 *
 * @param <T> type of the members
 */
final class BroadPhase<T> {
    /** Returned when there are no more members; greater than every number. */
    static final int NONE = Probe.NONE;

    private static final int FIRST_CAPACITY = 16;

    private final HitboxArray hitboxes = new HitboxArray(FIRST_CAPACITY);
    private final @Nullable BroadPhaseGroup[] groups = new @Nullable BroadPhaseGroup[Long.SIZE];
    /** A bit for each group that has members. */
    private long filled;
    /** Number of comparisons in all groups since the last {@link #clear}. */
    private long steps;

    /**
     * Members of this tick, followed until {@link #build} by those left over from the last tick. Most members keep
     * their index and are not stored again, which saves the write barrier of the garbage collector.
     */
    private T[] members;

    /** The group of each member. */
    private byte[] groupIds = new byte[FIRST_CAPACITY];

    private int count;
    /** Number of array elements that may hold a member. */
    private int kept;

    BroadPhase(IntFunction<T[]> maker) {
        members = maker.apply(FIRST_CAPACITY);
    }

    void clear() {
        kept = Math.max(kept, count);
        count = 0;
        for (long rest = filled; rest != 0; rest &= rest - 1) group(rest).clear();
        filled = 0;
        steps = 0;
    }

    /** The first group in a set of groups with members. */
    private BroadPhaseGroup group(long set) {
        return group(Long.numberOfTrailingZeros(set));
    }

    private BroadPhaseGroup group(int id) {
        BroadPhaseGroup group = groups[id];
        if (group == null) groups[id] = group = new BroadPhaseGroup(hitboxes);
        return group;
    }

    void add(int group, T member, double atX, double atY, Hitbox hitbox) {
        if (count == members.length) enlarge(count * 2);
        if (members[count] != member) members[count] = member;
        hitboxes.set(count, atX, atY, hitbox);
        groupIds[count] = (byte) group;
        group(group).add(count++);
        filled |= 1L << group;
    }

    private void enlarge(int capacity) {
        members = Arrays.copyOf(members, capacity);
        groupIds = Arrays.copyOf(groupIds, capacity);
    }

    int count() {
        return count;
    }

    int count(int group) {
        BroadPhaseGroup known = groups[group];
        return known == null ? 0 : known.count();
    }

    T member(int number) {
        return members[number];
    }

    /** Makes the members added so far findable. */
    void build(Bounds area) {
        clearLeftovers();
        for (long rest = filled; rest != 0; rest &= rest - 1) group(rest).build(area);
    }

    /** Clears the references that are left over from the last tick. */
    private void clearLeftovers() {
        if (kept > count) Arrays.fill(members, count, kept, null);
        kept = count;
    }

    /** Extends the box of each group to include its findable members. */
    void widen(BoundingBox[] boxes) {
        for (long rest = filled; rest != 0; rest &= rest - 1)
            boxes[Long.numberOfTrailingZeros(rest)].include(group(rest).bounds());
    }

    /** Adds the findable members of some groups to a grid. */
    void enter(GroupGrid coarse, long set, int[] effort) {
        for (long rest = set & filled; rest != 0; rest &= rest - 1)
            group(rest).enter(coarse, rest & -rest, effort[Long.numberOfTrailingZeros(rest)]);
    }

    /**
     * Finds the first member of some groups that the probe overlaps, or {@link #NONE}. A shot usually needs only the
     * first; a body needs all, and it usually finds itself.
     */
    int first(long set, Probe probe) {
        probe.beginSearch();
        if (probe.isBody()) return next(set, -1, probe);
        int found = NONE;
        for (long rest = set & filled; rest != 0; rest &= rest - 1) found = Math.min(found, first(group(rest), probe));
        if (found == NONE) probe.endSearch();
        return found;
    }

    private int first(BroadPhaseGroup group, Probe probe) {
        int before = group.steps();
        int found = group.first(probe, steps);
        steps += group.steps() - before;
        return found;
    }

    /**
     * Finds the next member of the same groups after a number that is at least the one found before, or {@link #NONE}.
     * Most callers need only the first member, so the others are searched when the second is requested, but then all at
     * once: repeated searches would take quadratic time.
     */
    int next(long set, int after, Probe probe) {
        if (!probe.isCollected()) collect(set, after, probe);
        return probe.nextFound(after);
    }

    private void collect(long set, int after, Probe probe) {
        for (long rest = set & filled; rest != 0; rest &= rest - 1) collect(group(rest), after, probe);
        probe.endSearch();
    }

    private void collect(BroadPhaseGroup group, int after, Probe probe) {
        int before = group.steps();
        group.collect(after, probe, steps);
        steps += group.steps() - before;
    }

    /** Counts a hit or graze of a member that was found. */
    void chargeHit(int member) {
        steps += group(groupIds[member]).chargeHit();
    }

    /** Number of comparisons since the last {@link #clear}. */
    long steps() {
        return steps;
    }

    /**
     * A bit for each group in which searches were skipped since the last {@link #clear}, because the limit was reached.
     */
    long exceeded() {
        long exceeded = 0;
        for (long rest = filled; rest != 0; rest &= rest - 1) if (group(rest).isExceeded()) exceeded |= rest & -rest;
        return exceeded;
    }
}

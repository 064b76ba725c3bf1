package kodama.hit;

import java.util.Arrays;
import java.util.function.IntFunction;
import kodama.geom.Bounds;
import kodama.geom.Hitbox;
import org.jspecify.annotations.Nullable;

/**
 * Those who can be met in this tick, numbered in the order of adding, as they stood then; each in a group.
 *
 * @param <T> who they are
 */
final class BroadPhase<T> {
    /** What is found when there is no one more; behind every number. */
    static final int NONE = Probe.NONE;

    private static final int FIRST_CAPACITY = 16;

    private final HitboxArray boxes = new HitboxArray(FIRST_CAPACITY);
    private final @Nullable BroadPhaseGroup[] groups = new @Nullable BroadPhaseGroup[Long.SIZE];
    /** A bit for each group that has members. */
    private long filled;
    /** How much was compared in all groups since the last {@link #clear}. */
    private long steps;

    /**
     * Those of this tick, and those of the tick before in whose places no one stands yet, until {@link #build}: most
     * are where they were, and are not stored again, for which a collector would charge.
     */
    private T[] members;

    private int count;
    /** How many places may hold someone. */
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

    /** The first group of a set, which has had members. */
    private BroadPhaseGroup group(long set) {
        return group(Long.numberOfTrailingZeros(set));
    }

    private BroadPhaseGroup group(int id) {
        BroadPhaseGroup group = groups[id];
        if (group == null) groups[id] = group = new BroadPhaseGroup(boxes);
        return group;
    }

    void add(int group, T member, double atX, double atY, Hitbox hitbox) {
        if (count == members.length) members = Arrays.copyOf(members, count * 2);
        if (members[count] != member) members[count] = member;
        boxes.set(count, atX, atY, hitbox);
        group(group).add(count++);
        filled |= 1L << group;
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

    /** Makes those added so far findable. */
    void build(Bounds area) {
        forgetOthers();
        for (long rest = filled; rest != 0; rest &= rest - 1) group(rest).build(area);
    }

    /** Lets go of those of the tick before. */
    private void forgetOthers() {
        if (kept > count) Arrays.fill(members, count, kept, null);
        kept = count;
    }

    /** Widens the frames of groups by those around their members that can be found. */
    void widen(BoundingBox[] frames) {
        for (long rest = filled; rest != 0; rest &= rest - 1)
            frames[Long.numberOfTrailingZeros(rest)].include(group(rest).frame());
    }

    /** Finds the first member of some groups that the probe meets, or {@link #NONE}. */
    int first(long set, Probe probe) {
        probe.beginSearch();
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
     * Finds the next member of the same groups behind a number that is at least the one found before, or {@link #NONE}.
     * Most probes are asked for the first one alone; so the others are searched when the second is asked for, but then
     * all at once: to search again for each takes a time that grows with the square of how many are met.
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

    /** How much was compared since the last {@link #clear}. */
    long steps() {
        return steps;
    }

    /** A bit for each group of which searches were skipped since the last {@link #clear}, as there were too many. */
    long exceeded() {
        long exceeded = 0;
        for (long rest = filled; rest != 0; rest &= rest - 1) if (group(rest).isExceeded()) exceeded |= rest & -rest;
        return exceeded;
    }
}

package kodama.hit;

import kodama.base.Checks;
import kodama.base.ErrorSink;
import kodama.geom.Bounds;
import kodama.geom.Hitbox;

/**
 * The bodies that can be hit or grazed in a tick, by group.
 *
 * <p>Refilled each tick: {@link #begin}, then {@link #add} and {@link #addGrazer} for each, then the shots' update,
 * {@link DamageSources#update} and {@link #notifyGrazed}. Targets are tested at the position and with the outline that
 * they had when they were added; the order of adding, over all groups, is the order in which they are hit. A target
 * that is added during the hits can be hit from the next update on.
 *
 * <p>A grid per group keeps searches short. Comparing n bodies at one position takes n² steps; when a group has used
 * {@link #MAX_STEPS} in a tick, or all groups {@link #MAX_TOTAL_STEPS}, none of its targets is found until the next
 * {@link #begin}. Allocates only when there are more targets than ever before. Owned by the game thread.
 */
public final class Targets {
    /** Number of groups; a group number outside 0 to 63 is an {@link IllegalArgumentException}. */
    public static final int MAX_GROUPS = 64;

    /** Most steps in a tick for the targets of one group, and for its grazers; see {@link #steps}. */
    public static final int MAX_STEPS = BroadPhaseGroup.MAX_STEPS;

    /** Most steps in a tick for the targets of all groups, and for their grazers. */
    public static final int MAX_TOTAL_STEPS = BroadPhaseGroup.MAX_TOTAL_STEPS;

    /** Returned when there are no more targets; greater than every number. */
    public static final int NONE = BroadPhase.NONE;

    private final BroadPhase<HitTarget> broadPhase = new BroadPhase<>(HitTarget[]::new);
    private final Grazers grazers = new Grazers();
    private final GroupGrid coarse = new GroupGrid();
    /** Of each group the box around everything that can be hit or grazed. */
    private final BoundingBox[] boxes = new BoundingBox[MAX_GROUPS];

    private Bounds area = Bounds.screen(1, 1);

    /** Creates an empty set of targets. */
    public Targets() {
        for (int i = 0; i < boxes.length; i++) boxes[i] = new BoundingBox();
    }

    /**
     * Removes all targets and starts a new tick.
     *
     * @param area usually the screen; only its size matters, from which the size of the grid follows, which repeats
     *     outside
     */
    public void begin(Bounds area) {
        this.area = area;
        broadPhase.clear();
        grazers.clear();
    }

    /**
     * Adds a target to a group; it may be in several.
     *
     * @param target the target; its position and hitbox are read now
     */
    public void add(int group, HitTarget target) {
        add(group, target, target.x(), target.y(), target.hitbox());
    }

    /** Adds a target whose position is already known. */
    public void add(int group, HitTarget target, double x, double y, Hitbox hitbox) {
        broadPhase.add(checkedGroup(group), target, x, y, hitbox);
    }

    /**
     * Adds a grazer, which is notified of shots that can hit a group and come near it without hitting.
     *
     * @param grazer the grazer; its position and outline are read now
     */
    public void addGrazer(int group, Grazer grazer) {
        grazers.add(checkedGroup(group), grazer);
    }

    /** Checks the number of a group and returns it. */
    public static int checkedGroup(int id) {
        return Checks.between("group", id, 0, MAX_GROUPS - 1);
    }

    /** Returns the mask of a group, a single bit; combine masks with {@code |}. */
    public static long mask(int id) {
        return 1L << checkedGroup(id);
    }

    /** Returns the number of targets of a group in this tick. */
    public int count(int group) {
        return broadPhase.count(checkedGroup(group));
    }

    /** Makes the targets added so far findable. */
    public void build() {
        broadPhase.build(area);
        grazers.build(area);
        for (BoundingBox box : boxes) box.clear();
        broadPhase.widen(boxes);
        grazers.widen(boxes);
    }

    /**
     * Returns a grid that shows where the targets and grazers of some groups are. Valid until the next call.
     *
     * @param groups a bit for each group to show
     * @param reach distance around targets and grazers that counts as near; in virtual pixels
     * @param effort for each group the most cells to fill; a group that would need more counts as near everywhere
     */
    public GroupGrid grid(long groups, double reach, int[] effort) {
        coarse.clear(area, reach);
        broadPhase.enter(coarse, groups, effort);
        grazers.enter(coarse, groups, effort);
        return coarse;
    }

    /**
     * Tests quickly whether an upright box is outside the boxes around everything that can be hit or grazed.
     *
     * @param groups a bit for each group to test
     * @return true if nothing in these groups can overlap the box; false if a closer test is needed
     */
    public boolean areFarFrom(long groups, double left, double top, double right, double bottom) {
        int first = Long.numberOfTrailingZeros(groups) & MAX_GROUPS - 1;
        boolean isFar = boxes[first].isFarFrom(left, top, right, bottom);
        long others = groups & groups - 1;
        return others == 0 || !isFar ? isFar : areFarFrom(others, left, top, right, bottom);
    }

    /**
     * Finds the first target, in the order of adding, that the probe overlaps; dead ones included.
     *
     * @param groups a bit for each group to search
     * @return number of the target, or {@link #NONE}
     */
    public int first(long groups, Probe probe) {
        return charged(broadPhase.first(groups, probe));
    }

    /**
     * Finds the next target, in the order of adding, that the probe overlaps; dead ones included.
     *
     * @param groups the same as in {@link #first}
     * @param after number of the target found before, or higher
     * @param probe the same as in {@link #first}, not changed since
     * @return number of the target, or {@link #NONE}
     */
    public int next(long groups, int after, Probe probe) {
        return charged(broadPhase.next(groups, after, probe));
    }

    /** Counts the hit of a target, if it is alive. */
    private int charged(int found) {
        if (found != NONE && target(found).isAlive()) broadPhase.chargeHit(found);
        return found;
    }

    /**
     * Returns the number of steps since {@link #begin}; a step is a test of one target; outlines with many corners and
     * hits of living targets take more.
     */
    public long steps() {
        return broadPhase.steps() + grazers.steps();
    }

    /**
     * Returns the groups that have reached the limit since {@link #begin}, whose targets and grazers are no longer
     * found.
     *
     * @return a bit for each group that has exceeded {@link #MAX_STEPS}; 0 for none
     */
    public long exceeded() {
        return broadPhase.exceeded() | grazers.exceeded();
    }

    /**
     * Returns a target.
     *
     * @param number the number returned by a search
     */
    public HitTarget target(int number) {
        return broadPhase.member(number);
    }

    /**
     * Records grazes; {@link #notifyGrazed} notifies the grazers.
     *
     * @param groups a bit for each group that the shot can hit
     * @param known bits of the grazers to skip, as returned by an earlier call
     * @param probe the shape that may come near
     * @return the bits, plus one for each grazer recorded; the 32nd grazer and all later ones share a bit
     */
    public int graze(long groups, int known, Probe probe, double x, double y) {
        return grazers.record(groups, known, probe, x, y);
    }

    /**
     * Notifies each living grazer that was grazed since {@link #begin}, once, in the order of adding.
     *
     * @param errors called with each exception thrown by a grazer
     */
    public void notifyGrazed(ErrorSink errors) {
        grazers.notifyGrazed(errors);
    }
}

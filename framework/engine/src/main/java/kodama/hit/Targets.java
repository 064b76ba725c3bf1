package kodama.hit;

import kodama.base.Checks;
import kodama.base.ErrorSink;
import kodama.geom.Bounds;
import kodama.geom.Hitbox;

/**
 * Who can be hit or grazed in this tick, by group.
 *
 * <p>Emptied and filled again each tick: {@link #begin}, then {@link #add} and {@link #addGrazer} for each, then
 * the shots' update, {@link DamageSources#update} and {@link #notifyGrazed}. Place and outline count as when added; the
 * order of adding, over all groups, is the order in which targets are hit. A target added while hits are being told can
 * be hit from the next update on.
 *
 * <p>A grid per group keeps the search short. To compare n bodies on one spot takes n² steps; when a group has taken
 * {@link #MAX_STEPS} in a tick, or all groups {@link #MAX_TOTAL_STEPS}, none of its targets is found until the
 * next {@link #begin}. Allocates only when there are more than ever before. Owned by the game thread.
 */
public final class Targets {
    /** Group numbers are from 0 to one less than this; another is an {@link IllegalArgumentException}. */
    public static final int MAX_GROUPS = 64;

    /** How much may be compared with the targets of one group in a tick, and with its grazers; see {@link #steps}. */
    public static final int MAX_STEPS = BroadPhaseGroup.MAX_STEPS;

    /** How much may be compared with the targets of all groups in a tick, and with their grazers. */
    public static final int MAX_TOTAL_STEPS = BroadPhaseGroup.MAX_TOTAL_STEPS;

    /** What is found when no target is left to be found; behind the number of every target. */
    public static final int NONE = BroadPhase.NONE;

    private final BroadPhase<HitTarget> crowd = new BroadPhase<>(HitTarget[]::new);
    private final Grazers grazers = new Grazers();
    /** Of each group the box around all who can be hit or grazed. */
    private final BoundingBox[] frames = new BoundingBox[MAX_GROUPS];

    private Bounds area = Bounds.screen(1, 1);

    /** Makes an empty set of targets. */
    public Targets() {
        for (int i = 0; i < frames.length; i++) frames[i] = new BoundingBox();
    }

    /**
     * Forgets all targets and starts a new tick.
     *
     * @param area where most targets are, usually the screen; those outside are hit as well, only found more slowly
     */
    public void begin(Bounds area) {
        this.area = area;
        crowd.clear();
        grazers.clear();
    }

    /**
     * Adds a target to a group; it may be in several.
     *
     * @param target the target; its place and hitbox are read now
     */
    public void add(int group, HitTarget target) {
        add(group, target, target.x(), target.y(), target.hitbox());
    }

    /** Adds a target whose place is known already. */
    public void add(int group, HitTarget target, double x, double y, Hitbox hitbox) {
        crowd.add(checkedGroup(group), target, x, y, hitbox);
    }

    /**
     * Adds one who hears of shots that would hit a group and come near, but do not hit.
     *
     * @param grazer who hears; place and outline are read now
     */
    public void addGrazer(int group, Grazer grazer) {
        grazers.add(checkedGroup(group), grazer);
    }

    /** Checks the number of a group. */
    public static int checkedGroup(int id) {
        return Checks.between("group", id, 0, MAX_GROUPS - 1);
    }

    /** Makes the mask of a group, one bit of a number; masks are joined by {@code |}. */
    public static long mask(int id) {
        return 1L << checkedGroup(id);
    }

    /** Returns how many targets a group has in this tick. */
    public int count(int group) {
        return crowd.count(checkedGroup(group));
    }

    /** Makes the targets added so far findable. */
    public void build() {
        crowd.build(area);
        grazers.build(area);
        for (BoundingBox frame : frames) frame.clear();
        crowd.widen(frames);
        grazers.widen(frames);
    }

    /**
     * Tells quickly that an upright box meets no one: it is outside the box around all who can be hit or grazed.
     *
     * @param groups a bit for each group asked about
     * @return false if one must look closer
     */
    public boolean areFarFrom(long groups, double left, double top, double right, double bottom) {
        int first = Long.numberOfTrailingZeros(groups) & MAX_GROUPS - 1;
        boolean isFar = frames[first].isFarFrom(left, top, right, bottom);
        long others = groups & groups - 1;
        return others == 0 || !isFar ? isFar : areFarFrom(others, left, top, right, bottom);
    }

    /**
     * Finds the first target, in order of adding, that the probe meets; dead ones too.
     *
     * @param groups a bit for each group whose targets can be met
     * @return number of the target, or {@link #NONE}
     */
    public int first(long groups, Probe probe) {
        return crowd.first(groups, probe);
    }

    /**
     * Finds the next target, in order of adding, that the probe meets; dead ones too.
     *
     * @param groups the same as with {@link #first}
     * @param after number of the one found before, or more
     * @param probe the same as with {@link #first}, not set since
     * @return number of the target, or {@link #NONE}
     */
    public int next(long groups, int after, Probe probe) {
        return crowd.next(groups, after, probe);
    }

    /**
     * Returns how much was compared since {@link #begin}; in steps; one is a look at one target, more for outlines of
     * many corners and for each hit.
     */
    public long steps() {
        return crowd.steps() + grazers.steps();
    }

    /**
     * Returns the groups of which too much was compared since {@link #begin}: their targets and grazers could not be
     * found any more.
     *
     * @return a bit for each group that has exceeded {@link #MAX_STEPS}; 0 for none
     */
    public long exceeded() {
        return crowd.exceeded() | grazers.exceeded();
    }

    /**
     * Returns a target.
     *
     * @param number one that was found
     */
    public HitTarget target(int number) {
        return crowd.member(number);
    }

    /**
     * Notes who is grazed; they hear of it at {@link #notifyGrazed}.
     *
     * @param groups a bit for each group that would be hit
     * @param known bits of those who do not count, as this function has returned them
     * @param probe what may come near
     * @return the bits, and one more for each who was noted; the 32nd grazer and all behind it share theirs
     */
    public int graze(long groups, int known, Probe probe, double x, double y) {
        return grazers.record(groups, known, probe, x, y);
    }

    /**
     * Tells each who was grazed since {@link #begin} and is alive, once, in order of adding.
     *
     * @param errors hears of each exception thrown by one who is told
     */
    public void notifyGrazed(ErrorSink errors) {
        grazers.notifyGrazed(errors);
    }
}

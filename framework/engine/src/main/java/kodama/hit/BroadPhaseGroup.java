package kodama.hit;

import java.util.Arrays;
import kodama.geom.Bounds;

/** The members of one group in a crowd: their numbers, in the order of adding, and where to look for them. */
final class BroadPhaseGroup {
    private static final int FIRST_CAPACITY = 16;

    /** So few are looked at one by one: to find the cells of a place takes as long. */
    private static final int FEW = 6;

    /**
     * What may be compared in a tick, so that a crowd on one spot cannot make it last for minutes. A step is a look at
     * one box, some three nanoseconds; all of them are a tenth of a second.
     */
    static final int MAX_STEPS = 30_000_000;

    /** The most steps of all groups of a crowd together: there may be 64 groups. */
    static final int MAX_TOTAL_STEPS = 3 * MAX_STEPS;

    /** The steps of telling two that they met: two events sent to scripts. */
    private static final int STEPS_OF_MEETING = 40;

    private final HitboxArray boxes;
    private final CollisionGrid grid = new CollisionGrid();
    private final BoundingBox frame = new BoundingBox();
    private int[] members = new int[FIRST_CAPACITY];
    private int count;
    /** How many of them can be found. */
    private int built;
    /** How many of them are in the grid, which is made when someone comes near: in many ticks no one does. */
    private int gridded;

    private int steps;
    private boolean exceeded;

    /** Where most of them are. */
    private Bounds area = Bounds.screen(1, 1);

    BroadPhaseGroup(HitboxArray boxes) {
        this.boxes = boxes;
    }

    void clear() {
        count = 0;
        built = 0;
        gridded = 0;
        steps = 0;
        exceeded = false;
        frame.clear();
    }

    void add(int member) {
        if (count == members.length) members = Arrays.copyOf(members, count * 2);
        members[count++] = member;
    }

    int count() {
        return count;
    }

    /** The box around all that can be found. */
    BoundingBox frame() {
        return frame;
    }

    /** Makes the members added so far findable. */
    void build(Bounds where) {
        area = where;
        for (int i = built; i < count; i++) frame.include(boxes, members[i]);
        built = count;
    }

    /**
     * Finds the first member that the probe meets, or {@link Probe#NONE}.
     *
     * @param together number of steps of all groups
     */
    int first(Probe probe, long together) {
        if (frame.isFarFrom(probe) || isExhausted(together)) return Probe.NONE;
        return built > FEW ? firstInGrid(probe) : firstOfFew(probe);
    }

    private int firstOfFew(Probe probe) {
        for (int i = 0; i < built; i++) if (isMet(members[i], probe)) return members[i];
        return Probe.NONE;
    }

    private int firstInGrid(Probe probe) {
        if (gridded < built) fillGrid();
        int found = Probe.NONE;
        for (int levels = grid.levels(); levels != 0; levels &= levels - 1)
            found = firstInLevel(Integer.numberOfTrailingZeros(levels), found, probe);
        return found;
    }

    private void fillGrid() {
        grid.fill(area, boxes, members, built);
        gridded = built;
    }

    private int firstInLevel(int level, int before, Probe probe) {
        double reach = grid.reach(level);
        int lastRow = grid.row(probe.bottom() + reach) >> level;
        int lastColumn = grid.column(probe.right() + reach) >> level;
        int firstColumn = grid.column(probe.left() - reach) >> level;
        int columns = grid.columns(level);
        int[] firsts = grid.firsts(level);
        int found = before;
        for (int row = grid.row(probe.top() - reach) >> level; row <= lastRow; row++) {
            for (int cell = row * columns + firstColumn; cell <= row * columns + lastColumn; cell++)
                found = firstInChain(firsts[cell], found, probe);
        }
        return found;
    }

    private int firstInChain(int first, int before, Probe probe) {
        for (int entry = first; entry != CollisionGrid.END; entry = grid.next(entry)) {
            int member = grid.box(entry);
            if (member >= before) return before;
            if (isMet(member, probe)) return member;
        }
        return before;
    }

    /** Adds all members behind the given one that the probe meets to its list, in any order. */
    void collect(int after, Probe probe, long together) {
        if (frame.isFarFrom(probe) || isExhausted(together)) return;
        if (built > FEW) collectInGrid(after, probe);
        else for (int i = 0; i < built; i++) collect(members[i], after, probe);
    }

    private void collectInGrid(int after, Probe probe) {
        if (gridded < built) fillGrid();
        for (int levels = grid.levels(); levels != 0; levels &= levels - 1)
            collectInLevel(Integer.numberOfTrailingZeros(levels), after, probe);
    }

    private void collectInLevel(int level, int after, Probe probe) {
        double reach = grid.reach(level);
        int lastRow = grid.row(probe.bottom() + reach) >> level;
        int lastColumn = grid.column(probe.right() + reach) >> level;
        int firstColumn = grid.column(probe.left() - reach) >> level;
        int columns = grid.columns(level);
        int[] firsts = grid.firsts(level);
        for (int row = grid.row(probe.top() - reach) >> level; row <= lastRow; row++) {
            for (int cell = row * columns + firstColumn; cell <= row * columns + lastColumn; cell++) {
                int entry = firsts[cell];
                for (; entry != CollisionGrid.END; entry = grid.next(entry)) collect(grid.box(entry), after, probe);
            }
        }
    }

    private void collect(int member, int after, Probe probe) {
        if (member > after && isMet(member, probe)) probe.addFound(member);
    }

    private boolean isMet(int member, Probe probe) {
        steps++;
        if (!boxes.boundsOverlap(member, probe)) return false;
        steps += probe.steps(boxes.hitbox(member));
        if (!boxes.overlaps(member, probe)) return false;
        steps += STEPS_OF_MEETING;
        return true;
    }

    private boolean isExhausted(long together) {
        if (steps < MAX_STEPS && together < MAX_TOTAL_STEPS) return false;
        exceeded = true;
        return true;
    }

    /** How much was compared since the last {@link #clear}. */
    int steps() {
        return steps;
    }

    /** Whether a search was skipped because there had been too many. */
    boolean isExceeded() {
        return exceeded;
    }
}

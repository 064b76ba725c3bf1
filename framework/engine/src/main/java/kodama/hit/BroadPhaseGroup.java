package kodama.hit;

import java.util.Arrays;
import kodama.geom.Bounds;

/** The members of one group: their numbers, in the order of adding, and a grid for searching them. */
final class BroadPhaseGroup {
    private static final int FIRST_CAPACITY = 16;

    /** Up to this many members are tested one by one, which takes no longer than finding their cells. */
    private static final int FEW = 6;

    /**
     * Most comparisons in a tick, so that many members at one position cannot make a tick last for minutes. A step is a
     * test of one box, about three nanoseconds; all of them take a tenth of a second.
     */
    static final int MAX_STEPS = 30_000_000;

    /** Most steps of all groups together, of which there may be 64. */
    static final int MAX_TOTAL_STEPS = 3 * MAX_STEPS;

    /** Steps charged for a hit, which calls two scripts. */
    private static final int STEPS_OF_HIT = 40;

    private final HitboxArray hitboxes;
    private final CollisionGrid grid = new CollisionGrid();
    private final BoundingBox bounds = new BoundingBox();
    private int[] members = new int[FIRST_CAPACITY];
    private int count;
    /** Number of findable members. */
    private int findable;
    /** Number of members in the grid, which is filled only when something comes near. */
    private int inGrid;

    private int steps;
    private boolean exceeded;

    /** The size of the grid. */
    private Bounds area = Bounds.screen(1, 1);

    BroadPhaseGroup(HitboxArray hitboxes) {
        this.hitboxes = hitboxes;
    }

    void clear() {
        count = 0;
        findable = 0;
        inGrid = 0;
        steps = 0;
        exceeded = false;
        bounds.clear();
    }

    void add(int member) {
        if (count == members.length) members = Arrays.copyOf(members, count * 2);
        members[count++] = member;
    }

    int count() {
        return count;
    }

    /** The box around all findable members. */
    BoundingBox bounds() {
        return bounds;
    }

    /** Makes the members added so far findable. */
    void build(Bounds where) {
        area = where;
        for (int i = findable; i < count; i++) bounds.include(hitboxes, members[i]);
        findable = count;
    }

    /** Adds all findable members to a grid. */
    void enter(GroupGrid coarse, long bit, int effort) {
        coarse.add(bit, hitboxes, members, findable, effort);
    }

    /**
     * Finds the first member that the probe overlaps, or {@link Probe#NONE}.
     *
     * @param together number of steps of all groups
     */
    int first(Probe probe, long together) {
        if (bounds.isFarFrom(probe) || isExhausted(together)) return Probe.NONE;
        return findable > FEW ? firstInGrid(probe) : firstOfFew(probe);
    }

    private int firstOfFew(Probe probe) {
        for (int i = 0; i < findable; i++) if (isMet(members[i], probe)) return members[i];
        return Probe.NONE;
    }

    private int firstInGrid(Probe probe) {
        if (inGrid < findable) fillGrid();
        int found = Probe.NONE;
        for (int levels = grid.levels(); levels != 0; levels &= levels - 1)
            found = firstInLevel(Integer.numberOfTrailingZeros(levels), found, probe);
        return found;
    }

    private void fillGrid() {
        grid.fill(area, hitboxes, members, findable);
        inGrid = findable;
    }

    private int firstInLevel(int level, int before, Probe probe) {
        double reach = grid.reach(level);
        int row = grid.row(probe.top() - reach) >> level;
        int column = grid.column(probe.left() - reach) >> level;
        int rows = grid.rows(level, row, grid.row(probe.bottom() + reach) >> level);
        int columns = grid.columns(level, column, grid.column(probe.right() + reach) >> level);
        int[] firsts = grid.firsts(level);
        int found = before;
        for (int i = 0; i < rows; i++)
            for (int j = 0; j < columns; j++)
                found = firstInChain(firsts[grid.cell(level, row + i, column + j)], found, probe);
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

    /** Adds all members after the given one that the probe overlaps to the probe's list, in any order. */
    void collect(int after, Probe probe, long together) {
        if (bounds.isFarFrom(probe) || isExhausted(together)) return;
        if (findable > FEW) collectInGrid(after, probe);
        else for (int i = 0; i < findable; i++) collect(members[i], after, probe);
    }

    private void collectInGrid(int after, Probe probe) {
        if (inGrid < findable) fillGrid();
        for (int levels = grid.levels(); levels != 0; levels &= levels - 1)
            collectInLevel(Integer.numberOfTrailingZeros(levels), after, probe);
    }

    private void collectInLevel(int level, int after, Probe probe) {
        double reach = grid.reach(level);
        int row = grid.row(probe.top() - reach) >> level;
        int column = grid.column(probe.left() - reach) >> level;
        int rows = grid.rows(level, row, grid.row(probe.bottom() + reach) >> level);
        int columns = grid.columns(level, column, grid.column(probe.right() + reach) >> level);
        int[] firsts = grid.firsts(level);
        for (int i = 0; i < rows; i++)
            for (int j = 0; j < columns; j++)
                collectInChain(firsts[grid.cell(level, row + i, column + j)], after, probe);
    }

    private void collectInChain(int first, int after, Probe probe) {
        for (int entry = first; entry != CollisionGrid.END; entry = grid.next(entry))
            collect(grid.box(entry), after, probe);
    }

    private void collect(int member, int after, Probe probe) {
        if (member > after && isMet(member, probe)) probe.addFound(member);
    }

    private boolean isMet(int member, Probe probe) {
        steps++;
        if (!hitboxes.boundsOverlap(member, probe) || !hitboxes.mayOverlap(member, probe)) return false;
        steps += probe.steps(hitboxes.hitbox(member));
        return hitboxes.overlaps(member, probe);
    }

    /** Counts a hit or graze of a member. */
    int chargeHit() {
        steps += STEPS_OF_HIT;
        return STEPS_OF_HIT;
    }

    private boolean isExhausted(long together) {
        if (steps < MAX_STEPS && together < MAX_TOTAL_STEPS) return false;
        exceeded = true;
        return true;
    }

    /** Number of comparisons since the last {@link #clear}. */
    int steps() {
        return steps;
    }

    /** Whether a search was skipped because the limit was reached. */
    boolean isExceeded() {
        return exceeded;
    }
}

package kodama.hit;

import java.util.Arrays;
import kodama.geom.Bounds;

/** The members of one group in a crowd: their numbers, in the order of adding, and where to look for them. */
final class CrowdGroup {
    /** What is found when there is no one more; behind every number. */
    static final int NONE = Integer.MAX_VALUE;

    private static final int FIRST_CAPACITY = 16;

    /** So few are looked at one by one: to find the cells of a place takes as long. */
    private static final int FEW = 6;

    private final Boxes boxes;
    private final Grid grid = new Grid();
    private final Frame frame = new Frame();
    private int[] members = new int[FIRST_CAPACITY];
    private int count;
    /** How many of them can be found. */
    private int built;
    /** How many of them are in the grid, which is made when someone comes near: in many ticks no one does. */
    private int gridded;

    /** Where most of them are. */
    private Bounds area = Bounds.screen(1, 1);

    CrowdGroup(Boxes boxes) {
        this.boxes = boxes;
    }

    void clear() {
        count = 0;
        built = 0;
        gridded = 0;
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
    Frame frame() {
        return frame;
    }

    /** Makes the members added so far findable. */
    void build(Bounds where) {
        area = where;
        for (int i = built; i < count; i++) frame.include(boxes, members[i]);
        built = count;
    }

    /** Finds the first target behind the given one whose box the probe's touches, and that it meets; or none. */
    int next(int after, Probe probe) {
        if (frame.isFarFrom(probe)) return NONE;
        return built > FEW ? nextInGrid(after, probe) : nextOfFew(after, probe);
    }

    private int nextOfFew(int after, Probe probe) {
        for (int i = 0; i < built; i++) {
            int member = members[i];
            if (member > after && boxes.isMet(member, probe)) return member;
        }
        return NONE;
    }

    private int nextInGrid(int after, Probe probe) {
        if (gridded < built) fillGrid();
        int lastRow = grid.row(probe.bottom() + Grid.AROUND);
        int lastColumn = grid.column(probe.right() + Grid.AROUND);
        int firstColumn = grid.column(probe.left() - Grid.AROUND);
        int found = NONE;
        for (int r = grid.row(probe.top() - Grid.AROUND); r <= lastRow; r++) {
            for (int c = firstColumn; c <= lastColumn; c++) found = nextInCell(c, r, after, found, probe);
        }
        return found;
    }

    private void fillGrid() {
        grid.fill(area, boxes, members, built);
        gridded = built;
    }

    private int nextInCell(int column, int row, int after, int before, Probe probe) {
        for (int entry = grid.first(column, row); entry != Grid.END; entry = grid.next(entry)) {
            int member = grid.box(entry);
            if (member >= before) return before;
            if (member > after && boxes.isMet(member, probe)) return member;
        }
        return before;
    }
}

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

    CrowdGroup(Boxes boxes) {
        this.boxes = boxes;
    }

    void clear() {
        count = 0;
        built = 0;
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
    void build(Bounds area) {
        if (built == count) return;
        for (int i = built; i < count; i++) frame.include(boxes, members[i]);
        built = count;
        if (built > FEW) grid.fill(area, boxes, members, built);
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
        int lastRow = grid.row(probe.bottom());
        int lastColumn = grid.column(probe.right());
        int firstColumn = grid.column(probe.left());
        int found = NONE;
        for (int r = grid.row(probe.top()); r <= lastRow; r++) {
            for (int c = firstColumn; c <= lastColumn; c++) found = nextInCell(c, r, after, found, probe);
        }
        return found;
    }

    private int nextInCell(int column, int row, int after, int before, Probe probe) {
        int end = grid.end(column, row);
        for (int e = grid.start(column, row); e < end; e++) {
            int member = grid.entry(e);
            if (member >= before) return before;
            if (member > after && boxes.isMet(member, probe)) return member;
        }
        return before;
    }
}

package kodama.geom;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import kodama.base.Checks;

/**
 * Finds the cheapest way through a grid, by A*.
 *
 * <p>A step costs what its target costs, a diagonal one 99/70 of that, which is close to the root of two. Whole numbers
 * and a fixed order of equals: the same question has the same answer on every machine. A diagonal step does not cut
 * corners: both cells beside it must be open.
 *
 * <p>Immutable; a search takes its memory again, about 33 bytes for each cell of the grid.
 *
 * @param grid the map
 * @param diagonal whether diagonal steps are allowed
 * @param limit most cells to look at before giving up; at least 1
 */
public record PathFinder(Grid grid, boolean diagonal, int limit) {
    private static final int STRAIGHT = 70;
    private static final int SLANTED = 99;

    /** Straight neighbors first, clockwise from the top, then the slanted ones. */
    private static final int[] DX = {0, 1, 0, -1, 1, 1, -1, -1};

    private static final int[] DY = {-1, 0, 1, 0, -1, 1, 1, -1};

    private static final int STRAIGHT_WAYS = 4;

    /** How many cells are looked at between two questions whether to go on. */
    private static final int CELLS_BETWEEN_QUESTIONS = 256;

    private static final int NOWHERE = -1;

    /** Refuses a limit less than 1. */
    public PathFinder {
        Checks.atLeast("limit", limit, 1);
    }

    /**
     * Searches.
     *
     * @param from where the way begins; may be blocked, as the one who walks stands there
     * @param isUnwanted asked now and then whether to give up
     * @return the cells of the way, both ends included; nothing if there is none, or the search gave up
     * @throws IllegalArgumentException if an end lies outside the grid
     */
    public Optional<List<Cell>> find(Cell from, Cell to, BooleanSupplier isUnwanted) {
        grid.checkInside(from.x(), from.y());
        grid.checkInside(to.x(), to.y());
        if (!grid.isOpen(to.x(), to.y()) && !to.equals(from)) return Optional.empty();
        return new Search(from, to).run(isUnwanted);
    }

    /** One search and its memory. */
    private final class Search {
        private final int width = grid.width();
        private final int start;
        private final int goal;
        private final long[] costs = new long[width * grid.height()];
        private final int[] parents = new int[costs.length];
        private final OpenCells open = new OpenCells(costs.length);

        Search(Cell from, Cell to) {
            start = from.y() * width + from.x();
            goal = to.y() * width + to.x();
            Arrays.fill(costs, Long.MAX_VALUE);
            parents[start] = NOWHERE;
            costs[start] = 0;
            open.put(start, 0, estimate(start));
        }

        Optional<List<Cell>> run(BooleanSupplier isUnwanted) {
            for (int seen = 0; seen < limit && !open.isEmpty(); seen++) {
                if (seen % CELLS_BETWEEN_QUESTIONS == 0 && isUnwanted.getAsBoolean()) return Optional.empty();
                int cell = open.take();
                if (cell == goal) return Optional.of(way());
                expand(cell);
            }
            return Optional.empty();
        }

        private void expand(int cell) {
            int x = cell % width;
            int y = cell / width;
            int ways = diagonal ? DX.length : STRAIGHT_WAYS;
            for (int i = 0; i < ways; i++) {
                boolean slanted = i >= STRAIGHT_WAYS;
                if (slanted && !(grid.isOpen(x + DX[i], y) && grid.isOpen(x, y + DY[i]))) continue;
                if (grid.isOpen(x + DX[i], y + DY[i])) reach(cell, x + DX[i], y + DY[i], slanted ? SLANTED : STRAIGHT);
            }
        }

        private void reach(int from, int x, int y, int length) {
            int cell = y * width + x;
            long cost = costs[from] + (long) length * grid.cost(cell);
            if (cost >= costs[cell]) return;
            costs[cell] = cost;
            parents[cell] = from;
            open.put(cell, cost, estimate(cell));
        }

        /** What is left at least, over open ground. */
        private long estimate(int cell) {
            long dx = Math.abs(cell % width - goal % width);
            long dy = Math.abs(cell / width - goal / width);
            if (!diagonal) return STRAIGHT * (dx + dy);
            return STRAIGHT * Math.abs(dx - dy) + SLANTED * Math.min(dx, dy);
        }

        private List<Cell> way() {
            List<Cell> way = new ArrayList<>();
            for (int cell = goal; cell != NOWHERE; cell = parents[cell]) way.add(new Cell(cell % width, cell / width));
            Collections.reverse(way);
            return way;
        }
    }

    /**
     * The cells a search may look at next, the most promising first: that of the lowest estimate, of these the nearest
     * to the goal, of these the first in reading order. So there are never two equals, and a search has but one course.
     */
    private static final class OpenCells {
        private static final int START_SIZE = 64;
        private static final int NOWHERE = -1;

        private final long[] total;
        private final long[] toGo;
        private final int[] places;
        private int[] heap = new int[START_SIZE];
        private int size;

        OpenCells(int cells) {
            total = new long[cells];
            toGo = new long[cells];
            places = new int[cells];
            Arrays.fill(places, NOWHERE);
        }

        boolean isEmpty() {
            return size == 0;
        }

        /** Adds a cell, or moves it forward when it has become more promising. */
        void put(int cell, long cost, long estimate) {
            total[cell] = cost + estimate;
            toGo[cell] = estimate;
            if (places[cell] == NOWHERE) append(cell);
            rise(places[cell]);
        }

        private void append(int cell) {
            if (size == heap.length) heap = Arrays.copyOf(heap, size * 2);
            place(cell, size++);
        }

        private void place(int cell, int at) {
            heap[at] = cell;
            places[cell] = at;
        }

        private void rise(int from) {
            int at = from;
            int cell = heap[at];
            while (at > 0 && goesBefore(cell, heap[(at - 1) / 2])) {
                place(heap[(at - 1) / 2], at);
                at = (at - 1) / 2;
            }
            place(cell, at);
        }

        int take() {
            int first = heap[0];
            places[first] = NOWHERE;
            size--;
            if (size > 0) sink(heap[size]);
            return first;
        }

        private void sink(int cell) {
            int at = 0;
            for (int child = 1; child < size; child = 2 * at + 1) {
                if (child + 1 < size && goesBefore(heap[child + 1], heap[child])) child++;
                if (!goesBefore(heap[child], cell)) break;
                place(heap[child], at);
                at = child;
            }
            place(cell, at);
        }

        private boolean goesBefore(int a, int b) {
            if (total[a] != total[b]) return total[a] < total[b];
            if (toGo[a] != toGo[b]) return toGo[a] < toGo[b];
            return a < b;
        }
    }
}

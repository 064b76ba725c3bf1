package kodama.geom;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import kodama.base.Checks;

/**
 * Finds the cheapest path through a grid with A*.
 *
 * <p>Entering a cell costs its cost, diagonally 99/70 of it, which approximates the square root of two. All costs are
 * integers and ties are broken in a fixed order, so the same search gives the same path on every machine. Diagonal
 * steps do not cut corners: both adjacent cells must be open.
 *
 * <ol>
 *   <li>The open cells are kept in a heap, ordered by the cost so far plus an estimate of the rest.
 *   <li>The search takes the best open cell and updates the cost of its neighbors.
 *   <li>It ends at the goal, when there are no open cells, at the limit, or when it is canceled.
 *   <li>The path is read backwards from the goal.
 * </ol>
 *
 * <p>Immutable; each search allocates about 33 bytes per cell of the grid.
 *
 * @param grid the map
 * @param diagonal whether diagonal steps are allowed
 * @param limit most cells to visit before the search gives up; at least 1
 */
public record PathFinder(Grid grid, boolean diagonal, int limit) {
    private static final int STRAIGHT = 70;
    private static final int DIAGONAL = 99;

    /** Straight neighbors first, clockwise from the top, then the diagonal ones. */
    private static final int[] DX = {0, 1, 0, -1, 1, 1, -1, -1};

    private static final int[] DY = {-1, 0, 1, 0, -1, 1, 1, -1};

    private static final int STRAIGHT_NEIGHBORS = 4;

    /** Number of cells visited between two checks for cancellation. */
    private static final int CELLS_BETWEEN_CHECKS = 256;

    private static final int NOWHERE = -1;

    /** Rejects a limit below 1. */
    public PathFinder {
        Checks.atLeast("limit", limit, 1);
    }

    /**
     * Searches for a path.
     *
     * @param from start; may be blocked, because the walker is there
     * @param isCanceled called repeatedly; returns whether the search is canceled
     * @return the cells of the path, including both ends; empty if there is none or the search gave up
     * @throws IllegalArgumentException if an end is outside the grid
     */
    public Optional<List<Cell>> find(Cell from, Cell to, BooleanSupplier isCanceled) {
        grid.checkInside(from.x(), from.y());
        grid.checkInside(to.x(), to.y());
        if (!grid.isOpen(to.x(), to.y()) && !to.equals(from)) return Optional.empty();
        return new Search(from, to).run(isCanceled);
    }

    /** A search and its memory. */
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

        Optional<List<Cell>> run(BooleanSupplier isCanceled) {
            for (int seen = 0; seen < limit && !open.isEmpty(); seen++) {
                if (seen % CELLS_BETWEEN_CHECKS == 0 && isCanceled.getAsBoolean()) return Optional.empty();
                int cell = open.take();
                if (cell == goal) return Optional.of(path());
                expand(cell);
            }
            return Optional.empty();
        }

        private void expand(int cell) {
            int x = cell % width;
            int y = cell / width;
            int neighbors = diagonal ? DX.length : STRAIGHT_NEIGHBORS;
            for (int i = 0; i < neighbors; i++) {
                boolean isDiagonal = i >= STRAIGHT_NEIGHBORS;
                if (isDiagonal && !(grid.isOpen(x + DX[i], y) && grid.isOpen(x, y + DY[i]))) continue;
                if (grid.isOpen(x + DX[i], y + DY[i]))
                    reach(cell, x + DX[i], y + DY[i], isDiagonal ? DIAGONAL : STRAIGHT);
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

        /** The least possible cost of the rest, over open ground. */
        private long estimate(int cell) {
            long dx = Math.abs(cell % width - goal % width);
            long dy = Math.abs(cell / width - goal / width);
            if (!diagonal) return STRAIGHT * (dx + dy);
            return STRAIGHT * Math.abs(dx - dy) + DIAGONAL * Math.min(dx, dy);
        }

        private List<Cell> path() {
            List<Cell> path = new ArrayList<>();
            for (int cell = goal; cell != NOWHERE; cell = parents[cell]) path.add(new Cell(cell % width, cell / width));
            Collections.reverse(path);
            return path;
        }
    }

    /**
     * The open cells, best first: lowest estimate, then nearest to the goal, then first in reading order. No two are
     * equal, so the course of a search is unique.
     */
    private static final class OpenCells {
        private static final int START_SIZE = 64;
        private static final int NOWHERE = -1;

        private final long[] total;
        private final long[] estimates;
        private final int[] indexes;
        private int[] heap = new int[START_SIZE];
        private int size;

        OpenCells(int cells) {
            total = new long[cells];
            estimates = new long[cells];
            indexes = new int[cells];
            Arrays.fill(indexes, NOWHERE);
        }

        boolean isEmpty() {
            return size == 0;
        }

        /** Adds a cell, or moves it forward if its estimate has dropped. */
        void put(int cell, long cost, long estimate) {
            total[cell] = cost + estimate;
            estimates[cell] = estimate;
            if (indexes[cell] == NOWHERE) append(cell);
            siftUp(indexes[cell]);
        }

        private void append(int cell) {
            if (size == heap.length) heap = Arrays.copyOf(heap, size * 2);
            place(cell, size++);
        }

        private void place(int cell, int at) {
            heap[at] = cell;
            indexes[cell] = at;
        }

        private void siftUp(int from) {
            int at = from;
            int cell = heap[at];
            while (at > 0 && isBetter(cell, heap[(at - 1) / 2])) {
                place(heap[(at - 1) / 2], at);
                at = (at - 1) / 2;
            }
            place(cell, at);
        }

        int take() {
            int first = heap[0];
            indexes[first] = NOWHERE;
            size--;
            if (size > 0) siftDown(heap[size]);
            return first;
        }

        private void siftDown(int cell) {
            int at = 0;
            for (int child = 1; child < size; child = 2 * at + 1) {
                if (child + 1 < size && isBetter(heap[child + 1], heap[child])) child++;
                if (!isBetter(heap[child], cell)) break;
                place(heap[child], at);
                at = child;
            }
            place(cell, at);
        }

        private boolean isBetter(int a, int b) {
            if (total[a] != total[b]) return total[a] < total[b];
            if (estimates[a] != estimates[b]) return estimates[a] < estimates[b];
            return a < b;
        }
    }
}

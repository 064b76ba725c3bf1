package kodama.geom;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import kodama.Seed;
import org.junit.jupiter.api.Test;

class PathFinderTest {
    private static final int NO_LIMIT = Integer.MAX_VALUE;

    /** '#' is blocked, a digit is a cost, '.' costs 1. */
    private static Grid grid(String... rows) {
        Grid grid = new Grid(rows[0].length(), rows.length);
        for (int y = 0; y < rows.length; y++)
            for (int x = 0; x < rows[y].length(); x++) grid.set(x, y, cost(rows[y].charAt(x)));
        return grid;
    }

    private static int cost(char cell) {
        return switch (cell) {
            case '#' -> Grid.BLOCKED;
            case '.' -> 1;
            default -> cell - '0';
        };
    }

    private static Optional<List<Cell>> find(Grid grid, boolean diagonal, Cell from, Cell to) {
        return new PathFinder(grid, diagonal, NO_LIMIT).find(from, to, () -> false);
    }

    /** The path as a picture: letters in the order of the cells, from 'a'. */
    private static List<String> picture(Grid grid, boolean diagonal, Cell from, Cell to) {
        char[][] rows = new char[grid.height()][grid.width()];
        for (char[] row : rows) Arrays.fill(row, '.');
        for (int y = 0; y < rows.length; y++)
            for (int x = 0; x < rows[y].length; x++) if (!grid.isOpen(x, y)) rows[y][x] = '#';
        char letter = 'a';
        for (Cell cell : find(grid, diagonal, from, to).orElseThrow()) rows[cell.y()][cell.x()] = letter++;
        return Arrays.stream(rows).map(String::new).toList();
    }

    @Test
    void thePathLeadsAroundWalls() {
        Grid grid = grid(
                ".....", //
                ".###.", "...#.", "...#.");
        assertEquals(
                List.of(
                        "bcdef", //
                        "a###g", "...#h", "...#i"),
                picture(grid, false, new Cell(0, 1), new Cell(4, 3)));
    }

    @Test
    void diagonalStepsAreShorterAndDoNotCutCorners() {
        Grid grid = grid(
                "...", //
                ".#.", "...", "...");
        assertEquals(
                List.of(
                        "a..", //
                        "b#.", "c..", ".de"),
                picture(grid, true, new Cell(0, 0), new Cell(2, 3)));
    }

    @Test
    void expensiveCellsAreAvoidedIfTheDetourIsCheaper() {
        assertEquals(List.of("a.e", "bcd"), picture(grid(".9.", "..."), false, new Cell(0, 0), new Cell(2, 0)));
        assertEquals(List.of("abc", "..."), picture(grid(".2.", "..."), false, new Cell(0, 0), new Cell(2, 0)));
    }

    @Test
    void ofEqualPathsTheSameIsAlwaysChosen() {
        Grid open = new Grid(4, 3);
        List<String> way = picture(open, false, new Cell(0, 0), new Cell(3, 2));
        assertEquals(List.of("abcd", "...e", "...f"), way);
    }

    @Test
    void aPathToTheStartHasOneCellEvenIfItIsBlocked() {
        Cell here = new Cell(1, 0);
        assertEquals(List.of(here), find(grid(".#."), false, here, here).orElseThrow());
    }

    @Test
    void oneMayLeaveABlockedCellButNotEnterOne() {
        assertEquals(List.of("ab"), picture(grid("#."), false, new Cell(0, 0), new Cell(1, 0)));
        assertEquals(Optional.empty(), find(grid(".#"), false, new Cell(0, 0), new Cell(1, 0)));
    }

    @Test
    void thereMayBeNoPath() {
        assertEquals(Optional.empty(), find(grid(".#."), true, new Cell(0, 0), new Cell(2, 0)));
    }

    @Test
    void aSearchGivesUpAtItsLimit() {
        Grid line = new Grid(10, 1);
        Cell from = new Cell(0, 0);
        Cell to = new Cell(9, 0);
        assertEquals(Optional.empty(), new PathFinder(line, false, 9).find(from, to, () -> false));
        assertTrue(new PathFinder(line, false, 10).find(from, to, () -> false).isPresent());
    }

    @Test
    void aCanceledSearchGivesUp() {
        PathFinder finder = new PathFinder(new Grid(10, 1), false, NO_LIMIT);
        assertEquals(Optional.empty(), finder.find(new Cell(0, 0), new Cell(9, 0), () -> true));
    }

    @Test
    void invalidGridsCellsAndLimitsAreRejected() {
        Grid grid = new Grid(3, 2);
        assertEquals(
                "column must be between 0 and 2 but was 3",
                refusal(() -> find(grid, true, new Cell(3, 0), new Cell(0, 0))));
        assertEquals(
                "row must be between 0 and 1 but was -1",
                refusal(() -> find(grid, true, new Cell(0, 0), new Cell(0, -1))));
        assertEquals("cost of cell 1,0 must be between 0 and 1000 but was 1001", refusal(() -> grid.set(1, 0, 1001)));
        assertEquals("grid width must be between 1 and 1024 but was 0", refusal(() -> new Grid(0, 1)));
        assertEquals("grid height must be between 1 and 1024 but was 1025", refusal(() -> new Grid(1, 1025)));
        assertEquals("limit must be at least 1 but was 0", refusal(() -> new PathFinder(grid, true, 0)));
    }

    private static String refusal(Runnable wrong) {
        return assertThrows(IllegalArgumentException.class, wrong::run).getMessage();
    }

    @Test
    void waysAreAsCheapAsThoseFoundByTryingEverything(@Seed(3) Random random) {
        int found = 0;
        for (int i = 0; i < 300; i++) {
            Grid grid = random(random);
            boolean diagonal = random.nextBoolean();
            Cell from = cell(random, grid);
            Cell to = cell(random, grid);
            long cheapest = cheapest(grid, diagonal, from, to);
            Optional<List<Cell>> way = find(grid, diagonal, from, to);
            if (way.isPresent()) found++;
            assertEquals(cheapest, way.map(cells -> cost(grid, cells)).orElse(Long.MAX_VALUE));
        }
        assertTrue(found > 100, found + " ways");
    }

    private static Grid random(Random random) {
        Grid grid = new Grid(1 + random.nextInt(9), 1 + random.nextInt(9));
        for (int y = 0; y < grid.height(); y++)
            for (int x = 0; x < grid.width(); x++) grid.set(x, y, random.nextInt(4) == 0 ? 0 : 1 + random.nextInt(3));
        return grid;
    }

    private static Cell cell(Random random, Grid grid) {
        return new Cell(random.nextInt(grid.width()), random.nextInt(grid.height()));
    }

    /** Returns the cost of a path after checking each step. */
    private static long cost(Grid grid, List<Cell> way) {
        long sum = 0;
        for (int i = 1; i < way.size(); i++) sum += step(grid, way.get(i - 1), way.get(i));
        return sum;
    }

    private static long step(Grid grid, Cell from, Cell to) {
        assertTrue(allowed(grid, from, to), from + " to " + to);
        boolean slanted = from.x() != to.x() && from.y() != to.y();
        return (slanted ? 99L : 70L) * grid.cost(to.y() * grid.width() + to.x());
    }

    private static boolean allowed(Grid grid, Cell from, Cell to) {
        boolean near = Math.abs(from.x() - to.x()) <= 1 && Math.abs(from.y() - to.y()) <= 1 && !from.equals(to);
        return near
                && grid.isOpen(to.x(), to.y())
                && (from.x() == to.x()
                        || from.y() == to.y()
                        || grid.isOpen(from.x(), to.y()) && grid.isOpen(to.x(), from.y()));
    }

    /** Bellman–Ford: relaxes all edges until no cost decreases. */
    private static long cheapest(Grid grid, boolean diagonal, Cell from, Cell to) {
        int width = grid.width();
        long[] best = new long[width * grid.height()];
        Arrays.fill(best, Long.MAX_VALUE);
        best[from.y() * width + from.x()] = 0;
        for (int round = 0; round < best.length; round++)
            for (int a = 0; a < best.length; a++)
                for (int b = 0; b < best.length; b++) relax(grid, diagonal, best, a, b);
        return best[to.y() * width + to.x()];
    }

    private static void relax(Grid grid, boolean diagonal, long[] best, int a, int b) {
        Cell from = new Cell(a % grid.width(), a / grid.width());
        Cell to = new Cell(b % grid.width(), b / grid.width());
        boolean straight = from.x() == to.x() || from.y() == to.y();
        if (best[a] == Long.MAX_VALUE || !allowed(grid, from, to) || !diagonal && !straight) return;
        best[b] = Math.min(best[b], best[a] + step(grid, from, to));
    }
}

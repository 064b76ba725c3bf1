package kodama.player.options;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

/** The pages that lead to the one on screen, and on which entry of each the cursor is. */
final class PageStack {
    /** A page, and the number of the entry that the cursor is on. */
    private static final class Level {
        private final Page page;
        private int cursor;

        Level(Page page) {
            this.page = page;
        }
    }

    private final Deque<Level> levels = new ArrayDeque<>();

    boolean isEmpty() {
        return levels.isEmpty();
    }

    void open(Page page) {
        levels.push(new Level(page));
    }

    /** Goes back to the page before. */
    void back() {
        levels.pop();
    }

    void close() {
        levels.clear();
    }

    Page top() {
        return levels.element().page;
    }

    /** The entries of the page on screen, in order. */
    List<Entry> entries() {
        return top().sections().stream().flatMap(List::stream).toList();
    }

    /** The number of the entry that the cursor is on. */
    int cursor() {
        return Math.min(levels.element().cursor, entries().size() - 1);
    }

    Entry selected() {
        return entries().get(cursor());
    }

    /** Puts the cursor on an entry, if there is one of this number. */
    void select(int number) {
        if (number >= 0 && number < entries().size()) levels.element().cursor = number;
    }

    /** Moves the cursor, at the ends to the other end. */
    void move(int by) {
        select(Math.floorMod(cursor() + by, entries().size()));
    }
}

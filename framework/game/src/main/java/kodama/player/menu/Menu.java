package kodama.player.menu;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import kodama.request.PortalState;
import org.jspecify.annotations.Nullable;

/**
 * A list of items with a cursor, a scroll position and an incremental search. Its rows are items and the headings of
 * their groups.
 *
 * @param <T> the type of the items' values
 */
public final class Menu<T> {
    /** A row: an item, or the heading of the group that begins below. */
    public record Row<T>(String heading, @Nullable MenuItem<T> item) {}

    private List<MenuItem<T>> items = List.of();
    private List<MenuItem<T>> found = List.of();
    private List<Row<T>> rows = List.of();

    /** Index of the selected item among those found, from 0; also 0 if there are none. */
    private int cursor;

    /** First row on screen, from 0. */
    private int scroll;

    /** First row on screen as last set by the user; a change of the height keeps it. From 0. */
    private int chosenScroll;

    /** Number of rows on screen; 0 until the first resize. */
    private int height;

    private String search = "";

    /**
     * Replaces the items; the items of a group must be adjacent. The cursor stays on its item, or near its position if
     * that item is missing.
     */
    public void setItems(List<MenuItem<T>> others) {
        items = List.copyOf(others);
        find(cursor);
    }

    private void search(String words) {
        search = words;
        find(0);
    }

    /** Searches the items; the cursor stays on its item, or moves to the given position if that is not found. */
    private void find(int position) {
        String at = selected().map(MenuItem::id).orElse("");
        List<MenuItem<T>> matching =
                items.stream().filter(item -> item.matches(search)).toList();
        found = matching.stream().filter(MenuItem::isChoosable).toList();
        rows = rows(matching);
        cursor = Math.max(0, Math.min(found.size() - 1, position));
        select(at);
    }

    private static <T> List<Row<T>> rows(List<MenuItem<T>> items) {
        List<Row<T>> rows = new ArrayList<>();
        String group = "";
        for (MenuItem<T> item : items) {
            if (!item.group().equals(group)) rows.add(new Row<>(item.group(), null));
            group = item.group();
            rows.add(new Row<>("", item));
        }
        return rows;
    }

    /** Moves the cursor to an item; does nothing if the id is empty or unknown. */
    public void select(String id) {
        for (int i = 0; i < found.size() && !id.isEmpty(); i++)
            if (found.get(i).id().equals(id)) cursor = i;
        follow();
    }

    /** Returns the selected item; empty if there are no items. */
    public Optional<MenuItem<T>> selected() {
        return found.isEmpty() ? Optional.empty() : Optional.of(found.get(cursor));
    }

    /** Moves the cursor up (negative) or down, around the ends; scrolls if no item can be chosen. */
    public void moveBy(int by) {
        if (found.isEmpty()) scrollBy(by);
        else moveTo(Math.floorMod(cursor + by, found.size()));
    }

    /** Moves the cursor up (negative) or down by screens, not past the ends. */
    public void moveByPages(int by) {
        int rowsFurther = by * Math.max(1, height - 2);
        if (found.isEmpty()) scrollBy(rowsFurther);
        else moveTo(cursor + rowsFurther);
    }

    /** Moves the cursor to the first item of the previous (-1) or next (1) group. */
    public void moveByGroups(int by) {
        int at = cursor;
        while (isInGroupOf(at + by, cursor)) at += by;
        at += by;
        while (by < 0 && isInGroupOf(at - 1, at)) at--;
        moveTo(at);
    }

    private boolean isInGroupOf(int index, int other) {
        boolean there = index >= 0 && index < found.size() && other >= 0 && other < found.size();
        return there && found.get(index).group().equals(found.get(other).group());
    }

    /** Moves the cursor to the first item, and scrolls to the top. */
    public void moveToFirst() {
        scroll = 0;
        moveTo(0);
    }

    /** Moves the cursor to the last item, and scrolls to the end. */
    public void moveToLast() {
        scroll = withinRows(rows.size());
        moveTo(found.size() - 1);
    }

    /** Moves the cursor to the item found at an index from 0, or to the nearest one. */
    public void moveTo(int index) {
        cursor = Math.max(0, Math.min(found.size() - 1, index));
        follow();
    }

    /**
     * Moves the cursor to the item of a row, counted from 0 and from the first row, on screen or not; returns whether
     * the row has an item.
     */
    public boolean moveToRow(int row) {
        int index =
                row < 0 || row >= rows.size() ? -1 : found.indexOf(rows.get(row).item());
        if (index >= 0) cursor = index;
        return index >= 0;
    }

    /** Scrolls up (negative) or down by rows, without moving the cursor. */
    public void scrollBy(int by) {
        scrollTo(withinRows(scroll + by));
    }

    private void follow() {
        scrollTo(scrollToCursor(scroll));
    }

    private void scrollTo(int first) {
        scroll = first;
        chosenScroll = first;
    }

    /** Returns the first row on screen, changed so that the cursor is visible below the heading of its group. */
    private int scrollToCursor(int first) {
        int row = rowOfCursor();
        if (row < 0 || height == 0) return withinRows(first);
        return withinRows(Math.max(row - height + 1, Math.min(first, row - headingAbove(row))));
    }

    /** Returns the first row on screen, changed only if the cursor is not visible. */
    private int scrollIfNeeded(int first) {
        int row = rowOfCursor();
        return row >= first && row < first + height ? withinRows(first) : scrollToCursor(first);
    }

    private int headingAbove(int row) {
        return height > 1 && row > 0 && !groupAt(row).isEmpty() ? 1 : 0;
    }

    /** Returns the group of a row; empty if it has none. */
    private String groupAt(int row) {
        MenuItem<T> item = rows.get(row).item();
        return item == null ? rows.get(row).heading() : item.group();
    }

    /**
     * Returns the heading to show instead of the first row on screen, because the group's own heading has been scrolled
     * away; empty if there is none.
     */
    public String stickyHeading() {
        boolean isItem = scroll < rows.size() && rows.get(scroll).item() != null;
        return isItem && height > 1 ? groupAt(scroll) : "";
    }

    private int withinRows(int row) {
        return Math.max(0, Math.min(rows.size() - height, row));
    }

    /** Returns the row of the cursor, from 0; -1 if no item can be chosen. */
    public int rowOfCursor() {
        for (int i = 0; i < rows.size(); i++)
            if (!found.isEmpty() && rows.get(i).item() == found.get(cursor)) return i;
        return -1;
    }

    /**
     * Sets the number of rows on screen, at least 1. A list that had to scroll for that scrolls back when there is room
     * again.
     */
    public void resize(int rowsOnScreen) {
        if (height == Math.max(1, rowsOnScreen)) return;
        height = Math.max(1, rowsOnScreen);
        scroll = scrollIfNeeded(chosenScroll);
    }

    /** Adds a letter to the search. */
    public void type(char letter) {
        search(search + letter);
    }

    /** Removes the last letter of the search. */
    public void erase() {
        if (!search.isEmpty()) search(search.substring(0, search.offsetByCodePoints(search.length(), -1)));
    }

    /** Ends the search and shows all items. */
    public void clearSearch() {
        search("");
    }

    /** Returns the search text; empty if all items are shown. */
    public String searchText() {
        return search;
    }

    /** Returns the headings and items found. */
    public List<Row<T>> rows() {
        return rows;
    }

    /** Returns the first row on screen, from 0. */
    public int scroll() {
        return scroll;
    }

    /** Returns the items found that can be chosen. */
    public List<MenuItem<T>> items() {
        return found;
    }

    /** Returns the number of these items. */
    public int size() {
        return found.size();
    }

    /** Returns the position of the cursor among these items, from 1; 0 if there are none. */
    public int position() {
        return found.isEmpty() ? 0 : cursor + 1;
    }

    /** Returns cursor, scroll position and search, to be restored later. */
    public PortalState state() {
        return new PortalState(selected().map(MenuItem::id).orElse(""), scroll, search);
    }

    /** Restores a state. */
    public void restore(PortalState state) {
        search(state.search());
        select(state.entry());
        scrollTo(scrollIfNeeded(state.scroll()));
    }
}

package kodama.player.menu;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import kodama.request.PortalState;
import org.jspecify.annotations.Nullable;

/**
 * A list to choose from: its cursor, how far it is scrolled, and what was typed to search in it. Rows are items and the
 * headings of their groups.
 *
 * @param <T> what choosing an item means
 */
public final class Menu<T> {
    /** A row: an item, or the heading of the group that begins here. */
    public record Row<T>(String heading, @Nullable MenuItem<T> item) {}

    private List<MenuItem<T>> items = List.of();
    private List<MenuItem<T>> found = List.of();
    private List<Row<T>> rows = List.of();

    /** Which of the items found it is on; from 0, also when there are none. */
    private int cursor;

    /** The first row on screen; from 0. */
    private int scroll;

    /** The first row on screen that was last chosen; a change of the height leaves it as it is. From 0. */
    private int chosenScroll;

    /** Rows on screen; 0 until the first resize. */
    private int height;

    private String search = "";

    /**
     * Takes other items, each group in one piece; the cursor stays on the item it was on, or near its place if that is
     * not among them.
     */
    public void setItems(List<MenuItem<T>> others) {
        items = List.copyOf(others);
        find(cursor);
    }

    private void search(String words) {
        search = words;
        find(0);
    }

    /** Searches the items; the cursor stays on its item, or goes to the given place if that is not found. */
    private void find(int otherwise) {
        String at = selected().map(MenuItem::id).orElse("");
        List<MenuItem<T>> matching =
                items.stream().filter(item -> item.matches(search)).toList();
        found = matching.stream().filter(MenuItem::isChoosable).toList();
        rows = rows(matching);
        cursor = Math.max(0, Math.min(found.size() - 1, otherwise));
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

    /** Sets the cursor on an item; it stays where it is if there is no such item, as for an empty id. */
    public void select(String id) {
        for (int i = 0; i < found.size() && !id.isEmpty(); i++)
            if (found.get(i).id().equals(id)) cursor = i;
        follow();
    }

    /** The item under the cursor; none when nothing is found. */
    public Optional<MenuItem<T>> selected() {
        return found.isEmpty() ? Optional.empty() : Optional.of(found.get(cursor));
    }

    /** Goes up (less than 0) or down, from one end round to the other; what has nothing to choose is scrolled. */
    public void moveBy(int by) {
        if (found.isEmpty()) scrollBy(by);
        else moveTo(Math.floorMod(cursor + by, found.size()));
    }

    /** Goes up (less than 0) or down by screens, not past the ends. */
    public void moveByPages(int by) {
        int rowsFurther = by * Math.max(1, height - 2);
        if (found.isEmpty()) scrollBy(rowsFurther);
        else moveTo(cursor + rowsFurther);
    }

    /** Goes to the first item of the group before (-1) or after (1) this one. */
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

    /** Goes to the first item, and shows the top. */
    public void moveToFirst() {
        scroll = 0;
        moveTo(0);
    }

    /** Goes to the last item, and shows the end. */
    public void moveToLast() {
        scroll = withinRows(rows.size());
        moveTo(found.size() - 1);
    }

    /** Sets the cursor on an item that was found, from 0, or on the nearest to that place. */
    public void moveTo(int index) {
        cursor = Math.max(0, Math.min(found.size() - 1, index));
        follow();
    }

    /**
     * Sets the cursor on the item of a row, counted from the first, whether on screen or not, from 0; answers whether
     * there is one.
     */
    public boolean moveToRow(int row) {
        int index =
                row < 0 || row >= rows.size() ? -1 : found.indexOf(rows.get(row).item());
        if (index >= 0) cursor = index;
        return index >= 0;
    }

    /** Scrolls by rows, less than 0 for up, without moving the cursor. */
    public void scrollBy(int by) {
        scrollTo(withinRows(scroll + by));
    }

    private void follow() {
        scrollTo(following(scroll));
    }

    private void scrollTo(int first) {
        scroll = first;
        chosenScroll = first;
    }

    /** The first row on screen, changed so far that the cursor is there, and below the heading of its group. */
    private int following(int first) {
        int row = rowOfCursor();
        if (row < 0 || height == 0) return withinRows(first);
        return withinRows(Math.max(row - height + 1, Math.min(first, row - headingAbove(row))));
    }

    /** The first row on screen, changed only if the cursor is not there. */
    private int keeping(int first) {
        int row = rowOfCursor();
        return row >= first && row < first + height ? withinRows(first) : following(first);
    }

    private int headingAbove(int row) {
        return height > 1 && row > 0 && !groupAt(row).isEmpty() ? 1 : 0;
    }

    /** The group that a row belongs to; empty for none. */
    private String groupAt(int row) {
        MenuItem<T> item = rows.get(row).item();
        return item == null ? rows.get(row).heading() : item.group();
    }

    /**
     * The heading that stands in place of the first row on screen, whose own has been scrolled away; empty for none.
     */
    public String stickyHeading() {
        boolean isItem = scroll < rows.size() && rows.get(scroll).item() != null;
        return isItem && height > 1 ? groupAt(scroll) : "";
    }

    private int withinRows(int row) {
        return Math.max(0, Math.min(rows.size() - height, row));
    }

    /** The row that the cursor is on, from 0; -1 when there is nothing to choose. */
    public int rowOfCursor() {
        for (int i = 0; i < rows.size(); i++)
            if (!found.isEmpty() && rows.get(i).item() == found.get(cursor)) return i;
        return -1;
    }

    /**
     * Says how many rows are on screen, at least 1. A list that had to move for that goes back when there is room
     * again.
     */
    public void resize(int rowsOnScreen) {
        if (height == Math.max(1, rowsOnScreen)) return;
        height = Math.max(1, rowsOnScreen);
        scroll = keeping(chosenScroll);
    }

    /** Searches for one letter more. */
    public void type(char letter) {
        search(search + letter);
    }

    /** Searches for one letter less. */
    public void erase() {
        if (!search.isEmpty()) search(search.substring(0, search.offsetByCodePoints(search.length(), -1)));
    }

    /** Shows all items again. */
    public void clearSearch() {
        search("");
    }

    /** What is searched for; empty when all is shown. */
    public String searchText() {
        return search;
    }

    /** Headings and items that were found. */
    public List<Row<T>> rows() {
        return rows;
    }

    /** The first row on screen, from 0. */
    public int scroll() {
        return scroll;
    }

    /** The items that were found and can be chosen. */
    public List<MenuItem<T>> items() {
        return found;
    }

    /** How many of them there are. */
    public int size() {
        return found.size();
    }

    /** Which of them the cursor is on, from 1; 0 when there are none. */
    public int position() {
        return found.isEmpty() ? 0 : cursor + 1;
    }

    /** Cursor, scroll and search, to be restored. */
    public PortalState state() {
        return new PortalState(selected().map(MenuItem::id).orElse(""), scroll, search);
    }

    /** Goes back to how it was left. */
    public void restore(PortalState state) {
        search(state.search());
        select(state.entry());
        scrollTo(keeping(state.scroll()));
    }
}

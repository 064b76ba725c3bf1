package kodama.dev;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import kodama.request.PortalState;
import org.jspecify.annotations.Nullable;

/**
 * A list to choose from: its cursor, how far it is scrolled, and what was typed to search in it.
 *
 * <p>Rows are items and the headings of their groups. Looks and keys are others' concern.
 */
final class Menu<T> {
    /** A row: an item, or a heading when there is none. */
    record Row<T>(String heading, @Nullable MenuItem<T> item) {}

    private List<MenuItem<T>> items = List.of();
    private List<MenuItem<T>> found = List.of();
    private List<Row<T>> rows = List.of();
    private int cursor;
    private int scroll;
    private int height = 1;
    private String search = "";

    /** Takes other items; the cursor stays on the item it was on, if that is among them. */
    void show(List<MenuItem<T>> others) {
        items = List.copyOf(others);
        search(search);
    }

    private void search(String words) {
        String at = selected().map(MenuItem::id).orElse("");
        search = words;
        List<MenuItem<T>> matching =
                items.stream().filter(item -> item.matches(words)).toList();
        found = matching.stream().filter(MenuItem::isChoosable).toList();
        rows = rows(matching);
        cursor = 0;
        select(at);
        follow();
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

    /** Sets the cursor on an item; it stays where it is if there is no such item. */
    void select(String id) {
        for (int i = 0; i < found.size(); i++) if (found.get(i).id().equals(id)) cursor = i;
        follow();
    }

    /** The item under the cursor; none when nothing is found. */
    Optional<MenuItem<T>> selected() {
        return found.isEmpty() ? Optional.empty() : Optional.of(found.get(cursor));
    }

    /** Goes up or down, from one end round to the other; what has nothing to choose is scrolled. */
    void step(int by) {
        if (found.isEmpty()) scrollBy(by);
        else go(Math.floorMod(cursor + by, found.size()));
    }

    /** Goes up or down by a screen, not past the ends. */
    void page(int by) {
        int rowsFurther = by * Math.max(1, height - 2);
        if (found.isEmpty()) scrollBy(rowsFurther);
        else go(cursor + rowsFurther);
    }

    /** Goes to the first item of the group before or after this one. */
    void group(int by) {
        int at = cursor;
        while (isInGroupOf(at + by, cursor)) at += by;
        at += by;
        while (by < 0 && isInGroupOf(at - 1, at)) at--;
        go(at);
    }

    private boolean isInGroupOf(int index, int other) {
        boolean there = index >= 0 && index < found.size() && other >= 0 && other < found.size();
        return there && found.get(index).group().equals(found.get(other).group());
    }

    void home() {
        scroll = 0;
        go(0);
    }

    void end() {
        scroll = withinRows(rows.size());
        go(found.size() - 1);
    }

    private void go(int index) {
        cursor = Math.max(0, Math.min(found.size() - 1, index));
        follow();
    }

    /** Sets the cursor on the item of a row; answers whether there is one. */
    boolean goToRow(int row) {
        int index =
                row < 0 || row >= rows.size() ? -1 : found.indexOf(rows.get(row).item());
        if (index >= 0) cursor = index;
        return index >= 0;
    }

    /** Scrolls without moving the cursor. */
    void scrollBy(int by) {
        scroll = withinRows(scroll + by);
    }

    /** Scrolls so far that the cursor is on screen, and below the heading of its group. */
    private void follow() {
        int row = rowOfCursor();
        if (row < 0) scroll = withinRows(scroll);
        else scroll = withinRows(Math.max(row - height + 1, Math.min(scroll, row - headingAbove(row))));
    }

    private int headingAbove(int row) {
        return height > 1 && row > 0 && !groupAt(row).isEmpty() ? 1 : 0;
    }

    /** The group that a row belongs to; empty for none. */
    private String groupAt(int row) {
        MenuItem<T> item = rows.get(row).item();
        return item == null ? rows.get(row).heading() : item.group();
    }

    /** The heading that stands in place of the first row on screen, whose own has been scrolled away; empty for none. */
    String headingInFront() {
        boolean isItem = scroll < rows.size() && rows.get(scroll).item() != null;
        return isItem && height > 1 ? groupAt(scroll) : "";
    }

    private int withinRows(int row) {
        return Math.max(0, Math.min(rows.size() - height, row));
    }

    /** The row that the cursor is on; -1 when there is nothing to choose. */
    int rowOfCursor() {
        for (int i = 0; i < rows.size(); i++)
            if (!found.isEmpty() && rows.get(i).item() == found.get(cursor)) return i;
        return -1;
    }

    /** Says how many rows are on screen. */
    void resize(int rowsOnScreen) {
        if (height == Math.max(1, rowsOnScreen)) return;
        height = Math.max(1, rowsOnScreen);
        follow();
    }

    void type(char letter) {
        search(search + letter);
    }

    void erase() {
        if (!search.isEmpty()) search(search.substring(0, search.length() - 1));
    }

    void clearSearch() {
        search("");
    }

    String searched() {
        return search;
    }

    List<Row<T>> rows() {
        return rows;
    }

    int scroll() {
        return scroll;
    }

    /** How many items there are to go through. */
    int size() {
        return found.size();
    }

    /** Which of them the cursor is on, from 1; 0 when there are none. */
    int place() {
        return found.isEmpty() ? 0 : cursor + 1;
    }

    PortalState state() {
        return new PortalState(selected().map(MenuItem::id).orElse(""), scroll, search);
    }

    void restore(PortalState state) {
        search(state.search());
        select(state.entry());
        scroll = withinRows(state.scroll());
        follow();
    }
}

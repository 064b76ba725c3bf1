package kodama.dev.inspect;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import kodama.task.TaskRow;

/**
 * Lays out the tasks of a snapshot as a tree: siblings are sorted, children of folded tasks are hidden, and a search
 * shows only matches with their ancestors. Owned by AWT's thread.
 */
final class TaskTree {
    private static final int ROOT = -1;

    private Snapshot snapshot = Snapshot.EMPTY;
    private TaskColumn column = TaskColumn.PRIORITY;
    private boolean isDescending;
    private String search = "";
    private final Set<TaskKey> folded = new HashSet<>();
    private List<TaskLine> lines = List.of();

    /** All lines from the top. */
    List<TaskLine> lines() {
        return lines;
    }

    void show(Snapshot now) {
        snapshot = now;
        folded.removeIf(key -> key.world() != now.world());
        arrange();
    }

    /** Sorts siblings; equal ones keep their run order. */
    void sort(TaskColumn by, boolean descending) {
        column = by;
        isDescending = descending;
        arrange();
    }

    private Comparator<TaskRow> order() {
        Comparator<TaskRow> wanted = column.order(snapshot);
        return (isDescending ? wanted.reversed() : wanted).thenComparing(TaskColumn.PRIORITY.order(snapshot));
    }

    /**
     * Shows only tasks with a text in any column, ignoring case, and their ancestors, all unfolded. Empty for all
     * tasks.
     */
    void search(String text) {
        search = text.strip().toLowerCase(Locale.ROOT);
        arrange();
    }

    /** Hides or shows the children of a task. */
    void fold(TaskLine line, boolean isFolded) {
        TaskKey key = snapshot.key(line.row());
        if (isFolded && line.isParent()) folded.add(key);
        else folded.remove(key);
        arrange();
    }

    /** Index of a task's line, from 0; -1 if it is not shown. */
    int indexOf(TaskKey key) {
        for (int i = 0; i < lines.size(); i++)
            if (snapshot.key(lines.get(i).row()).equals(key)) return i;
        return -1;
    }

    /** Index of the first line with a task name, from 0; -1 for none. Finds a task again after a reset. */
    int indexOf(String name) {
        for (int i = 0; i < lines.size(); i++) if (lines.get(i).row().name().equals(name)) return i;
        return -1;
    }

    /**
     * Shows a task by clearing the search and unfolding. Returns its index, from 0; -1 if it is not in the snapshot.
     */
    int reveal(TaskKey key) {
        Map<Integer, TaskRow> bySlot = bySlot();
        TaskRow row = bySlot.get(key.slot());
        if (row == null || !snapshot.key(row).equals(key)) return -1;
        for (TaskRow at = bySlot.get(row.parent()); at != null; at = bySlot.get(at.parent()))
            folded.remove(snapshot.key(at));
        arrange();
        if (indexOf(key) < 0) search("");
        return indexOf(key);
    }

    private Map<Integer, TaskRow> bySlot() {
        Map<Integer, TaskRow> bySlot = new HashMap<>(2 * snapshot.tasks().size());
        for (TaskRow row : snapshot.tasks()) bySlot.put(row.slot(), row);
        return bySlot;
    }

    // layout

    private void arrange() {
        Map<Integer, TaskRow> bySlot = bySlot();
        BitSet found = found();
        BitSet shown = withAncestors(found, bySlot);
        Map<Integer, List<TaskRow>> children = new HashMap<>();
        for (TaskRow row : snapshot.tasks()) {
            if (!shown.get(row.slot())) continue;
            int parent = bySlot.containsKey(row.parent()) ? row.parent() : ROOT;
            children.computeIfAbsent(parent, slot -> new ArrayList<>()).add(row);
        }
        Comparator<TaskRow> order = order();
        children.values().forEach(siblings -> siblings.sort(order));
        lines = walk(children, found);
    }

    /** The slots of the matching tasks. */
    private BitSet found() {
        BitSet found = new BitSet();
        for (TaskRow row : snapshot.tasks()) if (search.isEmpty() || isFound(row)) found.set(row.slot());
        return found;
    }

    private boolean isFound(TaskRow row) {
        for (TaskColumn each : TaskColumn.values())
            if (!each.isNumber()
                    && each.text(row, snapshot).toLowerCase(Locale.ROOT).contains(search)) return true;
        return false;
    }

    private BitSet withAncestors(BitSet found, Map<Integer, TaskRow> bySlot) {
        BitSet all = (BitSet) found.clone();
        for (TaskRow row : snapshot.tasks()) {
            if (!found.get(row.slot())) continue;
            TaskRow at = bySlot.get(row.parent());
            for (; at != null && !all.get(at.slot()); at = bySlot.get(at.parent())) all.set(at.slot());
        }
        return all;
    }

    /** A pending line: the tree may be too deep for recursion. */
    private record Open(TaskRow row, int depth) {}

    private List<TaskLine> walk(Map<Integer, List<TaskRow>> children, BitSet found) {
        List<TaskLine> written = new ArrayList<>();
        Deque<Open> open = new ArrayDeque<>();
        push(open, children.getOrDefault(ROOT, List.of()), 0);
        while (!open.isEmpty()) {
            Open next = open.pop();
            List<TaskRow> below = children.getOrDefault(next.row.slot(), List.of());
            boolean isFolded = search.isEmpty() && folded.contains(snapshot.key(next.row));
            boolean isFound = found.get(next.row.slot());
            written.add(new TaskLine(next.row, next.depth, !below.isEmpty(), isFolded, isFound));
            if (!isFolded) push(open, below, next.depth + 1);
        }
        return written;
    }

    private static void push(Deque<Open> open, List<TaskRow> siblings, int depth) {
        for (int i = siblings.size() - 1; i >= 0; i--) open.push(new Open(siblings.get(i), depth));
    }
}

package kodama.task;

import java.util.Arrays;
import kodama.base.Effort;
import org.jspecify.annotations.Nullable;

/**
 * A list of tasks that is put in order only when somebody looks.
 *
 * <p>How: 1. The front part is in order, the tail as it came. Whoever leaves makes a gap; whoever moves leaves and joins the
 * tail. So a change costs the same however long the roll is. 2. A look closes the gaps, sorts the tail and merges it into
 * the front from behind. 3. Each task knows its index in each kind of roll.
 */
final class Roll {
    /** The kinds of rolls; a task is in at most one of each. */
    static final int ALL = 0;

    static final int DRAWN = 1;
    static final int BODIES = 2;
    static final int GROUP = 3;
    static final int PREPARING = 4;

    private static final int FIRST_SIZE = 16;

    /** The effort that each task is when all are put in order. */
    private static final int COST_OF_ORDER = 2;

    private final int kind;
    private final TaskOrder order;
    private final TaskSorter sorter;
    private final Effort effort;
    private @Nullable Task[] tasks = new Task[FIRST_SIZE];
    private @Nullable Task[] tail = new Task[0];
    private int size;
    private int ordered;
    private int gaps;

    Roll(int kind, TaskOrder order, TaskSorter sorter, Effort effort) {
        this.effort = effort;
        this.kind = kind;
        this.order = order;
        this.sorter = sorter;
    }

    int count() {
        return size - gaps;
    }

    void add(Task task) {
        if (size == tasks.length) makeRoom();
        boolean inOrder = ordered == size && (size == 0 || order.isBefore(at(size - 1), task));
        put(size++, task);
        if (inOrder) ordered = size;
    }

    private void makeRoom() {
        if (gaps > size / 2) closeGaps();
        else tasks = Arrays.copyOf(tasks, 2 * size);
    }

    /** Takes a task out if it is in. The last place is never a gap. */
    void remove(Task task) {
        int index = task.rolls[kind];
        if (index < 0) return;
        task.rolls[kind] = -1;
        tasks[index] = null;
        gaps++;
        for (; size > 0 && tasks[size - 1] == null; size--) gaps--;
        ordered = Math.min(ordered, size);
    }

    /** Takes note that the place of a task in the order has changed. */
    void move(Task task) {
        if (task.rolls[kind] < 0) return;
        remove(task);
        add(task);
    }

    /** Puts all in order; from here to the next change {@link #get} hands them out from 0 to {@link #count}. */
    void putInOrder() {
        if (gaps == 0 && ordered == size) return;
        effort.spend((long) COST_OF_ORDER * size);
        if (gaps > 0) closeGaps();
        if (ordered < size) mergeTail();
    }

    private void closeGaps() {
        int end = size;
        int front = ordered;
        size = 0;
        for (int i = 0; i < end; i++) {
            if (i == front) ordered = size;
            if (tasks[i] != null) put(size++, at(i));
        }
        if (front == end) ordered = size;
        Arrays.fill(tasks, size, end, null);
        gaps = 0;
    }

    private void mergeTail() {
        int count = size - ordered;
        if (tail.length < count) tail = new Task[tasks.length];
        System.arraycopy(tasks, ordered, tail, 0, count);
        sorter.sort(tail, 0, count, order);
        int front = ordered - 1;
        for (int to = size - 1, last = count - 1; last >= 0; to--) {
            Task latest = tail[last];
            assert latest != null;
            boolean fromFront = front >= 0 && order.isBefore(latest, at(front));
            if (fromFront) put(to, at(front--));
            else put(to, latest);
            if (!fromFront) last--;
        }
        Arrays.fill(tail, 0, count, null);
        ordered = size;
    }

    private void put(int i, Task task) {
        tasks[i] = task;
        task.rolls[kind] = i;
    }

    private Task at(int i) {
        Task task = tasks[i];
        assert task != null;
        return task;
    }

    /** Returns a task by its place in the order; only after {@link #putInOrder}. */
    Task get(int i) {
        return at(i);
    }

    /** Copies all in order into a buffer. */
    void copyTo(TaskBuffer buffer) {
        putInOrder();
        buffer.add(tasks, size);
    }
}

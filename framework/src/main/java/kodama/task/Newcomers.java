package kodama.task;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Tasks on their way into the ready list: those that join in the next tick, as they came, and those of this one, in order. */
final class Newcomers {
    private static final int FIRST_SIZE = 64;

    private final TaskSorter sorter;
    private @Nullable Task[] next = new Task[FIRST_SIZE];
    private int nextSize;
    private @Nullable Task[] coming = new Task[FIRST_SIZE];
    private int comingSize;
    private int walked;

    Newcomers(TaskSorter sorter) {
        this.sorter = sorter;
    }

    /** Lets a task join in the next tick. */
    void add(Task task) {
        if (nextSize == next.length) next = Arrays.copyOf(next, nextSize * 2);
        task.place = TaskTurn.Place.NEXT;
        task.index = nextSize;
        next[nextSize++] = task;
    }

    /** Takes a task out of those that join in the next tick. */
    void leaveNext(Task task) {
        Task last = next[--nextSize];
        assert last != null;
        next[task.index] = last;
        last.index = task.index;
        next[nextSize] = null;
        task.place = TaskTurn.Place.NONE;
    }

    /** Takes a task out of those that join in this tick. */
    void leaveComing(Task task) {
        coming[task.index] = null;
        task.place = TaskTurn.Place.NONE;
    }

    /** Begins a tick: those that were to join in the next join now. */
    void begin() {
        sorter.sort(next, 0, nextSize, TaskOrder.RUN);
        @Nullable Task[] free = coming;
        coming = next;
        comingSize = nextSize;
        next = free;
        nextSize = 0;
        walked = 0;
        for (int i = 0; i < comingSize; i++) place(coming[i], i);
    }

    private static void place(@Nullable Task task, int i) {
        assert task != null;
        task.place = TaskTurn.Place.COMING;
        task.index = i;
    }

    /** Returns the first of those that join in this tick, or null. */
    @Nullable
    Task peek() {
        while (walked < comingSize && coming[walked] == null) walked++;
        return walked < comingSize ? coming[walked] : null;
    }

    /** Ends a tick: whoever did not get to join, as an error broke the tick off, does so in the next. */
    void end() {
        for (Task task = peek(); task != null; task = peek()) {
            leaveComing(task);
            add(task);
        }
        Arrays.fill(coming, 0, comingSize, null);
        comingSize = 0;
    }
}

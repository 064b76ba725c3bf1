package kodama.task;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Who runs next: the tasks that do not wait, in order.
 *
 * <p>How: 1. The row holds, in order, the tasks that are ready when the tick begins. 2. A tick walks along it and keeps
 * those that remain ready, closing the gaps as it goes; a task that fell asleep or died meanwhile just drops out when its
 * place is reached. 3. Tasks that become ready within the tick are late: a heap, if they sort after the place the tick has
 * reached, else they wait in the list for the next tick. 4. The next tick sorts that list and merges it into the row.
 * So a task is in one place at a time, {@link Task#place}, and a waiting one in none.
 */
final class Turns {
    private static final int FIRST_SIZE = 64;

    private final TaskOrder order = new TaskOrder();
    private final LateTurns late = new LateTurns();

    private @Nullable Task[] row = new Task[FIRST_SIZE];
    private int rowSize;
    private boolean hasGaps;
    private Task[] next = new Task[FIRST_SIZE];
    private int nextSize;

    private long tick;
    private boolean walking;
    private int walked;
    private int kept;
    private int at;
    private @Nullable Task running;
    private double reachedPriority;
    private long reachedSequence;

    long tick() {
        return tick;
    }

    // tasks become ready and move

    /** Gives a ready task a turn: in this tick if its place is still to come, else in the next. */
    void add(Task task) {
        if (task.place == Task.Place.ROW || task.place == Task.Place.LATE) return;
        boolean runsNow = hasNotRun(task) && isAhead(task);
        if (task.place == Task.Place.NEXT && runsNow) leaveNext(task);
        if (runsNow) late.add(task);
        else if (task.place == Task.Place.NONE) addToNext(task);
    }

    private boolean hasNotRun(Task task) {
        return walking && task.ranAt < tick;
    }

    private boolean isAhead(Task task) {
        return TaskOrder.isBefore(reachedPriority, reachedSequence, task.priority, task.sequence);
    }

    private void addToNext(Task task) {
        if (nextSize == next.length) next = Arrays.copyOf(next, nextSize * 2);
        task.place = Task.Place.NEXT;
        task.index = nextSize;
        next[nextSize++] = task;
    }

    private void leaveNext(Task task) {
        Task filler = next[--nextSize];
        next[task.index] = filler;
        filler.index = task.index;
        Arrays.fill(next, nextSize, nextSize + 1, null);
        task.place = Task.Place.NONE;
    }

    /** Takes note that a task waits: a turn owed to it is lost. Its place in the row drops out by itself. */
    void waits(Task task) {
        if (task.place == Task.Place.LATE) late.remove(task);
    }

    /** Takes a task out because its place in the order will change; returns whether a turn was to come. */
    boolean take(Task task) {
        if (task.place == Task.Place.ROW) leaveGap(task);
        else if (task.place == Task.Place.LATE) late.remove(task);
        else return false;
        return task.isReady() && hasNotRun(task);
    }

    private void leaveGap(Task task) {
        row[task.index] = null;
        hasGaps = true;
        task.place = Task.Place.NONE;
    }

    /** Puts a ready task back at its new place. A turn that was to come in this tick is not lost, wherever that is. */
    void putBack(Task task, boolean turnWasToCome) {
        if (turnWasToCome) late.add(task);
        else add(task);
    }

    // a tick

    /** Begins the next tick: due sleepers and newcomers join the row. */
    void begin(TimingWheel wheel) {
        tick++;
        wheel.turn(tick);
        if (hasGaps) closeGaps();
        dropIdle();
        order.sort(next, nextSize);
        mergeIntoRow();
        reachedPriority = Double.NEGATIVE_INFINITY;
        walked = 0;
        kept = 0;
        walking = true;
    }

    private void closeGaps() {
        int size = rowSize;
        rowSize = 0;
        for (int i = 0; i < size; i++) {
            Task task = row[i];
            if (task != null) put(rowSize++, task);
        }
        Arrays.fill(row, rowSize, size, null);
        hasGaps = false;
    }

    /** Drops those that died or went to wait again before they had a turn. */
    private void dropIdle() {
        int size = nextSize;
        nextSize = 0;
        for (int i = 0; i < size; i++) {
            if (next[i].isReady()) next[nextSize++] = next[i];
            else next[i].place = Task.Place.NONE;
        }
        Arrays.fill(next, nextSize, size, null);
    }

    /** Merges from the back, so that tasks before the first newcomer stay where they are. */
    private void mergeIntoRow() {
        int i = rowSize - 1;
        rowSize += nextSize;
        if (rowSize > row.length) row = Arrays.copyOf(row, Math.max(rowSize, row.length * 2));
        for (int to = rowSize - 1, j = nextSize - 1; j >= 0; to--) {
            boolean fromRow = i >= 0 && TaskOrder.isBefore(next[j], inRow(i));
            put(to, fromRow ? inRow(i--) : next[j--]);
        }
        Arrays.fill(next, 0, nextSize, null);
        nextSize = 0;
    }

    private Task inRow(int i) {
        Task task = row[i];
        assert task != null;
        return task;
    }

    private void put(int i, Task task) {
        row[i] = task;
        task.index = i;
        task.place = Task.Place.ROW;
    }

    /** Returns the task whose turn it is, or null at the end of the tick. */
    @Nullable
    Task next() {
        do {
            settle();
            running = step();
        } while (running != null && !(running.isReady() && running.ranAt < tick));
        if (running != null && isAhead(running)) reach(running);
        return running;
    }

    private @Nullable Task step() {
        while (walked < rowSize && row[walked] == null) walked++;
        Task first = late.peek();
        boolean rowIsNext = walked < rowSize && (first == null || TaskOrder.isBefore(inRow(walked), first));
        at = rowIsNext ? walked++ : -1;
        if (rowIsNext) return row[at];
        if (first != null) late.remove(first);
        return first;
    }

    private void reach(Task task) {
        reachedPriority = task.priority;
        reachedSequence = task.sequence;
    }

    /** Keeps the task that had its turn for the next tick if it is still ready. */
    private void settle() {
        Task task = running;
        running = null;
        if (task == null) return;
        if (at >= 0 && row[at] == task) keepOrDrop(task);
        else if (task.place == Task.Place.NONE && task.isReady()) addToNext(task);
    }

    private void keepOrDrop(Task task) {
        boolean stays = task.isReady();
        if (stays && kept == at) {
            kept++;
            return;
        }
        row[at] = null;
        if (stays) put(kept++, task);
        else task.place = Task.Place.NONE;
    }

    /** Ends the tick. Whoever did not have a turn, as an error broke the tick off, has it in the next. */
    void end() {
        settle();
        for (; walked < rowSize; walked++) {
            Task task = row[walked];
            row[walked] = null;
            if (task != null) put(kept++, task);
        }
        for (Task task = late.peek(); task != null; task = late.peek()) {
            late.remove(task);
            addToNext(task);
        }
        rowSize = kept;
        walking = false;
    }
}

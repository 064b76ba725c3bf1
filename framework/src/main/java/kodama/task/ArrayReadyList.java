package kodama.task;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Ready tasks in two arrays: a walk reads the one and writes whoever goes on into the other, then they change roles. So
 * whoever ended drops out and the order is kept.
 *
 * @see <a href="https://note.com/marupeke296/">the double buffer of the task system by marupeke296</a>
 */
final class ArrayReadyList implements ReadyList {
    private static final int FIRST_SIZE = 64;

    private @Nullable Task[] row = new Task[FIRST_SIZE];
    private @Nullable Task[] passed = new Task[FIRST_SIZE];
    private int size;
    private int walked;
    private int passedSize;

    @Override
    public void begin() {
        walked = 0;
        passedSize = 0;
    }

    @Override
    public @Nullable Task peek() {
        while (walked < size && row[walked] == null) walked++;
        return walked < size ? row[walked] : null;
    }

    @Override
    public void take() {
        walked++;
    }

    @Override
    public void pass(Task task) {
        if (passedSize == passed.length) passed = Arrays.copyOf(passed, 2 * passedSize);
        passed[passedSize] = task;
        task.index = passedSize++;
        task.place = TaskTurn.Place.ROW;
    }

    @Override
    public void leave(Task task) {
        int index = task.index;
        if (index < passedSize && passed[index] == task) passed[index] = null;
        else row[index] = null;
        task.place = TaskTurn.Place.NONE;
    }

    @Override
    public void end() {
        for (Task task = peek(); task != null; task = peek()) {
            take();
            pass(task);
        }
        Arrays.fill(row, 0, size, null);
        @Nullable Task[] free = row;
        row = passed;
        size = passedSize;
        passed = free;
        passedSize = 0;
    }
}

package kodama.task;

import org.jspecify.annotations.Nullable;

/** Copies of the order, one above the other, so that everything may change while one is walked through. */
final class Snapshots {
    private final TaskBuffer stack = new TaskBuffer();

    /** Puts all tasks of the order on top and returns where they begin. */
    int push(Lanes lanes) {
        int from = stack.size();
        for (Lane lane = lanes.first(); lane != null; lane = lane.next[0])
            for (Task task = lane.first; task != null; task = task.laneAfter) stack.add(task);
        return from;
    }

    /** Puts all bearers of a label on top and returns where they begin. */
    int push(Register.@Nullable Entry first) {
        int from = stack.size();
        for (Register.Entry entry = first; entry != null; entry = entry.after) stack.add(entry.task);
        return from;
    }

    int end() {
        return stack.size();
    }

    Task get(int i) {
        return stack.get(i);
    }

    void pop(int from) {
        stack.shrink(from);
    }
}

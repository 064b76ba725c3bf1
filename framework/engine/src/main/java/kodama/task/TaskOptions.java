package kodama.task;

import java.util.function.Supplier;
import kodama.base.Checks;
import org.jspecify.annotations.Nullable;

/**
 * Options of a {@link TaskList}.
 *
 * @param capacity maximum number of tasks at once, including those that died in the current frame; 1 to 1,048,576
 * @param grows whether the capacity doubles when necessary, up to 1,048,576
 * @param defers whether every task first runs in the tick after its spawn; otherwise it runs in the same tick if it
 *     comes after the running task in the order
 * @param readyListKind data structure of the ready tasks
 * @param workSize size of each task's work area; in bytes, 0 for none
 * @param arenaSize size of all work areas together; in bytes, at least 1 if {@code workSize} is greater than 0
 * @param callPoint returns the current place in the game's code, such as {@code enemies/popcorn.lua:12}, to record
 *     where tasks are spawned and die; null to record nothing, which costs nothing
 */
public record TaskOptions(
        int capacity,
        boolean grows,
        boolean defers,
        ReadyListKind readyListKind,
        int workSize,
        int arenaSize,
        @Nullable Supplier<String> callPoint) {
    /** The maximum number of tasks in any list. */
    public static final int MAX_TASKS = 1 << 20;

    /** 100 tasks in a linked list, each with a work area of 48 bytes out of 10,240: a handheld of 2001. */
    public static final TaskOptions HANDHELD =
            of(100).with(ReadyListKind.LINKED).withWork(48, 10_240);

    /** 1,024 tasks in two arrays, each with a work area of 64 bytes. */
    public static final TaskOptions STATES = of(1024).withWork(64, 65_536);

    /** 16,384 tasks, the default of a game. */
    public static final TaskOptions STANDARD = of(16_384);

    /** Checks the ranges. */
    public TaskOptions {
        Checks.between("capacity", capacity, 1, MAX_TASKS);
        Checks.atLeast("work size", workSize, 0);
        if (workSize > 0) Checks.atLeast("arena size", arenaSize, 1);
    }

    /**
     * Creates options with a fixed capacity, two arrays, and no work areas.
     *
     * @param capacity maximum number of tasks at once; 1 to 1,048,576
     * @throws IllegalArgumentException if the capacity is out of range
     */
    public static TaskOptions of(int capacity) {
        return new TaskOptions(capacity, false, false, ReadyListKind.ARRAY, 0, 0, null);
    }

    /** Returns a copy whose capacity doubles when necessary. */
    public TaskOptions growing() {
        return new TaskOptions(capacity, true, defers, readyListKind, workSize, arenaSize, callPoint);
    }

    /** Returns a copy with which every task first runs in the tick after its spawn. */
    public TaskOptions deferring() {
        return new TaskOptions(capacity, grows, true, readyListKind, workSize, arenaSize, callPoint);
    }

    /** Returns a copy with another data structure of the ready tasks. */
    public TaskOptions with(ReadyListKind list) {
        return new TaskOptions(capacity, grows, defers, list, workSize, arenaSize, callPoint);
    }

    /**
     * Returns a copy with which each task has a work area. A task is not spawned if there is no room for its area.
     *
     * @param bytes size of each area; typically 48 or 64
     * @param totalBytes size of all areas together; in bytes, at least 1
     * @throws IllegalArgumentException if a number is out of range
     */
    public TaskOptions withWork(int bytes, int totalBytes) {
        return new TaskOptions(capacity, grows, defers, readyListKind, bytes, totalBytes, callPoint);
    }

    /** Returns a copy with which the places where tasks are spawned and die are recorded. */
    public TaskOptions tracing(Supplier<String> place) {
        return new TaskOptions(capacity, grows, defers, readyListKind, workSize, arenaSize, place);
    }
}

package kodama.task;

import java.util.function.Supplier;
import kodama.base.Checks;
import org.jspecify.annotations.Nullable;

/**
 * How a {@link TaskList} is built.
 *
 * @param capacity most tasks at once, counting those that died in the current frame; 1 to 1,048,576
 * @param grows whether the capacity doubles when it does not suffice, up to 1,048,576
 * @param defers whether every task has its first turn in the tick after its spawn, wherever it sorts; else it is in the
 *     same tick if it sorts after the running one
 * @param readyListKind how the ready tasks are kept
 * @param workSize how many bytes of work area each task gets; 0 for none
 * @param arenaSize how many bytes all work areas share; at least 1 if {@code workSize} is more than 0
 * @param callPoint says where the game's code is now, as {@code enemies/popcorn.lua:12}, so that a handle can tell
 *     where its task was born and died; null to note nothing, which costs nothing
 */
public record TaskOptions(
        int capacity,
        boolean grows,
        boolean defers,
        ReadyListKind readyListKind,
        int workSize,
        int arenaSize,
        @Nullable Supplier<String> callPoint) {
    /** The most tasks there can be in any list. */
    public static final int MAX_TASKS = 1 << 20;

    /** 100 tasks in linked list, each with a work area of 48 bytes out of 10,240: a handheld of 2001. */
    public static final TaskOptions HANDHELD =
            of(100).with(ReadyListKind.LINKED).withWork(48, 10_240);

    /** 1,024 tasks in two arrays, each with a work area of 64 bytes. */
    public static final TaskOptions STATES = of(1024).withWork(64, 65_536);

    /** 16,384 tasks, what a game has that says nothing. */
    public static final TaskOptions STANDARD = of(16_384);

    /** Refuses numbers outside their bounds. */
    public TaskOptions {
        Checks.between("capacity", capacity, 1, MAX_TASKS);
        Checks.atLeast("work size", workSize, 0);
        if (workSize > 0) Checks.atLeast("arena size", arenaSize, 1);
    }

    /**
     * Starts with a capacity: fixed, in two arrays, without work areas.
     *
     * @param capacity most tasks at once; 1 to 1,048,576
     * @throws IllegalArgumentException if the capacity is outside its bounds
     */
    public static TaskOptions of(int capacity) {
        return new TaskOptions(capacity, false, false, ReadyListKind.ARRAY, 0, 0, null);
    }

    /** Lets the capacity double when it does not suffice. */
    public TaskOptions growing() {
        return new TaskOptions(capacity, true, defers, readyListKind, workSize, arenaSize, callPoint);
    }

    /** Lets every task have its first turn in the tick after its spawn, wherever it sorts. */
    public TaskOptions deferring() {
        return new TaskOptions(capacity, grows, true, readyListKind, workSize, arenaSize, callPoint);
    }

    /** Chooses how the ready tasks are kept. */
    public TaskOptions with(ReadyListKind list) {
        return new TaskOptions(capacity, grows, defers, list, workSize, arenaSize, callPoint);
    }

    /**
     * Gives each task a work area. A task for which there is no room is not spawned.
     *
     * @param bytes the size of each; 48 and 64 are usual
     * @param all how many bytes all of them share; at least 1
     * @throws IllegalArgumentException if a number is outside its bounds
     */
    public TaskOptions withWork(int bytes, int all) {
        return new TaskOptions(capacity, grows, defers, readyListKind, bytes, all, callPoint);
    }

    /** Notes where tasks are born and die. */
    public TaskOptions tracing(Supplier<String> place) {
        return new TaskOptions(capacity, grows, defers, readyListKind, workSize, arenaSize, place);
    }
}

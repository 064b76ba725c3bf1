package kodama.task;

/**
 * A reference to a task that outlives it safely: once the task is dead, {@link TaskList#get} returns null for it, even
 * when another task has taken its slot.
 *
 * @param slot the place of the task in its list; from 0, less than the capacity
 * @param generation how many tasks had that slot before
 */
public record TaskHandle(int slot, int generation) {}

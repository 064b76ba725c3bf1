package kodama.task;

import java.util.Arrays;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Records where tasks were spawned and killed: those in a slot, and the last ones that left theirs. For development
 * only.
 */
final class LifetimeLog {
    private static final int REMEMBERED = 1024;

    private record Life(
            TaskHandle handle,
            String name,
            @Nullable String born,
            @Nullable String died) {
        String text() {
            return name + " is dead: born at " + born + end(died);
        }
    }

    /** Prefix of the place of a kill from outside the game. */
    private static final String OUTSIDE_PREFIX = "ended in ";

    private static String end(@Nullable String died) {
        return died != null && died.startsWith(OUTSIDE_PREFIX) ? ", " + died : ", died at " + died;
    }

    /** Returns the current place in the game's code; null if places are not recorded. */
    private final @Nullable Supplier<String> callPoint;

    /** Place outside the game that is changing tasks, such as an inspector; null for none. */
    private @Nullable String outsidePlace;

    // by slot
    private @Nullable String[] born = new String[0];
    private @Nullable String[] died = new String[0];

    /** A ring buffer of the last tasks that left their slots. */
    private final @Nullable Life[] freed = new Life[REMEMBERED];

    /** Index of the next entry. */
    private int next;

    LifetimeLog(@Nullable Supplier<String> callPoint) {
        this.callPoint = callPoint;
    }

    void spawned(TaskRecord task) {
        if (callPoint == null) return;
        if (task.slot >= born.length) makeRoom(task.slot);
        born[task.slot] = callPoint.get();
        died[task.slot] = null;
    }

    private void makeRoom(int slot) {
        int size = Math.max(slot + 1, 2 * born.length);
        born = Arrays.copyOf(born, size);
        died = Arrays.copyOf(died, size);
    }

    void ended(TaskRecord task) {
        if (callPoint == null || task.slot >= died.length) return;
        died[task.slot] = outsidePlace == null ? callPoint.get() : OUTSIDE_PREFIX + outsidePlace;
    }

    void runAs(String where, Runnable action) {
        String before = outsidePlace;
        outsidePlace = where;
        try {
            action.run();
        } finally {
            outsidePlace = before;
        }
    }

    /** Records a task that leaves its slot. */
    void slotFreed(TaskRecord task) {
        if (callPoint == null) return;
        freed[next] = new Life(
                new TaskHandle(task.slot, task.generation), task.toString(), bornIn(task.slot), diedIn(task.slot));
        next = (next + 1) % REMEMBERED;
    }

    @Nullable
    String bornIn(int slot) {
        return slot < born.length ? born[slot] : null;
    }

    @Nullable
    String diedIn(int slot) {
        return slot < died.length ? died[slot] : null;
    }

    /** Describes a task that is not in a slot. */
    String describeFreed(TaskHandle handle) {
        for (Life life : freed) if (life != null && life.handle.equals(handle)) return life.text();
        return "task #" + handle.slot() + " is dead";
    }

    /** Describes a task in a slot. */
    String describe(TaskRecord task) {
        String life = task + (task.isAlive() ? " is alive" : " is dead");
        if (callPoint == null) return life;
        return life + ": born at " + bornIn(task.slot) + (task.isAlive() ? "" : end(diedIn(task.slot)));
    }
}

package kodama.task;

import java.util.Arrays;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Where tasks were born and died: of those in a slot, and of the last ones that left theirs. For development only. */
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

    /** How a note begins of what someone did from outside of the game. */
    private static final String BY_HAND = "ended in ";

    private static String end(@Nullable String died) {
        return died != null && died.startsWith(BY_HAND) ? ", " + died : ", died at " + died;
    }

    /** Says where the game's code is now; null if nothing is noted. */
    private final @Nullable Supplier<String> callPoint;

    /** Where someone does something from outside of the game just now; null if no one does. */
    private @Nullable String hand;

    // by slot
    private @Nullable String[] born = new String[0];
    private @Nullable String[] died = new String[0];

    /** The last tasks that left their places, a ring. */
    private final @Nullable Life[] gone = new Life[REMEMBERED];

    /** Where the next one is noted. */
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
        died[task.slot] = hand == null ? callPoint.get() : BY_HAND + hand;
    }

    void runAs(String where, Runnable action) {
        String before = hand;
        hand = where;
        try {
            action.run();
        } finally {
            hand = before;
        }
    }

    /** Remembers a task that leaves its slot. */
    void slotFreed(TaskRecord task) {
        if (callPoint == null) return;
        gone[next] = new Life(
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

    /** Says what is known of a task that is in no slot any more. */
    String describeFreed(TaskHandle handle) {
        for (Life life : gone) if (life != null && life.handle.equals(handle)) return life.text();
        return "task #" + handle.slot() + " is dead";
    }

    /** Says what is known of a task in a slot. */
    String describe(TaskRecord task) {
        String life = task + (task.isAlive() ? " is alive" : " is dead");
        if (callPoint == null) return life;
        return life + ": born at " + bornIn(task.slot) + (task.isAlive() ? "" : end(diedIn(task.slot)));
    }
}

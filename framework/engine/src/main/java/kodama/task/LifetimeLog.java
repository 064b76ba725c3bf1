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
            @Nullable String spawnPlace,
            @Nullable String deathPlace) {
        String text() {
            return name + " is dead: spawned at " + spawnPlace + end(deathPlace);
        }
    }

    /** Prefix of the place of a kill from outside the game. */
    private static final String OUTSIDE_PREFIX = "ended in ";

    private static String end(@Nullable String deathPlace) {
        return deathPlace != null && deathPlace.startsWith(OUTSIDE_PREFIX)
                ? ", " + deathPlace
                : ", ended at " + deathPlace;
    }

    /** Returns the current place in the game's code; null if places are not recorded. */
    private final @Nullable Supplier<String> callPoint;

    /** Place outside the game that is changing tasks, such as an inspector; null for none. */
    private @Nullable String outsidePlace;

    // by slot
    private @Nullable String[] spawnPlaces = new String[0];
    private @Nullable String[] deathPlaces = new String[0];

    /** A ring buffer of the last tasks that left their slots. */
    private final @Nullable Life[] freed = new Life[REMEMBERED];

    /** Index of the next entry. */
    private int next;

    LifetimeLog(@Nullable Supplier<String> callPoint) {
        this.callPoint = callPoint;
    }

    void spawned(TaskRecord task) {
        if (callPoint == null) return;
        if (task.slot >= spawnPlaces.length) makeRoom(task.slot);
        spawnPlaces[task.slot] = callPoint.get();
        deathPlaces[task.slot] = null;
    }

    private void makeRoom(int slot) {
        int size = Math.max(slot + 1, 2 * spawnPlaces.length);
        spawnPlaces = Arrays.copyOf(spawnPlaces, size);
        deathPlaces = Arrays.copyOf(deathPlaces, size);
    }

    void ended(TaskRecord task) {
        if (callPoint == null || task.slot >= deathPlaces.length) return;
        deathPlaces[task.slot] = outsidePlace == null ? callPoint.get() : OUTSIDE_PREFIX + outsidePlace;
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
        return slot < spawnPlaces.length ? spawnPlaces[slot] : null;
    }

    @Nullable
    String diedIn(int slot) {
        return slot < deathPlaces.length ? deathPlaces[slot] : null;
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
        return life + ": spawned at " + bornIn(task.slot) + (task.isAlive() ? "" : end(diedIn(task.slot)));
    }
}

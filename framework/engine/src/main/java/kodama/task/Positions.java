package kodama.task;

import kodama.base.Checks;

/** Assigns sequence numbers and moves tasks in the order. */
final class Positions {
    private final ReadyQueue ready;
    private final Registry registry;

    /** The next sequence number. */
    private long sequence;

    Positions(ReadyQueue ready, Registry registry) {
        this.ready = ready;
        this.registry = registry;
    }

    /** Returns a new sequence number, greater than all before. */
    long next() {
        return sequence++;
    }

    /** Moves a living task behind all tasks of a priority. Has no effect if it has that priority. */
    void move(TaskRecord task, double priority) {
        Checks.finite("priority", priority);
        if (priority != task.priority) putLast(task, normalized(priority));
    }

    /** Moves a living task behind all tasks of its own priority. */
    void requeue(TaskRecord task) {
        putLast(task, task.priority);
        if (!Double.isNaN(task.ownDrawPriority())) moveInDrawOrder(task);
    }

    private void putLast(TaskRecord task, double priority) {
        boolean turnWasToCome = ready.remove(task);
        task.priority = priority;
        task.sequence = next();
        registry.move(task);
        if (task.isReady()) ready.putBack(task, turnWasToCome);
    }

    /** Moves a living task whose draw priority has changed behind all tasks that already have that draw priority. */
    void moveInDrawOrder(TaskRecord task) {
        task.rareFields().ownDrawSequence = next();
        registry.drawn.move(task);
    }

    /** Returns the priority with -0.0 replaced by 0.0. */
    static double normalized(double priority) {
        return priority + 0.0;
    }
}

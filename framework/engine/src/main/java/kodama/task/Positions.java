package kodama.task;

import kodama.base.Checks;

/** Gives out places in the order: the sequence numbers, and the moves from one place to another. */
final class Positions {
    private final ReadyQueue ready;
    private final Registry registry;

    /** The number that is given out next. */
    private long sequence;

    Positions(ReadyQueue ready, Registry registry) {
        this.ready = ready;
        this.registry = registry;
    }

    /** Returns a number greater than all before. */
    long next() {
        return sequence++;
    }

    /** Moves a living task behind all of a priority; does nothing if it has that priority. */
    void move(TaskRecord task, double priority) {
        Checks.finite("priority", priority);
        if (priority != task.priority) putLast(task, normalized(priority));
    }

    /** Moves a living task behind all of the priority that it has. */
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

    /** Moves a living task, whose draw priority has changed, behind all that had it before. */
    void moveInDrawOrder(TaskRecord task) {
        task.rareFields().ownDrawSequence = next();
        registry.drawn.move(task);
    }

    /** Makes -0.0 equal to 0.0. */
    static double normalized(double priority) {
        return priority + 0.0;
    }
}

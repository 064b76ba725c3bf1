package kodama.task;

import kodama.base.StateSink;

/** Adds what the scheduler knows of a task to a hash or a snapshot of a game. */
public final class TaskState {
    private TaskState() {}

    /** Adds the identity, order, time and waits of a living task. */
    public static void write(Task task, StateSink to) {
        to.begin("task", task.slot);
        writeIdentity(task, to);
        writeOrder(task, to);
        writeTime(task, to);
        writeWait(task, to);
    }

    private static void writeIdentity(TaskRecord task, StateSink to) {
        to.add("class", task.getClass().getName());
        to.add("name", task.givenName());
        to.add("group", task.group);
        to.add("generation", task.generation);
        to.add("tick of its spawn", task.bornAt);
        to.add("parent", task.parent == null ? -1 : task.parent.slot);
        to.add("persistent", task.persistent);
    }

    private static void writeOrder(TaskRecord task, StateSink to) {
        to.add("priority", task.priority);
        to.add("sequence", task.sequence);
        to.add("draw priority", task.ownDrawPriority());
        to.add("phase", task.phase);
    }

    private static void writeTime(TaskRecord task, StateSink to) {
        to.add("rate", task.rate());
        to.add("paused", task.paused);
        to.add("time scale", task.timeScale);
    }

    private static void writeWait(TaskRecord task, StateSink to) {
        to.add("delayed", task.life == TaskRecord.Life.DELAYED);
        to.add("wait", task.wait);
        to.add("tick of its wake-up", task.due);
        to.add("remaining sleep", task.wait == TaskRecord.Wait.ASLEEP ? task.sleepLeft : 0);
        if (task.rareFields != null) to.add("event that it waits for", task.rareFields.event);
    }
}

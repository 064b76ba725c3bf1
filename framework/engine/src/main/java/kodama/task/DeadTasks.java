package kodama.task;

/** The tasks that died in this frame. Each keeps its slot and its work area until the frame ends. */
final class DeadTasks {
    private final Children children;
    private final Slots slots;
    private final WorkAreas areas;
    private final LifetimeLog log;
    private final TaskBuffer dead = new TaskBuffer();

    DeadTasks(Children children, Slots slots, WorkAreas areas, LifetimeLog log) {
        this.children = children;
        this.slots = slots;
        this.areas = areas;
        this.log = log;
    }

    int count() {
        return dead.size();
    }

    /** Returns the dead task at an index; the order is that of their deaths. */
    TaskRecord get(int i) {
        return dead.get(i);
    }

    /** Marks a task as dead. */
    void add(TaskRecord task) {
        task.life = TaskRecord.Life.DEAD;
        log.ended(task);
        dead.add(task);
    }

    /** Ends a frame: the dead tasks can be spawned again. */
    void endFrame() {
        for (int i = 0; i < dead.size(); i++) release(dead.get(i));
        dead.shrink(0);
        areas.endFrame();
    }

    private void release(TaskRecord task) {
        log.slotFreed(task);
        children.remove(task);
        slots.release(task);
        areas.release(task);
        task.endLife();
        task.onReleased();
    }
}

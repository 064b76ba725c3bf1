package kodama.task;

/** The tasks that died in this frame: each keeps its place and its work area until the frame ends. */
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

    /** Returns one of them, in the order in which they were marked; from 0. */
    TaskRecord get(int i) {
        return dead.get(i);
    }

    /** Marks a task dead. */
    void add(TaskRecord task) {
        task.life = TaskRecord.Life.DEAD;
        log.ended(task);
        dead.add(task);
    }

    /** Ends a frame: from here on the dead may be spawned again. */
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

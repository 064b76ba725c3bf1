package kodama.dev.overlay;

import java.util.IdentityHashMap;
import java.util.Map;
import kodama.task.Task;

/** How fast tasks move, by where they were when they were last looked at. */
final class Motion {
    /** Where a task is, in which tick, and its way in a tick; in virtual pixels. */
    private static final class Way {
        private long tick;
        private double x;
        private double y;
        private double stepX;
        private double stepY;
    }

    private final Map<Task, Way> ways = new IdentityHashMap<>();

    /** The task that was looked at last. */
    private Way last = new Way();

    /** Takes in where a task is, in every picture. */
    void look(Task task, double x, double y, long tick) {
        Way way = ways.get(task);
        boolean isNew = way == null;
        if (way == null) {
            way = new Way();
            ways.put(task, way);
        }
        if (isNew || tick < way.tick) way.stepX = way.stepY = 0;
        else if (tick > way.tick) step(way, x, y, tick - way.tick);
        way.tick = tick;
        way.x = x;
        way.y = y;
        last = way;
    }

    private static void step(Way way, double x, double y, long ticks) {
        way.stepX = (x - way.x) / ticks;
        way.stepY = (y - way.y) / ticks;
    }

    /** How far it goes to the right in a tick. */
    double stepX() {
        return last.stepX;
    }

    /** How far it goes down in a tick. */
    double stepY() {
        return last.stepY;
    }

    /** Forgets those that were not looked at in this tick. */
    void forgetBefore(long tick) {
        ways.values().removeIf(way -> way.tick != tick);
    }
}

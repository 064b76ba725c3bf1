package kodama.script.map;

import java.util.ArrayList;
import java.util.List;
import kodama.geom.Bounds;
import kodama.ground.PlatformMotion;
import kodama.ground.Platforms;
import kodama.script.task.ScriptedTask;
import kodama.task.Task;
import org.jspecify.annotations.Nullable;

/** The tasks that are platforms of a map, in the order in which they became platforms. */
public final class MapPlatforms {
    /** A platform that is not farther from the field of shots is near it. */
    private static final double MARGIN_OF_SHOTS = 64;

    /** Farther than a body climbs. */
    private static final double MARGIN = 80;

    private final List<Platform> all = new ArrayList<>();
    /** Those that were given to the mover last, in the same order. */
    private final List<Platform> near = new ArrayList<>();

    MapPlatforms() {}

    /**
     * A task on which bodies stand.
     *
     * @param task its center
     * @param motion its size, and how it moves
     */
    public record Platform(ScriptedTask task, PlatformMotion motion) {
        public double x() {
            return task.x();
        }

        /** Returns its first row. */
        public int top() {
            return Platforms.first(task.y(), motion.height());
        }
    }

    /** Adds a platform, or replaces that of the same task. */
    public void add(Platform platform) {
        all.removeIf(each -> each.task == platform.task || !each.task.isAlive());
        all.add(platform);
    }

    public int count() {
        return all.size();
    }

    boolean hasAny() {
        for (int i = 0; i < all.size(); i++) if (all.get(i).task.isAlive()) return true;
        return false;
    }

    /** Returns a platform by its index; its task may have ended. */
    public Platform get(int index) {
        return all.get(index);
    }

    /** Notes where the platforms are; called before each body moves. */
    public void observe(long tick) {
        for (int i = 0; i < all.size(); i++) {
            Platform each = all.get(i);
            if (each.task.isAlive()) each.motion.observe(each.task.x(), each.task.y(), tick);
        }
    }

    /** Returns the platform of a task; null if it is none, or has ended. */
    public @Nullable Platform of(@Nullable ScriptedTask task) {
        if (task == null || !task.isAlive()) return null;
        for (int i = 0; i < all.size(); i++) if (all.get(i).task == task) return all.get(i);
        return null;
    }

    /**
     * Gives those to a mover that a body may meet.
     *
     * @param size the body's larger side, plus the length of its way along the longer axis
     * @param without one to leave out, or null
     * @param own the platform that is the body itself, or null; left out, too
     */
    public void gather(
            Platforms into, double x, double y, double size, @Nullable Platform without, @Nullable Platform own) {
        into.clear();
        near.clear();
        for (int i = 0; i < all.size(); i++) {
            Platform each = all.get(i);
            if (each == without || each == own || !each.task.isAlive()) continue;
            PlatformMotion motion = each.motion;
            double reach = size + MARGIN + Math.max(motion.width(), motion.height());
            if (Math.abs(each.x() - x) > reach || Math.abs(each.task.y() - y) > reach) continue;
            int left = Platforms.first(each.x(), motion.width());
            into.add(left, each.top(), motion.width(), motion.height(), motion.isOneWay());
            near.add(each);
        }
    }

    /**
     * Replaces a list of platforms by those of the map, as they are now.
     *
     * @param without the task of one to leave out, or null
     */
    void place(Platforms into, @Nullable Task without) {
        into.clear();
        for (int i = 0; i < all.size(); i++) {
            Platform each = all.get(i);
            if (each.task.isAlive() && each.task != without) add(each, into);
        }
    }

    /**
     * Replaces a list of platforms by those of the map that stop shots. If there are too many, those near the field of
     * shots come first.
     *
     * @param most largest number of platforms
     * @return whether all near the field are in the list
     */
    boolean placeForShots(Platforms into, Bounds field, int most) {
        into.clear();
        int near = addForShots(into, field, true, most);
        if (near < most) addForShots(into, field, false, most - near);
        return near <= most;
    }

    private int addForShots(Platforms into, Bounds field, boolean areNear, int most) {
        int count = 0;
        for (int i = 0; i < all.size(); i++) {
            Platform each = all.get(i);
            if (each.motion.isOneWay() || !each.task.isAlive() || isNear(each, field) != areNear) continue;
            if (count++ < most) add(each, into);
        }
        return count;
    }

    private static boolean isNear(Platform platform, Bounds field) {
        double reachX = MARGIN_OF_SHOTS + platform.motion.width();
        double reachY = MARGIN_OF_SHOTS + platform.motion.height();
        return platform.x() > field.left() - reachX
                && platform.x() < field.right() + reachX
                && platform.task.y() > field.top() - reachY
                && platform.task.y() < field.bottom() + reachY;
    }

    private static void add(Platform platform, Platforms into) {
        PlatformMotion motion = platform.motion;
        int left = Platforms.first(platform.x(), motion.width());
        into.add(left, platform.top(), motion.width(), motion.height(), motion.isOneWay());
    }

    /** Returns one of those that were given to the mover last; null for a negative number. */
    public @Nullable Platform gathered(int number) {
        return number < 0 ? null : near.get(number);
    }
}

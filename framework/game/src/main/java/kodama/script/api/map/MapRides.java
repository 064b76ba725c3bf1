package kodama.script.api.map;

import kodama.base.StepBudget;
import kodama.ground.BoxMover;
import kodama.ground.PlatformMotion;
import kodama.lua.bind.LuaType;
import kodama.lua.bind.Table;
import kodama.lua.bind.Value;
import kodama.script.game.GameContext;
import kodama.script.map.MapPlatforms;
import kodama.script.map.MapPlatforms.Platform;
import kodama.script.map.ScriptedMap;
import kodama.script.task.TaskContext;
import kodama.script.task.TaskTables;
import kodama.time.GameTime;
import org.jspecify.annotations.Nullable;

/**
 * Carries bodies on platforms, and pushes those in their way. A body remembers the platform on which it stood and its
 * place: before its next move, it moves as the platform has moved since. So it does not matter which of both runs first
 * in a tick.
 */
final class MapRides {
    /** The effort of looking at a platform. */
    private static final int COST = 2;

    /** Number of cells that cost 1 to look at. */
    private static final int CELLS = 4;

    private final StepBudget effort;
    private final TaskTables tables;
    private final GameTime time;
    private final TaskContext running;
    private final Value platform = Value.of("platform");
    private final Value atX = Value.of("platform_x");
    private final Value atY = Value.of("platform_y");

    MapRides(GameContext game) {
        effort = game.effort();
        tables = game.tables();
        time = game.time();
        running = game.running();
    }

    /** Lets positions and rays of a map meet its platforms, but not the one of the running task. */
    void place(ScriptedMap map) {
        int count = map.platforms().count();
        if (count == 0) return;
        effort.spend((long) COST * count);
        map.placePlatforms(running.current());
    }

    /** Returns the platform on which a body stood; null for none. */
    @Nullable
    Platform of(MapPlatforms platforms, Table body) {
        if (platforms.count() == 0) return null;
        platforms.observe(time.tick());
        Value stood = body.get(platform);
        return stood.isNil() ? null : platforms.of(tables.find(stood));
    }

    /** Returns the platform that is the body itself; null if it is none. */
    @Nullable
    Platform own(MapPlatforms platforms, Table body) {
        return platforms.count() == 0 ? null : platforms.of(tables.find(body));
    }

    /** Moves a body as its platform has moved; the mover must not know the platform. */
    void carry(Platform ridden, Table body, BoxMover mover, double x, double y, int width, int height) {
        double dx = ridden.x() - number(body, atX, ridden.x());
        double dy = ridden.top() - number(body, atY, ridden.top());
        mover.slide(x, y, width, height, limited(dx), limited(dy));
    }

    /**
     * Moves a body out of the way of the platforms that have moved.
     *
     * @param ridden the platform that carries the body, or null
     * @param own the platform that is the body itself, or null
     * @param x center of the body; the mover has its new place if it was moved
     * @param holds whether it may stand on platforms that are open from below
     * @return how often it was moved
     */
    int push(
            MapPlatforms platforms,
            @Nullable Platform ridden,
            @Nullable Platform own,
            BoxMover mover,
            double x,
            double y,
            int width,
            int height,
            boolean holds) {
        int count = 0;
        for (int i = 0; i < platforms.count(); i++) {
            Platform each = platforms.get(i);
            PlatformMotion motion = each.motion();
            double fromX = count == 0 ? x : mover.x();
            double fromY = count == 0 ? y : mover.y();
            if (each == ridden || each == own || !each.task().isAlive()) continue;
            if (!motion.meets(fromX, fromY, width, height, holds, time.tick())) continue;
            int reach = Math.max(width, height) + PlatformMotion.FASTEST;
            platforms.gather(mover.platforms(), fromX, fromY, reach, each, own);
            mover.slide(fromX, fromY, width, height, motion.pushX(), motion.pushY());
            chargeCells(mover);
            count++;
        }
        return count;
    }

    private static double number(Table body, Value key, double defaultValue) {
        Value given = body.get(key);
        return given.is(LuaType.NUMBER) ? given.number() : defaultValue;
    }

    private static double limited(double way) {
        return Double.isNaN(way) ? 0 : Math.max(-BoxMover.LONGEST, Math.min(BoxMover.LONGEST, way));
    }

    /** Remembers the platform on which a body stands now. */
    void note(MapPlatforms platforms, Table body, int number) {
        Platform stood = platforms.gathered(number);
        if (stood == null) {
            if (!body.get(platform).isNil()) body.put(platform, Value.NIL);
            return;
        }
        body.put(platform, stood.task().table());
        body.put(atX, Value.of(stood.x()));
        body.put(atY, Value.of(stood.top()));
    }

    /** Charges for the cells at which a mover has looked since the last call. */
    void chargeCells(BoxMover mover) {
        effort.spend(mover.takeWork() / CELLS);
    }

    /** Returns the effort of a move among platforms. */
    static long cost(MapPlatforms platforms, int steps) {
        return (long) COST * platforms.count() * (1 + steps / 16);
    }
}

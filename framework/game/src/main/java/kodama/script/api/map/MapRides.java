package kodama.script.api.map;

import kodama.ground.BoxMover;
import kodama.lua.bind.LuaType;
import kodama.lua.bind.Table;
import kodama.lua.bind.Value;
import kodama.script.map.MapPlatforms;
import kodama.script.map.MapPlatforms.Platform;
import kodama.script.task.TaskTables;
import org.jspecify.annotations.Nullable;

/**
 * Carries bodies on platforms. A body remembers the platform on which it stood and its place: before its next move, it
 * moves as the platform has moved since. So it does not matter which of both runs first in a tick.
 */
final class MapRides {
    /** The effort of looking at a platform. */
    private static final int COST = 2;

    private final TaskTables tables;
    private final Value platform = Value.of("platform");
    private final Value atX = Value.of("platform_x");
    private final Value atY = Value.of("platform_y");

    MapRides(TaskTables tables) {
        this.tables = tables;
    }

    /** Returns the platform on which a body stood; null for none. */
    @Nullable
    Platform of(MapPlatforms platforms, Table body) {
        if (platforms.count() == 0) return null;
        Value stood = body.get(platform);
        return stood.isNil() ? null : platforms.of(tables.find(stood));
    }

    /** Moves a body as its platform has moved; the mover must not know the platform. */
    void carry(Platform ridden, Table body, BoxMover mover, double x, double y, int width, int height) {
        double dx = ridden.x() - number(body, atX, ridden.x());
        double dy = ridden.top() - number(body, atY, ridden.top());
        mover.slide(x, y, width, height, limited(dx), limited(dy));
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

    /** Returns the effort of a move among platforms. */
    static long cost(MapPlatforms platforms, int steps) {
        return (long) COST * platforms.count() * (1 + steps / 16);
    }
}

package kodama.script.api.map;

import kodama.base.StepBudget;
import kodama.geom.Hitbox;
import kodama.ground.Crawler;
import kodama.lua.bind.FieldKey;
import kodama.lua.bind.LuaException;
import kodama.lua.bind.LuaFunction;
import kodama.lua.bind.LuaModule;
import kodama.lua.bind.LuaType;
import kodama.lua.bind.Option;
import kodama.lua.bind.OptionClass;
import kodama.lua.bind.Options;
import kodama.lua.bind.Table;
import kodama.lua.bind.Value;
import kodama.script.game.GameContext;
import kodama.script.look.Bounds;
import kodama.script.map.ScriptedMap;
import org.jspecify.annotations.Nullable;

/** The method of a map's table that moves bodies along floors, walls and ceilings. */
@LuaModule(name = "m", methods = true, type = "Map")
final class MapCrawl {
    static final OptionClass OPTIONS = OptionClass.of(
            "CrawlOptions",
            "How a body crawls along the ground of a map.",
            Option.integer(
                    "size",
                    1,
                    Crawler.LARGEST,
                    "Diameter of the body, in pixels; by default, the height of its hitbox."));

    private static final String CRAWL = "m:crawl";

    /** The effort of a move, and of each of its steps. */
    private static final int COST = 100;

    private static final int COST_OF_STEP = 8;

    private final StepBudget effort;
    private final FieldKey x;
    private final FieldKey y;
    private final Value hitbox = Value.of("hitbox");
    private final Value heading = Value.of("crawl_heading");
    private final Value floorAngle = Value.of("floor_angle");
    private final Value grounded = Value.of("grounded");
    private final Value yes = Value.of(true);
    private final Value no = Value.of(false);

    MapCrawl(GameContext game) {
        effort = game.effort();
        x = game.lua().key("x");
        y = game.lua().key("y");
    }

    @LuaFunction(
            value = "crawl(self: Map, body: table, speed: number, options?: CrawlOptions) -> boolean",
            doc = "Moves a body along the surface of the ground: over floors, walls, ceilings and slopes, and around"
                    + " corners. `speed` is in pixels; a positive one moves clockwise around the ground, to the right"
                    + " on a floor. The body is a circle as high as its hitbox. Sets `floor_angle` (angle of the"
                    + " surface, in degrees, for `rotation`: 180 on a ceiling) and `grounded`. Returns false and does"
                    + " not move the body if there is no ground at it.")
    boolean crawl(Table self, Table body, double speed, @Nullable Table options) {
        effort.spend(COST);
        Crawler crawler =
                ScriptedMap.require(self, "crawl").ground(CRAWL, effort).crawler();
        Bounds.check(CRAWL, "speed", speed, -Crawler.LONGEST, Crawler.LONGEST);
        double fromX = MapGroundMethods.place(CRAWL, body, x, "x of the body");
        double fromY = MapGroundMethods.place(CRAWL, body, y, "y of the body");
        boolean isOn = crawler.crawl(fromX, fromY, size(body, options), speed, headingOf(body));
        effort.spend((long) COST_OF_STEP * crawler.steps());
        body.put(grounded, isOn ? yes : no);
        if (!isOn) return false;
        body.put(x, crawler.x());
        body.put(y, crawler.y());
        body.put(floorAngle, Value.of(crawler.angle()));
        body.put(heading, Value.of(crawler.heading()));
        return true;
    }

    private int headingOf(Table body) {
        Value last = body.get(heading);
        return last.is(LuaType.INTEGER) ? (int) last.number() : 0;
    }

    private int size(Table body, @Nullable Table options) {
        int given = options == null ? 0 : new Options(CRAWL, options, OPTIONS).integer("size", 0);
        if (given > 0) return given;
        if (body.get(hitbox).object() instanceof Hitbox found)
            return (int) Math.max(1, Math.min(Crawler.LARGEST, Math.ceil(2 * found.halfHeight())));
        throw new LuaException(
                CRAWL + ": the body needs a hitbox, such as self.hitbox = circle(6), or the option size");
    }
}

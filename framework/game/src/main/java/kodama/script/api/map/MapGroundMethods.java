package kodama.script.api.map;

import kodama.base.StepBudget;
import kodama.geom.Hitbox;
import kodama.ground.BoxMover;
import kodama.ground.Ground;
import kodama.ground.PlatformMotion;
import kodama.ground.RayHit;
import kodama.lua.bind.FieldKey;
import kodama.lua.bind.Lua;
import kodama.lua.bind.LuaException;
import kodama.lua.bind.LuaFunction;
import kodama.lua.bind.LuaModule;
import kodama.lua.bind.LuaType;
import kodama.lua.bind.Option;
import kodama.lua.bind.OptionClass;
import kodama.lua.bind.Options;
import kodama.lua.bind.Table;
import kodama.lua.bind.Value;
import kodama.lua.bind.Values;
import kodama.script.game.GameContext;
import kodama.script.look.Bounds;
import kodama.script.map.MapPlatforms;
import kodama.script.map.MapPlatforms.Platform;
import kodama.script.map.ScriptedGround;
import kodama.script.map.ScriptedMap;
import kodama.script.map.ScriptedMaps;
import kodama.script.task.ScriptedTask;
import kodama.script.task.TaskTables;
import org.jspecify.annotations.Nullable;

/** The methods of a map's table that find where it is solid, and move bodies. */
@LuaModule(name = "m", methods = true, type = "Map")
final class MapGroundMethods {
    private static final int CLIMB = 2;

    static final OptionClass SLIDE = OptionClass.of(
            "SlideOptions",
            "How a body slides along the ground of a map.",
            Option.integer(
                    "width", 1, BoxMover.LARGEST, "Width of the body, in pixels; by default, that of its hitbox."),
            Option.integer(
                    "height", 1, BoxMover.LARGEST, "Height of the body, in pixels; by default, that of its hitbox."),
            Option.integer(
                    "climb",
                    0,
                    BoxMover.HIGHEST_CLIMB,
                    CLIMB,
                    "How many pixels it climbs, and follows the floor down, for each pixel sideways: 1 for slopes of"
                            + " 45°, 2 for 63°, and also for steps of this height."),
            Option.flag("drop", false, "Whether it falls through platforms that are open from below."),
            Option.flag(
                    "top_down",
                    false,
                    "Whether the map is seen from above: there is no floor, and the body slides along all slopes."));

    static final OptionClass PLATFORM = OptionClass.of(
            "PlatformOptions",
            "A task on which bodies stand.",
            Option.integer(
                    "width", 1, BoxMover.LARGEST, "Width of the platform, in pixels; by default, that of its hitbox."),
            Option.integer(
                    "height",
                    1,
                    BoxMover.LARGEST,
                    "Height of the platform, in pixels; by default, that of its hitbox."),
            Option.flag(
                    "one_way",
                    false,
                    "Whether it only holds what falls on it; otherwise it also stops bodies from below and from the"
                            + " sides, and pushes them."));

    /** The effort of a query, and of a step of a ray or a body. */
    private static final int COST = 20;

    private static final int COST_OF_SLIDE = 60;
    private static final int COST_OF_STEP = 4;
    /** The effort of a push by a platform, in steps. */
    private static final int COST_OF_PUSH = 2 * PlatformMotion.FASTEST;

    private static final double FARTHEST = Bounds.FARTHEST;

    private final StepBudget effort;
    private final Lua lua;
    private final TaskTables tables;
    private final ScriptedMaps maps;
    private final MapRides rides;
    /** Size of the body or platform of the current call, in pixels. */
    private int width;

    private int height;
    /** Whether the body of the current call may stand on platforms that are open from below. */
    private boolean holds;

    private final FieldKey x;
    private final FieldKey y;
    private final Value hitbox = Value.of("hitbox");
    private final Value grounded = Value.of("grounded");
    private final Value wall = Value.of("wall");
    private final Value ceiling = Value.of("ceiling");
    private final Value floorAngle = Value.of("floor_angle");
    private final Value yes = Value.of(true);
    private final Value no = Value.of(false);
    private final Value left = Value.of(-1);
    private final Value right = Value.of(1);

    MapGroundMethods(GameContext game) {
        effort = game.effort();
        lua = game.lua();
        tables = game.tables();
        maps = game.maps();
        rides = new MapRides(game);
        x = lua.key("x");
        y = lua.key("y");
    }

    private ScriptedGround ground(Table self, String method, int cost) {
        effort.spend(cost);
        return ScriptedMap.require(self, method).ground("m:" + method, effort);
    }

    /** Returns the ground with the platforms as they are now, but not the one of the running task. */
    private ScriptedGround groundWithPlatforms(Table self, String method) {
        ScriptedGround ground = ground(self, method, COST);
        rides.place(ScriptedMap.require(self, method));
        return ground;
    }

    @LuaFunction(
            value = "solid(self: Map, x: number, y: number) -> boolean",
            doc = "Returns whether a position is inside a solid tile, or a solid platform that moves. A tile is solid"
                    + " where Tiled's collision editor gave it shapes, or everywhere if it or its layer has the"
                    + " property `solid`. Platforms that are open from below (property `one_way`) are not solid. The"
                    + " map's top left corner is at 0, 0.")
    boolean solid(Table self, double x, double y) {
        ScriptedGround ground = groundWithPlatforms(self, "solid");
        return ground.ground().solid(Bounds.checkFar("m:solid", "x", x), Bounds.checkFar("m:solid", "y", y));
    }

    @LuaFunction(
            value = "ray(self: Map, x1: number, y1: number, x2: number, y2: number) -> x: number?, y: number?,"
                    + " normal_x: number?, normal_y: number?",
            doc = "Returns the first position between two others that is solid, and the direction that points away"
                    + " from the ground there: 0, -1 is that of a level floor, and 0, 0 means that the ray begins"
                    + " inside. Returns nil if nothing is in the way. Solid platforms that move count, except the task"
                    + " that calls this.")
    Values ray(Table self, double x1, double y1, double x2, double y2) {
        ScriptedGround ground = groundWithPlatforms(self, "ray");
        Bounds.checkFar("m:ray", "x1", x1);
        Bounds.checkFar("m:ray", "y1", y1);
        Bounds.checkFar("m:ray", "x2", x2);
        Bounds.checkFar("m:ray", "y2", y2);
        RayHit hit = ground.hit();
        boolean isHit = ground.ground().ray(x1, y1, x2, y2, hit);
        effort.spend(cells(ground.ground(), isHit ? hit.x - x1 : x2 - x1, isHit ? hit.y - y1 : y2 - y1));
        if (!isHit) return Values.of(Value.NIL);
        return Values.of(Value.of(hit.x), Value.of(hit.y), Value.of(hit.normalX), Value.of(hit.normalY));
    }

    /** Returns how many cells a way crosses at most; what is outside the ground takes no time. */
    static long cells(Ground ground, double dx, double dy) {
        double columns = Math.min(Math.abs(dx) / ground.cellWidth(), ground.columns());
        double rows = Math.min(Math.abs(dy) / ground.cellHeight(), ground.rows());
        return (long) (columns + rows);
    }

    @LuaFunction(
            value = "floor(self: Map, x: number, y: number, reach?: number = 1000) -> y: number?, angle: number?",
            doc = "Returns the height of the first floor at or below a position, and its angle, in degrees: 0 if it is"
                    + " level, negative if it rises to the right. Platforms count, also those that are open from below"
                    + " and those that move. Returns"
                    + " nil if there is none within `reach` pixels, or if the position is inside the ground.")
    Values floor(Table self, double x, double y, double reach) {
        ScriptedGround ground = groundWithPlatforms(self, "floor");
        Bounds.checkFar("m:floor", "x", x);
        Bounds.checkFar("m:floor", "y", y);
        Bounds.check("m:floor", "reach", reach, 0, FARTHEST);
        RayHit hit = ground.hit();
        boolean isHit = ground.ground().floor(x, y, y + reach, hit);
        effort.spend(cells(ground.ground(), 0, isHit ? hit.y - y : reach));
        if (!isHit || hit.normalY == 0) return Values.of(Value.NIL);
        return Values.of(Value.of(hit.y), Value.of(hit.slope()));
    }

    @LuaFunction(
            value = "slide(self: Map, body: table, dx: number, dy: number, options?: SlideOptions) ->"
                    + " dx: number, dy: number",
            doc = "Moves a body, usually the task itself, by a distance as far as the ground permits, at any speed:"
                    + " it stops at walls, climbs slopes and follows them down, and stands on platforms that are open"
                    + " from below. Sets fields of it: `grounded` (whether it stands on the floor), `wall` (-1 for a"
                    + " wall on the left that stopped it, 1 on the right, false for none), `ceiling` (whether one"
                    + " stopped it) and `floor_angle` (angle of the floor, in degrees). Returns the distances for the"
                    + " next tick: 0 along an axis in which it was stopped.")
    Values slide(Table self, Table body, double dx, double dy, @Nullable Table options) {
        ScriptedGround ground = ground(self, "slide", COST_OF_SLIDE);
        Bounds.checkFar("m:slide", "dx", dx);
        Bounds.checkFar("m:slide", "dy", dy);
        double fromX = place("m:slide", body, x, "x of the body");
        double fromY = place("m:slide", body, y, "y of the body");
        BoxMover mover = ground.mover();
        if (options == null) setPlain(mover, body);
        else setChosen(mover, body, new Options("m:slide", options, SLIDE));
        move(ScriptedMap.require(self, "slide").platforms(), mover, body, fromX, fromY, dx, dy);
        body.put(x, mover.x());
        body.put(y, mover.y());
        body.put(grounded, mover.onFloor() ? yes : no);
        body.put(wall, mover.wall() == 0 ? no : mover.wall() < 0 ? left : right);
        body.put(ceiling, mover.onCeiling() ? yes : no);
        body.put(floorAngle, Value.of(mover.floorAngle()));
        return Values.of(Value.of(mover.wall() == 0 ? dx : 0), Value.of(mover.isStoppedY() ? 0 : dy));
    }

    /** Returns a coordinate of a body; 0 if it has none. */
    static double place(String function, Table body, FieldKey key, String name) {
        double number = body.numberOrNan(key);
        if (!Double.isNaN(number)) return Bounds.checkFar(function, name, number);
        Value value = body.get(key);
        if (value.isNil()) return 0;
        throw new LuaException(function + ": " + name + " must be a number but was "
                + (value.is(LuaType.NUMBER) ? "nan, as 0/0 is" : value.describe()));
    }

    private void setPlain(BoxMover mover, Table body) {
        Hitbox box = hitbox(body, "m:slide: the body");
        mover.set(CLIMB, false, false);
        holds = true;
        width = size(box.halfWidth());
        height = size(box.halfHeight());
    }

    private void setChosen(BoxMover mover, Table body, Options options) {
        boolean isTopDown = options.flag("top_down");
        boolean isDropping = options.flag("drop");
        mover.set(options.integer("climb"), isTopDown, isDropping);
        holds = !isTopDown && !isDropping;
        setSize(body, "m:slide: the body", options);
    }

    private void setSize(Table body, String whose, Options options) {
        width = options.integer("width", 0);
        height = options.integer("height", 0);
        if (width == 0) width = size(hitbox(body, whose).halfWidth());
        if (height == 0) height = size(hitbox(body, whose).halfHeight());
    }

    private Hitbox hitbox(Table body, String whose) {
        if (body.get(hitbox).object() instanceof Hitbox found) return found;
        throw new LuaException(
                whose + " needs a hitbox, such as self.hitbox = box(12, 16), or the options width and height");
    }

    /** Moves a body with the platform on which it stood, then by itself. */
    private void move(
            MapPlatforms platforms, BoxMover mover, Table body, double fromX, double fromY, double dx, double dy) {
        int steps = 0;
        double startX = fromX;
        double startY = fromY;
        Platform ridden = rides.of(platforms, body);
        Platform own = rides.own(platforms, body);
        double reach = Math.max(width, height) + Math.max(Math.abs(dx), Math.abs(dy));
        if (ridden != null) {
            platforms.gather(mover.platforms(), fromX, fromY, reach, ridden, own);
            rides.carry(ridden, body, mover, fromX, fromY, width, height);
            steps = mover.steps();
            startX = mover.x();
            startY = mover.y();
        }
        int pushes = rides.push(platforms, ridden, own, mover, startX, startY, width, height, holds);
        if (pushes > 0) {
            steps += pushes * COST_OF_PUSH;
            startX = mover.x();
            startY = mover.y();
        }
        platforms.gather(mover.platforms(), startX, startY, reach, null, own);
        mover.slide(startX, startY, width, height, dx, dy);
        steps += mover.steps();
        rides.chargeCells(mover);
        effort.spend((long) COST_OF_STEP * steps + MapRides.cost(platforms, steps));
        rides.note(platforms, body, mover.platform());
    }

    @LuaFunction(
            value = "platform(self: Map, task: Task, options?: PlatformOptions)",
            doc = "Makes a task a platform of the map until it ends: bodies that move by `m:slide` stand on it, and it"
                    + " carries them, however it moves. It is as large as its hitbox, or as `width` and `height`. The"
                    + " field `platform` of a body is the platform on which it stands, or nil.")
    void platform(Table self, Table task, @Nullable Table options) {
        effort.spend(COST);
        ScriptedMap map = ScriptedMap.require(self, "platform");
        ScriptedTask found = tables.require(task, "m:platform");
        Options given = new Options("m:platform", options == null ? lua.newTable() : options, PLATFORM);
        setSize(task, "m:platform: the task", given);
        effort.spend(map.platforms().count());
        maps.addPlatforms(map);
        map.platforms().add(new Platform(found, new PlatformMotion(width, height, given.flag("one_way"))));
    }

    private static int size(double half) {
        return (int) Math.max(1, Math.min(BoxMover.LARGEST, Math.ceil(2 * half)));
    }
}

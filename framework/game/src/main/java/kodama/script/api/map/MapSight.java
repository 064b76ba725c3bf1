package kodama.script.api.map;

import kodama.base.StepBudget;
import kodama.ground.Ground;
import kodama.ground.RayHit;
import kodama.lua.bind.LuaFunction;
import kodama.lua.bind.LuaModule;
import kodama.lua.bind.Table;
import kodama.script.game.GameContext;
import kodama.script.look.Bounds;
import kodama.script.map.ScriptedMap;

/** The method of a map's table that tests lines of sight. */
@LuaModule(name = "m", methods = true, type = "Map")
final class MapSight {
    /** The effort of a test, without that for its length. */
    private static final int COST = 20;

    private static final String SEES = "m:sees";

    private final StepBudget effort;
    private final MapRides rides;
    private final RayHit hit = new RayHit();

    MapSight(GameContext game) {
        effort = game.effort();
        rides = new MapRides(game);
    }

    @LuaFunction(
            value = "sees(self: Map, x1: number, y1: number, x2: number, y2: number) -> boolean",
            doc = "Returns whether there is no wall between two positions of the map, in pixels: the line of sight is"
                    + " free. Solid platforms that move are walls, too. Platforms that are open from below do not block"
                    + " it.")
    boolean sees(Table self, double x1, double y1, double x2, double y2) {
        ScriptedMap map = ScriptedMap.require(self, "sees");
        Ground ground = map.ground(SEES, effort).ground();
        rides.place(map);
        Bounds.checkFar(SEES, "x1", x1);
        Bounds.checkFar(SEES, "y1", y1);
        Bounds.checkFar(SEES, "x2", x2);
        Bounds.checkFar(SEES, "y2", y2);
        effort.spend(COST + MapGroundMethods.cells(ground, x1 - x2, y1 - y2));
        return !ground.ray(x1, y1, x2, y2, hit);
    }
}

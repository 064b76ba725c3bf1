package kodama.script.api.shot;

import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import kodama.base.StepBudget;
import kodama.lua.bind.Lua;
import kodama.lua.bind.LuaException;
import kodama.lua.bind.LuaFunction;
import kodama.lua.bind.LuaModule;
import kodama.lua.bind.Value;
import kodama.script.game.GameContext;
import kodama.script.shot.ScriptedShots;
import kodama.shot.Shot;
import kodama.shot.ShotFilter;
import kodama.shot.Shots;

/** The functions of the module {@code shot} that count and find shots in flight. */
@LuaModule(name = "shot")
final class ShotSearch {
    /** Shots visited per instruction of the budget. */
    private static final int SHOTS_PER_STEP = 8;

    /** The effort of creating a shot's table. */
    private static final int COST_OF_TABLE = 20;

    private final Shots shots;
    private final ScriptedShots scripted;
    private final ShotFilters filters;
    private final Lua lua;
    private final StepBudget effort;

    ShotSearch(GameContext game, ShotFilters filters) {
        shots = game.shots();
        scripted = game.scriptedShots();
        this.filters = filters;
        lua = game.lua();
        effort = game.effort();
    }

    @LuaFunction(
            value = "count(filter?: string<Group>|ShotFilter) -> integer",
            doc = "Returns the number of shots; with a filter, of those that hit a group or that it selects.")
    int count(Value filter) {
        if (filter.isNil()) return shots.count();
        effort.spend(shots.count() / SHOTS_PER_STEP);
        return shots.count(filters.of("shot.count", filter));
    }

    @LuaFunction(
            value = "each(filter?: string<Group>|ShotFilter) -> fun(): Shot?",
            doc = "Iterates over the shots in flight in the order in which they were fired; with a filter, over"
                    + " those that hit a group or that it selects: `for s in shot.each { kind = \"star\" } do`. Shots"
                    + " fired during the loop are not visited, and neither are shots that have ended.")
    Value each(Value filter) {
        Iterator<Shot> found = select(filters.of("shot.each", filter)).iterator();
        return Lua.iterator(() -> nextAlive(found));
    }

    private List<Shot> select(ShotFilter filter) {
        effort.spend(shots.count() / SHOTS_PER_STEP);
        return shots.select(filter);
    }

    private Value nextAlive(Iterator<Shot> shots) {
        while (shots.hasNext()) {
            Shot shot = shots.next();
            effort.spend(COST_OF_TABLE);
            if (shot.isAlive()) return scripted.table(shot);
        }
        return Value.NIL;
    }

    @LuaFunction(
            value = "near(x: number, y: number, radius: number, filter?: string<Group>|ShotFilter) -> Shot[]",
            doc = "Returns the shots whose center is within `radius` pixels of a position, the nearest first. With"
                    + " a filter, only those that hit a group or that it selects.")
    Value near(double x, double y, double radius, Value filter) {
        if (!(radius >= 0)) throw new LuaException("shot.near: radius must be at least 0 but was " + Value.of(radius));
        List<Shot> found = select(filters.of("shot.near", filter).around(x, y, radius));
        effort.spend((long) COST_OF_TABLE * found.size());
        found.sort(Comparator.comparingDouble(shot -> square(shot.x() - x) + square(shot.y() - y)));
        return lua.newList(found.stream().map(scripted::table).toList());
    }

    private static double square(double number) {
        return number * number;
    }
}

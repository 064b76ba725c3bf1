package kodama.script.api.shot;

import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import kodama.base.StepBudget;
import kodama.hit.GroupNames;
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
import org.jspecify.annotations.Nullable;

/** The part of the module {@code shot} that counts and finds shots in flight. */
@LuaModule(name = "shot")
final class ShotSearch {
    /** So many shots are looked at in the time of an instruction. */
    private static final int SHOTS_PER_STEP = 8;

    /** The effort that it is to give a shot a table. */
    private static final int COST_OF_TABLE = 20;

    private final Shots shots;
    private final ScriptedShots scripted;
    private final GroupNames groups;
    private final ShotFilters filters;
    private final Lua lua;
    private final StepBudget effort;

    ShotSearch(GameContext game, ShotFilters filters) {
        shots = game.shots();
        scripted = game.scriptedShots();
        groups = game.groups();
        this.filters = filters;
        lua = game.lua();
        effort = game.effort();
    }

    @LuaFunction(value = "count(hits?: string<Group>) -> integer", doc = "Counts shots, or those that hurt a group.")
    int count(@Nullable String hits) {
        if (hits == null) return shots.count();
        effort.spend(shots.count() / SHOTS_PER_STEP);
        return groups.has(hits) ? shots.count(groups.id(hits)) : 0;
    }

    @LuaFunction(
            value = "each(filter?: string<Group>|ShotFilter) -> fun(): Shot?",
            doc = "Walks through the shots in flight in the order in which they were fired, or through those that hurt"
                    + " a group or are at a place: `for s in shot.each \"ship\" do`. Shots may come and go meanwhile:"
                    + " new ones are left out, ended ones too.")
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
            value = "near(x: number, y: number, radius: number, hits?: string<Group>) -> Shot[]",
            doc = "Lists the shots whose middle is so near to a place, in pixels; the nearest first. With a group only"
                    + " those that hurt it.")
    Value near(double x, double y, double radius, @Nullable String hits) {
        if (!(radius >= 0)) throw new LuaException("shot.near: radius must be at least 0 but was " + Value.of(radius));
        ShotFilter near = ShotFilter.ALL.around(x, y, radius);
        List<Shot> found = select(hits == null ? near : filters.hitting(near, Value.of(hits)));
        effort.spend((long) COST_OF_TABLE * found.size());
        found.sort(Comparator.comparingDouble(shot -> square(shot.x() - x) + square(shot.y() - y)));
        return lua.newList(found.stream().map(scripted::table).toList());
    }

    private static double square(double number) {
        return number * number;
    }
}

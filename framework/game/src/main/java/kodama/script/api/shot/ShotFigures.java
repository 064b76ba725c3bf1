package kodama.script.api.shot;

import kodama.base.Effort;
import kodama.hit.GroupNames;
import kodama.lua.bind.LuaFunction;
import kodama.lua.bind.LuaModule;
import kodama.shot.Shots;
import org.jspecify.annotations.Nullable;

/** The second part of the module {@code shot}: counts shots. */
@LuaModule(name = "shot")
public final class ShotFigures {
    /** So many shots are looked at in the time of an instruction. */
    private static final int SHOTS_PER_STEP = 8;

    private final Shots shots;
    private final GroupNames groups;
    private final Effort effort;

    /**
     * Makes this part of the module.
     *
     * @param shots all shots
     * @param groups numbers the groups that shots hurt
     * @param effort charges the script that asks
     */
    public ShotFigures(Shots shots, GroupNames groups, Effort effort) {
        this.shots = shots;
        this.groups = groups;
        this.effort = effort;
    }

    @LuaFunction(value = "count(hits?: string<Group>) -> integer", doc = "Counts shots, or those that hurt a group.")
    int count(@Nullable String hits) {
        if (hits == null) return shots.count();
        effort.spend(shots.count() / SHOTS_PER_STEP);
        return groups.has(hits) ? shots.count(groups.id(hits)) : 0;
    }
}

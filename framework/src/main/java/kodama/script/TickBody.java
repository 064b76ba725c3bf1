package kodama.script;

import org.luaj.vm2.LuaError;
import org.luaj.vm2.LuaFunction;
import org.luaj.vm2.LuaTable;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/**
 * The body of a task that is a function called each tick, {@code f(self, dt)}, instead of one long coroutine.
 *
 * <p>The function is looked up anew each tick, so that assigning to the field moves on from the next tick. Returning
 * false ends the task.
 */
abstract class TickBody extends Repeat {
    private final ScriptWorld world;
    final LuaTable table;

    private TickBody(ScriptWorld world, LuaTable table) {
        this.world = world;
        this.table = table;
    }

    /** State style: {@code self.state} is the function. */
    static TickBody state(ScriptWorld world, LuaTable table) {
        return new TickBody(world, table) {
            @Override
            LuaValue function() {
                LuaValue state = table.rawget("state");
                if (state.isfunction()) return state;
                throw new LuaError("a task's 'state' must be a function but was a " + state.typename());
            }
        };
    }

    /** Phase style: the number {@code self.phase} picks one of the functions in {@code self.phases}. */
    static TickBody phases(ScriptWorld world, LuaTable table) {
        if (table.rawget("phase").isnil()) table.rawset("phase", Phases.INIT);
        return new TickBody(world, table) {
            @Override
            LuaValue function() {
                LuaValue function = table.rawget("phases").get(table.rawget("phase"));
                if (function.isfunction()) return function;
                throw new LuaError("a task has no function for its phase "
                        + table.rawget("phase").tojstring());
            }
        };
    }

    /** The place of the function it begins with, by which messages name the task. */
    @Override
    public String name() {
        return ((LuaFunction) function()).name();
    }

    @Override
    Varargs arguments() {
        return LuaValue.varargsOf(table, LuaValue.valueOf(world.time().dt()));
    }

    @Override
    boolean ends(Varargs results) {
        return results.arg1().isboolean() && !results.arg1().toboolean();
    }
}

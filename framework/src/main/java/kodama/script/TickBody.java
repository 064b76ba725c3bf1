package kodama.script;

import org.luaj.vm2.LuaError;
import org.luaj.vm2.LuaTable;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/**
 * The body of tasks that are a function called each tick, {@code f(self, dt)}, instead of one long coroutine.
 *
 * <p>The function is looked up anew each tick, so that assigning to the field moves on from the next tick. Returning
 * false ends the task. All tasks of a style share one body.
 */
abstract class TickBody extends Repeat {
    final ScriptWorld world;

    private TickBody(ScriptWorld world) {
        this.world = world;
    }

    /** State style: {@code self.state} is the function. */
    static TickBody states(ScriptWorld world) {
        return new TickBody(world) {
            @Override
            LuaValue function() {
                return task().state();
            }

            @Override
            Varargs arguments() {
                Varargs further = task().stateArguments();
                return further.narg() == 0 ? super.arguments() : LuaValue.varargsOf(task().table(), dt(), further);
            }
        };
    }

    /** Phase style: the number {@code self.phase} picks one of the functions in {@code self.phases}. */
    static TickBody phases(ScriptWorld world) {
        return new TickBody(world) {
            @Override
            LuaValue function() {
                LuaTable phases = task().phaseTable();
                if (phases == null) throw new LuaError("a task's 'phases' must stay a table");
                LuaValue function = phases.rawget(world.phases().key(task().phase(), phases));
                if (!function.isfunction()) world.phases().require(phases, task().phase());
                return function;
            }
        };
    }

    /** The task whose turn it is. */
    final LuaTask task() {
        if (world.running() instanceof LuaTask task) return task;
        throw new IllegalStateException("only a task runs states and phases");
    }

    final LuaValue dt() {
        return LuaValue.valueOf(world.dt());
    }

    @Override
    Varargs arguments() {
        return LuaValue.varargsOf(task().table(), dt());
    }

    @Override
    boolean ends(Varargs results) {
        return results.arg1().isboolean() && !results.arg1().toboolean();
    }
}

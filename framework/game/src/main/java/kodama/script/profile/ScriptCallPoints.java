package kodama.script.profile;

import kodama.lua.Coroutine;
import kodama.lua.LuaMachine;
import kodama.lua.ScriptFrame;
import kodama.lua.ScriptStack;
import kodama.lua.bind.Step;
import kodama.lua.bind.Value;
import kodama.lua.bind.Values;
import kodama.profile.Profiler;
import kodama.profile.StackFrame;
import kodama.profile.StackNode;
import kodama.task.Task;
import kodama.task.TaskList;
import org.jspecify.annotations.Nullable;

/**
 * The call points of scripts. In the profile, a point is identified by the line that sets it, below the enclosing point
 * or the kind of the running task.
 */
public final class ScriptCallPoints {
    private static final String NO_TASK = "(outside of tasks)";

    private final Profiler profiler;
    private final TaskList tasks;
    private final ScriptStack stack;

    /** Creates the call points of a machine. */
    public ScriptCallPoints(Profiler profiler, TaskList tasks, LuaMachine machine) {
        this.profiler = profiler;
        this.tasks = tasks;
        stack = new ScriptStack(machine);
    }

    /**
     * Calls a function, which may wait, inside a call point; returns its results.
     *
     * @param critical whether it comes first in reports
     */
    public Step call(Coroutine caller, String name, boolean critical, Value function, Values arguments) {
        ScriptCallPoint point = new ScriptCallPoint(name, critical, profiler, caller);
        if (profiler.now() != 0) open(point, name, caller);
        return Step.call(function, arguments, point);
    }

    private void open(ScriptCallPoint point, String name, Coroutine caller) {
        ScriptFrame line = stack.innermost(0);
        StackNode node = parent(caller).child(new StackFrame(name, line == null ? "" : line.location(), ""));
        point.open(node, profiler.key(name));
    }

    private StackNode parent(Coroutine caller) {
        ScriptCallPoint around = ScriptCallPoint.around(caller);
        StackNode node = around == null ? null : around.node();
        return node != null ? node : profiler.gamePointTree().child(new StackFrame(kind(tasks.current()), "", ""));
    }

    private static String kind(@Nullable Task task) {
        return task == null ? NO_TASK : task.kindName();
    }
}

package kodama.script.task;

import kodama.draw.DrawList;
import kodama.lua.Coroutine;
import kodama.lua.LuaMachine;
import kodama.lua.bind.LuaException;
import kodama.lua.bind.Repeat;
import kodama.task.Task;
import org.luaj.vm2.LuaTable;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/** Calls a task's {@code draw} function once a frame, with the frame's own list as the place to draw to. */
final class DrawHook extends Repeat {
    private final Task owner;
    private final LuaTable table;
    private final LuaValue field;
    private final RunningTask running;
    private final Coroutine coroutine;

    DrawHook(Task owner, LuaTable table, LuaValue field, LuaMachine machine, RunningTask running) {
        this.owner = owner;
        this.table = table;
        this.field = field;
        this.running = running;
        this.coroutine = machine.coroutine(this);
    }

    void draw(DrawList list) {
        int before = running.beginDrawing(owner, list);
        try {
            coroutine.resume(LuaValue.NONE);
        } finally {
            running.endDrawing(before);
        }
        if (!owner.isAlive()) end();
    }

    /** Ends with its task; if that ends while it draws, as soon as it has drawn. */
    void end() {
        if (coroutine.isSuspended()) coroutine.kill();
    }

    @Override
    protected LuaValue function() {
        LuaValue function = table.rawget(field);
        if (function.isfunction()) return function;
        throw new LuaException("a task's 'draw' must be a function but was a " + function.typename());
    }

    @Override
    protected Varargs arguments() {
        return table;
    }

    @Override
    protected boolean ends(Varargs results) {
        return false;
    }
}

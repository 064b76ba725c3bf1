package kodama.script;

import kodama.draw.DrawList;
import kodama.lua.Coroutine;
import org.luaj.vm2.LuaError;
import org.luaj.vm2.LuaTable;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/** Calls a task's {@code draw} function once a frame, with the frame's own list as the place to draw to. */
final class DrawHook extends Repeat {
    private final LuaTable table;
    private final LuaTask owner;
    private final Coroutine coroutine;

    DrawHook(LuaTask owner) {
        this.owner = owner;
        this.table = owner.table();
        this.coroutine = owner.world().machine().coroutine(this);
    }

    void draw(DrawList list) {
        owner.world().drawIn(owner, list, coroutine);
        if (!owner.isAlive()) end();
    }

    /** Ends with its task; if that ends while it draws, as soon as it has drawn. */
    void end() {
        if (coroutine.isSuspended()) coroutine.kill();
    }

    @Override
    LuaValue function() {
        LuaValue function = table.rawget(owner.world().names().draw);
        if (function.isfunction()) return function;
        throw new LuaError("a task's 'draw' must be a function but was a " + function.typename());
    }

    @Override
    Varargs arguments() {
        return table;
    }

    @Override
    boolean ends(Varargs results) {
        return false;
    }
}

package kodama.lua.library;

import kodama.lua.Call;
import kodama.lua.LuaMachine;
import kodama.lua.Resumable;
import kodama.lua.value.Args;
import kodama.lua.value.Metamethod;
import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaTable;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/** {@code pairs} and {@code ipairs}: a metamethod's three values, or the iterator, the table and where to begin. */
final class Traversal extends Resumable {

    private final Metamethod event;
    private final LuaValue iterator;
    private final LuaValue first;

    Traversal(LuaMachine machine, String name, Metamethod event, LuaValue iterator, LuaValue first) {
        super(machine, name);
        this.event = event;
        this.iterator = iterator;
        this.first = first;
    }

    @Override
    protected @Nullable Varargs atOnce(LuaMachine machine, Varargs args) {
        boolean isPlain = args.arg1() instanceof LuaTable table
                && machine.metamethod(table, event).isnil();
        return isPlain ? LuaValue.varargsOf(iterator, args.arg1(), first) : null;
    }

    @Override
    protected Varargs start(Call call, Varargs args) {
        LuaValue object = args.arg1();
        LuaValue handler = call.machine().metamethod(object, event);
        if (!handler.isnil()) return call.invoke(handler, object);
        return LuaValue.varargsOf(iterator, Args.table(args, 1), first);
    }

    @Override
    protected Varargs resume(Call call, Varargs results) {
        return LuaValue.varargsOf(results.arg(1), results.arg(2), results.arg(3));
    }
}

package kodama.lua;

import org.luaj.vm2.LuaTable;
import org.luaj.vm2.Varargs;
import org.luaj.vm2.lib.VarArgFunction;

/** A library function that neither calls Lua nor yields. */
final class NamedFunction extends VarArgFunction {

    /** What the function does. */
    @FunctionalInterface
    interface Body {
        Varargs apply(Varargs args);
    }

    private final int sequence;
    private final Body body;

    NamedFunction(LuaMachine machine, String name, Body body) {
        this.sequence = machine.nextSequence();
        this.body = body;
        this.name = name;
    }

    /** Puts a function into a library's table. */
    static NamedFunction put(LuaMachine machine, LuaTable library, String name, Body body) {
        NamedFunction function = new NamedFunction(machine, name, body);
        library.set(name, function);
        return function;
    }

    @Override
    public Varargs invoke(Varargs args) {
        return body.apply(args);
    }

    @Override
    public String tojstring() {
        return ObjectNames.of("function: builtin", sequence);
    }
}

package kodama.lua;

import org.luaj.vm2.LuaFunction;
import org.luaj.vm2.LuaTable;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/** A library function written as a Java method that runs to its end: it calls no Lua that could yield. */
final class Builtin extends LuaFunction {
    private final String name;
    private final Body body;

    /** What a library function does. The arguments are the caller's registers: valid during the call only. */
    @FunctionalInterface
    interface Body {
        Varargs call(Varargs args);
    }

    Builtin(String name, Body body) {
        this.name = name;
        this.body = body;
    }

    /** Puts a function into a library's table. */
    static void define(LuaTable library, String name, Body body) {
        library.rawset(LuaValue.valueOf(name), new Builtin(name, body));
    }

    @Override
    public Varargs invoke(Varargs args) {
        try {
            return body.call(args);
        } catch (BadArgument error) {
            throw error.in(name);
        }
    }

    @Override
    public LuaValue call() {
        return invoke(NONE).arg1();
    }

    @Override
    public LuaValue call(LuaValue first) {
        return invoke(first).arg1();
    }

    @Override
    public LuaValue call(LuaValue first, LuaValue second) {
        return invoke(varargsOf(first, second)).arg1();
    }

    @Override
    public LuaValue call(LuaValue first, LuaValue second, LuaValue third) {
        return invoke(varargsOf(first, second, third)).arg1();
    }

    @Override
    public String name() {
        return name;
    }

    /** The same in every run, so that tables with functions as keys iterate alike. */
    @Override
    public int hashCode() {
        return name.hashCode();
    }

    @Override
    public boolean equals(Object other) {
        return this == other;
    }
}

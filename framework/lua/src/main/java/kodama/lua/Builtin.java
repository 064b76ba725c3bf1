package kodama.lua;

import java.util.Set;
import kodama.lua.error.BadArgument;
import kodama.lua.value.Hashes;
import kodama.lua.value.ObjectNames;
import kodama.lua.value.StableHash;
import kodama.lua.value.VarargsArray;
import org.luaj.vm2.LuaFunction;
import org.luaj.vm2.LuaTable;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/** A library function in Java that runs to completion: it does not call Lua functions that could yield. */
public class Builtin extends LuaFunction implements StableHash {
    private static final Set<String> LOOKING = Set.of(
            "assert",
            "collectgarbage",
            "debug",
            "dofile",
            "error",
            "gethook",
            "getinfo",
            "getlocal",
            "load",
            "loadstring",
            "module",
            "require",
            "sethook",
            "setlocal",
            "traceback");
    /** The sequence number of a function that exists once per machine; its name identifies it. */
    private static final int NONE_OF_MANY = -1;

    private static final LuaValue[] NOTHING = {};

    final String qualifiedName;
    /** The sequence number among the machine's objects, or {@link #NONE_OF_MANY}. */
    private final int sequence;

    private final Body body;

    /** Whether it inspects active calls or their registers, which must then be on the coroutine's stack. */
    final boolean seesRegisters;

    /** The code of a library function. The arguments are the caller's registers and only valid during the call. */
    @FunctionalInterface
    public interface Body {
        /** Runs the function. */
        Varargs call(Varargs args);
    }

    /**
     * Makes a function with a name for messages about calls that do not show one.
     *
     * @param qualifiedName the name, as in {@code string.rep}
     */
    public Builtin(String qualifiedName, Body body) {
        this(qualifiedName, NONE_OF_MANY, body);
    }

    /**
     * Makes one of many functions that a library function creates.
     *
     * @param qualifiedName the name, as in {@code string.rep}
     * @param sequence the sequence number among the machine's objects
     * @param body its code
     */
    public Builtin(String qualifiedName, int sequence, Body body) {
        this.qualifiedName = qualifiedName;
        this.sequence = sequence;
        this.body = body;
        seesRegisters = LOOKING.contains(qualifiedName);
    }

    /**
     * Adds a function to a library's table, under the last part of its name.
     *
     * @param qualifiedName the name, as in {@code string.rep}
     * @param body its code
     */
    public static void define(LuaTable library, String qualifiedName, Body body) {
        new Builtin(qualifiedName, body).addTo(library);
    }

    /** Adds the function to a library's table, under the last part of its name. */
    public final void addTo(LuaTable library) {
        library.rawset(name(), this);
    }

    /**
     * Returns the values that the function has captured.
     *
     * @return the values; most functions have none
     */
    public LuaValue[] captured() {
        return body instanceof CapturingFunction iterator ? iterator.captured() : NOTHING;
    }

    @Override
    public Varargs invoke(Varargs args) {
        try {
            return body.call(args);
        } catch (BadArgument error) {
            throw error.inFunction(qualifiedName);
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
        return invoke(VarargsArray.of(first, second, third)).arg1();
    }

    @Override
    public String name() {
        return qualifiedName.substring(qualifiedName.lastIndexOf('.') + 1);
    }

    @Override
    public String tojstring() {
        if (sequence != NONE_OF_MANY) return ObjectNames.of("function", sequence);
        return ObjectNames.ofLibrary(qualifiedName);
    }

    /** The same in every run, so that tables with functions as keys have the same order. */
    @Override
    public int hashCode() {
        return sequence != NONE_OF_MANY ? Hashes.ofSequence(sequence) : qualifiedName.hashCode();
    }

    @Override
    public int stableHash() {
        return Hashes.ofFunction(hashCode());
    }

    @Override
    public boolean equals(Object other) {
        return this == other;
    }
}

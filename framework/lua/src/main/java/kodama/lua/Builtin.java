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

/** A library function written as a Java method that runs to its end: it calls no Lua that could yield. */
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
    /** The sequence of a function that there is one of: its name tells it from all others. */
    private static final int NONE_OF_MANY = -1;

    private static final LuaValue[] NOTHING = {};

    final String qualifiedName;
    /** By what the machine counts it, or {@link #NONE_OF_MANY}. */
    private final int sequence;

    private final Body body;

    /** Whether it looks at the calls under way or their registers, which must be where it looks then. */
    final boolean seesRegisters;

    /** What a library function does. The arguments are the caller's registers: valid during the call only. */
    @FunctionalInterface
    public interface Body {
        /** Runs the function. */
        Varargs call(Varargs args);
    }

    /**
     * A function that goes by {@code library.name} where a call does not say its name.
     *
     * @param qualifiedName the name, as in {@code string.rep}
     */
    public Builtin(String qualifiedName, Body body) {
        this(qualifiedName, NONE_OF_MANY, body);
    }

    /**
     * One of many functions that a library function makes; {@code sequence} is what the machine counts it by.
     *
     * @param qualifiedName the name, as in {@code string.rep}
     * @param body what it does
     */
    public Builtin(String qualifiedName, int sequence, Body body) {
        this.qualifiedName = qualifiedName;
        this.sequence = sequence;
        this.body = body;
        seesRegisters = LOOKING.contains(qualifiedName);
    }

    /**
     * Puts a function into a library's table, under the last part of its name.
     *
     * @param qualifiedName the name, as in {@code string.rep}
     * @param body what it does
     */
    public static void define(LuaTable library, String qualifiedName, Body body) {
        new Builtin(qualifiedName, body).addTo(library);
    }

    /** Puts the function into a library's table, under the last part of its name. */
    public final void addTo(LuaTable library) {
        library.rawset(name(), this);
    }

    /**
     * What the function holds, when it was made to go on with something.
     *
     * @return the values, none for most functions
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

    /** The same in every run, so that tables with functions as keys iterate alike. */
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

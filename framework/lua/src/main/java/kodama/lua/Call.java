package kodama.lua;

import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/** One running call of a {@link Resumable}: what it remembers, and what it may ask of the machine. */
public final class Call {

    /*
     * Calls are the frames of a coroutine, of Lua functions as well as of resumable ones. A coroutine keeps a chain of
     * them and uses each again for the next call at the same depth.
     */

    /** A Lua function called by a CALL instruction of the frame below. */
    static final int PLAIN = 0;

    /** Called in the course of another instruction of the Lua frame below, which looks what to do with the results. */
    static final int META = 1;

    /** Called by the resumable function of the frame below. */
    static final int NATIVE = 2;

    /** Called from Java: its results leave the interpreter. */
    static final int JAVA = 3;

    static final Varargs INVOKE = LuaValue.varargsOf(new LuaValue[] {LuaValue.TRUE, LuaValue.TRUE, LuaValue.TRUE});
    static final Varargs YIELD = LuaValue.varargsOf(new LuaValue[] {LuaValue.FALSE, LuaValue.TRUE, LuaValue.TRUE});

    /** Whatever the function wants to remember until it goes on; null at the start. */
    public @Nullable Object state;

    final Coroutine coroutine;
    /** The frame below; null for the first of a coroutine. */
    final @Nullable Call caller;

    @Nullable
    Call next;

    /** The Lua function, or null in a resumable one's frame. */
    @Nullable
    ScriptFunction function;

    /** The resumable function, or null in a Lua function's frame. */
    @Nullable
    Resumable resumable;

    /** Where the called function stands in the registers; its results go there. */
    int func;

    /** The first register of a Lua function. */
    int base;

    /** Where the variable arguments of a Lua function begin; they end where its registers do. */
    int extras;

    /** The first free register above this call. */
    int limit;

    /** The next instruction. */
    int pc;

    /** How many results the caller wants; -1 for all. */
    int wanted;

    /** One of the four above. */
    int kind;

    /** How many resumable functions are under way up to this call. */
    int nesting;

    /** Whether a comparison that waits for a metamethod asked the opposite question. */
    boolean isInverted;

    /** The register of the right operand of a concatenation that waits for a metamethod. */
    int concatRegister;

    /** Whether frames were lost below this one by tail calls. */
    boolean isTail;

    /** Whether it only shows a call that runs as Java; the frame is not what it runs on. */
    boolean isShadow;

    /** The frame that is shown as this one, since what runs on it has made a tail call; or null. */
    @Nullable
    Call hidden;

    Call(Coroutine coroutine, @Nullable Call caller) {
        this.coroutine = coroutine;
        this.caller = caller;
    }

    /**
     * Asks the machine to call a function; to be returned at once.
     *
     * @param function what to call; anything that can be called
     * @return a mark that the machine recognizes
     */
    public Varargs invoke(LuaValue function, Varargs args) {
        coroutine.target = function;
        coroutine.transfer = args;
        return INVOKE;
    }

    /**
     * Asks the machine to suspend the running coroutine; to be returned at once.
     *
     * @param values what the coroutine's resumer gets
     * @return a mark that the machine recognizes
     */
    public Varargs yield(Varargs values) {
        if (coroutine.transfer != values) coroutine.transfer = values;
        return YIELD;
    }

    int prefetch(int step) {
        return resumable == null ? 0 : resumable.prefetch(this, step);
    }

    /** The machine this call runs on. */
    public LuaMachine machine() {
        return coroutine.machine;
    }

    /**
     * The coroutine this call runs in.
     *
     * @return the running coroutine
     */
    public Coroutine coroutine() {
        return coroutine;
    }

    /**
     * The file of the script that calls.
     *
     * @return as messages show it, or null if no script does
     */
    public @Nullable String file() {
        return caller == null || caller.function == null ? null : caller.fileName();
    }

    // what is known of a frame by where it was met

    /** The Lua function of a frame that is one's. */
    ScriptFunction script() {
        assert function != null : "not the frame of a Lua function";
        return function;
    }

    /** The function whose frame it is. */
    LuaValue called() {
        if (function != null) return function;
        assert resumable != null : "the frame of no function";
        return resumable;
    }

    /** The call below one that Java did not make: there always is one. */
    Call below() {
        assert caller != null : "called from Java";
        return caller;
    }

    /** Begins in the frame of a resumable function. */
    Varargs start(Varargs args) {
        assert resumable != null : "not the frame of a resumable function";
        return resumable.start(this, args);
    }

    /** Goes on in the frame of a resumable function. */
    Varargs resume(Varargs results) {
        assert resumable != null : "not the frame of a resumable function";
        return resumable.resume(this, results);
    }

    // where a Lua function's frame is

    /** The file. */
    String fileName() {
        return script().code.source();
    }

    int line() {
        return script().code.line(Math.max(pc - 1, 0));
    }

    /** The line it is at, as {@code file:line}. */
    String location() {
        return script().code.locations().of(line());
    }

    /** The line of the script that calls it, as {@code file:line}; empty if none does. */
    String callerLocation() {
        Call below = caller;
        while (below != null && below.function == null) below = below.caller;
        return below == null ? "" : below.location();
    }
}

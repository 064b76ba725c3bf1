package kodama.lua;

import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/** An active call of a {@link Resumable}: its state, and its requests to the machine. */
public final class Call {

    /*
     * Calls are the frames of a coroutine, for Lua functions as well as for resumable ones. A coroutine keeps a linked
     * list of them and reuses each for the next call at the same depth.
     */

    /** A Lua function called by a CALL instruction of the frame below. */
    static final int PLAIN = 0;

    /** Called while the Lua frame below runs another instruction, which decides what to do with the results. */
    static final int META = 1;

    /** Called by the resumable function of the frame below. */
    static final int NATIVE = 2;

    /** Called from Java: the results leave the interpreter. */
    static final int JAVA = 3;

    static final Varargs INVOKE = LuaValue.varargsOf(new LuaValue[] {LuaValue.TRUE, LuaValue.TRUE, LuaValue.TRUE});
    static final Varargs YIELD = LuaValue.varargsOf(new LuaValue[] {LuaValue.FALSE, LuaValue.TRUE, LuaValue.TRUE});

    // A resume uses the last integers and the first references, which the JVM lays out next to each other, see
    // Coroutine.

    /** The first register of a Lua function's varargs, which end where its registers do. */
    int extras;

    /** How many resumable functions are active up to this call. */
    int nesting;

    /** The register of the right operand of a concatenation that waits for a metamethod. */
    int concatRegister;

    /** How many results the caller takes; -1 for all. */
    int wanted;

    /** The first free register above this call. */
    int limit;

    /** The register of the called function, where the results go. */
    int func;

    /** One of the four constants above. */
    int kind;

    /** The first register of a Lua function. */
    int base;

    /** The next instruction. */
    int pc;

    /** Whether a comparison that waits for a metamethod is inverted. */
    boolean isInverted;

    /** Whether tail calls have removed frames below this one. */
    boolean isTail;

    /** Whether this is a shadow frame: it only represents a call of translated code, which does not run on it. */
    boolean isShadow;

    /** The Lua function; null in a resumable function's frame. */
    @Nullable
    ScriptFunction function;

    /** The resumable function; null in a Lua function's frame. */
    @Nullable
    Resumable resumable;

    /** Whatever the function needs when it resumes; null at the start. */
    public @Nullable Object state;

    /** The frame below; null for a coroutine's first. */
    final @Nullable Call caller;

    final Coroutine coroutine;

    @Nullable
    Call next;

    /** The frame that this one represents, because its function has made a tail call; or null. */
    @Nullable
    Call hidden;

    Call(Coroutine coroutine, @Nullable Call caller) {
        this.coroutine = coroutine;
        this.caller = caller;
    }

    /**
     * Asks the machine to call a function. Return the result at once.
     *
     * @param function any callable value
     * @return a sentinel for the machine
     */
    public Varargs invoke(LuaValue function, Varargs args) {
        coroutine.target = function;
        coroutine.transfer = args;
        return INVOKE;
    }

    /**
     * Asks the machine to suspend the running coroutine. Return the result at once.
     *
     * @param values passed to the function that resumed the coroutine
     * @return a sentinel for the machine
     */
    public Varargs yield(Varargs values) {
        if (coroutine.transfer != values) coroutine.transfer = values;
        return YIELD;
    }

    int prefetch(int step) {
        return resumable == null ? 0 : resumable.prefetch(this, step);
    }

    /** Returns the machine that runs this call. */
    public LuaMachine machine() {
        return coroutine.machine;
    }

    /**
     * Returns the coroutine that runs this call.
     *
     * @return the running coroutine
     */
    public Coroutine coroutine() {
        return coroutine;
    }

    /**
     * Returns the file of the calling script.
     *
     * @return the name as in messages, or null if no script is calling
     */
    public @Nullable String file() {
        return caller == null || caller.function == null ? null : caller.fileName();
    }

    // access to a frame whose kind is known

    /** Returns the function of a Lua function's frame. */
    ScriptFunction script() {
        assert function != null : "not a frame of a Lua function";
        return function;
    }

    /** Returns the function that runs in the frame. */
    LuaValue called() {
        if (function != null) return function;
        assert resumable != null : "a frame without a function";
        return resumable;
    }

    /** Returns the frame below a call that Java did not make; it always exists. */
    Call below() {
        assert caller != null : "called from Java";
        return caller;
    }

    /** Starts the resumable function of this frame. */
    Varargs start(Varargs args) {
        assert resumable != null : "not a frame of a resumable function";
        return resumable.start(this, args);
    }

    /** Resumes the resumable function of this frame. */
    Varargs resume(Varargs results) {
        assert resumable != null : "not a frame of a resumable function";
        return resumable.resume(this, results);
    }

    // source locations of Lua frames

    /** Returns the function's file. */
    String fileName() {
        return script().code.source();
    }

    int line() {
        return script().code.line(Math.max(pc - 1, 0));
    }

    /** Returns the current line, as {@code file:line}. */
    String location() {
        return script().code.locations().of(line());
    }

    /** Returns the line of the calling script, as {@code file:line}; empty if no script is calling. */
    String callerLocation() {
        Call below = caller;
        while (below != null && below.function == null) below = below.caller;
        return below == null ? "" : below.location();
    }
}

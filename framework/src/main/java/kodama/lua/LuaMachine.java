package kodama.lua;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.Executor;
import java.util.concurrent.ForkJoinPool;
import kodama.lua.compile.SyntaxError;
import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaError;
import org.luaj.vm2.LuaFunction;
import org.luaj.vm2.LuaNumber;
import org.luaj.vm2.LuaString;
import org.luaj.vm2.LuaTable;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/**
 * A Lua 5.2 machine whose coroutines cost no thread.
 *
 * <p>Machines share nothing that changes; each belongs to one thread.
 */
public final class LuaMachine implements AutoCloseable {

    /** Most Java calls within each other; the reference's limit for C calls. */
    private static final int DEEPEST = 200;

    /** What compiling a byte costs of the budget. */
    private static final int INSTRUCTIONS_PER_BYTE = 10;

    /** What compiling costs however short the text is. */
    private static final int COMPILATION = 500;

    private static final int SLICE = 200_000;

    /** Such a part of what is left of the budget stays with the coroutine that another one interrupts. */
    private static final int SHARE_KEPT = 64;

    private final LuaOptions options;
    private final Map<LuaString, LuaString> names = new HashMap<>();
    private final Metatables metatables = new Metatables();
    private final Collector collector;
    private final MemoryGuard memory = new MemoryGuard();
    private final Set<LuaStream> openStreams = new LinkedHashSet<>();
    private @Nullable LuaStream output;
    private final ScriptTable globals;
    private final Coroutine main;

    /** The coroutine that runs, or null while no script does. */
    private @Nullable Coroutine running;

    /** Java calls within each other. */
    private int depth;

    private int handlers;
    private boolean plainHandler;
    private @Nullable LuaTable loaded;
    private int sequence;
    private int openCoroutines;
    private @Nullable Set<Coroutine> traced;
    private @Nullable LuaError lastError;
    private String lastTraceback = "";

    /** Instructions until the machine looks after itself: at most {@link #SLICE} of what the budget has left. */
    long fuel;

    /** Instructions of the budget behind those. */
    private long reserve;

    /** Leaves and enters the interpreter again at each call of a Lua function, as hooks need it. */
    boolean stopsAtCalls;

    /** So often a function is called, or its loops go round, before it is translated. */
    int translatesAfter = 2000;

    /**
     * Who translates; the machine does not wait. The pool itself would not do: on machines with two cores or fewer,
     * CompletableFuture puts a new thread without a name in its place.
     */
    Executor translatesBy = ForkJoinPool.commonPool()::execute;

    /** Translated functions that run inside each other. */
    int inside;

    /** The function {@code next}, which loops know. */
    LuaValue next = LuaValue.NIL;

    /** The function {@code coroutine.yield}, which needs no frame. */
    LuaValue yield = LuaValue.NIL;

    /**
     * Builds a machine with the standard libraries.
     *
     * @param options what it is given from outside
     */
    public LuaMachine(LuaOptions options) {
        this.options = options;
        collector = new Collector(this, !options.caged());
        globals = newTable(0, 64);
        main = new Coroutine(this, LuaValue.NIL);
        refuel();
        for (Library library : Libraries.of(options)) library.install(this, globals);
    }

    /**
     * The global table.
     *
     * @return the live table; changes are seen by scripts at once
     */
    public LuaTable globals() {
        return globals;
    }

    /**
     * Compiles a script.
     *
     * @param chunkName the file's name as error messages show it, as in {@code enemies/popcorn.lua}
     * @param source the text
     * @return the script as a function
     * @throws LuaFailure if the text is not Lua
     */
    public LuaFunction load(String chunkName, byte[] source) {
        return load(chunkName, source, globals);
    }

    /**
     * Compiles a script that sees another table than the machine's as its globals.
     *
     * @param chunkName the file's name as error messages show it, as in {@code enemies/popcorn.lua}
     * @param source the text
     * @param environment what the script finds and sets as globals
     * @return the script as a function
     * @throws LuaFailure if the text is not Lua
     */
    public LuaFunction load(String chunkName, byte[] source, LuaTable environment) {
        try {
            return function(code("@" + chunkName, FileChunks.withoutFirstLine(source)), environment);
        } catch (SyntaxError wrong) {
            LuaValue message = LuaValue.valueOf(wrong.getMessage());
            throw new LuaFailure(message, wrong.getMessage(), chunkName, wrong.line(), "", null);
        }
    }

    /** Compiles a text to a function with an environment; throws a complete Lua error. */
    ScriptFunction compile(String chunkName, byte[] source, LuaValue environment) {
        try {
            return function(code(chunkName, source), environment);
        } catch (SyntaxError wrong) {
            throw new ScriptError(LuaValue.valueOf(wrong.getMessage()));
        }
    }

    private Code code(String chunkName, byte[] source) {
        if (running != null) charge(COMPILATION + (long) source.length * INSTRUCTIONS_PER_BYTE);
        return new Code(this, options.compiled().prototype(chunkName, source));
    }

    /** Makes the function of a main chunk. */
    ScriptFunction function(Code code, LuaValue environment) {
        if (!options.caged()) collector.add(code);
        Upvalue[] upvalues = new Upvalue[code.prototype.upvalues.length];
        for (int i = 0; i < upvalues.length; i++) upvalues[i] = Upvalue.closed(i == 0 ? environment : LuaValue.NIL);
        return new ScriptFunction(this, code, upvalues);
    }

    /**
     * Makes a suspended coroutine. It is resumed by Java alone: a script that gets hold of it cannot resume or close it.
     *
     * @param body what it will run
     * @return the coroutine
     */
    public Coroutine coroutine(LuaFunction body) {
        Coroutine made = new Coroutine(this, body);
        made.isFrameworks = true;
        openCoroutines++;
        if (traced != null) traced.add(made);
        return made;
    }

    /** Lets {@link #openCoroutines} say where each stands, at the price of an entry in a set for each. */
    public void traceCoroutines() {
        traced = new LinkedHashSet<>();
    }

    void ended(Coroutine coroutine) {
        openCoroutines--;
        if (traced != null) traced.remove(coroutine);
    }

    /**
     * Tells which of the coroutines that were made for Java have not ended; those that scripts make end with the machine.
     *
     * @return for each where it stands, or an empty text if the machine does not trace them
     */
    public List<String> openCoroutines() {
        if (traced == null) return Collections.nCopies(openCoroutines, "");
        return traced.stream()
                .map(open -> Objects.requireNonNullElse(open.location(), ""))
                .toList();
    }

    /** Makes a coroutine that scripts may resume. */
    Coroutine scriptCoroutine(LuaFunction body) {
        return new Coroutine(this, body);
    }

    /**
     * Makes an empty table; its iteration order does not depend on addresses.
     *
     * @return the table
     */
    public LuaTable newTable() {
        return new ScriptTable(sequence++);
    }

    /**
     * Estimates how much memory a table takes.
     *
     * @param table one of this machine's
     * @return in bytes; the table and its numbers, but not what other values point to
     */
    public int bytes(LuaTable table) {
        return table instanceof ScriptTable ours ? ours.bytes() : 0;
    }

    /** Makes a table with room for so many list items and so many other fields. */
    ScriptTable newTable(int listItems, int fields) {
        return new ScriptTable(sequence++, listItems, fields);
    }

    int nextSequence() {
        return sequence++;
    }

    /** Ends the machine: its globals are dropped, and what its files still hold back is written. */
    @Override
    public void close() {
        flush();
        globals.clear();
        names.clear();
    }

    /** What the machine was given. */
    LuaOptions options() {
        return options;
    }

    /** The machine's one object for a constant of scripts. */
    LuaString intern(LuaString name) {
        LuaString known = names.putIfAbsent(name, name);
        return known == null ? name : known;
    }

    // files

    /** Notes a stream that may hold back what was written to it. */
    void opened(LuaStream stream) {
        openStreams.removeIf(LuaStream::isClosed);
        openStreams.add(stream);
    }

    /** Ends a program in order: finalizers run, commands it has started are waited for, files are written. */
    void finish() {
        callFromJava(
                new Builtin("?", args -> {
                    collector.finish();
                    return LuaValue.NONE;
                }),
                LuaValue.NONE);
        for (LuaStream stream : openStreams) if (stream instanceof PipeStream pipe) pipe.endQuietly();
        flush();
    }

    /** Writes what files still hold back, as the end of a process does. */
    void flush() {
        for (LuaStream stream : openStreams) flush(stream);
    }

    private static void flush(LuaStream stream) {
        try {
            if (!stream.isClosed()) stream.flush();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    void setOutput(LuaStream stream) {
        output = stream;
    }

    /** The stream that {@code print} shares with {@code io.write}, or null when there is none. */
    @Nullable
    LuaStream output() {
        return options.print() == LuaOptions.STANDARD_OUTPUT ? output : null;
    }

    // metatables

    /** The metatable of a value as this machine sees it, or null; strings have the string library's. */
    @Nullable
    LuaValue metatable(LuaValue value) {
        return metatables.of(value);
    }

    /** The metamethod of a value, or nil. */
    LuaValue metamethod(LuaValue value, LuaString event) {
        LuaValue metatable = metatables.of(value);
        return metatable == null ? LuaValue.NIL : metatable.rawget(event);
    }

    /** Sets the metatable that all strings of this machine share. */
    void setStringMetatable(LuaTable metatable) {
        metatables.set(LuaValue.TSTRING, metatable);
    }

    /** Sets the metatable of a value, or of all values of its type. */
    void setMetatable(LuaValue value, @Nullable LuaTable metatable) {
        metatables.set(value, metatable);
    }

    MemoryGuard memory() {
        return memory;
    }

    Collector collector() {
        return collector;
    }

    // running

    Coroutine mainCoroutine() {
        return main;
    }

    /** The coroutine that runs; the main one while no script does. */
    Coroutine running() {
        return running == null ? main : running;
    }

    /**
     * Tells where the script stands that runs.
     *
     * @return the innermost script line as {@code file:line}, or null while no script runs
     */
    public @Nullable String location() {
        return running == null ? null : running.location();
    }

    /** Calls a Lua function from Java, on top of whatever runs. */
    Varargs callFromJava(LuaFunction function, Varargs args) {
        boolean isOutermost = running == null;
        if (isOutermost) begin(main);
        try {
            return nested(running, function, args);
        } catch (LuaError error) {
            if (!isOutermost) throw error;
            throw failure(error, lastError == error ? lastTraceback : "", null, 0);
        } finally {
            if (isOutermost) running = null;
        }
    }

    private void begin(Coroutine coroutine) {
        running = coroutine;
        coroutine.status = Coroutine.RUNNING;
        refuel();
        lastError = null;
    }

    private Varargs nested(Coroutine co, LuaFunction function, Varargs args) {
        descend();
        co.javaCalls++;
        boolean fromNative = co.calledFromNative;
        co.calledFromNative = false;
        try {
            return co.run(function, args);
        } finally {
            co.calledFromNative = fromNative;
            co.javaCalls--;
            depth--;
        }
    }

    private void descend() {
        if (depth >= DEEPEST) throw new MessageError("C stack overflow");
        depth++;
    }

    /** Calls anything callable from Java. */
    Varargs invoke(LuaValue function, Varargs args) {
        LuaValue called = function;
        Varargs with = args;
        while (!(called instanceof LuaFunction)) {
            LuaValue handler = metamethod(called, MetaNames.CALL);
            if (handler.isnil()) throw TypeErrors.callFromNative(called);
            with = LuaValue.varargsOf(called, with);
            called = handler;
        }
        return called.invoke(with);
    }

    /** Resumes a coroutine on behalf of Java. */
    Varargs resumeFromJava(Coroutine co, Varargs args) {
        boolean isOutermost = running == null;
        if (isOutermost) {
            refuel();
            lastError = null;
        }
        long kept = isOutermost ? 0 : keepBack();
        try {
            return resume(co, args);
        } catch (LuaError error) {
            throw failure(error, co);
        } finally {
            reserve += kept;
            if (fuel < 0 && kept > 0) fuel = 0;
        }
    }

    /** A coroutine that Java runs within another one must not use up all: the other goes on when it has overrun. */
    private long keepBack() {
        long kept = (fuel + reserve) / SHARE_KEPT;
        long fromReserve = Math.min(kept, reserve);
        reserve -= fromReserve;
        fuel -= kept - fromReserve;
        return kept;
    }

    /** Resumes a coroutine; throws what ends it. */
    Varargs resume(Coroutine co, Varargs args) {
        if (co.status != Coroutine.SUSPENDED) throw cannotResume(co);
        descend();
        Coroutine from = running;
        if (from != null) from.status = Coroutine.NORMAL;
        running = co;
        co.status = Coroutine.RUNNING;
        try {
            Varargs values = co.proceed(args);
            if (co.status == Coroutine.RUNNING) co.end();
            return values;
        } catch (LuaError error) {
            co.die();
            throw error;
        } finally {
            depth--;
            running = from;
            if (from != null) from.status = Coroutine.RUNNING;
        }
    }

    static ScriptError cannotResume(Coroutine co) {
        String status = co.isDead() ? "dead" : "non-suspended";
        return new ScriptError(LuaValue.valueOf("cannot resume " + status + " coroutine"));
    }

    // errors

    void noteTraceback(LuaError error, Coroutine co) {
        if (lastError == error) return;
        lastError = error;
        lastTraceback = Traceback.ofError(co);
    }

    private static LuaFailure failure(LuaError error, Coroutine co) {
        Call call = co.innermostScript();
        String file = call == null ? null : Positions.file(call);
        return failure(error, co.traceback(), file, call == null ? 0 : Positions.line(call));
    }

    private static LuaFailure failure(LuaError error, String traceback, @Nullable String file, int line) {
        LuaValue value = error.getMessageObject();
        String message = value instanceof LuaString || value instanceof LuaNumber
                ? value.tojstring()
                : "(error object is a " + value.typename() + " value)";
        return new LuaFailure(value, message, file, line, traceback, error.getCause());
    }

    /** Whether a Java function is the message handler that runs now; it has no level of its own. */
    boolean isHandlerPlain() {
        return plainHandler;
    }

    void setHandlerPlain(boolean isPlain) {
        plainHandler = isPlain;
    }

    /** The modules that {@code require} has loaded; their functions have names anywhere. */
    void setLoaded(LuaTable modules) {
        loaded = modules;
    }

    /** The name of a library function, as in {@code string.rep}, or null. */
    @Nullable
    String libraryName(LuaValue function) {
        return loaded == null ? null : LibraryNames.find(loaded, function);
    }

    boolean isHandlingError() {
        return handlers > 0;
    }

    void beginHandler() {
        handlers++;
    }

    void endHandler() {
        handlers--;
    }

    /**
     * Counts work that a function written in Java does against the instruction budget. The call itself is counted by
     * the machine already.
     *
     * @param instructions how many instructions of a script take about as long
     * @throws org.luaj.vm2.LuaError when nothing is left; it ends the script, and no {@code pcall} takes it
     */
    public void charge(long instructions) {
        fuel -= instructions;
        if (fuel < 0) refill();
    }

    /** The next position of a traversal, as {@link ScriptTable#after}; passing many empty places counts. */
    int after(ScriptTable table, int position) {
        int next = table.after(position);
        int passed = (next < 0 ? table.places() : next) - position;
        if (passed > 8) charge(passed >> 3);
        return next;
    }

    private void refuel() {
        fuel = Math.min(SLICE, options.budget());
        reserve = options.budget() - fuel;
    }

    /** Between two instructions: takes the next slice of the budget, and lets what is due run. */
    void outOfFuel() {
        refill();
        if (!options.caged()) collector.takeTurn();
    }

    /** Takes the next slice of the budget; an error when there is none. */
    private void refill() {
        long more = Math.min(reserve, SLICE - fuel);
        fuel += more;
        reserve -= more;
        if (fuel < 0) throw overrun();
        memory.check(this);
        if (!options.caged() && collector.wantsTurn()) pauseSoon();
    }

    /** Lets {@link #outOfFuel} be called at the next loop or call. */
    private void pauseSoon() {
        reserve += fuel;
        fuel = 0;
    }

    private BudgetError overrun() {
        Call call = running().innermostScript();
        String place = call == null ? "" : Positions.place(call) + ": ";
        String text = "ran longer than %d instructions without giving way (an endless loop?)";
        return new BudgetError(place + text.formatted(options.budget()));
    }
}

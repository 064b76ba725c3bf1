package kodama.lua;

import java.util.List;
import java.util.concurrent.Executor;
import java.util.concurrent.ForkJoinPool;
import java.util.function.Supplier;
import kodama.lua.stream.LuaStream;
import kodama.lua.stream.OpenStreams;
import kodama.lua.value.MetaNames;
import kodama.lua.value.Metatables;
import kodama.lua.value.ScriptTable;
import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaFunction;
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

    private final LuaOptions options;

    /** What scripts may still run; a field, since the interpreter counts with every loop and call. */
    final Budget budget;

    private final Runs runs;
    private final Failures failures = new Failures();
    private final MessageHandlers handlers = new MessageHandlers();
    private final Compilation compilation = new Compilation(this);
    private final Metatables metatables = new Metatables();
    private final Collector collector;
    private final OpenCoroutines open = new OpenCoroutines();
    private final OpenStreams streams = new OpenStreams();
    private final LibraryNames libraryNames = new LibraryNames();
    private final Requirements requirements = new Requirements();
    private final ScriptTable globals;
    private final Coroutine main;

    /** Objects counted so far. */
    private int sequence;

    /** Leaves and enters the interpreter again at each call of a Lua function, as hooks need it. */
    boolean stopsAtCalls;

    /** So often a function is called, or its loops go round, before it is translated. */
    int translatesAfter = 300;

    /**
     * Who translates; the machine does not wait. The pool itself would not do: on machines with two cores or fewer,
     * CompletableFuture puts a new thread without a name in its place.
     */
    Executor translatesBy = ForkJoinPool.commonPool()::execute;

    /** Translated functions that run inside each other. */
    int inside;

    /** The function {@code next}, which loops know. */
    final LuaValue next = new Builtin("next", args -> Loops.next(this, args));

    /** The function {@code coroutine.yield}, which needs no frame. */
    final LuaValue yield = new YieldFunction(this);

    /** Which coroutines are watched. */
    private final Hooks hooks = new Hooks(this);

    /**
     * Builds a machine.
     *
     * @param options what it is given from outside
     * @param libraries what scripts find in their globals; installed in this order
     */
    public LuaMachine(LuaOptions options, List<Library> libraries) {
        this.options = options;
        budget = new Budget(this, options);
        runs = new Runs(this, budget, failures);
        collector = new Collector(this, !options.caged());
        globals = newTable(0, 64);
        main = new Coroutine(this, LuaValue.NIL);
        for (Library library : libraries) library.install(this, globals);
        if (options.caged()) rehearse();
    }

    /** Leaves no trace in what objects are counted by, which names and orders depend on. */
    private void rehearse() {
        int before = sequence;
        MemoryGuard.rehearse(this);
        sequence = before;
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
        return compilation.file(chunkName, source, environment);
    }

    Compilation compilation() {
        return compilation;
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
        open.add(made);
        return made;
    }

    /** Lets {@link #openCoroutines} say where each stands, at the price of an entry in a set for each. */
    public void traceCoroutines() {
        open.trace();
    }

    void ended(Coroutine coroutine) {
        open.remove(coroutine);
    }

    /**
     * Tells which of the coroutines that were made for Java have not ended; those that scripts make end with the machine.
     *
     * @return for each where it stands, or an empty text if the machine does not trace them
     */
    public List<String> openCoroutines() {
        return open.places();
    }

    /**
     * Makes a coroutine that scripts may resume.
     *
     * @param body what it will run
     * @return the coroutine
     */
    public Coroutine scriptCoroutine(LuaFunction body) {
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

    /**
     * Makes a table with room for so many list items and so many other fields.
     *
     * @param listItems items expected in the list
     * @param fields other keys expected
     * @return the table
     */
    public ScriptTable newTable(int listItems, int fields) {
        return new ScriptTable(sequence++, listItems, fields);
    }

    /**
     * Counts an object; the number gives it a hash and a name.
     *
     * @return a number that no other object of this machine has
     */
    public int nextSequence() {
        return sequence++;
    }

    /** Ends the machine: its globals are dropped, and what its files still hold back is written. */
    @Override
    public void close() {
        streams.flush();
        globals.clear();
        compilation.clear();
    }

    /**
     * What the machine was given.
     *
     * @return the options
     */
    public LuaOptions options() {
        return options;
    }

    // files

    /**
     * The files that scripts have opened.
     *
     * @return the streams
     */
    public OpenStreams streams() {
        return streams;
    }

    /** Ends a program in order: finalizers run, commands it has started are waited for, files are written. */
    public void finish() {
        callFromJava(
                new Builtin("?", args -> {
                    collector.finish();
                    return LuaValue.NONE;
                }),
                LuaValue.NONE);
        streams.finish();
    }

    /**
     * The stream that {@code print} shares with {@code io.write}, or null when there is none.
     *
     * @return the stream, or null
     */
    @Nullable
    public LuaStream output() {
        return options.print() == LuaOptions.STANDARD_OUTPUT ? streams.output() : null;
    }

    // metatables

    /**
     * The metatable of a value as this machine sees it, or null; strings have the string library's.
     *
     * @param value any value
     * @return its metatable, or null
     */
    @Nullable
    public LuaValue metatable(LuaValue value) {
        return metatables.of(value);
    }

    /**
     * The metamethod of a value, or nil.
     *
     * @param value any value
     * @param event the metamethod's name
     * @return the metamethod, or nil
     */
    public LuaValue metamethod(LuaValue value, LuaString event) {
        LuaValue metatable = metatables.of(value);
        return metatable == null ? LuaValue.NIL : metatable.rawget(event);
    }

    /**
     * Sets the metatable of a value, or of all values of its type.
     *
     * @param value any value
     * @param metatable the metatable, or null for none
     */
    public void setMetatable(LuaValue value, @Nullable LuaTable metatable) {
        metatables.set(value, metatable);
    }

    /**
     * The function {@code next}, which loops know.
     *
     * @return the function
     */
    public LuaValue nextFunction() {
        return next;
    }

    /**
     * The function {@code coroutine.yield}, which the machine knows.
     *
     * @return the function
     */
    public LuaValue yieldFunction() {
        return yield;
    }

    /**
     * Who watches what coroutines do.
     *
     * @return the hooks
     */
    public Hooks hooks() {
        return hooks;
    }

    /**
     * What lets weak tables lose their entries, and finalizers run.
     *
     * @return the collector
     */
    public Collector collector() {
        return collector;
    }

    // running

    /**
     * The coroutine that calls from Java run in.
     *
     * @return the main coroutine
     */
    public Coroutine mainCoroutine() {
        return main;
    }

    /**
     * The coroutine that runs; the main one while no script does.
     *
     * @return the coroutine
     */
    public Coroutine running() {
        Coroutine running = runs.running();
        return running == null ? main : running;
    }

    /** Whether a script runs. */
    boolean isRunning() {
        return runs.running() != null;
    }

    /**
     * Tells where the script stands that runs.
     *
     * @return the innermost script line as {@code file:line}, or null while no script runs
     */
    public @Nullable String location() {
        Coroutine running = runs.running();
        return running == null ? null : running.location();
    }

    /** Calls a Lua function from Java, on top of whatever runs. */
    Varargs callFromJava(LuaFunction function, Varargs args) {
        return runs.call(function, args);
    }

    /**
     * Calls anything callable from Java.
     *
     * @param function what to call; anything that can be called
     * @param args its arguments
     * @return its results
     */
    public Varargs invoke(LuaValue function, Varargs args) {
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
        return runs.resumeFromJava(co, args);
    }

    /**
     * Resumes a coroutine on behalf of a script.
     *
     * @param co the coroutine
     * @param args the body's arguments at the first resume, later what {@code yield} returns
     * @return what it yielded or returned
     * @throws org.luaj.vm2.LuaError if an error ends it, or if it is not suspended
     */
    public Varargs resume(Coroutine co, Varargs args) {
        return runs.resume(co, args);
    }

    // errors

    Failures failures() {
        return failures;
    }

    MessageHandlers handlers() {
        return handlers;
    }

    /**
     * Whether a Java function is the message handler that runs now; it has no level of its own.
     *
     * @return true while one is
     */
    public boolean isHandlerPlain() {
        return handlers.isPlain();
    }

    /**
     * The modules that {@code require} has loaded; their functions have names anywhere.
     *
     * @param modules the table {@code package.loaded}
     */
    public void setLoaded(LuaTable modules) {
        libraryNames.setLoaded(modules);
    }

    /** The name of a library function, as in {@code string.rep}, or null. */
    @Nullable
    String libraryName(LuaValue function) {
        return libraryNames.find(function);
    }

    /**
     * Which files require which.
     *
     * @return what {@code require} has noted
     */
    public Requirements requirements() {
        return requirements;
    }

    // the budget

    /**
     * Counts work that a function written in Java does against the instruction budget. The call itself is counted by
     * the machine already.
     *
     * @param instructions how many instructions of a script take about as long
     * @throws org.luaj.vm2.LuaError when nothing is left; it ends the script, and no {@code pcall} takes it
     */
    public void charge(long instructions) {
        budget.charge(instructions);
    }

    /**
     * Says who may have scripts ended from outside. He is asked now and then while they run; the machine's budget alone
     * decides what becomes of a script as long as he says nothing.
     *
     * @param reason why a script that runs is to end, or null; any thread may change it
     */
    public void endWhen(Supplier<@Nullable String> reason) {
        budget.endWhen(reason);
    }

    /**
     * Counts work against the instruction budget without ending anybody now: the script that has used up all of it is ended
     * at its next loop or call.
     *
     * @param instructions how many instructions of a script take about as long
     */
    public void owe(long instructions) {
        budget.fuel -= instructions;
    }

    /** The next position of a traversal, as {@link ScriptTable#after}; passing many empty places counts. */
    int after(ScriptTable table, int position) {
        int next = table.after(position);
        int passed = (next < 0 ? table.places() : next) - position;
        if (passed > 8) charge(passed >> 3);
        return next;
    }
}

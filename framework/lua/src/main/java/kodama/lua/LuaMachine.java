package kodama.lua;

import java.util.List;
import java.util.concurrent.Executor;
import java.util.concurrent.ForkJoinPool;
import java.util.function.Function;
import java.util.function.LongConsumer;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import kodama.lua.error.TypeErrors;
import kodama.lua.limit.Budget;
import kodama.lua.translate.JavaStackDepth;
import kodama.lua.translate.Translation;
import kodama.lua.value.Collector;
import kodama.lua.value.Metamethod;
import kodama.lua.value.Metatables;
import kodama.lua.value.ScriptTable;
import kodama.lua.value.Shape;
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
    private final MachineExtensions additions;
    private final ExecutionEngine engine;

    /** What scripts may still run; a field, since the interpreter counts with every loop and call. */
    final Budget budget;

    private final MessageHandlers handlers = new MessageHandlers();
    private final Metatables metatables = new Metatables();
    private final Collector collector;
    private final LiveObjects<Coroutine> open = new LiveObjects<>(Coroutine::location);
    private final LibraryNames libraryNames = new LibraryNames();
    private final RequireGraph requirements = new RequireGraph();
    private final InternedNames names = new InternedNames();

    /** What tables are made with of which no name is expected. */
    final Shape emptyShape = Shape.empty(names::of, names::has);

    private final ScriptTable globals;
    private final Coroutine main;

    /** Objects counted so far. */
    private int sequence;

    /** Leaves and enters the interpreter again at each call of a Lua function, as hooks need it. */
    boolean stopsAtCalls;

    /** So often a function is called, or its loops go round, before it is translated; more often if that took long. */
    int translationThreshold = 300;

    /** By which is told how long it took; in nanoseconds. It decides on nothing that scripts could notice. */
    LongSupplier clock = System::nanoTime;

    /** How long the methods may be that functions become; in bytes. */
    int maxMethodLength = Translation.LONGEST_METHOD;

    /**
     * Who translates; the machine does not wait. The pool itself would not do: on machines with two cores or fewer,
     * CompletableFuture puts a new thread without a name in its place.
     */
    Executor translationExecutor = ForkJoinPool.commonPool()::execute;

    /** The function that is about to be called, while the budget is looked after for its call; else null. */
    @Nullable
    FunctionCode entering;

    /** Told where scripts are, now and then; null for no one. */
    private @Nullable LongConsumer sampler;

    /** Hears what becomes of functions; null for no one. */
    @Nullable
    TranslationListener listener;

    /** Looks on at all coroutines, and stops them at its lines; null while no one debugs. */
    @Nullable
    Hook debugHook;

    /** Calls from Java within each other. */
    int nested;

    /** How deep on Java's stack the innermost of them began; in registers, see {@link JavaStackDepth}. */
    int javaDepth;

    /** What translated functions leave behind that go back to the machine. */
    final DeoptRecords deoptRecords = new DeoptRecords();

    ExecutionState execution = new ExecutionState();

    /** The innermost call of a resumable function that runs on Java's stack; null for none. */
    @Nullable
    Call innermostOnJavaStack;

    /** A machine without libraries; {@link MachineFactory} makes it. */
    LuaMachine(LuaOptions options, MachineExtensions additions, Function<LuaMachine, ExecutionEngine> engines) {
        this.options = options;
        this.additions = additions;
        engine = engines.apply(this);
        budget = new Budget(options.budget(), engine);
        collector = new Collector(budget, options.sandboxed(), engine, additions.finalization());
        for (Metamethod each : Metamethod.values()) intern(each.key());
        globals = newTable(0, 64);
        main = new Coroutine(this, LuaValue.NIL);
    }

    /**
     * Does something that leaves no trace in what objects are counted by, which names and orders depend on.
     *
     * @param work makes objects that are gone when it is done
     */
    public void uncounted(Runnable work) {
        int before = sequence;
        work.run();
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
     * @throws LuaFailure if the text is not Lua
     */
    public LuaFunction load(String chunkName, byte[] source) {
        return load(chunkName, source, globals);
    }

    /**
     * Compiles a script that sees another table than the machine's as its globals.
     *
     * @param chunkName the file's name as error messages show it, as in {@code enemies/popcorn.lua}
     * @param environment what the script finds and sets as globals
     * @throws LuaFailure if the text is not Lua
     */
    public LuaFunction load(String chunkName, byte[] source, LuaTable environment) {
        return engine.load(chunkName, source, environment);
    }

    ExecutionEngine engine() {
        return engine;
    }

    MachineExtensions extensions() {
        return additions;
    }

    /** The machine's one object for a constant of scripts. */
    LuaString intern(LuaString name) {
        return names.of(name);
    }

    /**
     * Makes a suspended coroutine. It is resumed by Java alone: a script that gets hold of it cannot resume or close
     * it.
     *
     * @param body what it will run
     */
    public Coroutine coroutine(LuaFunction body) {
        Coroutine made = new Coroutine(this, body);
        made.isOwnedByJava = true;
        open.add(made);
        return made;
    }

    /** Lets {@link #liveCoroutines} say where each stands, at the price of an entry in a set for each. */
    public void traceCoroutines() {
        open.trace();
    }

    void ended(Coroutine coroutine) {
        open.remove(coroutine);
    }

    /**
     * Tells which of the coroutines that were made for Java have not ended; those that scripts make end with the
     * machine.
     *
     * @return for each where it stands, or an empty text if the machine does not trace them
     */
    public List<String> liveCoroutines() {
        return open.locations();
    }

    /**
     * Makes a coroutine that scripts may resume.
     *
     * @param body what it will run
     */
    public Coroutine scriptCoroutine(LuaFunction body) {
        return new Coroutine(this, body);
    }

    /** Makes an empty table; its iteration order does not depend on addresses. */
    public LuaTable newTable() {
        return new ScriptTable(sequence++, emptyShape);
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
     */
    public ScriptTable newTable(int listItems, int fields) {
        return newTable(emptyShape, listItems, fields);
    }

    /**
     * Makes a table that is expected to get names.
     *
     * @param first the names, which are nil so far
     * @param fields other keys expected
     */
    ScriptTable newTable(Shape first, int listItems, int fields) {
        return new ScriptTable(sequence++, first, listItems, fields);
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
        additions.files().flush();
        globals.clear();
        names.clear();
    }

    /** What the machine was given. */
    public LuaOptions options() {
        return options;
    }

    /** Ends a program in order: finalizers run, commands it has started are waited for, files are written. */
    public void finish() {
        engine.call(
                new Builtin("?", args -> {
                    collector.finish();
                    return LuaValue.NONE;
                }),
                LuaValue.NONE);
        additions.files().finish();
    }

    // metatables

    /** The metatable of a value as this machine sees it, or null; strings have the string library's. */
    @Nullable
    public LuaValue metatable(LuaValue value) {
        return metatables.of(value);
    }

    /** The metamethod of a value, or nil. */
    public LuaValue metamethod(LuaValue value, Metamethod event) {
        return Metatables.metamethod(metatables.of(value), event);
    }

    /**
     * Sets the metatable of a value, or of all values of its type.
     *
     * @param metatable the metatable, or null for none
     */
    public void setMetatable(LuaValue value, @Nullable LuaTable metatable) {
        metatables.set(value, metatable);
    }

    /** What lets weak tables lose their entries, and finalizers run. */
    public Collector collector() {
        return collector;
    }

    // running

    /** The coroutine that calls from Java run in. */
    public Coroutine mainCoroutine() {
        return main;
    }

    /** The coroutine that runs; the main one while no script does. */
    public Coroutine running() {
        Coroutine running = engine.running();
        return running == null ? main : running;
    }

    /**
     * Tells where the script stands that runs.
     *
     * @return the innermost script line as {@code file:line}, or null while no script runs
     */
    public @Nullable String location() {
        Coroutine running = engine.running();
        return running == null ? null : running.location();
    }

    /**
     * Calls anything callable from Java.
     *
     * @param function what to call; anything that can be called
     * @return its results
     */
    public Varargs invoke(LuaValue function, Varargs args) {
        LuaValue called = function;
        Varargs with = args;
        while (!(called instanceof LuaFunction)) {
            LuaValue handler = metamethod(called, Metamethod.CALL);
            if (handler.isnil()) throw TypeErrors.call(called);
            with = LuaValue.varargsOf(called, with);
            called = handler;
        }
        return called.invoke(with);
    }

    /**
     * Resumes a coroutine on behalf of a script.
     *
     * @param args the body's arguments at the first resume, later what {@code yield} returns
     * @return what it yielded or returned
     * @throws org.luaj.vm2.LuaError if an error ends it, or if it is not suspended
     */
    public Varargs resume(Coroutine co, Varargs args) {
        return engine.resume(co, args);
    }

    // errors

    MessageHandlers handlers() {
        return handlers;
    }

    /** Whether a Java function is the message handler that runs now; it has no level of its own. */
    public boolean isHandlerPlain() {
        return handlers.isPlain();
    }

    /**
     * The modules that {@code require} has loaded; their functions have names anywhere.
     *
     * @param modules the table {@code package.loaded}
     */
    public void setLoadedModules(LuaTable modules) {
        libraryNames.setLoadedModules(modules);
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
    public RequireGraph requirements() {
        return requirements;
    }

    // the budget

    /** The slice is used up by a call: the function's frame is not there yet. */
    void nextSlice(FunctionCode called) {
        entering = called;
        try {
            budget.nextSlice();
        } finally {
            entering = null;
        }
    }

    /**
     * Lets something be done on its own account, whatever script it interrupts.
     *
     * @param action may run other scripts
     */
    public void withOwnBudget(Runnable action) {
        budget.withOwnBudget(action);
    }

    /**
     * Begins a period, such as a tick, whose scripts share what they may use up. Called while no script runs.
     *
     * @param name what it is, for messages
     * @param instructions how many all scripts may run together; at least 1
     */
    public void beginPeriod(String name, long instructions) {
        budget.beginPeriod(name, instructions);
    }

    /**
     * Returns what scripts have used up since the period began.
     *
     * @return in instructions; work that Java has done for them is included
     */
    public long spent() {
        return budget.spent();
    }

    /**
     * Samples where scripts are, see {@link ScriptStack#read}. It changes nothing of what they do.
     *
     * @param watcher takes how many instructions ago the sample was due; null for none, which costs nothing
     * @param instructions how many are run between two samples, as a mean; at least 1
     */
    public void setSampler(@Nullable LongConsumer watcher, int instructions) {
        sampler = watcher;
        budget.sampleEvery(watcher == null ? 0 : instructions);
    }

    /**
     * Tells someone what becomes of functions; it changes nothing of what they do. The machine waits for translations
     * then, so that what is told is the same each time.
     *
     * @param hears is told of all chunks that are loaded from now on
     */
    public void setTranslationListener(TranslationListener hears) {
        listener = hears;
        translationExecutor = Runnable::run;
        clock = () -> 0;
    }

    /** A sample is due. */
    void takeSample(long since) {
        if (sampler != null) sampler.accept(since);
    }

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
     * Gives the script that was begun from Java just now a smaller budget than others.
     *
     * @param instructions how many it may run in all; at least 1
     */
    public void limit(long instructions) {
        budget.limit(instructions);
    }

    /**
     * Counts work against the instruction budget without ending a script now: the script that has used up all of it is
     * ended at its next loop or call.
     *
     * @param instructions how many instructions of a script take about as long
     */
    public void chargeDeferred(long instructions) {
        budget.chargeDeferred(instructions);
    }
}

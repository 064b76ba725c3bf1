package kodama.lua;

import java.util.Collection;
import java.util.List;
import java.util.concurrent.Executor;
import java.util.concurrent.ForkJoinPool;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.LongConsumer;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import kodama.lua.error.TypeErrors;
import kodama.lua.limit.Budget;
import kodama.lua.limit.ForcedEnd;
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
 * A Lua 5.2 machine whose coroutines need no threads.
 *
 * <p>Machines share no mutable state; each belongs to one thread.
 */
public final class LuaMachine implements AutoCloseable {

    /** Changes the seed of the machine for the random numbers of scripts that draw. */
    private static final long DRAWING_SEED = 0x6A09E667F3BCC908L;

    private final LuaOptions options;
    private final MachineExtensions extensions;
    private final ExecutionEngine engine;

    /** The instruction budget; a field, because the interpreter accesses it at every loop and call. */
    final Budget budget;

    private final MessageHandlers handlers = new MessageHandlers();
    private final Metatables metatables = new Metatables();
    private final Collector collector;
    private final LiveObjects<Coroutine> live = new LiveObjects<>(Coroutine::location);
    private final LibraryNames libraryNames = new LibraryNames();
    private final RequireGraph requirements = new RequireGraph();
    private final InternedNames names = new InternedNames();

    /** The initial shape of tables for which no names are predicted. */
    final Shape emptyShape = Shape.empty(names::of, names::has);

    private final ScriptTable globals;
    private final Coroutine main;

    private final RandomNumbers random;

    /** The random numbers of scripts that draw, so that they do not take any of the others. */
    private final RandomNumbers drawingRandom;

    private RandomNumbers activeRandom;

    /** Sequence number of the last object. */
    private int sequence;

    /** Whether the interpreter exits at each call of a Lua function, as hooks require. */
    boolean stopsAtCalls;

    /** Calls and loop iterations until a function is translated; it takes more if they were slow. */
    int translationThreshold = 300;

    /** The clock that measures this, in nanoseconds. It does not affect anything that scripts can observe. */
    LongSupplier clock = System::nanoTime;

    /** Greatest length of translated methods, in bytes. */
    int maxMethodLength = Translation.MAX_METHOD_LENGTH;

    /**
     * Runs translations in the background. The pool is wrapped because on machines with one or two cores
     * CompletableFuture would replace it with new unnamed threads.
     */
    Executor translationExecutor = ForkJoinPool.commonPool()::execute;

    /** The function whose call is being charged to the budget; otherwise null. */
    @Nullable
    FunctionCode entering;

    /** Called for each sample of where scripts are; null for none. */
    private @Nullable LongConsumer sampler;

    /** Called when functions are loaded and translated; null for none. */
    @Nullable
    TranslationListener listener;

    /** The hook of a debugger, for all coroutines; null without a debugger. */
    @Nullable
    Hook debugHook;

    /** Number of nested calls from Java. */
    int nested;

    /** Java stack depth at which the innermost of them began, in registers, see {@link JavaStackDepth}. */
    int javaDepth;

    /** What translated functions record during side exits. */
    final DeoptRecords deoptRecords = new DeoptRecords();

    ExecutionState execution = new ExecutionState();

    /** The innermost call of a resumable function on the Java stack; null if there is none. */
    @Nullable
    Call innermostOnJavaStack;

    /** Makes a machine without libraries; use {@link MachineFactory}. */
    LuaMachine(LuaOptions options, MachineExtensions extensions, Function<LuaMachine, ExecutionEngine> engines) {
        this.options = options;
        this.extensions = extensions;
        engine = engines.apply(this);
        budget = new Budget(options.budget(), engine);
        collector = new Collector(budget, options.sandboxed(), engine, extensions.finalization());
        for (Metamethod each : Metamethod.values()) intern(each.key());
        globals = newTable(0, 64);
        main = new Coroutine(this, LuaValue.NIL);
        random = new RandomNumbers(options.seed());
        drawingRandom = new RandomNumbers(options.seed() ^ DRAWING_SEED);
        activeRandom = random;
    }

    /**
     * Runs an action whose new objects do not advance the sequence numbers, on which names and orders depend.
     *
     * @param work an action whose objects are garbage afterwards
     */
    public void uncounted(Runnable work) {
        int before = sequence;
        try {
            work.run();
        } finally {
            sequence = before;
        }
    }

    /**
     * Runs an action that inspects something with the help of scripts, as if it had never run: it has its own budget,
     * for which the period is not charged, its scripts are not ended from outside, and its new objects do not advance
     * the sequence numbers.
     *
     * @param action may run scripts that change nothing, and whose new objects are garbage afterwards
     */
    public void inspect(Runnable action) {
        uncounted(() -> budget.inspect(action));
    }

    /**
     * Returns the global table.
     *
     * @return the live table; scripts see changes at once
     */
    public LuaTable globals() {
        return globals;
    }

    /**
     * Compiles a script.
     *
     * @param chunkName the file's name for error messages, as in {@code enemies/popcorn.lua}
     * @throws LuaFailure if the text is not valid Lua
     */
    public LuaFunction load(String chunkName, byte[] source) {
        return load(chunkName, source, globals);
    }

    /**
     * Compiles a script with its own global table.
     *
     * @param chunkName the file's name for error messages, as in {@code enemies/popcorn.lua}
     * @param environment the script's global table
     * @throws LuaFailure if the text is not valid Lua
     */
    public LuaFunction load(String chunkName, byte[] source, LuaTable environment) {
        return engine.load(chunkName, source, environment);
    }

    ExecutionEngine engine() {
        return engine;
    }

    MachineExtensions extensions() {
        return extensions;
    }

    /** Returns the machine's one object for a constant. */
    LuaString intern(LuaString name) {
        return names.of(name);
    }

    /**
     * Makes a suspended coroutine that only Java may resume: scripts that get hold of it can neither resume nor close
     * it.
     *
     * @param body the function to run
     */
    public Coroutine coroutine(LuaFunction body) {
        Coroutine made = new Coroutine(this, body);
        made.isOwnedByJava = true;
        live.add(made);
        return made;
    }

    /** Makes {@link #liveCoroutines} return locations; costs a set entry per coroutine. */
    public void traceCoroutines() {
        live.trace();
    }

    void ended(Coroutine coroutine) {
        live.remove(coroutine);
    }

    /**
     * Lists the coroutines made for Java that have not ended; those of scripts end with the machine.
     *
     * @return the location of each, or an empty string unless the machine traces coroutines
     */
    public List<String> liveCoroutines() {
        return live.locations();
    }

    /**
     * Makes a coroutine that scripts may resume.
     *
     * @param body the function to run
     */
    public Coroutine scriptCoroutine(LuaFunction body) {
        return new Coroutine(this, body);
    }

    /** Makes an empty table whose iteration order does not depend on addresses. */
    public LuaTable newTable() {
        return new ScriptTable(sequence++, emptyShape);
    }

    /**
     * Estimates a table's memory.
     *
     * @param table a table of this machine
     * @return size of the table and its numbers, in bytes, without the objects that other values refer to
     */
    public int bytes(LuaTable table) {
        return table instanceof ScriptTable ours ? ours.bytes() : 0;
    }

    /**
     * Makes a table with capacity for some list items and other fields.
     *
     * @param listItems number of expected list items
     * @param fields number of expected other keys
     */
    public ScriptTable newTable(int listItems, int fields) {
        return newTable(emptyShape, listItems, fields);
    }

    /**
     * Makes a table with predicted names.
     *
     * @param first the initial shape with the names, which are nil
     * @param fields number of expected other keys
     */
    ScriptTable newTable(Shape first, int listItems, int fields) {
        return new ScriptTable(sequence++, first, listItems, fields);
    }

    /**
     * Returns the next sequence number, which gives an object its hash and name.
     *
     * @return a number that no other object of this machine has
     */
    public int nextSequence() {
        return sequence++;
    }

    /** Closes the machine: drops its globals and flushes its files. */
    @Override
    public void close() {
        extensions.files().flush();
        globals.clear();
        names.clear();
    }

    /** Returns the options of the machine. */
    public LuaOptions options() {
        return options;
    }

    /** Ends a program: runs finalizers, waits for commands it has started, and flushes files. */
    public void finish() {
        engine.call(
                new Builtin("?", args -> {
                    collector.finish();
                    return LuaValue.NONE;
                }),
                LuaValue.NONE);
        extensions.files().finish();
    }

    // metatables

    /** Returns the metatable of a value in this machine, or null; strings have that of the string library. */
    @Nullable
    public LuaValue metatable(LuaValue value) {
        return metatables.of(value);
    }

    /** Returns a metamethod of a value, or nil. */
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

    /** Returns the collector, which handles weak tables and finalizers. */
    public Collector collector() {
        return collector;
    }

    // running

    /** Returns the coroutine in which calls from Java run. */
    public Coroutine mainCoroutine() {
        return main;
    }

    /** Returns the running coroutine; the main one if no script runs. */
    public Coroutine running() {
        Coroutine running = engine.running();
        return running == null ? main : running;
    }

    /**
     * Returns the current line.
     *
     * @return the innermost script line as {@code file:line}, or null if no script runs
     */
    public @Nullable String location() {
        Coroutine running = engine.running();
        return running == null ? null : running.location();
    }

    /**
     * Calls a callable value from Java.
     *
     * @param function any callable value
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
     * @param args arguments of the function at the first resume, later the results of {@code yield}
     * @return the values that it yielded or returned
     * @throws org.luaj.vm2.LuaError if an error ends it, or if it is not suspended
     */
    public Varargs resume(Coroutine co, Varargs args) {
        return engine.resume(co, args);
    }

    // random numbers

    /** Returns the random numbers of scripts, except of those that draw. */
    public RandomNumbers random() {
        return random;
    }

    /**
     * Returns the random numbers that {@code math.random} takes now.
     *
     * @return {@link #random}; between {@code setDrawing(true)} and {@code setDrawing(false)} other numbers
     */
    public RandomNumbers activeRandom() {
        return activeRandom;
    }

    /**
     * Sets whether scripts draw. While they draw, {@code math.random} and {@code math.randomseed} use a second
     * sequence, whose seed follows from that of the machine. So the number of pictures does not affect {@link #random}.
     *
     * @param drawing false by default
     */
    public void setDrawing(boolean drawing) {
        activeRandom = drawing ? drawingRandom : random;
    }

    // errors

    MessageHandlers handlers() {
        return handlers;
    }

    /** Whether the running message handler is a Java function, which has no level of its own. */
    public boolean isHandlerPlain() {
        return handlers.isPlain();
    }

    /**
     * Sets the modules that {@code require} has loaded, which give functions their names.
     *
     * @param modules the table {@code package.loaded}
     */
    public void setLoadedModules(LuaTable modules) {
        libraryNames.setLoadedModules(modules);
    }

    /** Returns the name of a library function, as in {@code string.rep}, or null. */
    @Nullable
    String libraryName(LuaValue function) {
        return libraryNames.find(function);
    }

    /**
     * Returns which files require which.
     *
     * @return what {@code require} has recorded
     */
    public RequireGraph requirements() {
        return requirements;
    }

    // the budget

    /** Begins the next slice at a call, before the function's frame exists. */
    void nextSlice(FunctionCode called) {
        entering = called;
        try {
            budget.nextSlice();
        } finally {
            entering = null;
        }
    }

    /**
     * Runs an action with its own budget, without affecting that of the script that it interrupts.
     *
     * @param action may run other scripts
     */
    public void withOwnBudget(Runnable action) {
        budget.withOwnBudget(action);
    }

    /**
     * Begins a period, such as a tick, whose scripts share a budget. Called while no script runs.
     *
     * @param name name of the period, for messages
     * @param instructions budget of all its scripts together, at least 1
     */
    public void beginPeriod(String name, long instructions) {
        budget.beginPeriod(name, instructions);
    }

    /**
     * Returns what scripts have used since the period began.
     *
     * @return the number of instructions, including the cost of work in Java
     */
    public long spent() {
        return budget.spent();
    }

    /**
     * Samples where scripts are, see {@link ScriptStack#read}. This does not affect them.
     *
     * @param sampler called with the number of instructions since the sample was due; null for no samples, at no cost
     * @param instructions mean number of instructions between two samples, at least 1
     */
    public void setSampler(@Nullable LongConsumer sampler, int instructions) {
        this.sampler = sampler;
        budget.sampleEvery(sampler == null ? 0 : instructions);
    }

    /**
     * Sets a listener for loads and translations of functions. This does not affect scripts, but the machine then waits
     * for translations, so that the reports are the same each time.
     *
     * @param listener called for all chunks loaded from now on
     */
    public void setTranslationListener(TranslationListener listener) {
        this.listener = listener;
        translationExecutor = Runnable::run;
        clock = () -> 0;
    }

    /** Takes a sample that is due. */
    void takeSample(long since) {
        if (sampler != null) sampler.accept(since);
    }

    /**
     * Charges work of a Java function to the instruction budget. The machine itself charges for the call.
     *
     * @param instructions number of script instructions that take as long
     * @throws org.luaj.vm2.LuaError if the budget is used up; it ends the script and {@code pcall} does not catch it
     */
    public void charge(long instructions) {
        budget.charge(instructions);
    }

    /**
     * Sets a source of reasons to end scripts from outside. While it returns null, only the budget limits them.
     *
     * @param reason called from time to time while a script runs; returns why to end it, or null; any thread may change
     *     the answer
     */
    public void endWhen(Supplier<@Nullable String> reason) {
        budget.endWhen(reason);
    }

    /**
     * Sets the listener for forced ends of scripts: by {@link #endWhen}, or because memory ran out. Repeated ends are
     * not reported.
     *
     * @param listener called before the script ends
     */
    public void setEndListener(Consumer<ForcedEnd> listener) {
        budget.setEndListener(listener);
    }

    /**
     * Ends scripts as in an earlier run, at the same instructions and with the same errors. The two runs may translate
     * functions at different times and differ in free memory. Called while no script runs.
     *
     * @param earlier called now and when a period begins; returns the forced ends of the same period of the earlier
     *     run, in order
     */
    public void repeatEnds(Supplier<? extends Collection<ForcedEnd>> earlier) {
        budget.repeatEnds(earlier);
    }

    /**
     * Returns whether the current period has ends to repeat that scripts have not reached. At the end of the period,
     * this means that the run differs from the earlier one.
     */
    public boolean hasEndsLeft() {
        return budget.hasEndsLeft();
    }

    /**
     * Returns the instruction budget, for fast paths that charge it.
     *
     * @return the budget of all scripts of this machine
     */
    public Budget budget() {
        return budget;
    }

    /**
     * Limits the budget of the script that Java has just started.
     *
     * @param instructions its whole budget, at least 1
     */
    public void limit(long instructions) {
        budget.limit(instructions);
    }

    /**
     * Charges work to the instruction budget without ending a script now: if the budget is used up, the script ends at
     * its next loop or call.
     *
     * @param instructions number of script instructions that take as long
     */
    public void chargeDeferred(long instructions) {
        budget.chargeDeferred(instructions);
    }
}

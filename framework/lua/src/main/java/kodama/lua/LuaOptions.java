package kodama.lua;

import java.util.function.Consumer;
import java.util.function.LongSupplier;

/**
 * Options of a machine.
 *
 * @param print called with each line of {@code print}, without its line end
 * @param seed seed of the machine's random numbers
 * @param budget most instructions of one resume from Java, at least 1; then the script ends with an error
 * @param scripts where {@code require} finds modules
 * @param sandboxed whether scripts are sandboxed: without files, the operating system and bytecode
 * @param nanos the clock for scripts, in nanoseconds from any origin
 * @param compiled cache of compiled files
 */
public record LuaOptions(
        Consumer<String> print,
        long seed,
        long budget,
        ScriptSource scripts,
        boolean sandboxed,
        LongSupplier nanos,
        CompilationCache compiled) {

    /** Output of {@code print} that shares the byte stream of {@code io.write} if the machine is not sandboxed. */
    public static final Consumer<String> STANDARD_OUTPUT = System.out::println;

    /** More instructions than any script runs. */
    private static final long UNLIMITED = Long.MAX_VALUE / 2;

    /**
     * Makes options.
     *
     * @param print called with each line of {@code print}, without its line end
     * @param seed seed of the machine's random numbers
     * @param budget most instructions of one resume from Java, at least 1
     * @param scripts where {@code require} finds modules
     * @param sandboxed whether scripts are sandboxed: without files, the operating system and bytecode
     * @param nanos the clock for scripts, in nanoseconds from any origin
     * @param compiled cache of compiled files
     * @throws IllegalArgumentException if the budget is below 1
     */
    public LuaOptions {
        if (budget < 1) throw new IllegalArgumentException("budget must be at least 1 but was " + budget);
    }

    /**
     * Returns the options for a game: sandboxed, with no output, no modules and no limit on instructions.
     *
     * @return options to change by the {@code with} methods
     */
    public static LuaOptions forGame() {
        return new LuaOptions(line -> {}, 0, UNLIMITED, path -> null, true, () -> 0, new CompilationCache());
    }

    /**
     * Returns the options for a plain Lua interpreter: no sandbox, and {@code print} writes to the standard output.
     *
     * @return options to change by the {@code with} methods
     */
    public static LuaOptions unrestricted() {
        return new LuaOptions(
                STANDARD_OUTPUT, 0, UNLIMITED, path -> null, false, System::nanoTime, new CompilationCache());
    }

    /**
     * Sets the output of {@code print}.
     *
     * @param sink called with each line, without its line end
     * @return a copy with this output
     */
    public LuaOptions withPrint(Consumer<String> sink) {
        return new LuaOptions(sink, seed, budget, scripts, sandboxed, nanos, compiled);
    }

    /**
     * Sets the seed of the random numbers.
     *
     * @param value any number; equal seeds give equal games
     * @return a copy with this seed
     */
    public LuaOptions withSeed(long value) {
        return new LuaOptions(print, value, budget, scripts, sandboxed, nanos, compiled);
    }

    /**
     * Limits the instructions of one resume from Java.
     *
     * @param instructions the limit, at least 1
     * @return a copy with this limit
     * @throws IllegalArgumentException if the limit is below 1
     */
    public LuaOptions withBudget(long instructions) {
        return new LuaOptions(print, seed, instructions, scripts, sandboxed, nanos, compiled);
    }

    /**
     * Sets where {@code require} finds modules.
     *
     * @param source the script files
     * @return a copy with this source
     */
    public LuaOptions withScripts(ScriptSource source) {
        return new LuaOptions(print, seed, budget, source, sandboxed, nanos, compiled);
    }

    /**
     * Sets the clock for {@code os.clock} and {@code os.date}.
     *
     * @param clock the time in nanoseconds, from any origin; for a game, one that counts ticks
     * @return a copy with this clock
     */
    public LuaOptions withNanos(LongSupplier clock) {
        return new LuaOptions(print, seed, budget, scripts, sandboxed, clock, compiled);
    }

    /**
     * Sets the cache of compiled files.
     *
     * @param cache a cache that machines share which run one after the other
     * @return a copy with this cache
     */
    public LuaOptions withCompiled(CompilationCache cache) {
        return new LuaOptions(print, seed, budget, scripts, sandboxed, nanos, cache);
    }
}

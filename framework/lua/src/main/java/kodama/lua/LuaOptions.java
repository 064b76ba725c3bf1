package kodama.lua;

import java.util.function.Consumer;
import java.util.function.LongSupplier;

/**
 * What a machine is given from outside.
 *
 * @param print takes each line that {@code print} writes, without its line end
 * @param seed start of the machine's random numbers
 * @param budget how many instructions one resume from Java may run before it is ended with an error; at least 1
 * @param scripts where {@code require} reads modules
 * @param sandboxed whether scripts are kept away from files, the system and bytecode
 * @param nanos the time that scripts may see; in nanoseconds, from any start
 * @param compiled what files were compiled to before
 */
public record LuaOptions(
        Consumer<String> print,
        long seed,
        long budget,
        ScriptSource scripts,
        boolean sandboxed,
        LongSupplier nanos,
        CompilationCache compiled) {

    /** Where {@code print} of an open machine goes: byte for byte to the stream that {@code io.write} writes. */
    public static final Consumer<String> STANDARD_OUTPUT = System.out::println;

    /** No script comes near this many instructions. */
    private static final long UNLIMITED = Long.MAX_VALUE / 2;

    /**
     * Checks the budget.
     *
     * @param print takes each line that {@code print} writes, without its line end
     * @param seed start of the machine's random numbers
     * @param budget how many instructions one resume from Java may run; at least 1
     * @param scripts where {@code require} reads modules
     * @param caged whether scripts are kept away from files, the system and bytecode
     * @param nanos the time that scripts may see; in nanoseconds, from any start
     * @param compiled what files were compiled to before
     * @throws IllegalArgumentException if the budget is below 1
     */
    public LuaOptions {
        if (budget < 1) throw new IllegalArgumentException("budget must be at least 1 but was " + budget);
    }

    /**
     * Options for a game: caged, silent, no modules, no limit on instructions.
     *
     * @return the options, to be refined by the {@code with} methods
     */
    public static LuaOptions forGame() {
        return new LuaOptions(line -> {}, 0, UNLIMITED, path -> null, true, () -> 0, new CompilationCache());
    }

    /**
     * Options for a plain Lua interpreter: nothing is kept from scripts, and they print to the standard output.
     *
     * @return the options, to be refined by the {@code with} methods
     */
    public static LuaOptions unrestricted() {
        return new LuaOptions(
                STANDARD_OUTPUT, 0, UNLIMITED, path -> null, false, System::nanoTime, new CompilationCache());
    }

    /**
     * Says where printed lines go.
     *
     * @param sink takes each line, without its line end
     * @return a copy with that sink
     */
    public LuaOptions withPrint(Consumer<String> sink) {
        return new LuaOptions(sink, seed, budget, scripts, sandboxed, nanos, compiled);
    }

    /**
     * Sets the start of the random numbers.
     *
     * @param value any number; equal seeds give equal games
     * @return a copy with that seed
     */
    public LuaOptions withSeed(long value) {
        return new LuaOptions(print, value, budget, scripts, sandboxed, nanos, compiled);
    }

    /**
     * Limits how long one resume from Java may run.
     *
     * @param instructions the limit; in virtual machine instructions, at least 1
     * @return a copy with that limit
     * @throws IllegalArgumentException if the limit is below 1
     */
    public LuaOptions withBudget(long instructions) {
        return new LuaOptions(print, seed, instructions, scripts, sandboxed, nanos, compiled);
    }

    /**
     * Says where {@code require} reads modules.
     *
     * @param source the script files
     * @return a copy with that source
     */
    public LuaOptions withScripts(ScriptSource source) {
        return new LuaOptions(print, seed, budget, source, sandboxed, nanos, compiled);
    }

    /**
     * Says which time {@code os.clock} and {@code os.date} show.
     *
     * @param clock the time; in nanoseconds, from any start; for a game, one that follows its ticks
     * @return a copy with that time
     */
    public LuaOptions withNanos(LongSupplier clock) {
        return new LuaOptions(print, seed, budget, scripts, sandboxed, clock, compiled);
    }

    /**
     * Says where it is remembered what files were compiled to.
     *
     * @param memory shared by machines that come one after the other
     * @return a copy with that memory
     */
    public LuaOptions withCompiled(CompilationCache memory) {
        return new LuaOptions(print, seed, budget, scripts, sandboxed, nanos, memory);
    }
}

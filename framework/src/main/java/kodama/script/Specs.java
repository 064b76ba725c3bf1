package kodama.script;

import java.util.ArrayList;
import java.util.List;
import kodama.lua.Call;
import kodama.lua.Coroutine;
import kodama.lua.LuaMachine;
import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaError;
import org.luaj.vm2.LuaFunction;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/**
 * The tests in a file of Lua: reads the file, which names them, and runs one.
 *
 * <p>A test is a coroutine on the game thread. When it wants frames to pass it yields, the frames are run, and it goes on.
 *
 * <p>Owned by the game thread. Lives in one world; another test gets another world, and reads the file anew.
 */
public final class Specs {
    /** Ten minutes. */
    private static final int MOST_TICKS = 36_000;

    /** Which tests are run. */
    public enum Kind {
        /** Always. */
        AUTOMATIC,
        /** When somebody asks for it, and looks. */
        MANUAL,
        /** Never. */
        SKIPPED
    }

    /**
     * What is known of a test before it runs.
     *
     * @param name its name behind those of its groups
     * @param kind whether it is run
     * @param settings what its game is played with
     */
    public record Spec(String name, Kind kind, SpecSettings settings) {}

    private final ScriptWorld world;
    private final List<SpecCase> cases = new ArrayList<>();
    private SpecGroup group = new SpecGroup("", null);
    private @Nullable SpecStage stage;
    private @Nullable Coroutine running;
    private int wanted;
    private int ticks;

    /**
     * Prepares to read a file.
     *
     * @param world a new world, in which the file is read and its test is run
     */
    public Specs(ScriptWorld world) {
        this.world = world;
    }

    // reading

    /**
     * Reads a file of tests.
     *
     * @param path the file
     * @return its tests, in the order in which it names them
     * @throws RuntimeException if the file cannot be read, is no Lua, or fails
     */
    public List<Spec> read(String path) {
        byte[] source = world.services().files().read(path);
        LuaFunction file = world.machine().load(path, source, SpecModules.environment(this));
        Coroutine reading = world.machine().coroutine(file);
        reading.resume(LuaValue.NONE);
        if (!reading.isDead())
            throw new LuaError(ScriptWorld.stopped(reading) + "a file must not wait while it is loaded");
        return cases.stream().map(SpecCase::spec).toList();
    }

    ScriptWorld world() {
        return world;
    }

    void enter(String name) {
        requireReading();
        group = new SpecGroup(name, group);
    }

    void leave() {
        SpecGroup outer = group.parent();
        if (outer != null) group = outer;
    }

    SpecGroup group() {
        requireReading();
        return group;
    }

    void add(String name, Kind kind, LuaFunction body) {
        requireReading();
        cases.add(new SpecCase(group, new Spec(group.nameOf(name), kind, group.settings()), body));
    }

    private void requireReading() {
        if (stage != null)
            throw new IllegalStateException("a test is running; groups and tests are named while the file is read");
    }

    // running

    /**
     * Runs a test with what its groups want done before and after it. What belongs after it is done even when it fails.
     *
     * @param index which one of those that {@link #read} returned; from 0
     * @param on what it drives
     * @throws RuntimeException the first failure; further ones are suppressed in it
     */
    public void run(int index, SpecStage on) {
        stage = on;
        SpecCase test = cases.get(index);
        RuntimeException failure = attempt(() -> runToTheEnd(test));
        for (LuaFunction hook : test.group().afters()) failure = first(failure, attempt(() -> run(hook)));
        if (failure != null) throw failure;
    }

    private void runToTheEnd(SpecCase test) {
        test.group().befores().forEach(this::run);
        run(test.body());
    }

    private static @Nullable RuntimeException attempt(Runnable deed) {
        try {
            deed.run();
            return null;
        } catch (RuntimeException failure) {
            return failure;
        }
    }

    private static @Nullable RuntimeException first(@Nullable RuntimeException a, @Nullable RuntimeException b) {
        if (a != null && b != null) a.addSuppressed(b);
        return a == null ? b : a;
    }

    private void run(LuaFunction function) {
        Coroutine coroutine = world.machine().coroutine(function);
        running = coroutine;
        try {
            coroutine.resume(LuaValue.NONE);
            while (!coroutine.isDead()) {
                runFrames(coroutine);
                coroutine.resume(LuaValue.NONE);
            }
        } finally {
            running = null;
            coroutine.kill();
        }
    }

    private void runFrames(Coroutine coroutine) {
        if (wanted == 0) throw strayYield(coroutine);
        for (; wanted > 0; wanted--) stage().frame();
    }

    private static LuaError strayYield(Coroutine coroutine) {
        return new LuaError(
                ScriptWorld.stopped(coroutine) + "a test cannot yield by itself; test.run_ticks(n) lets n ticks pass");
    }

    /** Lets the calling test rest while ticks pass; to be returned at once. */
    Varargs pass(Call call, String function, int howMany) {
        if (running == null || call.coroutine() != running)
            throw new LuaError(function + ": only a test itself can let ticks pass; not a file that is being read,"
                    + " not a task, not a coroutine of the test's own");
        if (howMany < 1) throw new LuaError(function + ": ticks must be at least 1 but was " + howMany);
        if (howMany > MOST_TICKS - ticks)
            throw new LuaError("%s: a test ends after %,d ticks (an endless loop?)".formatted(function, MOST_TICKS));
        ticks += howMany;
        wanted = howMany;
        return call.yield(LuaValue.NONE);
    }

    /** What the running test drives. */
    SpecStage stage() {
        if (stage == null)
            throw new IllegalStateException("this takes a running test; call it inside it(name, function)");
        return stage;
    }

    LuaMachine machine() {
        return world.machine();
    }
}

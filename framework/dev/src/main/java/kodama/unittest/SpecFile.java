package kodama.unittest;

import java.util.List;
import kodama.file.GameFiles;
import kodama.input.Controls;
import kodama.lua.bind.Lua;
import kodama.lua.bind.Module;
import kodama.lua.bind.StrictGlobals;
import kodama.lua.bind.Table;
import kodama.lua.bind.Value;
import kodama.lua.bind.Values;
import kodama.script.ScriptWorld;
import org.jspecify.annotations.Nullable;

/**
 * The tests in a file of Lua: reads the file, which names them, and runs one.
 *
 * <p>A test is a coroutine on the game thread. When it wants frames to pass it yields, the frames are run, and it goes
 * on.
 *
 * <p>Owned by the game thread. Lives in one world; another test gets another world, and reads the file again.
 */
public final class SpecFile {
    private final Lua lua;
    private final GameFiles files;
    private final SpecList list;
    private final SpecRun run;
    private final Table environment;

    /**
     * The world is new: a file is read and its test is run in it. The settings are for tests whose file says nothing of
     * them.
     */
    public SpecFile(ScriptWorld world, GameFiles files, Controls controls, SpecSettings settings) {
        list = new SpecList(settings);
        lua = world.lua();
        this.files = files;
        run = new SpecRun(lua);
        environment = environment(world, controls);
    }

    /** The globals of a file of tests. */
    private Table environment(ScriptWorld world, Controls controls) {
        Table made = lua.newTable();
        Module globals = Module.of(new SpecGlobals(list, new SpecExpect(lua)));
        Module test = Module.of(
                new SpecTime(run, world.scenes(), world.sceneFiles(), lua),
                new SpecKeys(run, controls),
                new SpecPicture(run, lua),
                new SpecOutcome(run, lua));
        globals.install(lua, made);
        test.install(lua, made);
        StrictGlobals.protect(made, lua.globals());
        return made;
    }

    /** Whether {@code kodama test} runs a file. */
    public static boolean isSpecFile(String path) {
        return path.endsWith("_spec.lua") || path.endsWith("_test.lua");
    }

    /** Reads a file of tests and returns them in its order; fails if it cannot be read, is not Lua, or fails itself. */
    public List<Spec> read(String path) {
        Value file = lua.load(path, files.read(path), environment);
        lua.routine(file).runToEnd(Values.NONE, "a file must not wait while it is loaded");
        return list.specs();
    }

    /**
     * Runs a test with what its groups want done before and after it. What belongs after it is done even when it fails.
     *
     * @param index which one of those that {@link #read} returned; from 0
     * @param stage what it drives
     * @throws RuntimeException the first failure; further ones are suppressed in it
     */
    public void run(int index, SpecHost stage) {
        list.close();
        run.attach(stage);
        SpecList.Case test = list.get(index);
        RuntimeException failure = failure(() -> runToTheEnd(test));
        for (Value hook : test.group().afterHooks()) failure = first(failure, failure(() -> run.run(hook)));
        if (failure != null) throw failure;
    }

    private void runToTheEnd(SpecList.Case test) {
        test.group().beforeHooks().forEach(run::run);
        run.run(test.body());
    }

    private static @Nullable RuntimeException failure(Runnable work) {
        try {
            work.run();
            return null;
        } catch (RuntimeException failure) {
            return failure;
        }
    }

    private static @Nullable RuntimeException first(@Nullable RuntimeException a, @Nullable RuntimeException b) {
        if (a != null && b != null) a.addSuppressed(b);
        return a == null ? b : a;
    }
}

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
 * The tests of a Lua file.
 *
 * <ol>
 *   <li>{@link #read} loads the file, which declares groups and tests.
 *   <li>{@link #run} runs one of the tests, with its hooks. A test is a coroutine on the game thread: it yields to let
 *       frames pass, and is resumed afterwards.
 * </ol>
 *
 * <p>Owned by the game thread. Belongs to one world; for another test the file is loaded again in a new one.
 */
public final class SpecFile {
    private final Lua lua;
    private final GameFiles files;
    private final SpecList list;
    private final SpecRun run;
    private final Table environment;

    /** The world must be new. The settings are those of tests whose file sets none. */
    public SpecFile(ScriptWorld world, GameFiles files, Controls controls, SpecSettings settings) {
        list = new SpecList(settings);
        lua = world.lua();
        this.files = files;
        run = new SpecRun(lua);
        environment = environment(world, controls);
    }

    /** Creates the globals of a test file. */
    private Table environment(ScriptWorld world, Controls controls) {
        Table made = lua.newTable();
        Module globals = Module.of(new SpecGlobals(list, new SpecExpect(lua)));
        Module test = Module.of(
                new SpecTime(run, world.scenes(), world.sceneFiles(), lua),
                new SpecKeys(run, controls),
                new SpecReplay(run),
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

    /** Loads a test file. Returns its tests in order; throws an exception if it is not valid Lua or fails. */
    public List<Spec> read(String path) {
        Value file = lua.load(path, files.read(path), environment);
        lua.routine(file).runToEnd(Values.NONE, "a file must not wait while it is loaded");
        return list.specs();
    }

    /**
     * Runs a test with the hooks of its groups. The hooks after the test run even if it fails.
     *
     * @param index index in the list returned by {@link #read}, from 0
     * @param host the game that it controls
     * @throws RuntimeException the first failure, with further ones as suppressed exceptions
     */
    public void run(int index, SpecHost host) {
        list.close();
        run.attach(host);
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

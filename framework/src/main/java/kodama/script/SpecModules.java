package kodama.script;

import java.util.List;
import kodama.lua.Call;
import org.luaj.vm2.LuaError;
import org.luaj.vm2.LuaFunction;
import org.luaj.vm2.LuaTable;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/** What files of tests have besides the globals of all scripts. */
final class SpecModules {
    private SpecModules() {}

    /** The modules, in the order of the reference. */
    static List<LuaModule> of(Specs specs) {
        SpecExpect expect = new SpecExpect(specs.world());
        return List.of(globals(specs, expect), expect.module(), SpecTest.module(specs));
    }

    /** The globals of a file of tests. */
    static LuaTable environment(Specs specs) {
        LuaTable environment = specs.machine().newTable();
        for (LuaModule module : of(specs)) install(module, specs, environment);
        StrictGlobals.protect(environment, specs.machine().globals());
        return environment;
    }

    private static void install(LuaModule module, Specs specs, LuaTable environment) {
        if (module.isMethods()) return;
        if (module.name().isEmpty()) {
            module.install(environment);
            return;
        }
        LuaTable table = specs.machine().newTable();
        module.install(table);
        module.protect(table);
        environment.rawset(module.name(), table);
    }

    private static LuaModule globals(Specs specs, SpecExpect expect) {
        return new LuaModule(
                        "",
                        "Only in tests: in files whose names end in `_spec.lua` or `_test.lua`, which `kodama test` runs."
                                + " Each test runs in a game of its own, at tick 0, with nothing spawned and all files run"
                                + " anew.")
                .titled("Globals of tests")
                .verb(new Describe(specs))
                .procedure(
                        "it(name: string, test: function)",
                        "Names a test: a function that drives the game and says what it expects.",
                        arguments -> add(specs, arguments, Specs.Kind.AUTOMATIC))
                .procedure(
                        "manual(name: string, test: function)",
                        "Names a test that runs only with `kodama test --manual`, since it takes long or wants to be"
                                + " looked at.",
                        arguments -> add(specs, arguments, Specs.Kind.MANUAL))
                .procedure(
                        "skip(name: string, test: function)",
                        "Names a test that is not run, and is counted as skipped.",
                        arguments -> add(specs, arguments, Specs.Kind.SKIPPED))
                .procedure(
                        "before_each(hook: function)",
                        "Has the function called before each test of this group or file.",
                        arguments -> specs.group().addBefore((LuaFunction) arguments.arg1()))
                .procedure(
                        "after_each(hook: function)",
                        "Has the function called after each test of this group or file, even after one that fails.",
                        arguments -> specs.group().addAfter((LuaFunction) arguments.arg1()))
                .procedure(
                        "settings(settings: table)",
                        "Has the tests and groups that follow in this group or file play with other settings than those of"
                                + " `game.lua`: `fps`, `tasks`, `shots` and `jobs` as they are there, and `dev = true` for a"
                                + " game as `kodama dev` plays it, with remarks about likely mistakes in the log.",
                        arguments -> specs.group().play(SpecSettings.read((LuaTable) arguments.arg1())))
                .function(
                        "expect(value: any) -> kodama.expectation",
                        "Says what is looked at; what is expected of it comes behind a colon:"
                                + " `expect(ship.x):is_above(9)`.",
                        arguments -> expect.of(arguments.arg1()));
    }

    private static void add(Specs specs, Varargs arguments, Specs.Kind kind) {
        specs.add(Utf8.decode(arguments.arg1()), kind, (LuaFunction) arguments.arg(2));
    }

    /** Calls the function of a group at once, for the tests in it. */
    private static final class Describe extends Verb {
        private final Specs specs;

        Describe(Specs specs) {
            super(
                    "describe(name: string, group: function)",
                    "Makes a group of tests, and of further groups. The function is called at once.");
            this.specs = specs;
        }

        @Override
        Varargs begin(Call call, Varargs arguments) {
            specs.enter(Utf8.decode(arguments.arg1()));
            call.state = arguments;
            return call.invoke(arguments.arg(2), LuaValue.NONE);
        }

        @Override
        protected Varargs resume(Call call, Varargs results) {
            specs.leave();
            return LuaValue.NONE;
        }

        @Override
        protected Varargs fail(Call call, LuaError error) {
            if (call.state != null) specs.leave();
            throw error;
        }
    }
}

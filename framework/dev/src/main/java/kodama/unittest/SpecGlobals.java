package kodama.unittest;

import kodama.lua.bind.LuaFunction;
import kodama.lua.bind.LuaModule;
import kodama.lua.bind.Step;
import kodama.lua.bind.Table;
import kodama.lua.bind.Value;
import kodama.lua.bind.Values;
import org.jspecify.annotations.Nullable;

/** The globals of test files, which declare groups and tests, and start expectations. */
@LuaModule(
        name = "",
        title = "Globals of tests",
        doc = "Only in tests: functions of files whose names end in `_spec.lua` or `_test.lua`, which `kodama"
                + " test` runs. Each test runs in its own game, which starts at tick 0, without tasks, and with"
                + " all files run again.")
final class SpecGlobals {
    private final SpecList list;
    private final SpecExpect expect;

    SpecGlobals(SpecList list, SpecExpect expect) {
        this.list = list;
        this.expect = expect;
    }

    @LuaFunction(
            value = "describe(name: string, group: fun())",
            doc = "Defines a group of tests; groups can be nested. The function is called at once.")
    Step describe(String name, Value group) {
        list.enter(name);
        return Step.call(group, Values.NONE, new Leave());
    }

    /** Leaves the group when its function returns or fails. */
    private final class Leave implements Step.Continuation {
        @Override
        public Step next(Values results) {
            list.leave();
            return Step.END;
        }

        @Override
        public @Nullable Step failed(Value error) {
            list.leave();
            return null;
        }
    }

    @LuaFunction(
            value = "it(name: string, test: async fun())",
            doc = "Defines a test: a function that controls the game and checks expectations.")
    void it(String name, Value test) {
        list.add(name, Spec.Kind.AUTOMATIC, test);
    }

    @LuaFunction(
            value = "manual(name: string, test: async fun())",
            doc = "Defines a test that runs only with `kodama test --manual`, because it is slow or needs someone"
                    + " to watch it.")
    void manual(String name, Value test) {
        list.add(name, Spec.Kind.MANUAL, test);
    }

    @LuaFunction(
            value = "skip(name: string, test: async fun())",
            doc = "Defines a test that is not run and is counted as skipped.")
    void skip(String name, Value test) {
        list.add(name, Spec.Kind.SKIPPED, test);
    }

    @LuaFunction(
            value = "before_each(hook: async fun())",
            doc = "Adds a function that is called before each test of this group or file.")
    void beforeEach(Value hook) {
        list.group().addBefore(hook);
    }

    @LuaFunction(
            value = "after_each(hook: async fun())",
            doc = "Adds a function that is called after each test of this group or file, even if the test fails.")
    void afterEach(Value hook) {
        list.group().addAfter(hook);
    }

    @LuaFunction(
            value = "settings(settings: SpecSettings)",
            doc = "Changes the settings of `game.lua` for the following tests and groups of this group or file.")
    void settings(Table settings) {
        list.group().set(settings);
    }

    @LuaFunction(
            value = "expect(value: any) -> Expectation",
            doc = "Creates an expectation for a value; call its methods with a colon: `expect(ship.x):is_above(9)`.")
    Table expect(Value value) {
        return expect.of(value);
    }
}

package kodama.unittest;

import kodama.lua.bind.LuaFunction;
import kodama.lua.bind.LuaModule;
import kodama.lua.bind.Step;
import kodama.lua.bind.Table;
import kodama.lua.bind.Value;
import kodama.lua.bind.Values;
import org.jspecify.annotations.Nullable;

/** The globals of files of tests: names groups and tests, and begins expectations. */
@LuaModule(
        name = "",
        title = "Globals of tests",
        doc = "Only in tests: in files whose names end in `_spec.lua` or `_test.lua`, which `kodama test` runs."
                + " Each test runs in a game of its own, at tick 0, with nothing spawned and all files run"
                + " again.")
final class SpecGlobals {
    private final SpecList list;
    private final SpecExpect expect;

    SpecGlobals(SpecList list, SpecExpect expect) {
        this.list = list;
        this.expect = expect;
    }

    @LuaFunction(
            value = "describe(name: string, group: fun())",
            doc = "Makes a group of tests, and of further groups. The function is called at once.")
    Step describe(String name, Value group) {
        list.enter(name);
        return Step.call(group, Values.NONE, new Leave());
    }

    /** Leaves the group when its function has ended, even by an error. */
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
            doc = "Names a test: a function that drives the game and says what it expects.")
    void it(String name, Value test) {
        list.add(name, Spec.Kind.AUTOMATIC, test);
    }

    @LuaFunction(
            value = "manual(name: string, test: async fun())",
            doc = "Names a test that runs only with `kodama test --manual`, since it takes long or wants to be"
                    + " looked at.")
    void manual(String name, Value test) {
        list.add(name, Spec.Kind.MANUAL, test);
    }

    @LuaFunction(
            value = "skip(name: string, test: async fun())",
            doc = "Names a test that is not run, and is counted as skipped.")
    void skip(String name, Value test) {
        list.add(name, Spec.Kind.SKIPPED, test);
    }

    @LuaFunction(
            value = "before_each(hook: async fun())",
            doc = "Has the function called before each test of this group or file.")
    void beforeEach(Value hook) {
        list.group().addBefore(hook);
    }

    @LuaFunction(
            value = "after_each(hook: async fun())",
            doc = "Has the function called after each test of this group or file, even after one that fails.")
    void afterEach(Value hook) {
        list.group().addAfter(hook);
    }

    @LuaFunction(
            value = "settings(settings: SpecSettings)",
            doc = "Has the tests and groups that follow in this group or file play with other settings than those of"
                    + " `game.lua`.")
    void settings(Table settings) {
        list.group().set(settings);
    }

    @LuaFunction(
            value = "expect(value: any) -> Expectation",
            doc = "Says what is looked at; what is expected of it comes behind a colon:"
                    + " `expect(ship.x):is_above(9)`.")
    Table expect(Value value) {
        return expect.of(value);
    }
}

package kodama.lua.bind;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import kodama.lua.Coroutine;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** A method that does not match its annotation is rejected when its class becomes a module. */
class MethodCheckTest {
    private static final String START = MethodCheckTest.class.getName() + "$";

    @LuaModule(name = "m", doc = "")
    static final class Private {
        @LuaFunction(value = "f()", doc = "")
        private void run() {}
    }

    @LuaModule(name = "m", doc = "")
    static final class TooFew {
        @LuaFunction(value = "f(x: number, ...)", doc = "")
        void run(double x) {}
    }

    @LuaModule(name = "m", doc = "")
    static final class NoRest {
        @LuaFunction(value = "f(...)", doc = "")
        void run(Value all) {}
    }

    @LuaModule(name = "m", doc = "")
    static final class WrongType {
        @LuaFunction(value = "f(x: number)", doc = "")
        void run(int x) {}
    }

    @LuaModule(name = "m", doc = "")
    static final class SeveralTypes {
        @LuaFunction(value = "f(x: string|number)", doc = "")
        void run(String x) {}
    }

    @LuaModule(name = "m", doc = "")
    static final class AnyAsObject {
        @LuaFunction(value = "f(x: any)", doc = "")
        void run(Object x) {}
    }

    @LuaModule(name = "m", doc = "")
    static final class NoDefault {
        @LuaFunction(value = "f(x?: boolean)", doc = "")
        void run(boolean x) {}
    }

    @LuaModule(name = "m", doc = "")
    static final class NotOptional {
        @LuaFunction(value = "f(x: number = 1)", doc = "")
        void run(double x) {}
    }

    @LuaModule(name = "m", doc = "")
    static final class WrongDefault {
        @LuaFunction(value = "f(x?: integer = 1.5)", doc = "")
        void run(int x) {}
    }

    @LuaModule(name = "m", doc = "")
    static final class UnquotedDefault {
        @LuaFunction(value = "f(x?: string = none)", doc = "")
        void run(String x) {}
    }

    @LuaModule(name = "m", doc = "")
    static final class TableDefault {
        @LuaFunction(value = "f(x?: table = {})", doc = "")
        void run(Table x) {}
    }

    @LuaModule(name = "m", doc = "")
    static final class CoroutineWithoutStep {
        @LuaFunction(value = "f()", doc = "")
        void run(Coroutine caller) {}
    }

    @LuaModule(name = "m", doc = "")
    static final class Silent {
        @LuaFunction(value = "f() -> number", doc = "")
        void run() {}
    }

    @LuaModule(name = "m", doc = "")
    static final class Secret {
        @LuaFunction(value = "f()", doc = "")
        int run() {
            return 1;
        }
    }

    @LuaModule(name = "m", doc = "")
    static final class WrongResult {
        @LuaFunction(value = "f() -> boolean", doc = "")
        int run() {
            return 1;
        }
    }

    @LuaModule(name = "m", doc = "")
    static final class ListAsTable {
        @LuaFunction(value = "f() -> table", doc = "")
        List<String> run() {
            return List.of();
        }
    }

    @LuaModule(name = "m", doc = "")
    static final class TextAsNumber {
        @LuaFunction(value = "f() -> number", doc = "")
        String run() {
            return "1";
        }
    }

    @LuaModule(name = "m", doc = "")
    static final class TableAsText {
        @LuaFunction(value = "f() -> string", doc = "")
        @Nullable
        Table run() {
            return null;
        }
    }

    @LuaModule(name = "m", doc = "")
    static final class LongResult {
        @LuaFunction(value = "f() -> integer", doc = "")
        long run() {
            return 1;
        }
    }

    @LuaModule(name = "m", doc = "")
    static final class VoidField {
        @LuaField(value = "f: integer", doc = "")
        void run() {}
    }

    @LuaModule(name = "m", doc = "")
    static final class FieldWithParameter {
        @LuaField(value = "f: integer", doc = "")
        int run(int x) {
            return x;
        }
    }

    @LuaModule(name = "m", doc = "")
    static final class FieldWithoutType {
        @LuaField(value = "f", doc = "")
        int run() {
            return 1;
        }
    }

    @LuaModule(name = "m", doc = "")
    static final class NoSignature {
        @LuaFunction(value = "f(x number)", doc = "")
        void run(double x) {}
    }

    @LuaModule(name = "m", doc = "")
    static final class NoType {
        @LuaFunction(value = "f(x: nummer)", doc = "")
        void run(double x) {}
    }

    @LuaModule(name = "m", doc = "")
    static final class Twins {
        @LuaFunction(value = "f()", doc = "")
        void run() {}

        @LuaFunction(value = "f(x: number)", doc = "")
        void run(double x) {}
    }

    private static final Map<Class<?>, String> REFUSALS = Map.ofEntries(
            Map.entry(Private.class, ".run, which is 'f' in Lua, must not be private"),
            Map.entry(TooFew.class, ".run, which is 'f' in Lua, must have 2 parameters but has 1"),
            Map.entry(NoRest.class, ".run, which is 'f' in Lua, must take '...' as Values"),
            Map.entry(WrongType.class, ".run, which is 'f' in Lua, cannot take 'x: number' as int"),
            Map.entry(SeveralTypes.class, ".run, which is 'f' in Lua, cannot take 'x: string|number' as String"),
            Map.entry(AnyAsObject.class, ".run, which is 'f' in Lua, cannot take 'x: any' as Object"),
            Map.entry(
                    NoDefault.class, ".run, which is 'f' in Lua, needs a default for 'x', as in 'x?: boolean = true'"),
            Map.entry(
                    NotOptional.class,
                    ".run, which is 'f' in Lua, has a default for 'x', which must then be optional: 'x?'"),
            Map.entry(WrongDefault.class, ".run, which is 'f' in Lua, cannot take the default '1.5' of 'x' as int"),
            Map.entry(
                    UnquotedDefault.class,
                    ".run, which is 'f' in Lua, cannot take the default 'none' of 'x' as String"),
            Map.entry(TableDefault.class, ".run, which is 'f' in Lua, cannot take the default '{}' of 'x' as Table"),
            Map.entry(
                    CoroutineWithoutStep.class,
                    ".run, which is 'f' in Lua, must return a Step or a Yield, since it takes a Coroutine"),
            Map.entry(Silent.class, ".run, which is 'f' in Lua, must return a value, since it declares '-> number'"),
            Map.entry(Secret.class, ".run, which is 'f' in Lua, must declare its result, as in '-> number'"),
            Map.entry(WrongResult.class, ".run, which is 'f' in Lua, cannot return int as '-> boolean'"),
            Map.entry(ListAsTable.class, ".run, which is 'f' in Lua, cannot return List as '-> table'"),
            Map.entry(TextAsNumber.class, ".run, which is 'f' in Lua, cannot return String as '-> number'"),
            Map.entry(TableAsText.class, ".run, which is 'f' in Lua, cannot return Table as '-> string'"),
            Map.entry(LongResult.class, ".run, which is 'f' in Lua, cannot return long as '-> integer'"),
            Map.entry(
                    VoidField.class, ".run, which is 'f' in Lua, must return a value, since it declares '-> integer'"),
            Map.entry(FieldWithParameter.class, ".run, which is 'f' in Lua, must have 0 parameters but has 1"),
            Map.entry(FieldWithoutType.class, ".run: not a field's name and type: f"),
            Map.entry(NoSignature.class, ".run: not a parameter: x number"),
            Map.entry(NoType.class, ".run: unknown type 'nummer'"),
            Map.entry(Twins.class, " has 'f' twice"));

    @TestFactory
    Stream<DynamicTest> aMethodThatDoesNotFitIsNamed() {
        return REFUSALS.entrySet().stream()
                .map(each -> DynamicTest.dynamicTest(
                        each.getKey().getSimpleName(), () -> refused(each.getKey(), each.getValue())));
    }

    private static void refused(Class<?> type, String how) {
        String message = assertThrows(IllegalArgumentException.class, () -> ModuleDoc.of(type))
                .getMessage();
        assertEquals(START + type.getSimpleName() + how, message);
    }

    @Test
    void aRejectedClassIsRejectedEachTime() {
        refused(Twins.class, " has 'f' twice");
        refused(Twins.class, " has 'f' twice");
    }
}

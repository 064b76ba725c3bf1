package kodama.script;

import java.util.List;
import java.util.function.BiPredicate;
import java.util.function.DoublePredicate;
import kodama.lua.Call;
import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaError;
import org.luaj.vm2.LuaString;
import org.luaj.vm2.LuaTable;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/** What {@code expect(value)} returns: a table that holds the value, with a method for each thing to be expected of it. */
final class SpecExpect {
    static final String NAME = "expectation";

    private static final LuaValue VALUE = LuaValue.valueOf("value");

    private final ScriptWorld world;
    private final LuaModule module;
    private @Nullable LuaTable metatable;

    SpecExpect(ScriptWorld world) {
        this.world = world;
        this.module = describe();
    }

    LuaModule module() {
        return module;
    }

    private LuaModule describe() {
        LuaModule all = new LuaModule(
                NAME,
                "Only in tests: what `expect(value)` returns. A method that is not met ends the test, with a message that"
                        + " shows what was expected and what there was. Each returns the expectation, so that another may"
                        + " follow: `expect(x):is_above(0):is_below(9)`.");
        addEquality(all);
        addSpecialValues(all);
        addNumbers(all);
        addContents(all);
        return all.asMethods();
    }

    private void addEquality(LuaModule all) {
        all.function(
                        "equals(self: table, expected: any) -> kodama.expectation",
                        "The value is the expected one. Tables are equal when all their fields are.",
                        this::equal)
                .function(
                        "is_not(self: table, unwanted: any) -> kodama.expectation",
                        "The value is another one, in the sense of equals.",
                        this::differs);
    }

    private void addSpecialValues(LuaModule all) {
        all.function(
                        "is_true(self: table) -> kodama.expectation",
                        "The value is `true`.",
                        arguments -> same(arguments, LuaValue.TRUE))
                .function(
                        "is_false(self: table) -> kodama.expectation",
                        "The value is `false`.",
                        arguments -> same(arguments, LuaValue.FALSE))
                .function(
                        "is_nil(self: table) -> kodama.expectation",
                        "The value is nil.",
                        arguments -> same(arguments, LuaValue.NIL))
                .function(
                        "is_not_nil(self: table) -> kodama.expectation",
                        "The value is there.",
                        arguments -> check(arguments, !value(arguments).isnil(), "expected a value but was nil"));
    }

    private void addNumbers(LuaModule all) {
        all.function(
                        "is_near(self: table, expected: number, tolerance: number) -> kodama.expectation",
                        "The number differs from the expected one by the tolerance at most.",
                        this::isNear)
                .function(
                        "is_above(self: table, limit: number) -> kodama.expectation",
                        "The number is greater than the limit.",
                        arguments ->
                                compare(arguments, "more than " + limit(arguments), value -> value > number(arguments)))
                .function(
                        "is_at_least(self: table, limit: number) -> kodama.expectation",
                        "The number is the limit or greater.",
                        arguments ->
                                compare(arguments, "at least " + limit(arguments), value -> value >= number(arguments)))
                .function(
                        "is_below(self: table, limit: number) -> kodama.expectation",
                        "The number is less than the limit.",
                        arguments ->
                                compare(arguments, "less than " + limit(arguments), value -> value < number(arguments)))
                .function(
                        "is_at_most(self: table, limit: number) -> kodama.expectation",
                        "The number is the limit or less.",
                        arguments ->
                                compare(arguments, "at most " + limit(arguments), value -> value <= number(arguments)));
    }

    private void addContents(LuaModule all) {
        all.function(
                        "contains(self: table, part: any) -> kodama.expectation",
                        "The value is a string with this part, or a table with this value in one of its fields.",
                        this::contains)
                .function(
                        "begins_with(self: table, start: string) -> kodama.expectation",
                        "The value is a string that begins so.",
                        arguments -> text(arguments, "begins", String::startsWith))
                .function(
                        "ends_with(self: table, ending: string) -> kodama.expectation",
                        "The value is a string that ends so.",
                        arguments -> text(arguments, "ends", String::endsWith))
                .verb(new FailsWith());
    }

    /** Makes an expectation. */
    LuaTable of(LuaValue value) {
        LuaTable made = world.machine().newTable();
        made.rawset(VALUE, value);
        made.setmetatable(metatable());
        return made;
    }

    private LuaTable metatable() {
        if (metatable != null) return metatable;
        LuaTable methods = world.machine().newTable();
        module.install(methods);
        module.protect(methods);
        LuaTable made = world.machine().newTable();
        made.rawset(LuaValue.INDEX, methods);
        metatable = made;
        return made;
    }

    // checking

    private LuaValue value(Varargs arguments) {
        LuaTable self = (LuaTable) arguments.arg1();
        if (self.getmetatable() == metatable()) return self.rawget(VALUE);
        throw new LuaError("a method of expect(...) was called with a dot; write expect(...):method(...) with a colon");
    }

    private static Varargs check(Varargs arguments, boolean isMet, String message) {
        if (isMet) return arguments.arg1();
        throw new LuaError(message);
    }

    private Varargs equal(Varargs arguments) {
        LuaValue expected = arguments.arg(2);
        LuaValue actual = value(arguments);
        SpecDifference difference = SpecDifference.of(expected, actual);
        return difference == null ? arguments.arg1() : unequal(expected, actual, difference);
    }

    private static Varargs unequal(LuaValue expected, LuaValue actual, SpecDifference difference) {
        if (difference.path().isEmpty()) throw new LuaError(SpecText.expectedButWas(expected, actual));
        throw new LuaError("expected %s\nbut was  %s\n%s: %s"
                .formatted(
                        SpecText.of(expected),
                        SpecText.of(actual),
                        difference.path(),
                        SpecText.expectedButWas(difference.left(), difference.right())));
    }

    private Varargs differs(Varargs arguments) {
        boolean isOther = SpecDifference.of(arguments.arg(2), value(arguments)) != null;
        return check(arguments, isOther, "expected anything but " + SpecText.of(arguments.arg(2)));
    }

    private Varargs same(Varargs arguments, LuaValue expected) {
        LuaValue actual = value(arguments);
        return check(arguments, actual == expected, SpecText.expectedButWas(expected, actual));
    }

    private Varargs isNear(Varargs arguments) {
        double expected = number(arguments);
        double tolerance = arguments.arg(3).todouble();
        String wanted = limit(arguments) + " +- " + arguments.arg(3).tojstring();
        return compare(arguments, wanted, value -> Math.abs(value - expected) <= tolerance);
    }

    private static double number(Varargs arguments) {
        return arguments.arg(2).todouble();
    }

    private static String limit(Varargs arguments) {
        return arguments.arg(2).tojstring();
    }

    private Varargs compare(Varargs arguments, String wanted, DoublePredicate isMet) {
        LuaValue actual = value(arguments);
        String found = " but was " + SpecText.of(actual);
        if (actual.type() != LuaValue.TNUMBER) throw new LuaError("expected a number, " + wanted + "," + found);
        return check(arguments, isMet.test(actual.todouble()), "expected " + wanted + found);
    }

    private Varargs contains(Varargs arguments) {
        LuaValue actual = value(arguments);
        LuaValue part = arguments.arg(2);
        String message = "expected something that contains " + SpecText.of(part) + " but was " + SpecText.of(actual);
        return check(arguments, hasPart(actual, part), message);
    }

    private Varargs text(Varargs arguments, String how, BiPredicate<String, String> isMet) {
        LuaValue actual = value(arguments);
        LuaValue part = arguments.arg(2);
        boolean has = actual instanceof LuaString && isMet.test(Utf8.decode(actual), Utf8.decode(part));
        String message =
                "expected a text that " + how + " with " + SpecText.of(part) + " but was " + SpecText.of(actual);
        return check(arguments, has, message);
    }

    private static boolean hasPart(LuaValue whole, LuaValue part) {
        if (whole instanceof LuaString)
            return part.isstring() && Utf8.decode(whole).contains(Utf8.decode(part));
        if (!(whole instanceof LuaTable table)) return false;
        List<LuaValue> keys = SpecDifference.keys(table);
        return keys.stream().anyMatch(key -> SpecDifference.of(part, table.rawget(key)) == null);
    }

    /** Calls the value, which is to end with an error. */
    private final class FailsWith extends Verb {
        FailsWith() {
            super(
                    "fails_with(self: table, text: string) -> kodama.expectation",
                    "The value is a function that ends with an error when it is called, and the text is a part of the"
                            + " error's message.");
        }

        @Override
        Varargs begin(Call call, Varargs arguments) {
            LuaValue function = value(arguments);
            if (!function.isfunction())
                throw new LuaError("expected a function to call but was " + SpecText.of(function));
            call.state = arguments;
            return call.invoke(function, LuaValue.NONE);
        }

        @Override
        protected Varargs resume(Call call, Varargs results) {
            String wanted = SpecText.of(taken(call).arg(2));
            throw new LuaError("expected an error with " + wanted + " but there was none");
        }

        /** From here on an error is this method's own. */
        private static Varargs taken(Call call) {
            Varargs arguments = (Varargs) call.state;
            call.state = null;
            return arguments;
        }

        @Override
        protected Varargs fail(Call call, LuaError error) {
            if (call.state == null) throw error;
            Varargs arguments = taken(call);
            LuaValue text = arguments.arg(2);
            LuaValue message = error.getMessageObject();
            if (message.isstring() && Utf8.decode(message).contains(Utf8.decode(text))) return arguments.arg1();
            throw new LuaError("expected an error with " + SpecText.of(text) + " but it was " + SpecText.of(message));
        }
    }
}

package kodama.unittest;

import java.util.function.BiPredicate;
import java.util.function.DoublePredicate;
import kodama.lua.bind.Lua;
import kodama.lua.bind.LuaException;
import kodama.lua.bind.LuaFunction;
import kodama.lua.bind.LuaModule;
import kodama.lua.bind.LuaType;
import kodama.lua.bind.Module;
import kodama.lua.bind.Step;
import kodama.lua.bind.Table;
import kodama.lua.bind.Value;
import kodama.lua.bind.Values;

/** The table returned by {@code expect(value)}, which holds the value and has a method for each check. */
@LuaModule(
        name = "expectation",
        type = "Expectation",
        methods = true,
        doc = "Only in tests: the result of `expect(value)`. If an expectation is not met, the test ends with a"
                + " message that shows the expected and the actual value. All methods return the expectation, so"
                + " you can chain them: `expect(x):is_above(0):is_below(9)`.")
final class SpecExpect {
    private static final String VALUE = "value";
    private static final int BYTES_PER_STEP = 8;

    private final Lua lua;
    private final Table methods;

    SpecExpect(Lua lua) {
        this.lua = lua;
        methods = lua.newTable();
        Module.of(this).protect(methods);
    }

    /** Returns an expectation for a value. */
    Table of(Value value) {
        Table made = lua.newTable();
        made.put(VALUE, value);
        made.setMethods(methods);
        return made;
    }

    private Value value(Table self) {
        if (self.hasMethods(methods)) return self.get(VALUE);
        throw new LuaException(
                "a method of expect(...) was called with a dot; write expect(...):method(...) with a colon");
    }

    // equality

    @LuaFunction(
            value = "equals(self: Expectation, expected: any) -> Expectation",
            doc = "Expects the value to be equal to the given one. Tables are equal if all their fields are equal.")
    Table equal(Table self, Value expected) {
        Value actual = value(self);
        SpecDifference difference = SpecDifference.of(expected, actual, lua);
        if (difference == null) return self;
        String found = SpecText.expectedButWas(difference.left(), difference.right());
        if (difference.path().isEmpty()) throw new LuaException(found);
        throw new LuaException("expected %s\nbut was  %s\n%s: %s"
                .formatted(SpecText.of(expected), SpecText.of(actual), difference.path(), found));
    }

    @LuaFunction(
            value = "is_not(self: Expectation, unwanted: any) -> Expectation",
            doc = "Expects the value not to be equal to the given one; see `equals`.")
    Table isNot(Table self, Value unwanted) {
        if (SpecDifference.of(unwanted, value(self), lua) != null) return self;
        throw new LuaException("expected anything but " + SpecText.of(unwanted));
    }

    // special values

    @LuaFunction(value = "is_true(self: Expectation) -> Expectation", doc = "Expects the value to be `true`.")
    Table isTrue(Table self) {
        return is(Value.of(true), self);
    }

    @LuaFunction(value = "is_false(self: Expectation) -> Expectation", doc = "Expects the value to be `false`.")
    Table isFalse(Table self) {
        return is(Value.of(false), self);
    }

    @LuaFunction(value = "is_nil(self: Expectation) -> Expectation", doc = "Expects the value to be nil.")
    Table isNil(Table self) {
        return is(Value.NIL, self);
    }

    private Table is(Value expected, Table self) {
        Value actual = value(self);
        if (actual.equals(expected)) return self;
        throw new LuaException(SpecText.expectedButWas(expected, actual));
    }

    @LuaFunction(value = "is_not_nil(self: Expectation) -> Expectation", doc = "Expects the value not to be nil.")
    Table isNotNil(Table self) {
        if (!value(self).isNil()) return self;
        throw new LuaException("expected a value other than nil but was nil");
    }

    // numbers

    @LuaFunction(
            value = "is_near(self: Expectation, expected: number, tolerance: number) -> Expectation",
            doc = "Expects the value to be a number that differs from the given one by at most `tolerance`.")
    Table isNear(Table self, double expected, double tolerance) {
        String wanted = Value.of(expected) + " +- " + Value.of(tolerance);
        return compare(self, wanted, value -> Math.abs(value - expected) <= tolerance);
    }

    @LuaFunction(
            value = "is_above(self: Expectation, limit: number) -> Expectation",
            doc = "Expects the value to be a number greater than the limit.")
    Table isAbove(Table self, double limit) {
        return compare(self, "greater than " + Value.of(limit), value -> value > limit);
    }

    @LuaFunction(
            value = "is_at_least(self: Expectation, limit: number) -> Expectation",
            doc = "Expects the value to be a number that is at least the limit.")
    Table isAtLeast(Table self, double limit) {
        return compare(self, "at least " + Value.of(limit), value -> value >= limit);
    }

    @LuaFunction(
            value = "is_below(self: Expectation, limit: number) -> Expectation",
            doc = "Expects the value to be a number less than the limit.")
    Table isBelow(Table self, double limit) {
        return compare(self, "less than " + Value.of(limit), value -> value < limit);
    }

    @LuaFunction(
            value = "is_at_most(self: Expectation, limit: number) -> Expectation",
            doc = "Expects the value to be a number that is at most the limit.")
    Table isAtMost(Table self, double limit) {
        return compare(self, "at most " + Value.of(limit), value -> value <= limit);
    }

    private Table compare(Table self, String wanted, DoublePredicate isMet) {
        Value actual = value(self);
        boolean isNumber = actual.is(LuaType.NUMBER);
        if (isNumber && isMet.test(actual.number())) return self;
        throw new LuaException(
                "expected " + (isNumber ? wanted : "a number, " + wanted + ",") + " but was " + SpecText.of(actual));
    }

    // contents

    @LuaFunction(
            value = "contains(self: Expectation, part: any) -> Expectation",
            doc = "Expects the value to be a string that contains this part, or a table that contains this value in"
                    + " one of its fields.")
    Table contains(Table self, Value part) {
        Value actual = value(self);
        if (hasPart(actual, part)) return self;
        throw new LuaException(
                "expected a string or table that contains " + SpecText.of(part) + " but was " + SpecText.of(actual));
    }

    private boolean hasPart(Value whole, Value part) {
        if (whole.is(LuaType.STRING)) return isText(part) && text(whole).contains(text(part));
        if (whole instanceof Table table)
            for (Table.Entry entry : table) if (SpecDifference.of(part, entry.value(), lua) == null) return true;
        return false;
    }

    /** Whether a value is a string or a number, which most functions accept as a string. */
    private static boolean isText(Value value) {
        return value.is(LuaType.STRING) || value.is(LuaType.NUMBER);
    }

    @LuaFunction(
            value = "begins_with(self: Expectation, start: string) -> Expectation",
            doc = "Expects the value to be a string with this beginning.")
    Table beginsWith(Table self, String start) {
        return text(self, "begins", start, String::startsWith);
    }

    @LuaFunction(
            value = "ends_with(self: Expectation, ending: string) -> Expectation",
            doc = "Expects the value to be a string with this ending.")
    Table endsWith(Table self, String ending) {
        return text(self, "ends", ending, String::endsWith);
    }

    private String text(Value value) {
        lua.chargeDeferred(value.length() / BYTES_PER_STEP);
        return value.text();
    }

    private Table text(Table self, String how, String part, BiPredicate<String, String> isMet) {
        Value actual = value(self);
        if (actual.is(LuaType.STRING) && isMet.test(text(actual), part)) return self;
        throw new LuaException(
                "expected a string that " + how + " with " + SpecText.quoted(part) + " but was " + SpecText.of(actual));
    }

    // errors

    @LuaFunction(
            value = "fails_with(self: Expectation, text: string) -> Expectation",
            doc = "Expects the value to be a function that fails when it is called, with an error message that"
                    + " contains the given text.")
    Step failsWith(Table self, String text) {
        Value function = value(self);
        if (!function.is(LuaType.FUNCTION))
            throw new LuaException("expected a function to call but was " + SpecText.of(function));
        return Step.call(function, Values.NONE, new Failure(self, text));
    }

    /** Expects an error of the called function. */
    private record Failure(Table self, String text) implements Step.Continuation {
        @Override
        public Step next(Values results) {
            throw new LuaException("expected an error with " + SpecText.quoted(text) + " but there was no error");
        }

        @Override
        public Step failed(Value error) {
            if (isText(error) && error.text().contains(text)) return Step.done(self);
            throw new LuaException(
                    "expected an error with " + SpecText.quoted(text) + " but it was " + SpecText.of(error));
        }
    }
}

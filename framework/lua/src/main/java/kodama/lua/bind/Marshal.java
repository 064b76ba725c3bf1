package kodama.lua.bind;

import kodama.lua.value.LuaReal;
import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaTable;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/**
 * Converts checked arguments to Java types, and results to Lua values.
 *
 * <p>Only for generated classes, which are in the packages of modules.
 */
public final class Marshal {
    private Marshal() {}

    // arguments; "fallback" is the value for nil

    /**
     * Reads a number.
     *
     * @param index the argument, from 1
     */
    public static double number(Varargs arguments, int index) {
        return arguments.arg(index).todouble();
    }

    /**
     * Reads an optional number.
     *
     * @param index the argument, from 1
     * @param fallback the default
     */
    public static double number(Varargs arguments, int index, double fallback) {
        LuaValue value = arguments.arg(index);
        return value.isnil() ? fallback : value.todouble();
    }

    /**
     * Reads an integer.
     *
     * @param index the argument, from 1
     */
    public static int integer(Varargs arguments, int index) {
        return (int) arguments.arg(index).todouble();
    }

    /**
     * Reads an optional integer.
     *
     * @param index the argument, from 1
     * @param fallback the default
     */
    public static int integer(Varargs arguments, int index, int fallback) {
        LuaValue value = arguments.arg(index);
        return value.isnil() ? fallback : (int) value.todouble();
    }

    /**
     * Reads a boolean.
     *
     * @param index the argument, from 1
     */
    public static boolean truth(Varargs arguments, int index) {
        return arguments.arg(index).toboolean();
    }

    /**
     * Reads an optional boolean.
     *
     * @param index the argument, from 1
     * @param fallback the default
     */
    public static boolean truth(Varargs arguments, int index, boolean fallback) {
        LuaValue value = arguments.arg(index);
        return value.isnil() ? fallback : value.toboolean();
    }

    /**
     * Reads a string.
     *
     * @param index the argument, from 1
     * @return the string; null for nil
     */
    public static @Nullable String text(Varargs arguments, int index) {
        LuaValue value = arguments.arg(index);
        return value.isnil() ? null : Value.of(value).text();
    }

    /**
     * Reads an optional string.
     *
     * @param index the argument, from 1
     * @param fallback the default
     */
    public static String text(Varargs arguments, int index, String fallback) {
        LuaValue value = arguments.arg(index);
        return value.isnil() ? fallback : Value.of(value).text();
    }

    /**
     * Reads a table.
     *
     * @param index the argument, from 1
     * @return the table; null for nil
     */
    public static @Nullable Table table(Varargs arguments, int index) {
        return arguments.arg(index) instanceof LuaTable table ? new Table(table) : null;
    }

    /**
     * Reads a value of any type.
     *
     * @param index the argument, from 1
     */
    public static Value value(Varargs arguments, int index) {
        return Value.of(arguments.arg(index));
    }

    /**
     * Reads the remaining arguments.
     *
     * @param index the first one, from 1
     * @return the argument and all after it
     */
    public static Values rest(Varargs arguments, int index) {
        return Values.of(arguments.subargs(index));
    }

    // results

    /** Converts a number. */
    public static Varargs result(double result) {
        return LuaReal.of(result);
    }

    /** Converts an integer. */
    public static Varargs result(int result) {
        return LuaReal.of(result);
    }

    /** Converts a boolean. */
    public static Varargs result(boolean result) {
        return LuaValue.valueOf(result);
    }

    /** Converts an object: {@link Values} as they are, others as by {@link Value#ofObject}. */
    public static Varargs result(@Nullable Object result) {
        return result instanceof Values values
                ? values.raw()
                : Value.ofObject(result).raw();
    }
}

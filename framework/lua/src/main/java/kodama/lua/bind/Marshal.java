package kodama.lua.bind;

import kodama.lua.value.LuaReal;
import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaTable;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/**
 * Turns checked arguments into what Java takes, and results into what Lua gets.
 *
 * <p>Called by generated classes, which stand in the packages of modules; for no one else.
 */
public final class Marshal {
    private Marshal() {}

    // arguments; where there is an "otherwise", it stands for nil

    /**
     * Reads a number.
     *
     * @param index from 1
     */
    public static double number(Varargs arguments, int index) {
        return arguments.arg(index).todouble();
    }

    /**
     * Reads an optional number.
     *
     * @param index from 1
     * @param otherwise what nil stands for
     */
    public static double number(Varargs arguments, int index, double otherwise) {
        LuaValue value = arguments.arg(index);
        return value.isnil() ? otherwise : value.todouble();
    }

    /**
     * Reads a whole number.
     *
     * @param index from 1
     */
    public static int integer(Varargs arguments, int index) {
        return (int) arguments.arg(index).todouble();
    }

    /**
     * Reads an optional whole number.
     *
     * @param index from 1
     * @param otherwise what nil stands for
     */
    public static int integer(Varargs arguments, int index, int otherwise) {
        LuaValue value = arguments.arg(index);
        return value.isnil() ? otherwise : (int) value.todouble();
    }

    /**
     * Reads a boolean.
     *
     * @param index from 1
     */
    public static boolean truth(Varargs arguments, int index) {
        return arguments.arg(index).toboolean();
    }

    /**
     * Reads an optional boolean.
     *
     * @param index from 1
     * @param otherwise what nil stands for
     */
    public static boolean truth(Varargs arguments, int index, boolean otherwise) {
        LuaValue value = arguments.arg(index);
        return value.isnil() ? otherwise : value.toboolean();
    }

    /**
     * Reads a string.
     *
     * @param index from 1
     * @return the argument; null for nil
     */
    public static @Nullable String text(Varargs arguments, int index) {
        LuaValue value = arguments.arg(index);
        return value.isnil() ? null : Value.of(value).text();
    }

    /**
     * Reads an optional string.
     *
     * @param index from 1
     * @param otherwise what nil stands for
     */
    public static String text(Varargs arguments, int index, String otherwise) {
        LuaValue value = arguments.arg(index);
        return value.isnil() ? otherwise : Value.of(value).text();
    }

    /**
     * Reads a table.
     *
     * @param index from 1
     * @return the argument; null for nil
     */
    public static @Nullable Table table(Varargs arguments, int index) {
        return arguments.arg(index) instanceof LuaTable table ? new Table(table) : null;
    }

    /**
     * Reads a value of any type.
     *
     * @param index from 1
     */
    public static Value value(Varargs arguments, int index) {
        return Value.of(arguments.arg(index));
    }

    /**
     * Reads what follows.
     *
     * @param index of the first, from 1
     * @return the argument and all behind it
     */
    public static Values rest(Varargs arguments, int index) {
        return Values.of(arguments.subargs(index));
    }

    // results

    /** Gives a number. */
    public static Varargs result(double result) {
        return LuaReal.of(result);
    }

    /** Gives a whole number. */
    public static Varargs result(int result) {
        return LuaReal.of(result);
    }

    /** Gives a boolean. */
    public static Varargs result(boolean result) {
        return LuaValue.valueOf(result);
    }

    /** Gives an object: values, or what {@link Value#ofObject} makes of it. */
    public static Varargs result(@Nullable Object result) {
        return result instanceof Values values
                ? values.raw()
                : Value.ofObject(result).raw();
    }
}

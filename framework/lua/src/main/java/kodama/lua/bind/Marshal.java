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
     * @param arguments of a call
     * @param index from 1
     * @return the argument
     */
    public static double number(Varargs arguments, int index) {
        return arguments.arg(index).todouble();
    }

    /**
     * Reads an optional number.
     *
     * @param arguments of a call
     * @param index from 1
     * @param otherwise what nil stands for
     * @return the argument
     */
    public static double number(Varargs arguments, int index, double otherwise) {
        LuaValue value = arguments.arg(index);
        return value.isnil() ? otherwise : value.todouble();
    }

    /**
     * Reads a whole number.
     *
     * @param arguments of a call
     * @param index from 1
     * @return the argument
     */
    public static int integer(Varargs arguments, int index) {
        return (int) arguments.arg(index).todouble();
    }

    /**
     * Reads an optional whole number.
     *
     * @param arguments of a call
     * @param index from 1
     * @param otherwise what nil stands for
     * @return the argument
     */
    public static int integer(Varargs arguments, int index, int otherwise) {
        LuaValue value = arguments.arg(index);
        return value.isnil() ? otherwise : (int) value.todouble();
    }

    /**
     * Reads a boolean.
     *
     * @param arguments of a call
     * @param index from 1
     * @return the argument
     */
    public static boolean truth(Varargs arguments, int index) {
        return arguments.arg(index).toboolean();
    }

    /**
     * Reads an optional boolean.
     *
     * @param arguments of a call
     * @param index from 1
     * @param otherwise what nil stands for
     * @return the argument
     */
    public static boolean truth(Varargs arguments, int index, boolean otherwise) {
        LuaValue value = arguments.arg(index);
        return value.isnil() ? otherwise : value.toboolean();
    }

    /**
     * Reads a string.
     *
     * @param arguments of a call
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
     * @param arguments of a call
     * @param index from 1
     * @param otherwise what nil stands for
     * @return the argument
     */
    public static String text(Varargs arguments, int index, String otherwise) {
        LuaValue value = arguments.arg(index);
        return value.isnil() ? otherwise : Value.of(value).text();
    }

    /**
     * Reads a table.
     *
     * @param arguments of a call
     * @param index from 1
     * @return the argument; null for nil
     */
    public static @Nullable Table table(Varargs arguments, int index) {
        return arguments.arg(index) instanceof LuaTable table ? new Table(table) : null;
    }

    /**
     * Reads a value of any type.
     *
     * @param arguments of a call
     * @param index from 1
     * @return the argument
     */
    public static Value value(Varargs arguments, int index) {
        return Value.of(arguments.arg(index));
    }

    /**
     * Reads what follows.
     *
     * @param arguments of a call
     * @param index of the first, from 1
     * @return the argument and all behind it
     */
    public static Values rest(Varargs arguments, int index) {
        return Values.of(arguments.subargs(index));
    }

    // results

    /**
     * Gives a number.
     *
     * @param result any
     * @return for Lua
     */
    public static Varargs result(double result) {
        return LuaReal.of(result);
    }

    /**
     * Gives a whole number.
     *
     * @param result any
     * @return for Lua
     */
    public static Varargs result(int result) {
        return LuaReal.of(result);
    }

    /**
     * Gives a boolean.
     *
     * @param result any
     * @return for Lua
     */
    public static Varargs result(boolean result) {
        return LuaValue.valueOf(result);
    }

    /**
     * Gives an object: values, or what {@link Value#ofObject} makes of it.
     *
     * @param result any
     * @return for Lua
     */
    public static Varargs result(@Nullable Object result) {
        return result instanceof Values values
                ? values.raw()
                : Value.ofObject(result).raw();
    }
}

package kodama.lua;

import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaError;
import org.luaj.vm2.LuaFunction;
import org.luaj.vm2.LuaNumber;
import org.luaj.vm2.LuaString;
import org.luaj.vm2.LuaTable;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/** Checks of library arguments, with the reference's messages. */
final class Arguments {

    private Arguments() {}

    static LuaError error(int index, String function, String problem) {
        return new MessageError("bad argument #" + index + " to '" + function + "' (" + problem + ")");
    }

    private static LuaError type(Varargs args, int index, String function, String wanted) {
        String got = index > args.narg() ? "no value" : args.arg(index).typename();
        return error(index, function, wanted + " expected, got " + got);
    }

    static LuaValue checkAny(Varargs args, int index, String function) {
        if (args.narg() < index) throw error(index, function, "value expected");
        return args.arg(index);
    }

    static LuaTable checkTable(Varargs args, int index, String function) {
        if (args.arg(index) instanceof LuaTable table) return table;
        throw type(args, index, function, "table");
    }

    static LuaFunction checkFunction(Varargs args, int index, String function) {
        if (args.arg(index) instanceof LuaFunction found) return found;
        throw type(args, index, function, "function");
    }

    static Coroutine checkCoroutine(Varargs args, int index, String function) {
        if (args.arg(index) instanceof Coroutine coroutine) return coroutine;
        throw type(args, index, function, "coroutine");
    }

    static LuaString checkString(Varargs args, int index, String function) {
        LuaValue value = args.arg(index);
        if (value instanceof LuaString text) return text;
        if (value instanceof LuaNumber) return NumberFormat.toLuaString(value);
        throw type(args, index, function, "string");
    }

    static double checkNumber(Varargs args, int index, String function) {
        LuaReal number = Arithmetic.toNumber(args.arg(index));
        if (number == null) throw type(args, index, function, "number");
        return number.v;
    }

    static int optionalInt(Varargs args, int index, String function, int fallback) {
        return args.arg(index).isnil() ? fallback : (int) (long) checkNumber(args, index, function);
    }

    static @Nullable String optionalText(Varargs args, int index, String function) {
        return args.arg(index).isnil() ? null : checkString(args, index, function).tojstring();
    }
}

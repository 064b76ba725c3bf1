package kodama.lua;

import kodama.lua.compile.Instructions;
import kodama.lua.error.MessageError;
import kodama.lua.value.Metamethod;
import kodama.lua.value.NumberFormat;
import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaNumber;
import org.luaj.vm2.LuaString;
import org.luaj.vm2.LuaValue;

/** Concatenation of consecutive registers, from right to left. */
final class Concatenation {

    private Concatenation() {}

    /** Joins the registers from {@code first} to {@code last} into the first; false if a metamethod must run first. */
    static boolean concat(Coroutine co, int first, int last) {
        int right = last;
        while (right > first) {
            LuaValue[] registers = co.stack;
            int left = right;
            while (left >= first && isText(registers[left])) left--;
            if (left < right - 1 || left < first) {
                registers[left + 1] = join(co.machine, registers, left + 1, right);
                right = left + 1;
            } else {
                LuaValue result = meta(co, registers[right - 1], registers[right], right);
                if (result == null) return false;
                right--;
                co.stack[right] = result;
            }
        }
        return true;
    }

    /** Joins values, or returns null if that needs a metamethod; overwrites the array. */
    static @Nullable LuaValue plain(LuaMachine machine, LuaValue[] values) {
        for (LuaValue each : values) if (!isText(each)) return null;
        return join(machine, values, 0, values.length - 1);
    }

    private static boolean isText(LuaValue value) {
        return value instanceof LuaString || value instanceof LuaNumber;
    }

    private static LuaString join(LuaMachine machine, LuaValue[] registers, int first, int last) {
        long length = 0;
        for (int i = first; i <= last; i++) {
            if (!(registers[i] instanceof LuaString))
                machine.budget.chargeDeferred(NumberFormat.cost(registers[i].todouble()));
            LuaString text = registers[i] instanceof LuaString s ? s : NumberFormat.toLuaString(registers[i]);
            registers[i] = text;
            length += text.m_length;
        }
        machine.charge((length >> 4) + (last - first) * 8L);
        if (length > Integer.MAX_VALUE - 16) throw new MessageError("string length overflow");
        return joined(registers, first, last, (int) length);
    }

    private static LuaString joined(LuaValue[] registers, int first, int last, int length) {
        byte[] bytes = new byte[length];
        int at = 0;
        for (int i = first; i <= last; i++) {
            LuaString text = (LuaString) registers[i];
            System.arraycopy(text.m_bytes, text.m_offset, bytes, at, text.m_length);
            at += text.m_length;
        }
        return LuaString.valueUsing(bytes);
    }

    /** Returns the result, or null if the metamethod must run first. */
    private static @Nullable LuaValue meta(Coroutine co, LuaValue x, LuaValue y, int right) {
        LuaValue handler = Comparison.handler(co.machine, Metamethod.CONCAT, x, y);
        if (handler.isnil()) throw OperandErrors.concat(co, x, y, right);
        co.innermost().concatRegister = right;
        return JavaFunctionCalls.meta(co, handler, x, y);
    }

    /** Continues after a metamethod has returned its result. */
    static void finish(Coroutine co, Call call, int instruction, LuaValue result) {
        int first = call.base + Instructions.b(instruction);
        co.stack[call.concatRegister - 1] = result;
        if (concat(co, first, call.concatRegister - 1))
            co.stack[call.base + Instructions.a(instruction)] = co.stack[first];
    }
}

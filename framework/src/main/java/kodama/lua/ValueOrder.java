package kodama.lua;

import org.luaj.vm2.LuaString;
import org.luaj.vm2.LuaValue;

/** The order of values: numbers by size, strings by bytes. */
final class ValueOrder {
    private ValueOrder() {}

    /** Whether two values have an order without a metamethod. */
    static boolean isOrdered(LuaValue left, LuaValue right) {
        int type = left.type();
        return type == right.type() && (type == LuaValue.TNUMBER || type == LuaValue.TSTRING);
    }

    /** Compares two values for which {@link #isOrdered} holds. */
    static boolean isLess(LuaValue left, LuaValue right) {
        if (left instanceof LuaString text) return compare(text, (LuaString) right) < 0;
        return left.todouble() < right.todouble();
    }

    private static int compare(LuaString left, LuaString right) {
        return java.util.Arrays.compareUnsigned(
                left.m_bytes,
                left.m_offset,
                left.m_offset + left.m_length,
                right.m_bytes,
                right.m_offset,
                right.m_offset + right.m_length);
    }
}

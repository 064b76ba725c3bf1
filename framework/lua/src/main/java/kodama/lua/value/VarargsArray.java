package kodama.lua.value;

import java.util.Arrays;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/** Arguments or results in an array that is never changed. */
public final class VarargsArray extends Varargs {

    private final LuaValue[] values;
    private final int offset;
    private final int count;

    private VarargsArray(LuaValue[] values, int offset, int count) {
        this.values = values;
        this.offset = offset;
        this.count = count;
    }

    /** Wraps an array, which must not be used otherwise. */
    public static Varargs of(LuaValue... values) {
        return of(values, 0, values.length);
    }

    private static Varargs of(LuaValue[] values, int offset, int count) {
        if (count <= 1) return count <= 0 ? LuaValue.NONE : values[offset];
        return new VarargsArray(values, offset, count);
    }

    /**
     * Concatenates values.
     *
     * @param values the first values
     * @param behind the values after them
     * @return all of them in one array
     */
    public static Varargs joined(LuaValue[] values, Varargs behind) {
        int more = behind.narg();
        if (more == 0) return of(values);
        LuaValue[] all = Arrays.copyOf(values, values.length + more);
        copy(behind, all, values.length, more);
        return of(all);
    }

    /**
     * Copies values into an array, padded with nil.
     *
     * @param at index of the first
     * @param count number of values to write
     */
    public static void copy(Varargs from, LuaValue[] to, int at, int count) {
        if (from instanceof VarargsArray row && count <= row.count)
            System.arraycopy(row.values, row.offset, to, at, count);
        else for (int i = 0; i < count; i++) to[at + i] = from.arg(i + 1);
    }

    @Override
    public LuaValue arg(int index) {
        return index > 0 && index <= count ? values[offset + index - 1] : LuaValue.NIL;
    }

    @Override
    public LuaValue arg1() {
        return values[offset];
    }

    @Override
    public int narg() {
        return count;
    }

    @Override
    public Varargs subargs(int start) {
        return start == 1 ? this : of(values, offset + start - 1, count - start + 1);
    }
}

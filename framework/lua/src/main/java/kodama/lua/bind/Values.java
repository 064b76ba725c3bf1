package kodama.lua.bind;

import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/** A list of values: varargs, or the results of a function. Immutable. */
public final class Values {
    /** The empty list. */
    public static final Values NONE = new Values(LuaValue.NONE);

    private final Varargs raw;

    private Values(Varargs raw) {
        this.raw = raw;
    }

    /** Wraps values of the machine, for packages that use LuaJ. */
    public static Values of(Varargs raw) {
        return raw == LuaValue.NONE ? NONE : new Values(raw);
    }

    /**
     * Makes a list.
     *
     * @param values converted by {@link Value#ofObject}
     */
    public static Values of(Object... values) {
        LuaValue[] all = new LuaValue[values.length];
        for (int i = 0; i < all.length; i++) all[i] = Value.ofObject(values[i]).raw();
        return of(LuaValue.varargsOf(all));
    }

    /** Returns the values of the machine, for packages that use LuaJ. */
    public Varargs raw() {
        return raw;
    }

    /**
     * Returns the number of values.
     *
     * @return the number, at least 0
     */
    public int count() {
        return raw.narg();
    }

    /**
     * Returns a value.
     *
     * @param index the index, from 1
     * @return the value; nil beyond the last
     */
    public Value get(int index) {
        return Value.of(raw.arg(index));
    }

    /**
     * Inserts a value at the beginning.
     *
     * @return a list with one more value
     */
    public Values after(Value first) {
        return of(LuaValue.varargsOf(first.raw(), raw));
    }
}

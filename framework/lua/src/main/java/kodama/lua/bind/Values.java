package kodama.lua.bind;

import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/** Several values in their order: what a function is given behind its other arguments, or gives back. Immutable. */
public final class Values {
    /** No value at all. */
    public static final Values NONE = new Values(LuaValue.NONE);

    private final Varargs raw;

    private Values(Varargs raw) {
        this.raw = raw;
    }

    /** Wraps values of the machine's own, for rooms that know LuaJ. */
    public static Values of(Varargs raw) {
        return raw == LuaValue.NONE ? NONE : new Values(raw);
    }

    /**
     * Collects values.
     *
     * @param values what {@link Value#ofObject} makes of each
     */
    public static Values of(Object... values) {
        LuaValue[] all = new LuaValue[values.length];
        for (int i = 0; i < all.length; i++) all[i] = Value.ofObject(values[i]).raw();
        return of(LuaValue.varargsOf(all));
    }

    /** The values as the machine holds them, for rooms that know LuaJ. */
    public Varargs raw() {
        return raw;
    }

    /**
     * Counts them.
     *
     * @return 0 or more
     */
    public int count() {
        return raw.narg();
    }

    /**
     * Reads one.
     *
     * @param index from 1
     * @return nil beyond the last
     */
    public Value get(int index) {
        return Value.of(raw.arg(index));
    }

    /**
     * Puts a value before all others.
     *
     * @return one value more
     */
    public Values after(Value first) {
        return of(LuaValue.varargsOf(first.raw(), raw));
    }
}

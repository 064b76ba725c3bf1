package kodama.lua;

import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaValue;

/**
 * A variable that closures share. It is open while its function runs, and refers to a register; once closed, it holds
 * the value itself.
 */
public final class Upvalue {

    private static final LuaValue[] NO_REGISTERS = {};

    /** The value if it is closed; null while it is open. */
    private @Nullable LuaValue closed;

    /** The registers, while it is open. */
    LuaValue[] slots;

    /** The index of its register. */
    int index;

    /** The next open upvalue, at a lower register; or null. */
    @Nullable
    Upvalue lower;

    Upvalue(LuaValue[] slots, int index, @Nullable Upvalue lower) {
        this.slots = slots;
        this.index = index;
        this.lower = lower;
    }

    /** Makes a closed upvalue. */
    static Upvalue closed(LuaValue value) {
        Upvalue made = new Upvalue(NO_REGISTERS, 0, null);
        made.closed = value;
        return made;
    }

    /** Returns the variable's value. */
    public LuaValue value() {
        LuaValue own = closed;
        return own != null ? own : slots[index];
    }

    /** Sets the variable for all functions that share it. */
    public void set(LuaValue value) {
        if (closed != null) closed = value;
        else slots[index] = value;
    }

    void close() {
        closed = slots[index];
        slots = NO_REGISTERS;
        lower = null;
    }
}

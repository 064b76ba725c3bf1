package kodama.lua;

import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaValue;

/**
 * A variable shared by closures. While its function runs it is a register; afterwards, which is most of the time, it
 * has its value itself.
 */
public final class Upvalue {

    private static final LuaValue[] NO_REGISTERS = {};

    /** The value of a closed one; null while it is open. */
    private @Nullable LuaValue closed;

    /** The registers of which an open one is one. */
    LuaValue[] slots;

    /** Which of them. */
    int index;

    /** The open upvalue of the next lower register, or null. */
    @Nullable
    Upvalue lower;

    Upvalue(LuaValue[] slots, int index, @Nullable Upvalue lower) {
        this.slots = slots;
        this.index = index;
        this.lower = lower;
    }

    /** A closed upvalue with that value. */
    static Upvalue closed(LuaValue value) {
        Upvalue made = new Upvalue(NO_REGISTERS, 0, null);
        made.closed = value;
        return made;
    }

    /** What the variable holds now. */
    public LuaValue value() {
        LuaValue own = closed;
        return own != null ? own : slots[index];
    }

    /** Sets the variable, for all functions that share it. */
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

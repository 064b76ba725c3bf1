package kodama.lua;

import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaValue;

/**
 * A variable shared by closures. While its function runs it is a register; afterwards it is a slot of its own. Both are
 * read in the same way, so reading needs no test.
 */
public final class Upvalue {

    LuaValue[] slots;
    /** Where in the slots; 0 once the upvalue has a slot of its own. */
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
        return new Upvalue(new LuaValue[] {value}, 0, null);
    }

    /**
     * What the variable holds now.
     *
     * @return the value
     */
    public LuaValue value() {
        return slots[index];
    }

    /**
     * Sets the variable, for all functions that share it.
     *
     * @param value the value
     */
    public void set(LuaValue value) {
        slots[index] = value;
    }

    void close() {
        slots = new LuaValue[] {slots[index]};
        index = 0;
        lower = null;
    }
}

package kodama.lua;

import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaFunction;
import org.luaj.vm2.LuaTable;
import org.luaj.vm2.LuaValue;

/**
 * A Lua 5.2 machine whose coroutines cost no thread.
 *
 * <p>Machines share nothing that changes; each belongs to one thread.
 */
public final class LuaMachine implements AutoCloseable {

    private final LuaOptions options;

    /**
     * Builds a machine with the standard libraries.
     *
     * @param options what it is given from outside
     */
    public LuaMachine(LuaOptions options) {
        this.options = options;
    }

    /**
     * The global table.
     *
     * @return the live table; changes are seen by scripts at once
     */
    public LuaTable globals() {
        throw new UnsupportedOperationException();
    }

    /**
     * Compiles a script.
     *
     * @param chunkName the file's name as error messages show it, as in {@code enemies/popcorn.lua}
     * @param source the text
     * @return the script as a function
     * @throws LuaFailure if the text is not Lua
     */
    public LuaFunction load(String chunkName, byte[] source) {
        throw new UnsupportedOperationException();
    }

    /**
     * Makes a suspended coroutine.
     *
     * @param body what it will run
     * @return the coroutine
     */
    public Coroutine coroutine(LuaFunction body) {
        throw new UnsupportedOperationException();
    }

    /**
     * Makes an empty table; its iteration order does not depend on addresses.
     *
     * @return the table
     */
    public LuaTable newTable() {
        throw new UnsupportedOperationException();
    }

    /** Ends the machine: its coroutines die and its globals are dropped. */
    @Override
    public void close() {}

    /** What the machine was given. */
    LuaOptions options() {
        return options;
    }

    /** Makes a table with room for so many list items and so many other fields. */
    LuaTable newTable(int listItems, int fields) {
        throw new UnsupportedOperationException();
    }

    /** The metatable of a value as this machine sees it, or null; strings have the string library's. */
    @Nullable
    LuaValue metatable(LuaValue value) {
        throw new UnsupportedOperationException();
    }

    /** The metamethod of a value, or nil. */
    LuaValue metamethod(LuaValue value, LuaValue event) {
        throw new UnsupportedOperationException();
    }

    /** Sets the metatable that all strings of this machine share. */
    void setStringMetatable(LuaTable metatable) {
        throw new UnsupportedOperationException();
    }

    /** Counts work done inside a library function against the instruction budget. */
    void charge(long instructions) {
        throw new UnsupportedOperationException();
    }
}

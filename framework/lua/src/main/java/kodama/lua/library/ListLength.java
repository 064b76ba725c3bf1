package kodama.lua.library;

import kodama.lua.LuaMachine;
import kodama.lua.error.MessageError;
import kodama.lua.value.Metamethod;
import org.luaj.vm2.LuaTable;
import org.luaj.vm2.LuaValue;

/** Lengths of lists, for the functions of {@code table}. */
final class ListLength {
    private ListLength() {}

    /** Returns the length of a list as {@code #} does, including the metamethod. */
    static int of(LuaMachine machine, LuaTable list) {
        LuaValue handler = machine.metamethod(list, Metamethod.LEN);
        return handler.isnil()
                ? list.rawlen()
                : checked(machine.invoke(handler, list).arg1());
    }

    private static int checked(LuaValue length) {
        if (length.type() == LuaValue.TNUMBER) return (int) length.todouble();
        throw new MessageError("object length is not a number");
    }
}

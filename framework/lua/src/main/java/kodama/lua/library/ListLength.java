package kodama.lua.library;

import kodama.lua.LuaMachine;
import kodama.lua.error.MessageError;
import kodama.lua.value.Metamethod;
import org.luaj.vm2.LuaTable;
import org.luaj.vm2.LuaValue;

/** How long the lists are that the functions of {@code table} get. */
final class ListLength {
    private ListLength() {}

    /** The length of a list as {@code #} gives it, metamethod included. */
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

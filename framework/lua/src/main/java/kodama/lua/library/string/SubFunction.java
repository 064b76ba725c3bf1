package kodama.lua.library.string;

import kodama.lua.Builtin;
import kodama.lua.LuaMachine;
import kodama.lua.value.Args;
import kodama.lua.value.LuaReal;
import org.luaj.vm2.LuaString;
import org.luaj.vm2.LuaValue;

/** {@code string.sub}; scripts take texts apart letter by letter, so a call as it should be takes the straight way. */
final class SubFunction extends Builtin {
    private static final LuaString EMPTY = LuaString.valueOf("");

    private final LuaMachine machine;

    SubFunction(LuaMachine machine) {
        super(
                "string.sub",
                args -> part(machine, Args.string(args, 1), Args.integer(args, 2), Args.integer(args, 3, -1)));
        this.machine = machine;
    }

    @Override
    public LuaValue call(LuaValue text, LuaValue first, LuaValue last) {
        if (text instanceof LuaString whole && first instanceof LuaReal from && last instanceof LuaReal to)
            return part(machine, whole, Args.whole(from.v), Args.whole(to.v));
        return super.call(text, first, last);
    }

    private static LuaString part(LuaMachine machine, LuaString text, long from, long to) {
        long first = Math.max(StringLimits.place(from, text.m_length), 1);
        long last = StringLimits.end(to, text.m_length);
        if (first > last) return EMPTY;
        machine.charge((last - first + 1) / StringLimits.BYTES_PER_INSTRUCTION);
        if (first == last) return Letters.of(text.luaByte((int) first - 1));
        return last - first + 1 == text.m_length ? text : text.substring((int) first - 1, (int) last);
    }
}

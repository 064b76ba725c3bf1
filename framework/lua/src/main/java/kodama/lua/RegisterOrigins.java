package kodama.lua;

import kodama.lua.compile.Instructions;
import kodama.lua.compile.Opcode;
import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaTable;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Prototype;

/** Finds out from the instructions from where a frame has the value of a register. Looks only, and calls nothing. */
final class RegisterOrigins {

    /** Where a value was looked up. */
    record Field(LuaTable table, String key) {}

    private RegisterOrigins() {}

    /** The field that a register was loaded from for the current instruction, or null. */
    static @Nullable Field field(Call call, int register) {
        Prototype p = call.script().code.prototype;
        int last = call.pc - 1;
        if (p.getlocalname(register + 1, last) != null) return null;
        int pc = VariableNames.lastSetter(p, last, register);
        if (pc < 0) return null;
        String key = VariableNames.key(p, pc, Instructions.c(p.code[pc]));
        LuaValue table = indexed(call, pc);
        return table instanceof LuaTable found && !key.equals("?") ? new Field(found, key) : null;
    }

    /** What an instruction looks a field up in; nil if it is none that does, or that cannot be told. */
    private static LuaValue indexed(Call call, int pc) {
        int i = call.script().code.prototype.code[pc];
        return switch (Instructions.opcode(i)) {
            case Opcode.GETTABLE, Opcode.SELF -> value(call, pc, Instructions.b(i));
            case Opcode.GETTABUP -> call.script().upvalues[Instructions.b(i)].value();
            default -> LuaValue.NIL;
        };
    }

    /** What a register held at an instruction; nil if that cannot be told any more. */
    private static LuaValue value(Call call, int last, int register) {
        Prototype p = call.script().code.prototype;
        if (p.getlocalname(register + 1, last) != null) return call.coroutine.stack[call.base + register];
        int pc = VariableNames.lastSetter(p, last, register);
        if (pc < 0) return LuaValue.NIL;
        int i = p.code[pc];
        return switch (Instructions.opcode(i)) {
            case Opcode.MOVE -> value(call, pc, Instructions.b(i));
            case Opcode.GETUPVAL -> call.script().upvalues[Instructions.b(i)].value();
            default -> indexed(call, pc) instanceof LuaTable table ? field(table, p, pc) : LuaValue.NIL;
        };
    }

    private static LuaValue field(LuaTable table, Prototype p, int pc) {
        return table.rawget(LuaValue.valueOf(VariableNames.key(p, pc, Instructions.c(p.code[pc]))));
    }

    /** Whether a register is a parameter that the function has left as it was given. */
    static boolean isGiven(Prototype p, int register) {
        if (register < 0 || register >= p.numparams) return false;
        for (int i : p.code) if (VariableNames.sets(i, register)) return false;
        return true;
    }
}

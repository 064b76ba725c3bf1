package kodama.lua;

import kodama.lua.compile.Instructions;
import kodama.lua.compile.Opcode;
import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaTable;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Prototype;

/** Finds the origin of a register's value from the instructions. It only inspects the frame and calls nothing. */
final class RegisterOrigins {

    /** The field from which a value was read. */
    record Field(LuaTable table, String key) {}

    private RegisterOrigins() {}

    /** Returns the field from which a register was loaded for the current instruction, or null. */
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

    /** Returns the table that an instruction indexes; nil if it does not index, or if the table is unknown. */
    private static LuaValue indexed(Call call, int pc) {
        int i = call.script().code.prototype.code[pc];
        return switch (Instructions.opcode(i)) {
            case Opcode.GETTABLE, Opcode.SELF -> value(call, pc, Instructions.b(i));
            case Opcode.GETTABUP -> call.script().upvalues[Instructions.b(i)].value();
            default -> LuaValue.NIL;
        };
    }

    /** Returns the value of a register at an instruction; nil if it is no longer known. */
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

    /** Whether a register is a parameter that the function does not assign. */
    static boolean isGiven(Prototype p, int register) {
        if (register < 0 || register >= p.numparams) return false;
        for (int i : p.code) if (VariableNames.sets(i, register)) return false;
        return true;
    }
}

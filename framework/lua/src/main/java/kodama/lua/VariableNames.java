package kodama.lua;

import kodama.lua.compile.Instructions;
import kodama.lua.compile.Opcode;
import kodama.lua.value.LosslessUtf8;
import kodama.lua.value.Metamethod;
import org.jspecify.annotations.Nullable;
import org.luaj.vm2.Lua;
import org.luaj.vm2.LuaString;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Prototype;

/** Finds the source name of a register's value from the instructions. */
public final class VariableNames {

    /**
     * A name and its kind.
     *
     * @param kind the kind as in messages: local, global, field, method, upvalue, constant
     * @param text the name
     */
    public record Name(String kind, String text) {
        @Override
        public String toString() {
            return kind + " '" + text + "'";
        }
    }

    private VariableNames() {}

    /** Returns the name of a register's value at a frame's current instruction, or null. */
    static @Nullable String ofRegister(Call call, int register) {
        Name name = find(call.script().code.prototype, call.pc - 1, register);
        return name == null ? null : name.toString();
    }

    /** Returns the name of the table that the current instruction indexes, or null. */
    static @Nullable String ofIndexed(Call call) {
        int register = indexedRegister(call);
        if (register >= 0) return ofRegister(call, register);
        Prototype p = call.script().code.prototype;
        int i = p.code[call.pc - 1];
        return upvalue(p, Instructions.opcode(i) == Opcode.GETTABUP ? Instructions.b(i) : Instructions.a(i));
    }

    /** Returns the register of the table that the current instruction indexes, or -1 for an upvalue. */
    static int indexedRegister(Call call) {
        int i = call.script().code.prototype.code[call.pc - 1];
        return switch (Instructions.opcode(i)) {
            case Opcode.GETTABUP, Opcode.SETTABUP -> -1;
            case Opcode.SETTABLE -> Instructions.a(i);
            default -> Instructions.b(i);
        };
    }

    /** Returns the name of an operand of the current instruction, or null for a constant. */
    static @Nullable String ofOperand(Call call, boolean isFirst) {
        int register = operandRegister(call, isFirst);
        return register < 0 ? null : ofRegister(call, register);
    }

    /** Returns the register of an operand of the current instruction, or -1 for a constant. */
    static int operandRegister(Call call, boolean isFirst) {
        int i = call.script().code.prototype.code[call.pc - 1];
        int operand = isFirst ? Instructions.b(i) : Instructions.c(i);
        return Instructions.isConstant(operand) ? -1 : operand;
    }

    private static String upvalue(Prototype p, int index) {
        return new Name("upvalue", upvalueName(p, index)).toString();
    }

    static String upvalueName(Prototype p, int index) {
        LuaString name = p.upvalues[index].name;
        return name == null ? "?" : shown(name);
    }

    /** Returns the name by which the frame below has called a frame's function, or null. */
    static @Nullable Name ofCalled(Call caller) {
        Prototype p = caller.script().code.prototype;
        int pc = caller.pc - 1;
        int i = p.code[pc];
        return switch (Instructions.opcode(i)) {
            case Opcode.CALL, Opcode.TAILCALL -> find(p, pc, Instructions.a(i));
            case Opcode.TFORCALL -> new Name("for iterator", "for iterator");
            case Opcode.SELF, Opcode.GETTABUP, Opcode.GETTABLE -> metamethod(Metamethod.INDEX);
            case Opcode.SETTABUP, Opcode.SETTABLE -> metamethod(Metamethod.NEWINDEX);
            case Opcode.EQ -> metamethod(Metamethod.EQ);
            case Opcode.LT -> metamethod(Metamethod.LT);
            case Opcode.LE -> metamethod(Metamethod.LE);
            case Opcode.LEN -> metamethod(Metamethod.LEN);
            case Opcode.CONCAT -> metamethod(Metamethod.CONCAT);
            case Opcode.ADD, Opcode.SUB, Opcode.MUL, Opcode.DIV, Opcode.MOD, Opcode.POW, Opcode.UNM ->
                metamethod(Metamethod.ofArithmetic(Instructions.opcode(i)));
            default -> null;
        };
    }

    private static Name metamethod(Metamethod event) {
        return new Name("metamethod", event.toString());
    }

    /**
     * Returns the name of a register's value.
     *
     * @param last the instruction that uses the value
     * @return its name, or null
     */
    public static @Nullable Name find(Prototype p, int last, int register) {
        LuaString local = p.getlocalname(register + 1, last);
        if (local != null) return new Name("local", shown(local));
        int pc = lastSetter(p, last, register);
        return pc < 0 ? null : source(p, pc);
    }

    /** Returns the name of the value that an instruction loads. */
    private static @Nullable Name source(Prototype p, int pc) {
        int i = p.code[pc];
        int a = Instructions.a(i);
        int b = Instructions.b(i);
        int c = Instructions.c(i);
        return switch (Instructions.opcode(i)) {
            case Opcode.MOVE -> b < a ? find(p, pc, b) : null;
            case Opcode.GETTABUP -> new Name(isEnvironment(upvalueName(p, b)), key(p, pc, c));
            case Opcode.GETTABLE -> new Name(isEnvironment(localName(p, b, pc)), key(p, pc, c));
            case Opcode.GETUPVAL -> new Name("upvalue", upvalueName(p, b));
            case Opcode.LOADK -> constant(p, Instructions.bx(i));
            case Opcode.LOADKX -> constant(p, Instructions.ax(p.code[pc + 1]));
            case Opcode.SELF -> new Name("method", key(p, pc, c));
            default -> null;
        };
    }

    private static @Nullable Name constant(Prototype p, int index) {
        LuaValue value = p.k[index];
        return value instanceof LuaString text ? new Name("constant", shown(text)) : null;
    }

    private static String isEnvironment(@Nullable String table) {
        return "_ENV".equals(table) ? "global" : "field";
    }

    private static @Nullable String localName(Prototype p, int register, int pc) {
        LuaString name = p.getlocalname(register + 1, pc);
        return name == null ? null : shown(name);
    }

    /** Returns the key of an instruction that indexes, if it is a constant name; otherwise a question mark. */
    static String key(Prototype p, int pc, int operand) {
        if (Instructions.isConstant(operand)) {
            LuaValue value = p.k[Instructions.constant(operand)];
            return value instanceof LuaString text ? shown(text) : "?";
        }
        Name name = find(p, pc, operand);
        return name != null && name.kind.equals("constant") ? name.text : "?";
    }

    /** Returns the last instruction before {@code last} that certainly set a register, or -1. */
    static int lastSetter(Prototype p, int last, int register) {
        int found = -1;
        int jumpTarget = 0;
        for (int pc = 0; pc < last; pc++) {
            int i = p.code[pc];
            if (Instructions.opcode(i) == Opcode.JMP) {
                int target = pc + 1 + Instructions.jump(i);
                if (pc < target && target <= last && target > jumpTarget) jumpTarget = target;
            } else if (sets(i, register)) found = pc < jumpTarget ? -1 : pc;
        }
        return found;
    }

    /** Whether an instruction sets a register. */
    static boolean sets(int i, int register) {
        int opcode = Instructions.opcode(i);
        int a = Instructions.a(i);
        return switch (opcode) {
            case Opcode.LOADNIL -> a <= register && register <= a + Instructions.b(i);
            case Opcode.TFORCALL -> register >= a + 2;
            case Opcode.CALL, Opcode.TAILCALL -> register >= a;
            case Opcode.TEST -> register == a;
            default -> Lua.testAMode(opcode) && register == a;
        };
    }

    /** Returns a name as messages show it: up to the first zero byte, as in C. */
    private static String shown(LuaString name) {
        String text = LosslessUtf8.of(name);
        int zero = text.indexOf(0);
        return zero < 0 ? text : text.substring(0, zero);
    }
}

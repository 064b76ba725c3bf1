package kodama.lua;

import kodama.lua.text.ExactText;
import kodama.lua.value.MetaNames;
import org.jspecify.annotations.Nullable;
import org.luaj.vm2.Lua;
import org.luaj.vm2.LuaString;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Prototype;

/** Finds out from the instructions what a register's value is called in the source. */
public final class Names {

    /**
     * A name and what kind of thing bears it.
     *
     * @param kind as messages write it: local, global, field, method, upvalue, constant
     * @param text the name
     */
    public record Name(String kind, String text) {
        @Override
        public String toString() {
            return kind + " '" + text + "'";
        }
    }

    private static final int CONSTANT = 0x100;

    private Names() {}

    /** The name of a register's value at a frame's current instruction, or null. */
    static @Nullable String ofRegister(Call call, int register) {
        Name name = find(call.function.code.prototype, call.pc - 1, register);
        return name == null ? null : name.toString();
    }

    /** The name of the table that the current instruction indexes, or null. */
    static @Nullable String ofIndexed(Call call) {
        int register = indexedRegister(call);
        if (register >= 0) return ofRegister(call, register);
        Prototype p = call.function.code.prototype;
        int i = p.code[call.pc - 1];
        return upvalue(p, (i & 0x3f) == Lua.OP_GETTABUP ? i >>> 23 : i >>> 6 & 0xff);
    }

    /** The register of the table that the current instruction indexes, or -1 for an upvalue. */
    static int indexedRegister(Call call) {
        int i = call.function.code.prototype.code[call.pc - 1];
        return switch (i & 0x3f) {
            case Lua.OP_GETTABUP, Lua.OP_SETTABUP -> -1;
            case Lua.OP_SETTABLE -> i >>> 6 & 0xff;
            default -> i >>> 23;
        };
    }

    /** The name of an operand of the current instruction, or null for a constant. */
    static @Nullable String ofOperand(Call call, boolean isFirst) {
        int register = operandRegister(call, isFirst);
        return register < 0 ? null : ofRegister(call, register);
    }

    /** The register of an operand of the current instruction, or -1 for a constant. */
    static int operandRegister(Call call, boolean isFirst) {
        int i = call.function.code.prototype.code[call.pc - 1];
        int operand = isFirst ? i >>> 23 : i >>> 14 & 0x1ff;
        return operand >= CONSTANT ? -1 : operand;
    }

    private static String upvalue(Prototype p, int index) {
        return new Name("upvalue", upvalueName(p, index)).toString();
    }

    static String upvalueName(Prototype p, int index) {
        LuaString name = p.upvalues[index].name;
        return name == null ? "?" : ExactText.of(name);
    }

    /** How the function of a frame was called by the frame below: its name, or null. */
    static @Nullable Name ofCalled(Call caller) {
        Prototype p = caller.function.code.prototype;
        int pc = caller.pc - 1;
        int i = p.code[pc];
        return switch (i & 0x3f) {
            case Lua.OP_CALL, Lua.OP_TAILCALL -> find(p, pc, i >>> 6 & 0xff);
            case Lua.OP_TFORCALL -> new Name("for iterator", "for iterator");
            case Lua.OP_SELF, Lua.OP_GETTABUP, Lua.OP_GETTABLE -> metamethod("__index");
            case Lua.OP_SETTABUP, Lua.OP_SETTABLE -> metamethod("__newindex");
            case Lua.OP_EQ -> metamethod("__eq");
            case Lua.OP_LT -> metamethod("__lt");
            case Lua.OP_LE -> metamethod("__le");
            case Lua.OP_LEN -> metamethod("__len");
            case Lua.OP_CONCAT -> metamethod("__concat");
            case Lua.OP_ADD, Lua.OP_SUB, Lua.OP_MUL, Lua.OP_DIV, Lua.OP_MOD, Lua.OP_POW, Lua.OP_UNM ->
                metamethod(MetaNames.arithmetic(i & 0x3f).tojstring());
            default -> null;
        };
    }

    private static Name metamethod(String name) {
        return new Name("metamethod", name);
    }

    private static @Nullable Name find(Prototype p, int last, int register) {
        LuaString local = p.getlocalname(register + 1, last);
        if (local != null) return new Name("local", ExactText.of(local));
        int pc = setter(p, last, register);
        return pc < 0 ? null : source(p, pc);
    }

    /** The name of what an instruction loads. */
    private static @Nullable Name source(Prototype p, int pc) {
        int i = p.code[pc];
        int a = i >>> 6 & 0xff;
        int b = i >>> 23;
        int c = i >>> 14 & 0x1ff;
        return switch (i & 0x3f) {
            case Lua.OP_MOVE -> b < a ? find(p, pc, b) : null;
            case Lua.OP_GETTABUP -> new Name(isEnvironment(upvalueName(p, b)), key(p, pc, c));
            case Lua.OP_GETTABLE -> new Name(isEnvironment(localName(p, b, pc)), key(p, pc, c));
            case Lua.OP_GETUPVAL -> new Name("upvalue", upvalueName(p, b));
            case Lua.OP_LOADK -> constant(p, i >>> 14);
            case Lua.OP_LOADKX -> constant(p, p.code[pc + 1] >>> 6);
            case Lua.OP_SELF -> new Name("method", key(p, pc, c));
            default -> null;
        };
    }

    private static @Nullable Name constant(Prototype p, int index) {
        LuaValue value = p.k[index];
        return value instanceof LuaString text ? new Name("constant", ExactText.of(text)) : null;
    }

    private static String isEnvironment(@Nullable String table) {
        return "_ENV".equals(table) ? "global" : "field";
    }

    private static @Nullable String localName(Prototype p, int register, int pc) {
        LuaString name = p.getlocalname(register + 1, pc);
        return name == null ? null : ExactText.of(name);
    }

    /** The key of an instruction that indexes, if it is a name that stands there; else a question mark. */
    static String key(Prototype p, int pc, int operand) {
        if (operand >= CONSTANT) {
            LuaValue value = p.k[operand - CONSTANT];
            return value instanceof LuaString text ? ExactText.of(text) : "?";
        }
        Name name = find(p, pc, operand);
        return name != null && name.kind.equals("constant") ? name.text : "?";
    }

    /** The last instruction before {@code last} that surely set a register, or -1. */
    static int setter(Prototype p, int last, int register) {
        int found = -1;
        int jumpTarget = 0;
        for (int pc = 0; pc < last; pc++) {
            int i = p.code[pc];
            if ((i & 0x3f) == Lua.OP_JMP) {
                int target = pc + 1 + (i >>> 14) - 0x1ffff;
                if (pc < target && target <= last && target > jumpTarget) jumpTarget = target;
            } else if (sets(i, register)) found = pc < jumpTarget ? -1 : pc;
        }
        return found;
    }

    /** Whether an instruction sets a register. */
    static boolean sets(int i, int register) {
        int opcode = i & 0x3f;
        int a = i >>> 6 & 0xff;
        return switch (opcode) {
            case Lua.OP_LOADNIL -> a <= register && register <= a + (i >>> 23);
            case Lua.OP_TFORCALL -> register >= a + 2;
            case Lua.OP_CALL, Lua.OP_TAILCALL -> register >= a;
            case Lua.OP_TEST -> register == a;
            default -> Lua.testAMode(opcode) && register == a;
        };
    }
}

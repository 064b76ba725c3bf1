package kodama.lua.explain;

import kodama.lua.compile.Instructions;
import kodama.lua.compile.Opcode;
import kodama.lua.value.LosslessUtf8;
import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaString;
import org.luaj.vm2.Prototype;

/** Names the inner functions of a function after the variable or field that the next instruction stores them in. */
final class FunctionNames {
    private static final String NAMELESS = "function";

    private final Prototype outer;
    private final String[] names;

    private FunctionNames(Prototype outer) {
        this.outer = outer;
        names = new String[outer.p.length];
    }

    static FunctionNames in(Prototype outer) {
        FunctionNames found = new FunctionNames(outer);
        for (int pc = 0; pc < outer.code.length; pc++)
            if (Instructions.opcode(outer.code[pc]) == Opcode.CLOSURE) found.add(pc);
        return found;
    }

    private void add(int pc) {
        int made = outer.code[pc];
        String name = name(pc + 1, Instructions.a(made));
        if (name != null) names[Instructions.bx(made)] = name;
    }

    /**
     * Returns the name of a register's target before an instruction; there is one, as each function ends with a return.
     */
    private @Nullable String name(int pc, int register) {
        String variable = variable(register, pc);
        int i = outer.code[pc];
        return switch (Instructions.opcode(i)) {
            case Opcode.SETTABUP -> Instructions.c(i) == register ? key(upvalue(Instructions.a(i)), i) : variable;
            case Opcode.SETTABLE -> Instructions.c(i) == register ? key(variable(Instructions.a(i), pc), i) : variable;
            case Opcode.SETUPVAL -> Instructions.a(i) == register ? upvalue(Instructions.b(i)) : variable;
            case Opcode.MOVE -> variable == null ? variable(Instructions.a(i), pc) : variable;
            default -> variable;
        };
    }

    /** Returns the name of a field, with that of its table if that is a variable, as in {@code ship.update}. */
    private @Nullable String key(@Nullable String table, int i) {
        int key = Instructions.b(i);
        boolean isName = Instructions.isConstant(key) && outer.k[Instructions.constant(key)] instanceof LuaString;
        if (!isName) return null;
        String name = text((LuaString) outer.k[Instructions.constant(key)]);
        return table == null || table.equals("_ENV") ? name : table + "." + name;
    }

    private @Nullable String variable(int register, int pc) {
        return text(outer.getlocalname(register + 1, pc));
    }

    private @Nullable String upvalue(int index) {
        return text(outer.upvalues[index].name);
    }

    private static @Nullable String text(@Nullable LuaString name) {
        return name == null ? null : LosslessUtf8.of(name);
    }

    String of(int inner) {
        String name = names[inner];
        return name == null ? NAMELESS : name;
    }
}

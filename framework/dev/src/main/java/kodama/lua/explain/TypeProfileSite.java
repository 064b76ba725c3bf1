package kodama.lua.explain;

import java.util.HashSet;
import java.util.Set;
import kodama.lua.ScriptFunction;
import kodama.lua.compile.Instructions;
import kodama.lua.compile.Opcode;
import kodama.lua.value.LosslessUtf8;
import kodama.lua.value.ScriptTable;
import org.luaj.vm2.LuaFunction;
import org.luaj.vm2.LuaString;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Prototype;

/** The types that a table access or a call has seen at one instruction. */
final class TypeProfileSite {
    /** Further types are not counted. */
    static final int MAX_KINDS = 8;

    private final Prototype function;
    private final int instruction;
    private final int line;
    private final Set<Object> kinds = new HashSet<>();
    private Object last = "";
    private int times;

    /**
     * @param function contains the instruction
     * @param pc index of the instruction
     * @param line source line of the instruction
     */
    TypeProfileSite(Prototype function, int pc, int line) {
        this.function = function;
        this.line = line;
        instruction = function.code[pc];
    }

    void add(LuaValue met) {
        times++;
        Object kind = kind(met);
        if (kind != last && kinds.size() <= MAX_KINDS) kinds.add(kind);
        last = kind;
    }

    /** Tables with the same shape count as one type, and so do closures of the same function. */
    private static Object kind(LuaValue met) {
        if (met instanceof ScriptTable table) return table.shape;
        if (met instanceof ScriptFunction script) return script.prototype();
        return met instanceof LuaFunction ? met : met.typename();
    }

    /** Whether all values had the same type. */
    boolean isMonomorphic() {
        return kinds.size() <= 1;
    }

    OptimizationRemark remark() {
        String many = kinds.size() > MAX_KINDS ? "more than " + MAX_KINDS : String.valueOf(kinds.size());
        return new OptimizationRemark(line, times, String.format(text(), many));
    }

    private String text() {
        return switch (Instructions.opcode(instruction)) {
            case Opcode.GETTABUP, Opcode.GETTABLE, Opcode.SELF -> used(Instructions.c(instruction));
            case Opcode.SETTABUP, Opcode.SETTABLE -> used(Instructions.b(instruction));
            default -> "calls %s functions";
        };
    }

    private String used(int key) {
        boolean isName = Instructions.isConstant(key) && function.k[Instructions.constant(key)] instanceof LuaString;
        if (!isName) return "uses tables of %s shapes";
        String name = LosslessUtf8.of((LuaString) function.k[Instructions.constant(key)]);
        return "'" + name.replace("%", "%%") + "' of tables of %s shapes";
    }
}

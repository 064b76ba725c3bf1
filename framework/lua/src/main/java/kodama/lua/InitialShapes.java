package kodama.lua;

import static kodama.lua.compile.Instructions.a;
import static kodama.lua.compile.Instructions.b;
import static kodama.lua.compile.Instructions.c;
import static kodama.lua.compile.Instructions.constant;
import static kodama.lua.compile.Instructions.opcode;

import kodama.lua.compile.FloatingPointByte;
import kodama.lua.compile.Opcode;
import kodama.lua.value.Shape;
import org.luaj.vm2.LuaString;
import org.luaj.vm2.LuaValue;

/**
 * Predicts the field names of a new table from the instructions after its creation: those of the constructor, even with
 * nil values, and those assigned before the script branches. The table starts with slots for them.
 */
final class InitialShapes {

    /** How many instructions are scanned; later names are added one by one. */
    private static final int MAX_LOOKAHEAD = 400;

    private final int[] code;
    private final LuaValue[] constants;

    InitialShapes(int[] code, LuaValue[] constants) {
        this.code = code;
        this.constants = constants;
    }

    /** Returns the initial shape of the tables that the instruction at {@code pc} creates. */
    Shape shapeAfter(int pc, Shape none) {
        int table = a(code[pc]);
        int left = FloatingPointByte.of(c(code[pc]));
        boolean isStraight = true;
        Shape shape = none;
        int end = Math.min(code.length, pc + MAX_LOOKAHEAD);
        for (int i = pc + 1; i < end && (isStraight || left > 0); i++) {
            int word = code[i];
            if (a(word) == table && isSet(word)) {
                left--;
                shape = with(shape, word);
            } else if (isBranch(word)) isStraight = false;
            else if (a(word) <= table && !isStore(word)) break; // the register is reused
        }
        return shape;
    }

    private Shape with(Shape shape, int word) {
        if (opcode(word) != Opcode.SETFIELD) return shape;
        LuaString name = (LuaString) constants[constant(b(word))];
        if (shape.slot(name) >= 0) return shape;
        Shape larger = shape.with(name);
        return larger.isCacheable() ? larger : shape;
    }

    private static boolean isSet(int word) {
        return opcode(word) == Opcode.SETFIELD || opcode(word) == Opcode.SETTABLE;
    }

    private static boolean isBranch(int word) {
        return switch (opcode(word)) {
            case Opcode.JMP, Opcode.EQ, Opcode.LT, Opcode.LE, Opcode.TEST, Opcode.TESTSET -> true;
            case Opcode.FORLOOP, Opcode.FORPREP, Opcode.TFORCALL, Opcode.TFORLOOP -> true;
            case Opcode.RETURN, Opcode.TAILCALL -> true;
            default -> false;
        };
    }

    /** Whether an instruction writes to a table or an upvalue and not to a register. */
    private static boolean isStore(int word) {
        return switch (opcode(word)) {
            case Opcode.SETFIELD, Opcode.SETTABLE, Opcode.SETTABUP, Opcode.SETUPVAL, Opcode.SETLIST -> true;
            case Opcode.EXTRAARG -> true;
            default -> false;
        };
    }
}

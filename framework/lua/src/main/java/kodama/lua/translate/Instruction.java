package kodama.lua.translate;

import kodama.lua.compile.Instructions;
import kodama.lua.compile.Opcode;

/** An instruction and its index. */
record Instruction(int pc, int word) {

    int opcode() {
        return Instructions.opcode(word);
    }

    int a() {
        return Instructions.a(word);
    }

    int b() {
        return Instructions.b(word);
    }

    int c() {
        return Instructions.c(word);
    }

    int bx() {
        return Instructions.bx(word);
    }

    /** Returns the register of the function that a call instruction calls. */
    int callee() {
        return Instructions.callee(word);
    }

    /** Returns the target of a jump. */
    int target() {
        return pc + 1 + Instructions.jump(word);
    }

    static boolean isConstant(int operand) {
        return Instructions.isConstant(operand);
    }

    static int constant(int operand) {
        return Instructions.constant(operand);
    }

    /** Whether it is a test, which skips the next instruction if it does not hold. */
    boolean isTest() {
        return Opcode.isTest(opcode());
    }

    /** Whether the next word belongs to it. */
    boolean hasExtra() {
        return opcode() == Opcode.LOADKX || opcode() == Opcode.SETLIST && c() == 0;
    }
}

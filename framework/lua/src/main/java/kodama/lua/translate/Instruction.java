package kodama.lua.translate;

import kodama.lua.compile.Instructions;
import kodama.lua.compile.Opcode;

/** One instruction and where it stands. */
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

    /** Of a call, the register of the called function. */
    int callee() {
        return Instructions.callee(word);
    }

    /** Where a jump goes. */
    int target() {
        return pc + 1 + Instructions.jump(word);
    }

    static boolean isConstant(int operand) {
        return Instructions.isConstant(operand);
    }

    static int constant(int operand) {
        return Instructions.constant(operand);
    }

    /** Whether the next instruction is skipped when the test does not hold. */
    boolean isTest() {
        return Opcode.isTest(opcode());
    }

    /** Whether the word behind belongs to it. */
    boolean hasExtra() {
        return opcode() == Opcode.LOADKX || opcode() == Opcode.SETLIST && c() == 0;
    }
}

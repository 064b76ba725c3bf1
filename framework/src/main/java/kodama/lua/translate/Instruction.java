package kodama.lua.translate;

import org.luaj.vm2.Lua;

/** One instruction taken apart, as the reference's {@code lopcodes.h} lays it out. */
record Instruction(int pc, int word) {

    private static final int CONSTANT = 0x100;
    private static final int ZERO_DISTANCE = 0x1ffff;

    int opcode() {
        return word & 0x3f;
    }

    int a() {
        return word >>> 6 & 0xff;
    }

    int b() {
        return word >>> 23;
    }

    int c() {
        return word >>> 14 & 0x1ff;
    }

    int bx() {
        return word >>> 14;
    }

    /** Where a jump goes. */
    int target() {
        return pc + 1 + bx() - ZERO_DISTANCE;
    }

    static boolean isConstant(int operand) {
        return operand >= CONSTANT;
    }

    static int constant(int operand) {
        return operand - CONSTANT;
    }

    /** Whether the next instruction is skipped when the test does not hold. */
    boolean isTest() {
        return switch (opcode()) {
            case Lua.OP_EQ, Lua.OP_LT, Lua.OP_LE, Lua.OP_TEST, Lua.OP_TESTSET -> true;
            default -> false;
        };
    }

    /** Whether the word behind belongs to it. */
    boolean hasExtra() {
        return opcode() == Lua.OP_LOADKX || opcode() == Lua.OP_SETLIST && c() == 0;
    }
}

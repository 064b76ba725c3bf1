package kodama.lua.translate;

import java.util.BitSet;
import org.luaj.vm2.Lua;

/** Which registers an instruction reads and which it sets. */
final class Effects {

    private final Source source;

    Effects(Source source) {
        this.source = source;
    }

    BitSet reads(Instruction i) {
        BitSet read = new BitSet();
        int a = i.a();
        switch (i.opcode()) {
            case Lua.OP_MOVE, Lua.OP_UNM, Lua.OP_NOT, Lua.OP_LEN, Lua.OP_TESTSET -> read.set(i.b());
            case Lua.OP_SETUPVAL, Lua.OP_TEST -> read.set(a);
            case Lua.OP_GETTABUP -> operand(read, i.c());
            case Lua.OP_GETTABLE, Lua.OP_SELF -> {
                read.set(i.b());
                operand(read, i.c());
            }
            case Lua.OP_SETTABUP, Lua.OP_EQ, Lua.OP_LT, Lua.OP_LE -> operands(read, i);
            case Lua.OP_ADD, Lua.OP_SUB, Lua.OP_MUL, Lua.OP_DIV, Lua.OP_MOD, Lua.OP_POW -> operands(read, i);
            case Lua.OP_SETTABLE -> {
                read.set(a);
                operands(read, i);
            }
            case Lua.OP_CONCAT -> read.set(i.b(), i.c() + 1);
            case Lua.OP_CALL, Lua.OP_TAILCALL -> row(read, a, i.b(), i.b());
            case Lua.OP_RETURN -> row(read, a, i.b(), i.b() - 1);
            case Lua.OP_SETLIST -> row(read, a, i.b(), i.b() + 1);
            case Lua.OP_FORLOOP, Lua.OP_FORPREP, Lua.OP_TFORCALL -> read.set(a, a + 3);
            case Lua.OP_TFORLOOP -> read.set(a + 1);
            default -> {}
        }
        return read;
    }

    /** So many registers from the first; for an open list, of size 0, all that there are. */
    private void row(BitSet read, int first, int size, int count) {
        read.set(first, size == 0 ? source.registers : first + count);
    }

    private static void operands(BitSet read, Instruction i) {
        operand(read, i.b());
        operand(read, i.c());
    }

    private static void operand(BitSet read, int operand) {
        if (!Instruction.isConstant(operand)) read.set(operand);
    }

    /** What it sets on one of two ways only: where a loop goes on, or where a test jumps. */
    BitSet setsOnWay(Instruction i, int to) {
        BitSet set = new BitSet();
        boolean isTarget = to != i.pc() + 1;
        if (i.opcode() == Lua.OP_TESTSET && !isTarget) set.set(i.a());
        if (i.opcode() == Lua.OP_TFORLOOP && isTarget) set.set(i.a());
        if (i.opcode() == Lua.OP_FORLOOP && isTarget) {
            set.set(i.a());
            set.set(i.a() + 3);
        }
        return set;
    }

    /** What it sets whichever way it goes. */
    BitSet sets(Instruction i) {
        BitSet set = new BitSet();
        int a = i.a();
        switch (i.opcode()) {
            case Lua.OP_LOADNIL -> set.set(a, a + i.b() + 1);
            case Lua.OP_SELF -> set.set(a, a + 2);
            case Lua.OP_CALL -> results(set, a, i.c() - 1);
            case Lua.OP_VARARG -> results(set, a, i.b() - 1);
            case Lua.OP_TFORCALL -> set.set(a + 3, a + 3 + i.c());
            case Lua.OP_FORPREP -> set.set(a, a + 3);
            case Lua.OP_SETTABUP, Lua.OP_SETUPVAL, Lua.OP_SETTABLE, Lua.OP_JMP, Lua.OP_EQ, Lua.OP_LT, Lua.OP_LE -> {}
            case Lua.OP_TEST,
                    Lua.OP_TESTSET,
                    Lua.OP_TAILCALL,
                    Lua.OP_RETURN,
                    Lua.OP_SETLIST,
                    Lua.OP_FORLOOP,
                    Lua.OP_TFORLOOP -> {}
            default -> set.set(a);
        }
        return set;
    }

    private void results(BitSet set, int first, int count) {
        set.set(first, count < 0 ? source.registers : first + count);
    }
}

package kodama.lua.translate;

import java.util.BitSet;
import kodama.lua.compile.Opcode;

/** The registers that an instruction reads and writes. */
final class RegisterEffects {

    private final SourceFunction source;

    RegisterEffects(SourceFunction source) {
        this.source = source;
    }

    /** Returns the registers that must be valid before an instruction, including those visible to debuggers. */
    BitSet reads(Instruction i) {
        BitSet read = uses(i);
        read.set(0, source.visibleVariables(i.pc()));
        return read;
    }

    /** Returns the registers that an instruction uses itself. */
    BitSet uses(Instruction i) {
        BitSet read = new BitSet();
        int a = i.a();
        switch (i.opcode()) {
            case Opcode.MOVE, Opcode.UNM, Opcode.NOT, Opcode.LEN, Opcode.TESTSET -> read.set(i.b());
            case Opcode.SETUPVAL, Opcode.TEST -> read.set(a);
            case Opcode.GETTABUP -> operand(read, i.c());
            case Opcode.GETTABLE, Opcode.SELF -> {
                read.set(i.b());
                operand(read, i.c());
            }
            case Opcode.SETTABUP, Opcode.EQ, Opcode.LT, Opcode.LE -> operands(read, i);
            case Opcode.ADD, Opcode.SUB, Opcode.MUL, Opcode.DIV, Opcode.MOD, Opcode.POW -> operands(read, i);
            case Opcode.SETTABLE -> {
                read.set(a);
                operands(read, i);
            }
            case Opcode.CONCAT -> read.set(i.b(), i.c() + 1);
            case Opcode.CALL, Opcode.TAILCALL -> row(read, i, i.b());
            case Opcode.RETURN -> row(read, i, i.b() - 1);
            case Opcode.SETLIST -> row(read, i, i.b() + 1);
            case Opcode.FORLOOP, Opcode.FORPREP, Opcode.TFORCALL -> read.set(a, a + 3);
            case Opcode.TFORLOOP -> read.set(a + 1);
            default -> {}
        }
        return read;
    }

    /** Adds consecutive registers from A: {@code count} of them, or all below an open list. */
    private void row(BitSet read, Instruction i, int count) {
        read.set(i.a(), source.takesList(i.pc()) ? Math.max(i.a(), source.openFrom(i.pc())) : i.a() + count);
    }

    private static void operands(BitSet read, Instruction i) {
        operand(read, i.b());
        operand(read, i.c());
    }

    private static void operand(BitSet read, int operand) {
        if (!Instruction.isConstant(operand)) read.set(operand);
    }

    /** Returns the registers that are written on one edge only: where a loop repeats, or where a test falls through. */
    BitSet setsOnWay(Instruction i, int to) {
        BitSet set = new BitSet();
        boolean isTarget = to != i.pc() + 1;
        if (i.opcode() == Opcode.TESTSET && !isTarget) set.set(i.a());
        if (i.opcode() == Opcode.TFORLOOP && isTarget) set.set(i.a());
        if (i.opcode() == Opcode.FORLOOP && isTarget) {
            set.set(i.a());
            set.set(i.a() + 3);
        }
        return set;
    }

    /** Returns the registers that are written on every edge. */
    BitSet sets(Instruction i) {
        BitSet set = new BitSet();
        int a = i.a();
        switch (i.opcode()) {
            case Opcode.LOADNIL -> set.set(a, a + i.b() + 1);
            case Opcode.SELF -> set.set(a, a + 2);
            case Opcode.CALL -> results(set, a, i.c() - 1);
            case Opcode.VARARG -> results(set, a, i.b() - 1);
            case Opcode.TFORCALL -> set.set(a + 3, a + 3 + i.c());
            case Opcode.FORPREP -> set.set(a, a + 3);
            case Opcode.SETTABUP, Opcode.SETUPVAL, Opcode.SETTABLE, Opcode.JMP, Opcode.EQ, Opcode.LT, Opcode.LE -> {}
            case Opcode.TEST,
                    Opcode.TESTSET,
                    Opcode.TAILCALL,
                    Opcode.RETURN,
                    Opcode.SETLIST,
                    Opcode.FORLOOP,
                    Opcode.TFORLOOP -> {}
            default -> set.set(a);
        }
        return set;
    }

    private void results(BitSet set, int first, int count) {
        set.set(first, count < 0 ? source.registers : first + count);
    }
}

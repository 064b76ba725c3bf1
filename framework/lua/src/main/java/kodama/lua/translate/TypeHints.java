package kodama.lua.translate;

import java.util.BitSet;
import kodama.lua.compile.Opcode;
import org.luaj.vm2.LuaNumber;

/**
 * What registers are next used as, whichever way is taken: what is next computed with had better be a number, and what
 * is only moved, or compared, may be a value or a number alike.
 */
final class TypeHints {

    private enum Use {
        NUMBER,
        TESTED,
        EITHER
    }

    private final SourceFunction source;
    private final ControlFlowGraph flow;
    private final Liveness liveness;
    private final RegisterEffects effects;

    /** Before each instruction, the registers that had better be numbers. */
    private final BitSet[] numbers;

    /** And those that had better be so even if they are tested first, as what a call gives often is. */
    private final BitSet[] tested;

    /** And those that are used as numbers or as what does not have to be a value. */
    private final BitSet[] eithers;

    TypeHints(SourceFunction source, ControlFlowGraph flow, Liveness liveness) {
        this.source = source;
        this.flow = flow;
        this.liveness = liveness;
        effects = new RegisterEffects(source);
        numbers = found(Use.NUMBER);
        tested = found(Use.TESTED);
        eithers = found(Use.EITHER);
    }

    private BitSet[] found(Use use) {
        BitSet[] before = new BitSet[source.length];
        for (int pc = 0; pc < before.length; pc++) {
            before[pc] = new BitSet();
            before[pc].set(0, source.registers);
        }
        boolean isChanging = true;
        while (isChanging) isChanging = pass(before, use);
        return before;
    }

    private boolean pass(BitSet[] before, Use use) {
        boolean isChanged = false;
        for (int pc = source.length - 1; pc >= 0; pc--) if (flow.reached.get(pc)) isChanged |= update(before, pc, use);
        return isChanged;
    }

    private boolean update(BitSet[] before, int pc, Use use) {
        Instruction i = source.code[pc];
        BitSet behind = behind(i, before);
        BitSet wanted = (BitSet) behind.clone();
        wanted.andNot(effects.sets(i));
        wanted.andNot(effects.uses(i));
        wanted.or(numbers(i));
        if (use == Use.EITHER) wanted.or(moved(i));
        if (use != Use.NUMBER && isPassedOn(i, behind)) wanted.set(i.a());
        if (i.opcode() == Opcode.MOVE && behind.get(i.a())) wanted.set(i.b());
        boolean isChanged = !wanted.equals(before[pc]);
        before[pc] = wanted;
        return isChanged;
    }

    /** Behind an instruction: wanted on all ways that still read the register at all. */
    private BitSet behind(Instruction i, BitSet[] before) {
        BitSet all = new BitSet();
        all.set(0, source.registers);
        for (int next : flow.successors(i)) {
            BitSet there = (BitSet) before[next].clone();
            BitSet dead = new BitSet();
            dead.set(0, source.registers);
            dead.andNot(liveness.before(next));
            there.or(dead);
            all.and(there);
        }
        return all;
    }

    /** Registers that the instruction uses as numbers. */
    private BitSet numbers(Instruction i) {
        BitSet used = new BitSet();
        switch (i.opcode()) {
            case Opcode.ADD, Opcode.SUB, Opcode.MUL, Opcode.DIV, Opcode.MOD, Opcode.POW -> operands(used, i);
            case Opcode.UNM -> used.set(i.b());
            case Opcode.LT, Opcode.LE -> {
                if (mayBeNumber(i.b()) && mayBeNumber(i.c())) operands(used, i);
            }
            case Opcode.FORPREP, Opcode.FORLOOP -> used.set(i.a(), i.a() + 3);
            default -> {}
        }
        return used;
    }

    /** Whether the instruction is a test of a register that is used again behind it, as it had better be. */
    private boolean isPassedOn(Instruction i, BitSet behind) {
        return i.opcode() == Opcode.TEST && behind.get(i.a()) && liveness.isLive(flow.successors(i), i.a());
    }

    /** Registers that the instruction uses whatever they are. */
    private BitSet moved(Instruction i) {
        BitSet used = new BitSet();
        switch (i.opcode()) {
            case Opcode.SETTABLE, Opcode.EQ -> operands(used, i);
            case Opcode.SETTABUP, Opcode.GETTABLE -> operand(used, i.c());
            case Opcode.TFORCALL -> used.set(i.a() + 2);
            default -> {}
        }
        if (i.opcode() == Opcode.SETTABLE) used.clear(i.a());
        if (i.opcode() == Opcode.GETTABLE) used.clear(i.b());
        return used;
    }

    private boolean mayBeNumber(int operand) {
        return !Instruction.isConstant(operand) || source.constants[Instruction.constant(operand)] instanceof LuaNumber;
    }

    private static void operands(BitSet used, Instruction i) {
        operand(used, i.b());
        operand(used, i.c());
    }

    private static void operand(BitSet used, int operand) {
        if (!Instruction.isConstant(operand)) used.set(operand);
    }

    /** Whether the function computes with each of its parameters, so that it had better be called with numbers. */
    boolean areParametersNumbers() {
        BitSet used = new BitSet();
        for (Instruction each : source.code) used.or(numbers(each));
        return used.nextClearBit(0) >= source.parameters;
    }

    /** Whether what an instruction loads into a register is wanted as a number. */
    boolean wantsNumber(int pc, int register) {
        return mayBeNumber(pc, register) && isWanted(pc, register, numbers);
    }

    /** Whether what a call gives a register is wanted as a number, if only where it is true. */
    boolean wantsResult(int pc, int register) {
        return mayBeNumber(pc, register) && isWanted(pc, register, tested);
    }

    /** Whether what an instruction loads into a register may be a value or a number alike. */
    boolean allowsPair(int pc, int register) {
        return mayBeNumber(pc, register) && isWanted(pc, register, eithers);
    }

    private boolean mayBeNumber(int pc, int register) {
        TypeFeedback feedback = source.feedback;
        return !feedback.nonNumbers().get(pc) && !feedback.metamethodSites().get(pc) && !source.shared.get(register);
    }

    private boolean isWanted(int pc, int register, BitSet[] before) {
        Instruction i = source.code[pc];
        return liveness.isLive(flow.successors(i), register)
                && behind(i, before).get(register);
    }

    /** The registers that may be values or numbers alike at the beginning of a block. */
    BitSet pairsBefore(int block) {
        return eithers[block];
    }
}

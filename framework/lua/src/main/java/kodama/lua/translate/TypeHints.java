package kodama.lua.translate;

import java.util.BitSet;
import kodama.lua.compile.Opcode;
import org.luaj.vm2.LuaNumber;

/**
 * The representation that the next uses of each register prefer, on all paths: a number if the next use is arithmetic,
 * a value/number pair if the register is only moved or compared. Computed backward, until nothing changes.
 */
final class TypeHints {

    private enum Preference {
        NUMBER,
        TESTED,
        PAIR
    }

    private final SourceFunction source;
    private final ControlFlowGraph flow;
    private final Liveness liveness;
    private final RegisterEffects effects;

    /** Before each instruction, the registers that should be numbers. */
    private final BitSet[] numbers;

    /** Also those that are tested first, as results of calls often are. */
    private final BitSet[] tested;

    /** Also those whose use does not require a value. */
    private final BitSet[] pairs;

    TypeHints(SourceFunction source, ControlFlowGraph flow, Liveness liveness) {
        this.source = source;
        this.flow = flow;
        this.liveness = liveness;
        effects = new RegisterEffects(source);
        numbers = computed(Preference.NUMBER);
        tested = computed(Preference.TESTED);
        pairs = computed(Preference.PAIR);
    }

    private BitSet[] computed(Preference use) {
        BitSet[] before = new BitSet[source.length];
        for (int pc = 0; pc < before.length; pc++) {
            before[pc] = new BitSet();
            before[pc].set(0, source.registers);
        }
        boolean isChanging = true;
        while (isChanging) isChanging = pass(before, use);
        return before;
    }

    private boolean pass(BitSet[] before, Preference use) {
        boolean isChanged = false;
        for (int pc = source.length - 1; pc >= 0; pc--) if (flow.reached.get(pc)) isChanged |= update(before, pc, use);
        return isChanged;
    }

    private boolean update(BitSet[] before, int pc, Preference use) {
        Instruction i = source.code[pc];
        BitSet behind = behind(i, before);
        BitSet wanted = (BitSet) behind.clone();
        wanted.andNot(effects.sets(i));
        wanted.andNot(effects.uses(i));
        wanted.or(numbers(i));
        if (use == Preference.PAIR) wanted.or(anyRepresentation(i));
        if (use != Preference.NUMBER && isTestBeforeUse(i, behind)) wanted.set(i.a());
        if (i.opcode() == Opcode.MOVE && behind.get(i.a())) wanted.set(i.b());
        boolean isChanged = !wanted.equals(before[pc]);
        before[pc] = wanted;
        return isChanged;
    }

    /** After an instruction: what holds on all paths on which the register is still read. */
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

    /** Returns the registers that an instruction uses as numbers. */
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

    /** Whether an instruction tests a register that is used again afterwards as preferred. */
    private boolean isTestBeforeUse(Instruction i, BitSet behind) {
        return i.opcode() == Opcode.TEST && behind.get(i.a()) && liveness.isLive(flow.successors(i), i.a());
    }

    /** Returns the registers that an instruction uses in any representation. */
    private BitSet anyRepresentation(Instruction i) {
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

    /** Whether the function computes with each of its parameters, so that it should be called with numbers. */
    boolean areParametersNumbers() {
        BitSet used = new BitSet();
        for (Instruction each : source.code) used.or(numbers(each));
        return used.nextClearBit(0) >= source.parameters;
    }

    /** Whether the register that an instruction loads should be a number. */
    boolean wantsNumber(int pc, int register) {
        return mayBeNumber(pc, register) && isPreferred(pc, register, numbers);
    }

    /** Whether the register with the result of a call should be a number, perhaps only if it is true. */
    boolean wantsResult(int pc, int register) {
        return mayBeNumber(pc, register) && isPreferred(pc, register, tested);
    }

    /** Whether the register that an instruction loads may be a pair. */
    boolean allowsPair(int pc, int register) {
        return mayBeNumber(pc, register) && isPreferred(pc, register, pairs);
    }

    private boolean mayBeNumber(int pc, int register) {
        TypeFeedback feedback = source.feedback;
        return !feedback.nonNumbers().get(pc) && !feedback.metamethodSites().get(pc) && !source.shared.get(register);
    }

    private boolean isPreferred(int pc, int register, BitSet[] before) {
        Instruction i = source.code[pc];
        return liveness.isLive(flow.successors(i), register)
                && behind(i, before).get(register);
    }

    /** Returns the registers that may be pairs at the beginning of a block. */
    BitSet pairsBefore(int block) {
        return pairs[block];
    }
}

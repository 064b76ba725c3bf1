package kodama.lua.translate;

import java.util.BitSet;
import kodama.lua.bytecode.Opcode;
import org.luaj.vm2.LuaNumber;

/** Which registers are next used as numbers, whichever way is taken: what is loaded into them had better be one. */
final class Wishes {

    private final Source source;
    private final Flow flow;
    private final Liveness liveness;
    private final Effects effects;
    private final BitSet[] before;

    Wishes(Source source, Flow flow, Liveness liveness) {
        this.source = source;
        this.flow = flow;
        this.liveness = liveness;
        effects = new Effects(source);
        before = new BitSet[source.length];
        for (int pc = 0; pc < before.length; pc++) {
            before[pc] = new BitSet();
            before[pc].set(0, source.registers);
        }
        boolean isChanging = true;
        while (isChanging) isChanging = pass();
    }

    private boolean pass() {
        boolean isChanged = false;
        for (int pc = source.length - 1; pc >= 0; pc--) if (flow.reached.get(pc)) isChanged |= update(pc);
        return isChanged;
    }

    private boolean update(int pc) {
        Instruction i = source.code[pc];
        BitSet wanted = behind(i);
        wanted.andNot(effects.sets(i));
        wanted.andNot(effects.reads(i));
        wanted.or(numbers(i));
        if (i.opcode() == Opcode.MOVE && isWanted(i.a(), behind(i))) wanted.set(i.b());
        boolean isChanged = !wanted.equals(before[pc]);
        before[pc] = wanted;
        return isChanged;
    }

    private static boolean isWanted(int register, BitSet wanted) {
        return wanted.get(register);
    }

    /** Behind an instruction: wanted on all ways that still read the register at all. */
    private BitSet behind(Instruction i) {
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

    private boolean mayBeNumber(int operand) {
        return !Instruction.isConstant(operand) || source.constants[Instruction.constant(operand)] instanceof LuaNumber;
    }

    private static void operands(BitSet used, Instruction i) {
        if (!Instruction.isConstant(i.b())) used.set(i.b());
        if (!Instruction.isConstant(i.c())) used.set(i.c());
    }

    /** Whether the function computes with each of its parameters, so that it had better be called with numbers. */
    boolean areParametersNumbers() {
        BitSet used = new BitSet();
        for (Instruction each : source.code) used.or(numbers(each));
        return used.nextClearBit(0) >= source.parameters;
    }

    /** Whether what an instruction loads into a register is wanted as a number. */
    boolean wants(int pc, int register) {
        if (source.anything.get(pc) || source.events.get(pc) || source.shared.get(register)) return false;
        Instruction i = source.code[pc];
        return liveness.isLive(flow.successors(i), register) && behind(i).get(register);
    }
}

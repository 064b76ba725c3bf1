package kodama.lua.translate;

import java.util.BitSet;

/** Liveness analysis: the registers that may still be read after each point. */
final class Liveness {

    private final SourceFunction source;
    private final ControlFlowGraph flow;
    private final RegisterEffects effects;
    private final BitSet[] before;

    Liveness(SourceFunction source, ControlFlowGraph flow) {
        this.source = source;
        this.flow = flow;
        effects = new RegisterEffects(source);
        before = new BitSet[source.length];
        for (int pc = 0; pc < before.length; pc++) before[pc] = new BitSet();
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
        BitSet live = new BitSet();
        for (int next : flow.successors(i)) {
            BitSet there = (BitSet) before[next].clone();
            there.andNot(effects.setsOnWay(i, next));
            live.or(there);
        }
        live.andNot(effects.sets(i));
        live.or(effects.reads(i));
        live.andNot(source.shared);
        boolean isChanged = !live.equals(before[pc]);
        before[pc] = live;
        return isChanged;
    }

    /** Returns the registers that are live before an instruction; shared ones are always in place and not included. */
    BitSet before(int pc) {
        return before[pc];
    }

    /** Whether a register is live before any of some instructions. */
    boolean isLive(int[] at, int register) {
        for (int each : at) if (before[each].get(register)) return true;
        return false;
    }
}

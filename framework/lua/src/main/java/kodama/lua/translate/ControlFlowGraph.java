package kodama.lua.translate;

import java.util.ArrayDeque;
import java.util.BitSet;
import kodama.lua.compile.Opcode;

/** The control flow graph: reachable instructions, block leaders, and the points where the machine may enter. */
final class ControlFlowGraph {
    final BitSet reached = new BitSet();

    /** First instructions of blocks. */
    final BitSet leaders = new BitSet();

    /** Entry points of the machine: the start, loop headers, and the instructions after calls. */
    final BitSet entries = new BitSet();

    /** The number of predecessors of each instruction. */
    private final int[] predecessors;

    /** The entry points that follow calls. */
    final BitSet returns = new BitSet();

    ControlFlowGraph(SourceFunction source) {
        predecessors = new int[source.length + 1];
        entries.set(0);
        ArrayDeque<Integer> open = new ArrayDeque<>();
        open.push(0);
        while (!open.isEmpty()) {
            int pc = open.pop();
            if (reached.get(pc)) continue;
            reached.set(pc);
            mark(source.code[pc]);
            for (int next : successors(source.code[pc])) open.push(next);
        }
        leaders.or(entries);
    }

    private void mark(Instruction i) {
        int[] next = successors(i);
        for (int each : next) predecessors[each]++;
        boolean isStraight = next.length == 1 && next[0] == i.pc() + 1 && i.opcode() != Opcode.JMP;
        if (!isStraight) for (int each : next) leaders.set(each);
        for (int each : next) if (each <= i.pc()) entries.set(each);
        if (i.opcode() == Opcode.CALL || i.opcode() == Opcode.TFORCALL) {
            returns.set(i.pc() + 1);
            entries.set(i.pc() + 1);
        }
    }

    /** Returns where control arrives after an instruction: for a chain of jumps, the final target. */
    int end(Instruction i) {
        boolean jumpsOn = i.opcode() == Opcode.JMP && i.a() == 0 && i.target() > i.pc() && predecessors[i.pc()] == 1;
        return jumpsOn ? i.target() : i.pc();
    }

    int[] successors(Instruction i) {
        int next = i.pc() + (i.hasExtra() ? 2 : 1);
        if (i.isTest()) return new int[] {next, next + 1};
        return switch (i.opcode()) {
            case Opcode.LOADBOOL -> new int[] {i.c() != 0 ? next + 1 : next};
            case Opcode.JMP, Opcode.FORPREP -> new int[] {i.target()};
            case Opcode.FORLOOP, Opcode.TFORLOOP -> new int[] {next, i.target()};
            case Opcode.RETURN, Opcode.TAILCALL -> new int[0];
            default -> new int[] {next};
        };
    }
}

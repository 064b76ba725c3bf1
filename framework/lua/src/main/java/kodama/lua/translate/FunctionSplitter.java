package kodama.lua.translate;

import java.util.ArrayList;
import java.util.List;

/** Where a long function is cut: near to where its parts are of the same length, and where least is cut through. */
final class FunctionSplitter {

    /** How far a cut may be from there, as a share of that length. */
    private static final double SLACK = 0.4;

    /** To cut through a loop is as bad as to move so many registers. */
    private static final int LOOP = 1000;

    private final SourceFunction source;
    private final ControlFlowGraph flow;
    private final Liveness liveness;

    /** How many loops are around each instruction, not counting those that begin with it. */
    private final int[] loops;

    FunctionSplitter(SourceFunction source, ControlFlowGraph flow, Liveness liveness) {
        this.source = source;
        this.flow = flow;
        this.liveness = liveness;
        loops = new int[source.length];
        for (Instruction each : source.code) if (flow.reached.get(each.pc())) countLoops(each);
    }

    private void countLoops(Instruction i) {
        for (int head : flow.successors(i)) for (int pc = head + 1; pc <= i.pc(); pc++) loops[pc]++;
    }

    /** Cuts the function; there may be fewer parts than wanted. */
    List<MethodPart> split(int count) {
        List<MethodPart> parts = new ArrayList<>();
        int begin = 0;
        while (begin < source.length) {
            int left = count - parts.size();
            int end = left <= 1 ? source.length : next(begin, (source.length - begin) / left);
            parts.add(new MethodPart(parts.size(), begin, end));
            begin = end;
        }
        return parts;
    }

    private int next(int begin, int length) {
        int best = source.length;
        int least = Integer.MAX_VALUE;
        int last = Math.min(source.length - 1, begin + (int) (length * (1 + SLACK)));
        for (int pc = begin + Math.max(1, (int) (length * (1 - SLACK))); pc <= last; pc++) {
            if (!flow.reached.get(pc) || source.takesList(pc) || price(pc) > least) continue;
            best = pc;
            least = price(pc);
        }
        return best;
    }

    private int price(int pc) {
        return loops[pc] * LOOP + liveness.before(pc).cardinality();
    }
}

package kodama.lua.translate;

import java.util.ArrayList;
import java.util.List;

/**
 * Splits a long function into parts: near the points that give equal lengths, and where the fewest live registers cross
 * the cut.
 */
final class FunctionSplitter {

    /** Greatest distance of a cut from the ideal point, as a fraction of a part's length. */
    private static final double SLACK = 0.4;

    /** Penalty for a cut through a loop, in live registers. */
    private static final int LOOP = 1000;

    private final SourceFunction source;
    private final ControlFlowGraph flow;
    private final Liveness liveness;

    /** The loop depth of each instruction; a loop does not count for its first instruction. */
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

    /** Splits the function into at most {@code count} parts. */
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

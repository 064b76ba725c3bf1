package kodama.lua;

import java.util.BitSet;
import java.util.HashSet;
import java.util.Set;
import kodama.lua.compile.Instructions;
import kodama.lua.compile.Opcode;
import org.luaj.vm2.Prototype;

/** Finds the instructions at which a line begins. */
final class LineStarts {

    private LineStarts() {}

    /**
     * Returns the indices of the instructions. A statement over several lines may return to its first line at its end,
     * which does not count; a loop header counts in each iteration.
     */
    static BitSet of(Prototype function) {
        BitSet starts = new BitSet();
        int[] at = function.lineinfo;
        if (at == null || at.length < function.code.length) return starts;
        Set<Integer> seen = new HashSet<>();
        for (int pc = 0; pc < function.code.length; pc++) {
            if (pc > 0 && at[pc] == at[pc - 1]) continue;
            if (seen.add(at[pc]) || isLoop(Instructions.opcode(function.code[pc]))) starts.set(pc);
        }
        return starts;
    }

    private static boolean isLoop(int opcode) {
        return opcode == Opcode.FORLOOP || opcode == Opcode.TFORCALL;
    }
}

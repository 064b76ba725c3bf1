package kodama.lua.translate;

import java.util.Arrays;
import java.util.BitSet;

/** Where the beginning of each block finds its registers: in places that all ways there have in common. */
final class MergeStates {

    private final Liveness liveness;
    private final TypeHints wishes;
    private final int registers;

    /** Of each block the place of each register; null while no way to the block is known. */
    private final int[][] wanted;

    /** Blocks that other parts of the function jump to. */
    final BitSet entered = new BitSet();

    /** Those of them to which no way within their part is known. */
    private final BitSet isOpen = new BitSet();

    /** Whether a place has changed since that was last asked. */
    private boolean isChanged;

    /** Those of a method whose parameters come in a place. */
    MergeStates(SourceFunction source, Liveness liveness, TypeHints wishes, int parameters) {
        this.liveness = liveness;
        this.wishes = wishes;
        registers = source.registers;
        wanted = new int[source.length][];
        int[] start = new int[source.registers];
        for (int i = 0; i < source.parameters; i++) start[i] = parameters;
        wanted[0] = start;
    }

    boolean isKnown(int block) {
        return wanted[block] != null;
    }

    int[] at(int block) {
        return wanted[block];
    }

    /** Whether any joint has changed since the last question. */
    boolean takeChanged() {
        boolean was = isChanged;
        isChanged = false;
        return was;
    }

    /** A way to a block from another part: it brings registers as values, or as whatever the other ways want. */
    void enter(int block) {
        entered.set(block);
        if (wanted[block] != null) return;
        wanted[block] = new int[registers];
        Arrays.fill(wanted[block], Registers.VALUE);
        isOpen.set(block);
        isChanged = true;
    }

    /** Another way to a block, and where it has the registers. */
    void join(int block, int[] places) {
        if (wanted[block] == null || isOpen.get(block)) {
            wanted[block] = places.clone();
            isOpen.clear(block);
            isChanged = true;
            return;
        }
        BitSet live = liveness.before(block);
        BitSet eithers = wishes.pairsBefore(block);
        int[] known = wanted[block];
        for (int i = live.nextSetBit(0); i >= 0; i = live.nextSetBit(i + 1)) {
            int next = Registers.common(known[i], places[i], eithers.get(i));
            isChanged |= next != known[i];
            known[i] = next;
        }
    }
}

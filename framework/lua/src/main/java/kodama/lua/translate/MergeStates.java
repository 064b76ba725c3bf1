package kodama.lua.translate;

import java.util.Arrays;
import java.util.BitSet;

/**
 * The register locations at the beginning of each block: those that all known paths to the block have in common. Used
 * as a fixed-point iteration; {@link #takeChanged} returns whether a round has changed any of them.
 */
final class MergeStates {

    private final Liveness liveness;
    private final TypeHints typeHints;
    private final int registers;

    /** For each block, the location of each register; null while no path to the block is known. */
    private final int[][] locations;

    /** Blocks that other parts of the function jump to. */
    final BitSet entered = new BitSet();

    /** Of these, the blocks to which no path within their own part is known. */
    private final BitSet isOpen = new BitSet();

    /** Whether a location has changed since {@link #takeChanged}. */
    private boolean isChanged;

    /** {@code parameters} is the location in which the method receives its parameters. */
    MergeStates(SourceFunction source, Liveness liveness, TypeHints typeHints, int parameters) {
        this.liveness = liveness;
        this.typeHints = typeHints;
        registers = source.registers;
        locations = new int[source.length][];
        int[] start = new int[source.registers];
        for (int i = 0; i < source.parameters; i++) start[i] = parameters;
        locations[0] = start;
    }

    boolean isKnown(int block) {
        return locations[block] != null;
    }

    int[] at(int block) {
        return locations[block];
    }

    /** Whether a location has changed since the last call. */
    boolean takeChanged() {
        boolean was = isChanged;
        isChanged = false;
        return was;
    }

    /** Adds a path from another part: it can supply registers as values, or as whatever other paths need. */
    void enter(int block) {
        entered.set(block);
        if (locations[block] != null) return;
        locations[block] = new int[registers];
        Arrays.fill(locations[block], Registers.VALUE);
        isOpen.set(block);
        isChanged = true;
    }

    /** Adds a path to a block, with the register locations at its end. */
    void join(int block, int[] incoming) {
        if (locations[block] == null || isOpen.get(block)) {
            locations[block] = incoming.clone();
            isOpen.clear(block);
            isChanged = true;
            return;
        }
        BitSet live = liveness.before(block);
        BitSet pairs = typeHints.pairsBefore(block);
        int[] known = locations[block];
        for (int i = live.nextSetBit(0); i >= 0; i = live.nextSetBit(i + 1)) {
            int next = Registers.common(known[i], incoming[i], pairs.get(i));
            isChanged |= next != known[i];
            known[i] = next;
        }
    }
}

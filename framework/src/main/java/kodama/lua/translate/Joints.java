package kodama.lua.translate;

import java.util.BitSet;

/** Where the beginning of each block finds its registers: in places that all ways there have in common. */
final class Joints {

    private final Liveness liveness;

    /** Of each block the place of each register; null while no way to the block is known. */
    private final int[][] wanted;

    /** Whether a place has changed since that was last asked. */
    private boolean isChanged;

    Joints(Source source, Liveness liveness) {
        this.liveness = liveness;
        wanted = new int[source.length][];
        int[] start = new int[source.registers];
        for (int i = 0; i < source.parameters; i++) start[i] = Registers.VALUE;
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

    /** Another way to a block, and where it has the registers. */
    void join(int block, int[] places) {
        if (wanted[block] == null) {
            wanted[block] = places.clone();
            isChanged = true;
            return;
        }
        BitSet live = liveness.before(block);
        int[] known = wanted[block];
        for (int i = live.nextSetBit(0); i >= 0; i = live.nextSetBit(i + 1)) {
            int common = known[i] & places[i];
            int next = common != 0 || known[i] == 0 || places[i] == 0 ? common : Registers.VALUE;
            isChanged |= next != known[i];
            known[i] = next;
        }
    }
}

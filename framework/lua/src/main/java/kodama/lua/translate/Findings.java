package kodama.lua.translate;

import java.util.BitSet;

/** What is only found out in writing methods: the next round of writing them knows it. */
final class Findings {

    /** Where blocks find registers. */
    final Joints joints;

    /** Registers that are numbers somewhere, as far as is known yet. */
    private BitSet numbers = new BitSet();

    /** Those of them that were met in this round. */
    private BitSet met = new BitSet();

    /** How many groups of fields there are at a time, as far as is known yet. */
    private int groups;

    /** How many were met so far in this round. */
    private int metGroups;

    Findings(Joints joints) {
        this.joints = joints;
    }

    BitSet numbers() {
        return numbers;
    }

    int groups() {
        return groups;
    }

    /** Registers that are numbers somewhere in a method that was just written, and its groups. */
    void meet(BitSet some, int someGroups) {
        met.or(some);
        metGroups = Math.max(metGroups, someGroups);
    }

    /** Ends a round; whether it has found anything new. */
    boolean takeChanged() {
        boolean isChanged = joints.takeChanged() || !numbers.equals(met) || groups != metGroups;
        numbers = met;
        met = new BitSet();
        groups = metGroups;
        metGroups = 0;
        return isChanged;
    }
}

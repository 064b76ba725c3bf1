package kodama.shot;

import kodama.shot.look.ShotLook;

/** Counts the shots per draw pass, so that empty passes are skipped. */
final class ShotPassCounts {
    private final int[] shots = new int[ShotLook.PASSES];
    /** Number of shots with a glow, by pass. */
    private final int[] glowing = new int[ShotLook.PASSES];

    void add(int pass, boolean glows) {
        shots[pass]++;
        if (glows) glowing[pass]++;
    }

    void remove(int pass, boolean glows) {
        shots[pass]--;
        if (glows) glowing[pass]--;
    }

    int shots(int pass) {
        return shots[pass];
    }

    int glowing(int pass) {
        return glowing[pass];
    }
}

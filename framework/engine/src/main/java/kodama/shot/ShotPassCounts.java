package kodama.shot;

import kodama.shot.look.ShotLook;

/** Counts the shots per draw pass. */
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

    /** Returns whether a single pass has this number of shots, and none of them glows. */
    boolean isSinglePass(int count) {
        for (int i = 0; i < shots.length; i++) if (shots[i] == count) return glowing[i] == 0;
        return false;
    }

    int shots(int pass) {
        return shots[pass];
    }

    int glowing(int pass) {
        return glowing[pass];
    }
}

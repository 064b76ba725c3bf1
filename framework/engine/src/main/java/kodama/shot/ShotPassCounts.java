package kodama.shot;

import kodama.shot.look.ShotLook;

/** Counts how many shots are drawn in which pass, so that no pass is made for none. */
final class ShotPassCounts {
    private final int[] shots = new int[ShotLook.PASSES];
    /** How many light up what is around them, by the pass in which they are drawn. */
    private final int[] glowing = new int[ShotLook.PASSES];

    void add(ShotLook look) {
        shots[look.pass()]++;
        if (look.glows()) glowing[look.pass()]++;
    }

    void remove(ShotLook look) {
        shots[look.pass()]--;
        if (look.glows()) glowing[look.pass()]--;
    }

    int shots(int pass) {
        return shots[pass];
    }

    int glowing(int pass) {
        return glowing[pass];
    }
}

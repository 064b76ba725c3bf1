package kodama.shot;

import kodama.draw.DrawList;
import kodama.shot.look.OwnLook;
import kodama.shot.look.ShotEndEffects;
import kodama.shot.look.ShotLook;

/** Draws shots in passes: end effects first, then each layer, its glow before its shots. */
final class ShotPainter {
    private final ShotData data;
    private final ShotPassCounts passCounts;
    private final ShotEndEffects endEffects;

    /** Indices of all live shots by pass, and within a pass in firing order. Unused while there is only one pass. */
    private int[] order = {};
    /** For each pass the index in the order after its last shot. */
    private final int[] ends = new int[ShotLook.PASSES];

    ShotPainter(ShotData data, ShotPassCounts passCounts, ShotEndEffects endEffects) {
        this.data = data;
        this.passCounts = passCounts;
        this.endEffects = endEffects;
    }

    void draw(DrawList list) {
        endEffects.draw(list);
        if (data.live() == 0) return;
        if (!passCounts.isSinglePass(data.live())) drawPasses(list);
        else if (data.hasAny(ShotTraits.OWN_LOOK)) drawAll(list);
        else drawAllPlain(list);
    }

    private void drawAllPlain(DrawList list) {
        for (int i = 0; i < data.size; i++) if (data.isLive(i)) drawPlain(list, i);
    }

    private void drawAll(DrawList list) {
        for (int i = 0; i < data.size; i++) if (data.isLive(i)) draw(list, i);
    }

    private void drawPasses(DrawList list) {
        sort();
        int from = 0;
        for (int pass = 0; pass < ShotLook.PASSES; pass++) {
            int to = ends[pass];
            if (passCounts.glowing(pass) > 0) for (int i = from; i < to; i++) drawGlow(list, order[i]);
            for (int i = from; i < to; i++) draw(list, order[i]);
            from = to;
        }
    }

    /** Sorts the shots by pass: as many scans of all shots as there are passes would take longer. */
    private void sort() {
        if (order.length == 0) order = new int[data.capacity()];
        int start = 0;
        for (int pass = 0; pass < ShotLook.PASSES; pass++) {
            ends[pass] = start;
            start += passCounts.shots(pass);
        }
        for (int i = 0; i < data.size; i++) if (data.isLive(i)) order[ends[data.pass(i)]++] = i;
    }

    private void drawGlow(DrawList list, int shot) {
        if (!data.glows(shot)) return;
        ShotLook look = data.style(shot).look();
        OwnLook own = data.ownLook(shot);
        if (own == null) look.drawGlow(list, data.shownX(shot), data.shownY(shot), data.age[shot]);
        else look.drawGlow(list, data.shownX(shot), data.shownY(shot), data.age[shot], own);
    }

    private void draw(DrawList list, int shot) {
        OwnLook own = data.ownLook(shot);
        if (own == null) drawPlain(list, shot);
        else drawOwn(list, shot, own);
    }

    private void drawPlain(DrawList list, int shot) {
        ShotLook look = data.style(shot).look();
        look.draw(list, data.shownX(shot), data.shownY(shot), data.facing(shot), data.age[shot]);
    }

    private void drawOwn(DrawList list, int shot, OwnLook own) {
        ShotLook look = data.style(shot).look();
        look.draw(list, data.shownX(shot), data.shownY(shot), data.facing(shot), data.age[shot], own);
    }
}

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

    ShotPainter(ShotData data, ShotPassCounts passCounts, ShotEndEffects endEffects) {
        this.data = data;
        this.passCounts = passCounts;
        this.endEffects = endEffects;
    }

    void draw(DrawList list) {
        endEffects.draw(list);
        for (int pass = 0; pass < ShotLook.PASSES; pass++) {
            if (passCounts.glowing(pass) > 0) drawGlow(list, pass);
            int count = passCounts.shots(pass);
            if (count == data.live() && !data.hasAny(ShotTraits.OWN_LOOK)) drawAll(list);
            else if (count > 0) drawPass(list, pass);
        }
    }

    private void drawGlow(DrawList list, int pass) {
        for (int i = 0; i < data.size; i++)
            if (data.isLive(i) && data.pass(i) == pass && data.glows(i)) drawGlowOf(list, i);
    }

    private void drawGlowOf(DrawList list, int shot) {
        ShotLook look = data.style(shot).look();
        OwnLook own = data.ownLook(shot);
        if (own == null) look.drawGlow(list, data.shownX(shot), data.shownY(shot), data.age[shot]);
        else look.drawGlow(list, data.shownX(shot), data.shownY(shot), data.age[shot], own);
    }

    private void drawAll(DrawList list) {
        for (int i = 0; i < data.size; i++)
            if (data.isLive(i)) drawPlain(list, i, data.style(i).look());
    }

    private void drawPass(DrawList list, int pass) {
        for (int i = 0; i < data.size; i++) {
            ShotLook look = data.style(i).look();
            if (!data.isLive(i)) continue;
            if (data.has(i, ShotTraits.OWN_LOOK)) drawOwn(list, i, look, pass);
            else if (look.pass() == pass) drawPlain(list, i, look);
        }
    }

    private void drawPlain(DrawList list, int shot, ShotLook look) {
        look.draw(list, data.shownX(shot), data.shownY(shot), data.facing(shot), data.age[shot]);
    }

    private void drawOwn(DrawList list, int shot, ShotLook look, int pass) {
        OwnLook own = data.ownLook(shot);
        if (own == null || data.pass(shot) != pass) return;
        look.draw(list, data.shownX(shot), data.shownY(shot), data.facing(shot), data.age[shot], own);
    }
}

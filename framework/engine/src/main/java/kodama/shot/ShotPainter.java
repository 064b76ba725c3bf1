package kodama.shot;

import kodama.draw.DrawList;
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
            if (passCounts.shots(pass) == data.size) drawAll(list);
            else if (passCounts.shots(pass) > 0) drawPass(list, pass);
        }
    }

    private void drawGlow(DrawList list, int pass) {
        for (int i = 0; i < data.size; i++) {
            ShotLook look = data.style(i).look();
            if (look.pass() == pass && look.glows()) look.drawGlow(list, data.shownX(i), data.shownY(i), data.age[i]);
        }
    }

    private void drawAll(DrawList list) {
        for (int i = 0; i < data.size; i++)
            data.style(i).look().draw(list, data.shownX(i), data.shownY(i), data.facing(i), data.age[i]);
    }

    private void drawPass(DrawList list, int pass) {
        for (int i = 0; i < data.size; i++) {
            ShotLook look = data.style(i).look();
            if (look.pass() == pass) look.draw(list, data.shownX(i), data.shownY(i), data.facing(i), data.age[i]);
        }
    }
}

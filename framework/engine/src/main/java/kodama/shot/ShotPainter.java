package kodama.shot;

import kodama.draw.DrawList;
import kodama.shot.look.ShotEndEffects;
import kodama.shot.look.ShotLook;

/** Draws shots pass by pass: what is left of those that have ended, then each layer, its glow first. */
final class ShotPainter {
    private final ShotData data;
    private final ShotPassCounts layers;
    private final ShotEndEffects endings;

    ShotPainter(ShotData data, ShotPassCounts layers, ShotEndEffects endings) {
        this.data = data;
        this.layers = layers;
        this.endings = endings;
    }

    void draw(DrawList list) {
        endings.draw(list);
        for (int pass = 0; pass < ShotLook.PASSES; pass++) {
            if (layers.glowing(pass) > 0) drawGlow(list, pass);
            if (layers.shots(pass) == data.size) drawAll(list);
            else if (layers.shots(pass) > 0) drawPass(list, pass);
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

package kodama.shot;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import kodama.draw.BlendMode;
import kodama.draw.DrawList;
import kodama.draw.FrameBuffer;
import kodama.draw.Image;
import kodama.draw.Rasterizer;
import kodama.geom.Bounds;
import kodama.hit.Targets;
import kodama.shot.look.Artwork;
import kodama.shot.look.EndEffect;
import kodama.shot.look.ShotLook;
import kodama.shot.look.ShotStyle;
import kodama.shot.look.SpawnFlash;
import org.junit.jupiter.api.Test;

class ShotPainterTest {
    private static final int RED = 0xFFFF0000;
    private static final int GREEN = 0xFF00FF00;
    private static final Bounds FIELD = new Bounds(0, 0, 16, 16);

    private final Shots shots = new Shots(8, (who, error) -> {
        throw new AssertionError(error);
    });
    private final Targets targets = new Targets();

    private static ShotLook.Builder look(int color, int side) {
        int[] pixels = new int[side * side];
        Arrays.fill(pixels, color);
        return ShotLook.of(List.of(Artwork.of(new Image("square", side, side, pixels))));
    }

    private Shot fire(ShotLook.Builder look, double x, double y) {
        return shots.fireWithHandle(ShotSpec.of(ShotStyle.of(look.build(), 1)).build(), x, y, 0, 0);
    }

    private void tick() {
        targets.begin(FIELD);
        shots.update(FIELD, targets);
    }

    private int pixel(int x, int y) {
        DrawList list = new DrawList();
        shots.draw(list);
        FrameBuffer frame = new FrameBuffer(16, 16);
        new Rasterizer().draw(list, frame);
        return frame.toImage("frame").pixel(x, y);
    }

    private int commands() {
        DrawList list = new DrawList();
        shots.draw(list);
        return list.size();
    }

    @Test
    void withinALayerTheFirstFiredIsAtTheBack() {
        fire(look(RED, 4), 8, 8);
        fire(look(GREEN, 4), 8, 8);
        assertEquals(GREEN, pixel(8, 8));
    }

    @Test
    void aHigherLayerIsInFrontWhateverWasFiredFirst() {
        fire(look(RED, 4).layer(1), 8, 8);
        fire(look(GREEN, 8), 8, 8);
        assertEquals(RED, pixel(8, 8));
        assertEquals(GREEN, pixel(5, 8));
        fire(look(GREEN, 4).layer(-2), 8, 8);
        assertEquals(RED, pixel(8, 8));
    }

    @Test
    void additiveShotsAreInFrontOfTheirLayerAndBehindTheNext() {
        fire(look(GREEN, 4).blend(BlendMode.ADD), 8, 8);
        fire(look(RED, 4), 8, 8);
        assertEquals(0xFFFFFF00, pixel(8, 8));
        fire(look(RED, 2).layer(1), 8, 8);
        assertEquals(RED, pixel(8, 8));
        assertEquals(0xFFFFFF00, pixel(6, 8));
    }

    @Test
    void glowIsBehindTheShotsOfItsLayerAndInFrontOfThoseBelow() {
        fire(look(RED, 4).glow(1), 8, 8);
        fire(look(0xFF000080, 2), 11, 8);
        assertEquals(RED, pixel(8, 8));
        assertEquals(0xFF000080, pixel(11, 8));
        assertEquals(0, pixel(5, 8) & 0xFFFF);
        assertTrue((pixel(5, 8) >> 16 & 255) > 40);
        fire(look(0xFF000080, 2).layer(-1), 5, 8);
        assertEquals(0x80, pixel(5, 8) & 255);
        assertTrue((pixel(5, 8) >> 16 & 255) > 40);
    }

    @Test
    void eachShotIsDrawnOnceWhateverItsLayer() {
        for (int layer = ShotLook.BACK; layer <= ShotLook.FRONT; layer++)
            fire(look(RED, 2).layer(layer), 8, 8);
        assertEquals(5, commands());
        fire(look(RED, 2).glow(0.5), 8, 8);
        assertEquals(7, commands());
    }

    @Test
    void aShotThatChangesItsLookChangesItsLayer() {
        Shot shot = fire(look(RED, 4), 8, 8);
        fire(look(GREEN, 4), 8, 8);
        shot.setStyle(ShotStyle.of(look(RED, 4).layer(2).build(), 1));
        assertEquals(RED, pixel(8, 8));
        assertEquals(2, commands());
        shot.kill();
        assertEquals(GREEN, pixel(8, 8));
        assertEquals(1, commands());
    }

    @Test
    void anEndEffectIsVisibleForTwelveTicks() {
        fire(look(RED, 4).endEffect(EndEffect.FADE), 8, 8).kill();
        assertEquals(0, shots.count());
        int before = 256;
        for (int i = 0; i < 12; i++) {
            int red = pixel(8, 8) >> 16 & 255;
            assertTrue(red > 0 && red < before, "tick " + i + ": " + red);
            before = red;
            tick();
        }
        assertEquals(0, commands());
    }

    @Test
    void aBurstIsARingThatWidens() {
        fire(look(RED, 6).endEffect(EndEffect.BURST), 8, 8).kill();
        int begun = reach();
        for (int i = 0; i < 8; i++) tick();
        assertTrue(reach() > begun, begun + " and then " + reach());
    }

    /** Returns the width of the empty left part of the picture, subtracted from 16. */
    private int reach() {
        int x = 0;
        while ((pixel(x, 8) & 0xFFFFFF) == 0) x++;
        return 16 - x;
    }

    @Test
    void aShotThatLeavesOrIsClearedDisappearsAtOnce() {
        fire(look(RED, 4).endEffect(EndEffect.FADE), 100, 8);
        tick();
        assertEquals(0, commands());
        fire(look(RED, 4).endEffect(EndEffect.FADE), 8, 8).kill();
        fire(look(RED, 4).endEffect(EndEffect.FADE), 8, 8);
        shots.clear();
        assertEquals(0, commands());
    }

    @Test
    void withoutAnEndEffectNothingIsVisible() {
        fire(look(RED, 4), 8, 8).kill();
        assertEquals(0, commands());
    }

    @Test
    void aDelayedShotIsACloudUnlessItHasNoFlash() {
        DrawList list = new DrawList();
        look(RED, 4).build().draw(list, 8, 8, 0, -20);
        look(RED, 4).flash(SpawnFlash.NONE).build().draw(list, 8, 8, 0, -20);
        look(RED, 4).glow(1).build().drawGlow(list, 8, 8, -20);
        assertEquals(1, list.size());
    }
}

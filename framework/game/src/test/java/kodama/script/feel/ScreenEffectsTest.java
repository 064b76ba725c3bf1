package kodama.script.feel;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import kodama.draw.DrawList;
import kodama.draw.FrameBuffer;
import kodama.draw.ParallelRasterizer;
import kodama.option.EffectLevel;
import kodama.save.Settings;
import org.junit.jupiter.api.Test;

class ScreenEffectsTest {
    private static final int SIDE = 100;
    private static final int WHITE = 0xFFFFFF;
    private static final int MIDDLE = SIDE / 2;

    private final Settings settings = Settings.inMemory(Map.of());
    private final ScreenEffects effects = new ScreenEffects(settings, SIDE);

    private FrameBuffer picture() {
        DrawList list = new DrawList();
        list.rect(0, MIDDLE, SIDE, 1, 0xFF00FF00);
        effects.beginPicture();
        effects.endPicture(list);
        FrameBuffer frame = new FrameBuffer(SIDE, SIDE);
        new ParallelRasterizer(null, 1).draw(list, frame);
        return frame;
    }

    /** Returns the brightness of the red of a black pixel, from 0 to 255. */
    private int brightness() {
        return picture().pixels()[0] >> 16 & 255;
    }

    private void flash() {
        effects.flash(WHITE, 10, 1);
    }

    @Test
    void flashesAreAsBrightAsThePlayerWants() {
        flash();
        assertEquals(255, brightness());
        EffectLevel.REDUCED.choose(settings, EffectLevel.FLASHES);
        effects.beginTick(false);
        effects.endScene();
        for (int i = 0; i < 20; i++) effects.beginTick(false);
        flash();
        assertEquals(88, brightness());
        EffectLevel.OFF.choose(settings, EffectLevel.FLASHES);
        effects.beginTick(true);
        assertEquals(0, brightness());
    }

    @Test
    void reducedFlashesStartAtMostThreeTimesASecond() {
        EffectLevel.REDUCED.choose(settings, EffectLevel.FLASHES);
        effects.beginTick(false);
        int flashes = 0;
        for (int tick = 0; tick < 60; tick++) {
            int before = brightness();
            flash();
            if (brightness() > before) flashes++;
            effects.beginTick(false);
        }
        assertEquals(3, flashes);
    }

    /** Returns the largest distance of the line in the middle during a shake. */
    private int reach() {
        effects.shake(1);
        int reach = 0;
        for (int tick = 0; tick < 50; tick++) {
            effects.beginTick(false);
            reach = Math.max(reach, Math.abs(line() - MIDDLE));
        }
        return reach;
    }

    private int line() {
        int[] pixels = picture().pixels();
        for (int y = 0; y < SIDE; y++) if ((pixels[y * SIDE] & 0xFF00) != 0) return y;
        throw new AssertionError("the line is not in the picture");
    }

    @Test
    void thePictureShakesAsMuchAsThePlayerWants() {
        int full = reach();
        assertTrue(full >= 3 && full <= 5, () -> "full: " + full);
        EffectLevel.REDUCED.choose(settings, EffectLevel.SHAKING);
        int reduced = reach();
        assertTrue(reduced >= 1 && reduced <= 2, () -> "reduced: " + reduced);
        EffectLevel.OFF.choose(settings, EffectLevel.SHAKING);
        assertEquals(0, reach());
    }

    @Test
    void aPunchIsNotShownIfThePictureMustNotShake() {
        EffectLevel.OFF.choose(settings, EffectLevel.SHAKING);
        effects.beginTick(false);
        effects.punch(2, 10);
        assertEquals(MIDDLE, line());
    }

    @Test
    void anUnknownLevelInTheSettingsIsFull() {
        settings.set(EffectLevel.SHAKING, "wild");
        assertEquals(EffectLevel.FULL, EffectLevel.of(settings, EffectLevel.SHAKING));
    }
}

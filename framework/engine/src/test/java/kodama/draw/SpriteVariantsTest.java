package kodama.draw;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.util.Arrays;
import kodama.draw.SpriteVariants.Variant;
import org.junit.jupiter.api.Test;

class SpriteVariantsTest {
    private static final int LOOKS = 100;

    private final SpriteLook look = new SpriteLook();

    private static Image square(int side) {
        int[] pixels = new int[side * side];
        Arrays.fill(pixels, Colors.WHITE);
        return new Image("square", side, side, pixels);
    }

    private Variant tinted(SpriteVariants variants, int tint, int frame) {
        look.reset();
        return variants.find(look.setTint(tint), frame);
    }

    @Test
    void aFormIsPreparedWhenItIsWantedInASecondFrame() {
        SpriteVariants variants = SpriteVariants.of(square(4));
        assertNull(tinted(variants, 0xFF0000, 1));
        assertNull(tinted(variants, 0xFF0000, 1));
        Variant variant = tinted(variants, 0xFF0000, 2);
        assertEquals(0xFFFF0000, variant.image.pixel(0, 0));
        assertSame(variant, tinted(variants, 0xFF0000, 2));
    }

    @Test
    void manyFormsThatAreWantedInEachFrameAreSoonPrepared() {
        SpriteVariants variants = SpriteVariants.of(square(4));
        for (int frame = 1; frame <= 20; frame++) for (int i = 0; i < LOOKS; i++) tinted(variants, 0xFF0000 + i, frame);
        for (int i = 0; i < LOOKS; i++) assertNotNull(tinted(variants, 0xFF0000 + i, 21));
    }

    @Test
    void whatIsPreparedRemainsWhenThereIsNoSpaceForMore() {
        SpriteVariants variants = SpriteVariants.of(square(100));
        Variant[] before = new Variant[LOOKS];
        int found = 0;
        for (int frame = 1; frame <= 40; frame++) {
            for (int i = 0; i < LOOKS; i++) {
                Variant variant = tinted(variants, i, frame);
                if (before[i] != null) assertSame(before[i], variant);
                else if (variant != null) found++;
                before[i] = variant;
            }
        }
        assertEquals(16, found);
    }

    @Test
    void whatIsWantedLaterIsPreparedInTheEnd() {
        SpriteVariants variants = SpriteVariants.of(square(100));
        for (int frame = 1; frame <= 40; frame++) for (int i = 0; i < LOOKS; i++) tinted(variants, i, frame);
        for (int frame = 41; frame < 21_000; frame++) tinted(variants, 0xFF0000, frame);
        assertNotNull(tinted(variants, 0xFF0000, 21_000));
    }
}

package kodama.script.task;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import kodama.base.LeakTracker;
import kodama.base.StepBudget;
import kodama.draw.Image;
import kodama.draw.Images;
import kodama.draw.SheetGrid;
import kodama.draw.SpriteSheet;
import kodama.lua.bind.LuaException;
import kodama.lua.bind.Value;
import org.junit.jupiter.api.Test;

class SpriteSheetsTest {
    private static final Value BALL = Value.of("ball");

    private final Images images = new Images(path -> new byte[0], new LeakTracker());
    private final SpriteSheets sheets = new SpriteSheets(images, List::of, StepBudget.UNLIMITED);

    private void save(int width, int height) {
        images.put(new Image("ball", width, height, new int[width * height]));
    }

    @Test
    void anImageIsOneFrameUntilAGridIsDeclared() {
        save(4, 2);
        assertEquals(1, sheets.get(BALL).count());
        SpriteSheet declared = sheets.declare("ball", SheetGrid.of(2, 2));
        assertEquals(2, declared.count());
        assertSame(declared, sheets.get(BALL));
        assertSame(declared, sheets.declare("ball", SheetGrid.of(2, 2)));
    }

    @Test
    void aReloadedImageKeepsItsGrid() {
        save(4, 2);
        sheets.declare("ball", SheetGrid.of(2, 2));
        save(8, 2);
        assertEquals(4, sheets.get(BALL).count());
    }

    @Test
    void aReloadedImageThatDoesNotFitTheGridIsOneFrame() {
        save(4, 2);
        sheets.declare("ball", SheetGrid.of(2, 2));
        save(1, 1);
        assertEquals(1, sheets.get(BALL).count());
    }

    @Test
    void aGridMustDivideTheImage() {
        save(8, 6);
        assertEquals(
                "image 'ball' is 8 by 6 pixels, which frames of 4 by 4 do not divide",
                assertThrows(IllegalArgumentException.class, () -> sheets.declare("ball", SheetGrid.of(4, 4)))
                        .getMessage());
        assertEquals(4, sheets.declare("ball", SheetGrid.of(4, 3)).count());
    }

    @Test
    void cachedImagesCountAsUsedInTheScene() {
        images.putLoaded("ball", new Image("ball", 2, 2, new int[4]));
        sheets.get(BALL);
        images.beginScene();
        sheets.get(BALL);
        images.unloadStale();
        assertTrue(images.has("ball"));
    }

    @Test
    void aReloadedImageReplacesTheCachedOne() {
        save(4, 2);
        sheets.get(BALL);
        save(1, 1);
        assertEquals(1, sheets.get(BALL).whole().width());
    }

    @Test
    void gridsEndWithTheWorld() {
        save(4, 2);
        sheets.declare("ball", SheetGrid.of(2, 2));
        assertEquals(
                1,
                new SpriteSheets(images, List::of, StepBudget.UNLIMITED)
                        .get(BALL)
                        .count());
    }

    @Test
    void aNameThatIsNotAStringIsRejected() {
        LuaException refused = assertThrows(LuaException.class, () -> sheets.get(Value.of(true)));
        assertEquals(
                "field 'sprite' must be the name of an image, or a canvas, but was a boolean", refused.getMessage());
    }
}

package kodama.dev;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import kodama.dev.ui.Palette;
import kodama.input.Key;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Hitboxes, movement and priorities are drawn at the right positions. */
class HitboxOverlayTest {
    @TempDir
    private Path folder;

    private DevProgram program;

    @BeforeEach
    void gameWithABodyThatMoves() {
        program = new DevProgram(folder, 320, 240).file("scenes/main.lua", """
                        local function view(self)
                          self.draw = function() draw.camera(20, 10) end
                          wait_forever()
                        end
                        local function foe(self)
                          self.group, self.hitbox = "enemy", box(20, 10)
                          self.draw = function() end
                          while true do self.x = self.x + 2 wait(1) end
                        end
                        return function()
                          spawn(view, { priority = 0.1 })
                          spawn(foe, { x = 0, y = 60, priority = 0.3 })
                          shot.fire { x = 30, y = 150, angle = 0, speed = 1, radius = 6 }
                          wait_forever()
                        end""").tap(1, Key.ENTER);
    }

    private int pixel(int x, int y) {
        return program.frame().pixel(x, y);
    }

    @Test
    void f8ShowsHitboxesMovementAndPriorities() {
        program.tap(20, Key.F8).tap(60, Key.F2).run(80);
        int x = x();
        assertEquals(Palette.MINT, pixel(x - 10, 50), "its left edge, less the camera");
        assertEquals(Palette.GOLD, pixel(x + 8, 50), "half of its way in eight ticks");
        assertEquals("0.3", program.textAt(x + 11, 37));
    }

    /** Position of the body, which moves two pixels per tick from the left edge, relative to the camera. */
    private int x() {
        for (int x = 0; x < 300; x++) if (pixel(x, 50) == Palette.MINT) return x + 10;
        throw new AssertionError("no hit box");
    }

    @Test
    void hitboxesFollowTheZoomOfACamera() {
        program = new DevProgram(folder, 320, 240).file("scenes/main.lua", """
                        return function()
                          camera.spawn { x = 100, y = 60, zoom = 2 }
                          spawn { x = 110, y = 60, hitbox = box(20, 10), draw = function() end }
                          wait_forever()
                        end""").tap(1, Key.ENTER);
        program.tap(20, Key.F8).tap(60, Key.F2).run(80);
        assertEquals(Palette.MINT, pixel(160, 120), "its left edge");
        assertEquals(Palette.MINT, pixel(199, 120), "its right edge");
        assertEquals(Palette.MINT, pixel(180, 110), "its top edge");
    }

    @Test
    void shotsHaveOutlines() {
        program.tap(20, Key.F8).run(60);
        int rim = 0;
        for (int x = 0; x < 320; x++) if (pixel(x, 140) == Palette.PINK) rim++;
        assertEquals(1, rim, "the left one; the arrow lies over the right one");
    }

    @Test
    void brightLinesHaveDarkBorders() {
        program.tap(20, Key.F8).tap(60, Key.F2).run(80);
        int x = x();
        int beside = pixel(x - 11, 50);
        assertTrue((beside & 0xFF) < 0x30 && (beside >> 8 & 0xFF) < 0x30, Integer.toHexString(beside));
    }

    @Test
    void hitboxesAreDrawnBelowStatistics() {
        program.tap(20, Key.F3).tap(30, Key.F3).run(200);
        String plain = rowsOfPanel();
        program.tap(1, Key.ENTER)
                .tap(20, Key.F3)
                .tap(30, Key.F3)
                .tap(40, Key.F8)
                .run(200);
        assertEquals(plain, rowsOfPanel());
    }

    /** The headings of the statistics, which are the same in every run. */
    private String rowsOfPanel() {
        return program.textAt(8, 47).substring(0, 3) + program.textAt(8, 57).substring(0, 4);
    }

    @Test
    void f8TurnsItOff() {
        program.tap(20, Key.F8).tap(30, Key.F8).run(60);
        for (int x = 0; x < 320; x++) assertNotEquals(Palette.MINT, pixel(x, 50));
    }
}

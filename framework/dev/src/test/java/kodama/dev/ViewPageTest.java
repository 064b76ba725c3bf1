package kodama.dev;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import kodama.input.Key;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The debug menu's page of overlays: hidden layers, invincibility. */
class ViewPageTest {
    /** Index of the page in the menu. */
    private static final int PAGE = 13;

    private static final int INVINCIBLE = 3;
    private static final int LAYERS = 4;
    private static final int SPAN = 5;

    @TempDir
    private Path folder;

    private DevProgram program;

    @BeforeEach
    void gameInWhichTheShipIsHit() {
        program = new DevProgram(folder, 320, 240).file("scenes/main.lua", """
                        local function ship(self)
                          self.group, self.hitbox = "ship", circle(5)
                          self.draw = function() draw.rect(200, 100, 40, 40, 0x00ff00) end
                          while true do wait_for "hit" print("hit " .. time.tick) end
                        end
                        return function()
                          spawn(ship, { x = 220, y = 120 })
                          while true do
                            shot.fire { x = 220, y = 90, angle = 90, speed = 5, hits = "ship" }
                            wait(10)
                          end
                        end""").tap(1, Key.ENTER);
    }

    /** Opens the page in the tenth frame and moves to an item. Returns the frame after that. */
    private long at(int item) {
        program.tap(10, Key.F1);
        for (int i = 0; i < PAGE; i++) program.tap(14 + 4L * i, Key.DOWN);
        long frame = 14 + 4L * PAGE;
        program.tap(frame, Key.ENTER);
        for (int i = 0; i < item; i++) program.tap(frame + 4 + 4L * i, Key.DOWN);
        return frame + 4 + 4L * item;
    }

    private List<String> hits() {
        return program.log().stream().filter(line -> line.startsWith("hit")).toList();
    }

    @Test
    void anInvinciblePlayerIsNotHitAndTheWindowShowsIt() {
        long frame = at(INVINCIBLE);
        program.tap(frame + 4, Key.F1).run(frame + 100);
        int before = hits().size();
        assertTrue(before > 5, "hit without mercy");
        program.tap(1, Key.ENTER);
        frame = at(INVINCIBLE);
        program.tap(frame, Key.ENTER).tap(frame + 4, Key.F1).run(frame + 100);
        List<String> hits = hits().subList(before, hits().size());
        assertTrue(hits.size() <= 1, "but for what came before the menu was opened: " + hits);
        assertEquals("invincible", program.textAt(3, 231).substring(0, 10));
    }

    @Test
    void aHiddenGroupContinuesToRun() {
        long frame = at(LAYERS);
        program.tap(frame + 4, Key.F1).run(frame + 100);
        int seen = program.frame().pixel(230, 105);
        List<String> hits = hits();
        program.tap(1, Key.ENTER);
        frame = at(LAYERS);
        program.tap(frame, Key.ENTER).tap(frame + 4, Key.DOWN).tap(frame + 8, Key.ENTER);
        program.tap(frame + 12, Key.F1).run(frame + 108);
        assertEquals(0xFF00FF00, seen);
        assertNotEquals(0xFF00FF00, program.frame().pixel(230, 105));
        List<String> both = hits();
        assertEquals(hits, both.subList(hits.size(), both.size()));
    }

    @Test
    void timeSpanAndThresholdOfTheStatisticsChange() {
        long frame = at(SPAN);
        program.tap(frame, Key.RIGHT)
                .tap(frame + 4, Key.DOWN)
                .tap(frame + 8, Key.RIGHT)
                .run(frame + 12);
        assertTrue(noted("Time span").contains("< 2 s >"));
        assertTrue(noted("Late above").contains("< 100 % >"));
    }

    /** The note to the right of an item. */
    private String noted(String title) {
        return IntStream.range(0, 232)
                .filter(y -> program.textAt(18, y).startsWith(title))
                .mapToObj(y -> program.textAt(204 - 16 * 8, y))
                .findFirst()
                .orElse("");
    }
}

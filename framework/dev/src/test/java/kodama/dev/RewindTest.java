package kodama.dev;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import kodama.dev.ui.Palette;
import kodama.input.Key;
import kodama.input.MouseControl;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Going back in the recording in the developer's session. */
class RewindTest {
    private static final String SCENE = """
            return function(self)
              self.x = 0
              while true do
                self.x = self.x + (input.down "fire" and 1 or 0)
                wait(1)
              end
            end
            """;

    private final DevProgram program;
    private final List<String> ticks = new ArrayList<>();

    RewindTest(@TempDir Path folder) {
        program = new DevProgram(folder, 320, 240).file("scenes/main.lua", SCENE);
        program.tap(2, Key.ENTER).hold(20, 1000, Key.Z);
    }

    /** Notes the tick of the game after a number of frames. */
    private RewindTest look(long frame) {
        program.at(frame, () -> ticks.add(program.state()));
        return this;
    }

    private void back(long frame) {
        program.hold(frame, frame + 3, Key.SHIFT).tap(frame + 1, Key.F6);
    }

    @Test
    void aTickBackAndForthLeadsToTheSameState() {
        program.tap(200, Key.F2);
        look(204);
        back(210);
        look(216);
        back(220);
        look(226);
        program.tap(230, Key.F6);
        look(236);
        program.tap(240, Key.F6);
        look(246);
        program.tap(250, Key.F6);
        look(256);
        program.run(260);
        long tick = Long.parseLong(ticks.get(0).split(" ")[0]);
        long x = Long.parseLong(ticks.get(0).split(" ")[1]);
        List<String> expected = new ArrayList<>();
        for (int by : new int[] {0, -1, -2, -1, 0, 1}) expected.add(tick + by + " " + (x + by));
        assertEquals(expected, ticks);
        assertEquals(List.of(), program.errorLines());
    }

    @Test
    void theGameContinuesFromTheTickToWhichItWentBack() {
        program.hold(200, 203, Key.CTRL).tap(201, Key.LEFT);
        look(210);
        program.hold(211, 214, Key.CTRL).tap(212, Key.RIGHT);
        look(220);
        program.hold(221, 224, Key.CTRL).tap(222, Key.LEFT);
        program.tap(230, Key.F2);
        look(250);
        program.run(260);
        long[] at = ticks.stream()
                .mapToLong(each -> Long.parseLong(each.split(" ")[0]))
                .toArray();
        assertEquals(60, at[1] - at[0], ticks.toString());
        assertTrue(at[2] > at[0] && at[2] < at[0] + 21, ticks.toString());
    }

    @Test
    void aBarShowsTheRecordingWhileTheGameIsPausedAndAClickSeeksATick() {
        program.at(150, () -> assertEquals(0, rowsOfBar()));
        program.tap(200, Key.F2).at(205, () -> assertTrue(rowsOfBar() > 0));
        program.at(210, () -> program.raw().pointer().move(161, 2))
                .at(211, () -> program.raw().press(MouseControl.LEFT))
                .at(214, () -> program.raw().release(MouseControl.LEFT));
        look(206);
        look(220);
        program.run(230);
        long before = Long.parseLong(ticks.get(0).split(" ")[0]);
        long after = Long.parseLong(ticks.get(1).split(" ")[0]);
        assertTrue(Math.abs(after - before / 2) <= 2, ticks.toString());
    }

    private int rowsOfBar() {
        int rows = 0;
        for (int y = 0; y < 6; y++) if (program.frame().pixel(100, y) == Palette.MINT) rows++;
        return rows;
    }

    @Test
    void withoutARecordingNothingHappens() {
        program.hold(8, 11, Key.CTRL).tap(9, Key.LEFT).run(30);
        assertEquals(List.of(), program.errorLines());
    }
}

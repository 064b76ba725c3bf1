package kodama.dev;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import kodama.input.Key;
import kodama.request.LoopRequest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Continuing at the same tick in the developer's session. */
class ResumeTickTest {
    private static final String SCENE = """
            return function(self)
              self.x = 0
              while true do
                self.x = self.x + STEP * input.axis()
                if time.tick % 50 == 0 then print(time.tick, self.x) end
                wait(1)
              end
            end
            """;

    private final DevProgram program;

    ResumeTickTest(@TempDir Path folder) {
        program = new DevProgram(folder, 320, 240);
        step("1");
        program.tap(2, Key.ENTER).hold(20, 400, Key.RIGHT);
    }

    private void step(String step) {
        program.file("scenes/main.lua", SCENE.replace("STEP", step));
    }

    /** Holds Shift and taps F5, after a change of the script. */
    private void change(long frame, String step) {
        program.at(frame, () -> step(step))
                .hold(frame + 1, frame + 6, Key.SHIFT)
                .tap(frame + 2, Key.F5);
    }

    private List<String> log() {
        return program.log().stream().filter(line -> !line.startsWith("<")).toList();
    }

    @Test
    void shiftAndF5ContinueAtTheSameTickWithTheChangedScript() {
        change(130, "2");
        program.run(200);
        List<String> log = log();
        assertEquals("100\t83", log.get(1));
        assertTrue(log.get(2).startsWith("continues at tick 130; "), log.toString());
        assertTrue(log.get(2).contains("; differs between ticks 1 and 60: a field of a task"), log.toString());
        assertEquals("150\t266", log.get(3));
        assertEquals(4, log.size());
        assertEquals(List.of(), program.errorLines());
    }

    @Test
    void aMistakeKeepsTheTick() {
        change(130, "nothing");
        change(160, "1");
        program.run(240);
        List<String> log = log();
        assertTrue(log.get(2).startsWith("stopped in tick "), log.toString());
        assertTrue(log.get(2).endsWith(" by an error: the next save tries again"), log.toString());
        assertTrue(log.get(3).matches("continues at tick 1\\d\\d \\(F5 starts over\\)"), log.toString());
        assertEquals("150\t133", log.get(4));
        assertEquals(1, program.errorLines().size());
    }

    @Test
    void twentyChangesInARowContinueAtTheirTicks() {
        for (int i = 0; i < 20; i++) change(100 + 10 * i, i % 2 == 0 ? "2" : "1");
        program.run(400);
        assertEquals(
                20,
                log().stream()
                        .filter(line -> line.startsWith("continues at tick"))
                        .count());
        assertTrue(log().contains("300\t283"), log().toString());
        assertEquals(List.of(), program.errorLines());
    }

    @Test
    void aSoftResetContinuesAtTheSameTickToo() {
        program.at(130, () -> step("2"))
                .at(131, () -> program.requests().submit(LoopRequest.SoftReset.toLastTick()))
                .run(220);
        List<String> log = log();
        assertTrue(log.get(2).startsWith("continues at tick 128; "), log.toString());
        assertEquals("150\t266", log.get(3));
        assertEquals(List.of(), program.errorLines());
    }

    @Test
    void f5AloneStartsOver() {
        program.tap(130, Key.F5).run(200);
        assertEquals(3, log().size(), log().toString());
        assertTrue(log().get(2).startsWith("50\t"), log().toString());
    }
}

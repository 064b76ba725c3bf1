package kodama.dev;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import kodama.dev.ui.DotCanvas;
import kodama.input.Key;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The tests of a game, started from the portal and shown in its window. */
class TestsLoopTest {
    private static final String GOOD = "it('is good', function() test.run_ticks(3) end)";
    private static final String BAD = """
            it('is bad', function()
              print 'so far'
              error 'too many lives'
            end)
            it('is good', function() end)
            manual('later', function() end)
            """;

    private DevProgram program;

    @BeforeEach
    void gameAtTheEntryOfItsTests(@TempDir Path folder) {
        program = new DevProgram(folder, 320, 240)
                .file("specs/a_spec.lua", GOOD)
                .file("specs/b_test.lua", BAD)
                .tap(1, Key.END)
                .tap(5, Key.ENTER);
    }

    /** The visible rows. */
    private List<String> rows() {
        return IntStream.range(0, 20)
                .mapToObj(row -> program.textAt(6, 20 + row * DotCanvas.ROW))
                .toList();
    }

    private String sum() {
        return program.textAt(6, 240 - 2 * DotCanvas.ROW - 12 + 2).replaceFirst("[\\d.]+ s$", "T s");
    }

    @Test
    void testsRunAndFailuresAreShownWithTheirLines() {
        program.run(20);
        assertEquals("2 passed, 1 failed, 1 skipped, T s", sum());
        assertEquals(
                List.of(
                        "FAILED is bad",
                        "specs/b_test.lua:3",
                        "too many lives",
                        "",
                        "   1 it('is bad', function()",
                        "   2   print 'so far'",
                        ">  3   error 'too many lives'"),
                rows().subList(1, 8));
        assertTrue(rows().contains("so far"), rows().toString());
    }

    @Test
    void eachFileIsReportedInTheTerminal() {
        program.run(20);
        assertEquals(
                List.of("<portal>", "<test>", "specs/a_spec.lua: 1", "specs/b_test.lua: 3", "all tests done"),
                program.log());
    }

    @Test
    void theRunningFileIsShown() {
        program.run(7);
        assertTrue(sum().startsWith("specs/a_spec.lua "), sum());
    }

    @Test
    void escapeStopsTheTestsAndShowsTheResults() {
        for (int i = 100; i < 200; i++)
            program.file("specs/c" + i + "_spec.lua", "it('is slow', function() for i = 1, 3e6 do end end)");
        program.tap(20, Key.ESCAPE).run(30);
        assertTrue(sum().matches("stopped: \\d+ passed, .*"), sum());
        long done =
                program.log().stream().filter(line -> line.startsWith("specs/")).count();
        assertTrue(done < 102, done + " files");
        program.tap(1, Key.END)
                .tap(5, Key.ENTER)
                .tap(20, Key.ESCAPE)
                .tap(26, Key.ESCAPE)
                .run(40);
        assertEquals("<portal>", program.log().get(program.log().size() - 1));
    }

    @ParameterizedTest
    @EnumSource(names = {"ENTER", "ESCAPE", "Z"})
    void enterReturnsToTheSameEntry(Key key) {
        program.tap(20, key).run(30);
        assertEquals("<portal>", program.log().get(program.log().size() - 1));
        assertTrue(
                program.entries(19).contains("> Run tests"), program.entries(19).toString());
    }

    @Test
    void ctrlF5OpensThePortalAndF5RunsTheTestsAgain() {
        program.at(15, () -> program.file("specs/b_test.lua", GOOD)).tap(16, Key.F5);
        program.run(30);
        assertEquals("2 passed, T s", sum());
        assertEquals(2, program.log().stream().filter("all tests done"::equals).count());
        program.tap(1, Key.END).tap(5, Key.ENTER).tap(20, Key.CTRL, Key.F5).run(30);
        assertEquals("<portal>", program.log().get(program.log().size() - 1));
    }

    @Test
    void arrowsScroll() {
        String many = IntStream.range(0, 9)
                .mapToObj(i -> "it('is bad " + i + "', function() error 'wrong' end)\n")
                .reduce("", String::concat);
        program.file("specs/b_test.lua", many).tap(20, Key.UP).run(24);
        assertEquals("FAILED is bad 0", rows().get(1));
        program.tap(1, Key.END).tap(5, Key.ENTER).tap(20, Key.RIGHT).run(24);
        assertEquals("FAILED is bad 1", rows().get(0));
        program.tap(1, Key.END)
                .tap(5, Key.ENTER)
                .tap(20, Key.RIGHT)
                .tap(24, Key.LEFT)
                .run(28);
        assertEquals("FAILED is bad 0", rows().get(0));
        program.tap(1, Key.END)
                .tap(5, Key.ENTER)
                .tap(20, Key.END)
                .tap(24, Key.PAGE_UP)
                .tap(28, Key.HOME);
        program.run(32);
        assertEquals("specs/a_spec.lua        1 ok", rows().get(0).replaceFirst(" +\\d+ ms$", ""));
        program.tap(1, Key.END).tap(5, Key.ENTER).tap(20, Key.HOME);
        program.at(24, () -> program.raw().pointer().turn(2)).run(28);
        assertEquals("FAILED is bad 0", rows().get(0));
    }

    @Test
    void aGameLuaThatBreaksIsShown() {
        program.at(12, () -> program.file("game.lua", "return {")).tap(14, Key.F5);
        program.run(30);
        assertEquals(List.of("FAILED the game is loaded", "game.lua:1"), rows().subList(0, 2));
    }

    @Test
    void failuresSetTheExitCode() {
        program.run(20);
        assertEquals(1, program.result());
    }
}

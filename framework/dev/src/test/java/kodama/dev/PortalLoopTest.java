package kodama.dev;

import static kodama.input.PadControl.A;
import static kodama.input.PadControl.B;
import static kodama.input.PadControl.BACK;
import static kodama.input.PadControl.DOWN;
import static kodama.input.PadControl.LB;
import static kodama.input.PadControl.RB;
import static kodama.input.PadControl.START;
import static kodama.input.PadControl.UP;
import static kodama.input.PadControl.X;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import kodama.dev.ui.Palette;
import kodama.input.Key;
import kodama.input.PadControl;
import kodama.input.RawPad;
import kodama.input.Rumble;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The portal's screen, and starting the game from it and returning. */
class PortalLoopTest {
    private static final String PORTAL = """
            return {
              { group = "Levels", { "Meadow", scene = "main" }, { "Rich meadow", scene = "main", save = "rich" } },
              { group = "Battles", { "Boss in rage", scene = "boss", mark = "rage", commands = { { "lives", 5 } } } },
            }
            """;

    @TempDir
    private Path folder;

    private DevProgram program;

    @BeforeEach
    void game() {
        program = new DevProgram(folder, 240, 160)
                .file("portal.lua", PORTAL)
                .file("game.lua", "return { title = 'Test', width = 240, height = 160, scene = 'start' }")
                .file("scenes/start.lua", "return require 'scenes.main'")
                .file("saves/rich.lua", "return { lives = 9 }")
                .file("commands.lua", "game.command('lives', function(n) print('lives', n) end)");
    }

    @Test
    void itListsTheGameItsPortalLuaAndItsScenesWithTheirMarks() {
        program.run(3);
        assertEquals("Test", program.textAt(6, 3).substring(0, 20).strip());
        assertEquals("1/6", program.textAt(210, 3));
        assertEquals(
                List.of("> Play", "Meadow", "Rich meadow", "Boss in rage", "boss", "boss \u00BB rage"),
                program.entries(9));
        assertEquals("Levels", program.textAt(6, 28));
        assertEquals("rich", program.textAt(240 - 12 - 4 * 8, 48));
        assertEquals(List.of("<portal>"), program.log());
    }

    @Test
    void theRowBelowTheListDescribesTheEntry() {
        program.tap(1, Key.DOWN).tap(5, Key.DOWN).tap(9, Key.DOWN).run(13);
        assertEquals("boss \u00BB rage, lives(5)", program.textAt(6, 130));
    }

    @Test
    void enterStartsTheGameAtTheEntry() {
        program.tap(1, Key.DOWN).tap(5, Key.DOWN).tap(9, Key.ENTER).run(30);
        assertEquals(List.of("<portal>", "<game>", "main\t9"), program.log());
    }

    @Test
    void marksAndCommandsAreExecuted() {
        program.tap(1, Key.RIGHT).tap(5, Key.RIGHT).tap(9, Key.SPACE).run(30);
        assertEquals(List.of("<portal>", "<game>", "lives\t5", "boss", "rage"), program.log());
    }

    @Test
    void aKeyHeldDuringAFastForwardRestartsOnce() {
        program.tap(1, Key.RIGHT).tap(5, Key.RIGHT).tap(9, Key.SPACE);
        program.hold(20, 40, Key.F5).run(50);
        List<String> once = List.of("lives\t5", "boss", "rage");
        assertEquals(once, program.log().subList(2, 5));
        assertEquals(once, program.log().subList(5, program.log().size()));
    }

    @Test
    void problemsOfEntriesAreNotErrorsOfTheGame() {
        program.file("portal.lua", "return { { 'Play it', scene = 'main' }, { 'Lost', scene = 'nowhere' } }");
        program.tap(1, Key.DOWN).tap(5, Key.ENTER);
        program.at(20, () -> assertEquals(Optional.empty(), program.errors().shown()))
                .run(30);
        assertEquals(1, program.errorLines().size());
        assertEquals(List.of("<portal>", "<game>", "main\tnil"), program.log());
    }

    @Test
    void holdingTheChordReturnsToTheSameEntry() {
        program.tap(1, Key.DOWN).tap(5, Key.DOWN).tap(9, Key.ENTER);
        program.hold(20, 80, pad(), START, BACK, RB, A).run(100);
        assertEquals(List.of("<portal>", "<game>", "main\t9", "<portal>"), program.log());
        assertEquals("> Rich meadow", program.entries(9).get(2));
    }

    @Test
    void endedLoopObjectsAreGarbageCollected() {
        long[] alive = new long[1];
        program.tap(1, Key.ENTER).tap(20, Key.CTRL, Key.F5).at(35, () -> alive[0] = program.alive());
        program.run(40);
        assertEquals(List.of("<portal>", "<game>", "main\tnil", "<portal>"), program.log());
        assertEquals(1, alive[0]);
    }

    @ParameterizedTest
    @EnumSource(names = {"A", "B", "X"})
    void aShortChordDoesNothing(PadControl button) {
        program.tap(1, Key.ENTER).hold(10, 38, pad(), START, BACK, LB, button).run(90);
        assertEquals(List.of("<portal>", "<game>", "main\tnil"), program.log());
    }

    private RawPad pad() {
        return Objects.requireNonNull(program.raw().plug("pad", Rumble.NONE));
    }

    /** A scene that prints when it starts, and which actions are pressed. */
    private void sceneThatTellsWhatIsPressed() {
        program.file("scenes/main.lua", """
                return function()
                  print 'main'
                  while true do
                    for _, action in ipairs { 'start', 'back', 'slow', 'fire', 'bomb' } do
                      if input.pressed(action) then print(action) end
                    end
                    wait(1)
                  end
                end""").tap(1, Key.ENTER);
    }

    private List<String> played() {
        return program.log().subList(2, program.log().size());
    }

    @ParameterizedTest
    @EnumSource(names = {"LB", "RB"})
    void aChordRestartsOnceAndItsButtonsAreNotPressedAfterwards(PadControl shoulder) {
        sceneThatTellsWhatIsPressed();
        program.hold(30, 120, pad(), START, BACK, shoulder, B).run(150);
        assertEquals(List.of("main", "start", "back", "slow", "bomb", "main"), played());
    }

    @Test
    void aChordMustBeReleasedBeforeItRestartsAgain() {
        sceneThatTellsWhatIsPressed();
        RawPad pad = pad();
        program.hold(30, 70, pad, START, BACK, LB, B).hold(80, 120, pad, START, BACK, LB, B);
        program.run(150);
        assertEquals(3, played().stream().filter("main"::equals).count());
    }

    @Test
    void buttonsOfSeveralPadsAreNotAChord() {
        sceneThatTellsWhatIsPressed();
        RawPad first = pad();
        RawPad second = pad();
        RawPad third = pad();
        RawPad fourth = pad();
        program.hold(30, 120, first, START, LB).hold(30, 120, second, BACK, RB).hold(30, 120, third, A, B, X);
        program.hold(30, 120, fourth, START, BACK, A, B, X, UP, DOWN).run(150);
        assertEquals(1, played().stream().filter("main"::equals).count());
        assertEquals(List.of("<portal>", "<game>"), program.log().subList(0, 2));
        assertEquals(1, program.log().stream().filter("<portal>"::equals).count());
    }

    @Test
    void anyOfFourPadsCanRestart() {
        sceneThatTellsWhatIsPressed();
        for (int i = 0; i < 4; i++) program.hold(30 + 50L * i, 65 + 50L * i, pad(), START, BACK, LB, B);
        program.run(240);
        assertEquals(5, played().stream().filter("main"::equals).count());
    }

    @Test
    void keysAndPadButtonsTogetherAreNotAChord() {
        sceneThatTellsWhatIsPressed();
        program.hold(30, 120, Key.ENTER, Key.ESCAPE, Key.Z, Key.X, Key.SHIFT).hold(30, 120, pad(), START, BACK, LB);
        program.run(150);
        assertEquals(1, played().stream().filter("main"::equals).count());
        assertEquals(1, program.log().stream().filter("<portal>"::equals).count());
    }

    @Test
    void heldKeysAreNotPressedAgain() {
        program.hold(1, 60, Key.ENTER).file("scenes/main.lua", """
                return function() while true do if input.pressed 'start' then print 'pressed' end wait(1) end end
                """).run(70);
        assertEquals(List.of("<portal>", "<game>"), program.log());
    }

    @Test
    void theCursorIsRestoredAfterARestartOfTheProcess() {
        program.tap(1, Key.END).run(5);
        new DevProgram(folder, 240, 160); // writes the same game again
        program.run(3);
        assertTrue(
                program.entries(10).contains("> boss \u00BB rage"),
                program.entries(10).toString());
    }

    @Test
    void aLongListKeepsItsScrollPosition() {
        List<List<String>> seen = leftInTheMiddleOfForty();
        assertTrue(seen.get(0).indexOf("> e12") == 5, seen.get(0).toString());
        assertEquals(seen.get(0), seen.get(1));
    }

    @Test
    void aLongListRestoresItsScrollPositionInANewProcess() {
        List<List<String>> seen = leftInTheMiddleOfForty();
        program.run(9);
        assertEquals(seen.get(0), program.entries(11));
    }

    /** The rows before and after a game; the cursor is neither in the first row nor in the last. */
    private List<List<String>> leftInTheMiddleOfForty() {
        String entries = IntStream.range(0, 40)
                .mapToObj(i -> "{ 'e%02d', scene = 'main', fields = { i = %d } },".formatted(i, i))
                .collect(Collectors.joining());
        program.file("portal.lua", "return { " + entries + " }")
                .tap(1, Key.PAGE_DOWN)
                .tap(5, Key.PAGE_DOWN);
        for (int i = 0; i < 5; i++) program.tap(10 + 4 * i, Key.UP);
        List<List<String>> seen = new ArrayList<>();
        program.at(33, () -> seen.add(program.entries(11))).tap(34, Key.ENTER).tap(60, Key.CTRL, Key.F5);
        program.at(90, () -> seen.add(program.entries(11))).run(91);
        assertEquals(List.of("<portal>", "<game>", "main\tnil", "<portal>"), program.log());
        return seen;
    }

    @Test
    void lettersSearchAndEnterStartsWhatIsFound() {
        program.tap(1, Key.R).tap(5, Key.I).run(9);
        assertEquals(List.of("> Rich meadow"), program.entries(9));
        assertEquals("Search: ri_", program.textAt(6, 130));
        program.tap(1, Key.ENTER).run(9);
        assertEquals(List.of("<portal>", "<portal>", "<game>", "main\t9"), program.log());
    }

    @Test
    void lettersOfAnyKeyboardLayoutSearch() {
        program.file("portal.lua", "return { { 'Лес', scene = 'main' }, { 'Луг', scene = 'main' } }");
        program.type(1, Key.K, "Л").type(5, Key.T, "е").run(9);
        assertEquals("ле", program.requests().portal().search());
        assertEquals("1/1", program.textAt(210, 3));
    }

    @Test
    void fireKeysOfAnyKeyboardLayoutStartTheEntry() {
        program.tap(1, Key.DOWN).type(5, Key.Z, "я").run(20);
        assertEquals(List.of("<portal>", "<game>", "main\tnil"), program.log());
    }

    @Test
    void keysHeldWhileThePortalOpensDoNotSearch() {
        program.tap(1, Key.ENTER).hold(15, 60, Key.R).tap(20, Key.CTRL, Key.F5);
        for (int frame = 40; frame < 50; frame++) program.repeat(frame, Key.R, "r");
        program.run(60);
        assertEquals("", program.requests().portal().search());
    }

    @Test
    void startingAFoundEntryEndsTheSearch() {
        program.tap(1, Key.R).tap(5, Key.I).tap(9, Key.ENTER).tap(20, Key.CTRL, Key.F5);
        program.run(40);
        assertEquals(
                List.of("Play", "Meadow", "> Rich meadow"), program.entries(9).subList(0, 3));
        assertEquals("", program.requests().portal().search());
    }

    @Test
    void theKeyHelpListsTheActiveKeys() {
        program.run(3);
        assertEquals("Enter start  A-Z search", program.textAt(6, 141));
        assertEquals("Left/Right group  F5 refresh", program.textAt(6, 151));
        program.tap(1, Key.R).run(5);
        assertEquals("Enter start  Escape all", program.textAt(6, 141));
    }

    @Test
    void backspaceWidensTheSearchAndEscapeEndsIt() {
        program.tap(1, Key.R).tap(5, Key.X).run(9);
        assertEquals(List.of(), program.entries(9));
        assertEquals("0/0", program.textAt(210, 3));
        program.tap(1, Key.BACKSPACE).run(5);
        assertEquals(3, program.entries(9).size());
        program.tap(1, Key.ESCAPE).run(5);
        assertEquals(
                List.of("Play", "Meadow", "> Rich meadow"), program.entries(9).subList(0, 3));
    }

    @Test
    void aSearchWithoutResultsShowsAMessage() {
        program.tap(1, Key.Q).tap(5, Key.X).run(9);
        assertEquals("No entry contains \"qx\".", program.textAt(6, 27));
        assertEquals("Press Escape to show all.", program.textAt(6, 37));
    }

    @Test
    void zTypesALetterDuringASearch() {
        program.tap(1, Key.SLASH).tap(5, Key.Z).run(20);
        assertEquals("Search: z_", program.textAt(6, 130));
        assertEquals(List.of("<portal>"), program.log());
    }

    @Test
    void aHeldArrowRepeatsAndWrapsAround() {
        program.hold(1, 20, Key.DOWN).run(22);
        assertEquals("2/6", program.textAt(210, 3));
        program.tap(1, Key.HOME).hold(4, 90, Key.DOWN).run(5 + 24 + 5 * 4);
        assertEquals("2/6", program.textAt(210, 3));
    }

    @Test
    void theMouseSelectsAndStarts() {
        program.at(2, () -> program.raw().pointer().move(100, 17 + 3 * 10 + 5)).run(5);
        assertEquals("> Rich meadow", program.entries(9).get(2));
        program.at(2, () -> program.raw().pointer().press()).run(9);
        assertEquals(List.of("<portal>", "<portal>", "<game>", "main\t9"), program.log());
    }

    @Test
    void theWheelScrollsWithoutMovingTheCursor() {
        for (int i = 1; i < 9; i++) program.file("scenes/s" + i + ".lua", "");
        program.at(2, () -> program.raw().pointer().turn(2)).run(5);
        assertEquals("Rich meadow", program.entries(9).get(0));
        assertEquals("Levels", program.textAt(6, 18));
        assertEquals("/Play", program.requests().portal().entry());
    }

    @Test
    void aBrokenPortalLuaIsShownAndScenesAreListed() {
        program.file("portal.lua", "return {\n  { group = 'A', }\n").run(3);
        assertEquals(
                List.of("portal.lua:3: '}' expected (to close '{' at line 1) near <eof>  [portal]"),
                program.errorLines());
        assertTrue(program.entries(9).contains("boss"), program.entries(9).toString());
        assertTrue(isRed(program, 120));
    }

    @ParameterizedTest
    @ValueSource(strings = {"return { { nil + 1 } }", "return {", "return { { 'Lost', scene = 'nowhere' } }"})
    void aFixedErrorIsNotShownAnyMore(String mistake) {
        program.file("portal.lua", mistake).at(4, () -> assertTrue(isRed(program, 126)));
        program.at(5, () -> program.file("portal.lua", PORTAL)).tap(6, Key.F5).run(12);
        assertFalse(isRed(program, 126));
        assertEquals(1, program.errorLines().size());
    }

    @Test
    void aWrongEntryIsShownAndTheOthersAreListed() {
        program.file("portal.lua", PORTAL.replace("save", "sav")).run(3);
        assertEquals(
                List.of("portal.lua:2: 'Rich meadow': unknown field 'sav' (did you mean 'save'?)  [portal]"),
                program.errorLines());
        assertEquals(
                List.of("> Play", "Meadow", "Boss in rage"), program.entries(6).subList(0, 3));
    }

    @Test
    void aGameLuaThatBreaksIsReportedAndTheOldSettingsAreUsed() {
        program.at(1, () -> program.file("game.lua", "return {")).tap(2, Key.ENTER);
        program.run(20);
        assertEquals(List.of("game.lua:1: unexpected symbol near <eof>  [game.lua]"), program.errorLines());
        assertEquals(List.of("<portal>", "<game>", "main\tnil"), program.log());
    }

    @Test
    void f5ReadsSavedFiles() {
        program.at(1, () -> program.file("portal.lua", "return { { 'New', scene = 'main' } }"));
        program.tap(2, Key.F5).run(8);
        assertEquals("New", program.entries(9).get(1));
    }

    private static boolean isRed(DevProgram program, int y) {
        return program.frame().pixel(0, y) == Palette.RED;
    }

    @ParameterizedTest
    @CsvSource({"240, 160", "240, 320", "320, 240", "640, 480", "64, 48", "16, 16", "4096, 16"})
    void itFillsWindowsOfAnySize(int width, int height, @TempDir Path other) throws IOException {
        DevProgram sized = new DevProgram(other, width, height).file("portal.lua", "return 5");
        sized.run(3);
        assertFalse(sized.errorLines().isEmpty());
        for (int x = 0; x < width; x += 5) assertTrue(sized.frame().pixel(x, height - 1) != 0xFF000000);
        if (width >= 240 && height >= 160)
            assertEquals("> Play", sized.entries(3).get(0));
        assertTrue(Files.exists(other.resolve(".kodama/portal.properties")));
    }

    @Test
    void itShowsTheLastResetsIfThereIsRoom(@TempDir Path other) throws IOException {
        DevProgram high = new DevProgram(other, 320, 240);
        high.tap(1, Key.ENTER).tap(10, Key.F5).tap(20, Key.CTRL, Key.F5).run(40);
        assertEquals("reset (F5): scripts read again,", high.textAt(6, 169));
        assertTrue(high.textAt(6, 179).matches("pictures kept, \\d+\\.\\d ms"), high.textAt(6, 179));
        assertEquals("soft reset: window and pictures kept,", high.textAt(6, 189));
        assertTrue(high.textAt(6, 199).matches("(?!0.0)\\d+\\.\\d ms"), high.textAt(6, 199));
    }
}

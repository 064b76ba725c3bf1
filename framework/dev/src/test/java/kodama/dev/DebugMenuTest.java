package kodama.dev;

import static kodama.input.PadControl.A;
import static kodama.input.PadControl.BACK;
import static kodama.input.PadControl.DOWN;
import static kodama.input.PadControl.LB;
import static kodama.input.PadControl.RB;
import static kodama.input.PadControl.START;
import static kodama.input.PadControl.X;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import kodama.input.Key;
import kodama.input.RawPad;
import kodama.input.Rumble;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The debug menu over the running game, and the developer's keys. */
class DebugMenuTest {
    private DevProgram program;

    @BeforeEach
    void gameAtItsSecondEntry(@TempDir Path folder) {
        program = new DevProgram(folder, 320, 240)
                .file("portal.lua", "return { 'one', 'two', 'three' }")
                .file("scenes/one.lua", scene("one"))
                .file("scenes/two.lua", scene("two"))
                .file("scenes/three.lua", scene("three"))
                .tap(1, Key.DOWN)
                .tap(5, Key.DOWN)
                .tap(9, Key.ENTER);
    }

    private static String scene(String name) {
        return "return function() print '%s' while true do wait(100) print 'later' end end".formatted(name);
    }

    private List<String> afterThePortal() {
        return program.log().subList(2, program.log().size());
    }

    @Test
    void f1PausesAndResumesTheGame() {
        program.tap(20, Key.F1).tap(200, Key.F1).run(230);
        assertEquals(List.of("two"), afterThePortal());
    }

    @Test
    void aChordOpensTheMenuWithoutActivatingAnItem() {
        RawPad pad = pad();
        program.hold(20, 100, pad, START, BACK, RB, X);
        program.at(49, () -> assertFalse(isOpen()))
                .at(52, () -> assertTrue(isOpen()))
                .at(99, () -> assertTrue(isOpen()));
        program.hold(110, 112, pad, DOWN).hold(114, 116, pad, START).run(130);
        assertEquals(List.of("two", "two"), afterThePortal());
    }

    @Test
    void backClosesTheMenuAndTheChordReopensIt() {
        RawPad pad = pad();
        program.hold(20, 60, pad, START, BACK, LB, X).hold(70, 72, pad, BACK);
        program.at(69, () -> assertTrue(isOpen())).at(75, () -> assertFalse(isOpen()));
        program.hold(80, 120, pad, START, BACK, LB, X);
        program.at(125, () -> assertTrue(isOpen())).run(130);
    }

    @Test
    void theGameDoesNotSeeKeysWhileTheMenuIsOpen() {
        program.file("scenes/two.lua", """
                return function()
                  while true do
                    for _, action in ipairs { 'start', 'back', 'slow', 'fire', 'bomb', 'down' } do
                      if input.pressed(action) then print(action) end
                    end
                    wait(1)
                  end
                end""");
        RawPad pad = pad();
        program.hold(20, 60, pad, START, BACK, LB, X).hold(70, 72, pad, DOWN).hold(74, 76, pad, BACK);
        program.hold(90, 92, pad, A).run(100);
        assertEquals(List.of("start", "back", "slow", "fire"), afterThePortal());
    }

    private RawPad pad() {
        return Objects.requireNonNull(program.raw().plug("pad", Rumble.NONE));
    }

    private boolean isOpen() {
        return shown(0).startsWith("scene two");
    }

    @Test
    void itShowsSceneFpsAndStartupTime() {
        program.tap(20, Key.F1).run(30);
        assertEquals("scene two  tick 10", shown(0));
        assertEquals("paused", shown(1));
        assertEquals("loading 0 ms, first frame", shown(2));
        assertEquals("0 ms", shown(3));
    }

    /** A line of the menu's head, without the frame around it. */
    private String shown(int line) {
        return program.textAt(6, 6 + line * 10).replaceFirst("\\s*\\?*$", "");
    }

    @Test
    void restartItemRestartsTheScene() {
        program.tap(20, Key.F1).tap(24, Key.DOWN).tap(28, Key.ENTER).run(40);
        assertEquals(List.of("two", "two"), afterThePortal());
    }

    @Test
    void portalItemOpensThePortal() {
        program.tap(20, Key.F1).tap(24, Key.DOWN).tap(28, Key.DOWN).tap(32, Key.ENTER);
        program.run(50);
        assertEquals(List.of("two", "<portal>"), afterThePortal());
        assertEquals("> two", program.entries(9).get(2));
    }

    @Test
    void nextAndPreviousItemsStartEntries() {
        program.tap(20, Key.F1).tap(24, Key.RIGHT).tap(28, Key.ENTER).run(50);
        assertEquals(List.of("two", "three"), afterThePortal());
        assertEquals("/three", program.requests().portal().entry());
    }

    @Test
    void escapeClosesTheMenu() {
        program.tap(20, Key.F1).tap(24, Key.ESCAPE).run(200);
        assertEquals(List.of("two", "later"), afterThePortal());
    }

    @Test
    void ctrlPageDownAndPageUpStartNeighboringEntries() {
        program.tap(20, Key.CTRL, Key.PAGE_DOWN).tap(30, Key.CTRL, Key.PAGE_UP).tap(40, Key.CTRL, Key.PAGE_UP);
        program.run(50);
        assertEquals(List.of("two", "three", "two", "one"), afterThePortal());
    }

    @Test
    void afterTheLastEntryComesTheFirst() {
        program.tap(20, Key.CTRL, Key.PAGE_UP).tap(30, Key.CTRL, Key.PAGE_UP).tap(40, Key.CTRL, Key.PAGE_UP);
        program.run(50);
        assertEquals("Scenes/boss \u00BB rage", program.requests().portal().entry());
    }

    @Test
    void ctrlF5OpensThePortalAndF5Restarts() {
        program.tap(20, Key.F5).tap(30, Key.CTRL, Key.F5).run(40);
        assertEquals(List.of("two", "two", "<portal>"), afterThePortal());
    }

    @Test
    void ctrlCountsIfTheOtherKeyIsPressedBeforeItsRelease() {
        program.tap(20, Key.F5).hold(18, 20, Key.CTRL).run(40);
        assertEquals(List.of("two", "<portal>"), afterThePortal());
    }

    @Test
    void thePageOfEntriesSelectsTheLastChosenOne() {
        program.tap(20, Key.F1);
        for (int i = 0; i < 6; i++) program.tap(24 + 4 * i, Key.DOWN);
        program.tap(50, Key.ENTER).tap(54, Key.DOWN).tap(58, Key.ENTER).run(70);
        assertEquals(List.of("two", "three"), afterThePortal());
    }

    @Test
    void startingAnEntryClosesTheMenu() {
        program.tap(20, Key.F1).tap(24, Key.CTRL, Key.PAGE_DOWN).run(140);
        assertEquals(List.of("two", "three", "later"), afterThePortal());
    }

    @Test
    void ctrlF6RestartsEverythingAtTheSameScene() {
        program.tap(20, Key.CTRL, Key.F6).run(40);
        assertEquals(List.of("two", "<game>", "two"), afterThePortal());
    }

    @Test
    void withABrokenGameLuaTheOldSettingsAreUsed() {
        program.at(15, () -> program.file("game.lua", "return {"));
        program.tap(20, Key.CTRL, Key.F6).run(40);
        assertEquals(List.of("two", "<game>", "two"), afterThePortal());
        assertTrue(
                program.errorLines().get(0).startsWith("game.lua:1: "),
                program.errorLines().toString());
    }
}

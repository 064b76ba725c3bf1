package kodama.dev.console;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import kodama.dev.ui.DevKeys;
import kodama.dev.ui.DotCanvas;
import kodama.dev.ui.Palette;
import kodama.draw.DrawList;
import kodama.draw.FrameBuffer;
import kodama.draw.FrameText;
import kodama.draw.Image;
import kodama.draw.Rasterizer;
import kodama.file.ContainedPath;
import kodama.input.Key;
import kodama.input.KeyMap;
import kodama.input.Pad;
import kodama.loop.Overlay;
import kodama.loop.RunningGame;
import kodama.loop.TestGame;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LuaConsoleTest {
    private static final int WIDTH = 640;
    private static final int HEIGHT = 480;

    @TempDir
    Path folder;

    private TestGame game;
    private LuaConsole console;
    private String copied = "";

    @BeforeEach
    void begin() {
        playing("while true do wait(1) end");
    }

    /** Starts a game whose first task runs this code. */
    private void playing(String scene) {
        game = new TestGame(folder).scene(scene);
        console = new LuaConsole(game.raw(), ContainedPath.root(folder), game.logger(), game.sink(), () -> copied);
        game.under(new Overlay() {
            @Override
            public KeyMap addKeys(KeyMap map) {
                return DevKeys.addForGame(map);
            }

            @Override
            public void begin(RunningGame game) {
                console.begin(game);
            }

            @Override
            public void end(RunningGame game) {
                console.end(game);
            }

            @Override
            public boolean handleInput(Pad pad, RunningGame game) {
                return console.handleInput(pad, game);
            }
        });
        game.ticks(2);
    }

    private void tap(Key key) {
        game.press(key).ticks(1);
        game.release(key).ticks(1);
    }

    private void enter(String... lines) {
        if (!game.raw().isTextEntered()) tap(Key.BACK_QUOTE);
        for (String line : lines) {
            game.raw().type(line);
            tap(Key.ENTER);
        }
    }

    @Test
    void keysHeldWhileItOpensTypeNothing() {
        game.press(Key.Z).press(Key.BACK_QUOTE).ticks(1);
        for (int i = 0; i < 20; i++) {
            game.press(Key.BACK_QUOTE).raw().type("`");
            game.press(Key.Z).raw().type("z");
            game.ticks(1);
        }
        assertTrue(game.raw().isTextEntered());
        game.release(Key.Z).release(Key.BACK_QUOTE).ticks(1);
        game.press(Key.X).raw().type("x");
        game.ticks(1);
        assertEquals("> x", rows().get(0));
    }

    /** The visible rows of the console from bottom to top, the input line first. */
    private List<String> rows() {
        DrawList list = new DrawList();
        list.fill(0xFF000000);
        console.draw(list, WIDTH, HEIGHT, game.running());
        FrameBuffer frame = new FrameBuffer(WIDTH, HEIGHT);
        new Rasterizer().draw(list, frame);
        Image image = frame.toImage("console");
        FrameText text = new FrameText(
                image,
                DotCanvas.dotFor(WIDTH, HEIGHT),
                Set.of(Palette.WHITE, Palette.PALE, Palette.GOLD, Palette.MINT, Palette.DIM, Palette.PINK));
        List<String> rows = new ArrayList<>();
        int height = HEIGHT / DotCanvas.dotFor(WIDTH, HEIGHT);
        for (int y = height - DotCanvas.ROW; y > height / 2 + DotCanvas.ROW; y -= DotCanvas.ROW)
            rows.add(text.at(4, y + 1).stripTrailing());
        return rows;
    }

    /** The output of the last entry, in order. */
    private List<String> answer() {
        List<String> answer = new ArrayList<>();
        for (String row : rows().subList(1, rows().size())) {
            if (row.startsWith("> ")) return answer;
            answer.add(0, row);
        }
        return answer;
    }

    @Test
    void anExpressionPrintsItsValue() {
        enter("1 + 2");
        assertEquals(List.of("3"), answer());
        enter("='a' .. 1, nil, true");
        assertEquals(List.of("\"a1\"  nil  true"), answer());
    }

    @Test
    void newVariablesAreKeptButInvisibleToTheGame() {
        playing("while true do wait(1) print(pcall(function() return x end)) end");
        enter("x = 3", "=x * 2");
        assertEquals("6", rows().stream().filter("6"::equals).findFirst().orElse("no six"));
        assertTrue(
                game.log().stream().noneMatch(line -> line.startsWith("true")),
                game.log().toString());
    }

    @Test
    void anUndefinedNameIsAnErrorWithAGuess() {
        enter("spwan()");
        assertEquals(List.of("console:1: undefined global 'spwan' (did you mean 'spawn'?)"), answer());
        assertEquals(List.of(), game.errors());
    }

    @Test
    void syntaxErrorsAreShownWithTheirLine() {
        enter("x = = 3");
        assertTrue(answer().get(0).startsWith("console:1: "), answer().toString());
    }

    @Test
    void anIncompleteEntryContinuesOnTheNextLine() {
        enter("for i = 1, 2 do", "print(i)", "end");
        assertEquals(List.of("1", "2"), game.log());
    }

    @Test
    void anIncompleteExpressionContinuesOnTheNextLine() {
        enter("1 +", "2");
        assertEquals(List.of("| 2", "3"), answer());
        enter("= 2 *", "4");
        assertEquals(List.of("| 4", "8"), answer());
    }

    @Test
    void anEntryCanWait() {
        enter("wait(5) print 'late'");
        assertEquals(List.of(), game.log());
        game.ticks(6);
        assertEquals(List.of("late"), game.log());
    }

    @Test
    void anEndlessEntryIsTerminatedAndTheGameContinues() {
        enter("while true do end");
        assertTrue(
                answer().get(0).contains("instructions") || answer().toString().contains("terminated"),
                answer().toString());
        assertTrue(game.sink().shown().isEmpty());
        enter("7");
        assertEquals(List.of("7"), answer());
    }

    @Test
    void tablesArePrintedSortedAndCut() {
        enter("t = { 3, 4, z = 1, a = { b = true }, f = print }", "t.me = t", "t");
        assertEquals(List.of("{ 3, 4, a = { b = true }, f = a function, me = { same table again }, z = 1 }"), answer());
    }

    @Test
    void aLargeTableHasALinePerFieldUpToSixty() {
        enter("t = {} for i = 1, 100 do t['field' .. i] = 'some text to be long' end", "t");
        assertEquals("  -- and 40 more,", rows().get(2));
        assertEquals("}", rows().get(1));
    }

    @Test
    void tabCompletesGlobalsModulesAndMethods() {
        enter("me = spawn(function() wait_forever() end, { speed_x = 1, speed_y = 2 })");
        game.raw().type("=tas");
        tap(Key.TAB);
        assertEquals("> =task", rows().get(0));
        game.raw().type(".dum");
        tap(Key.TAB);
        assertEquals("> =task.dump", rows().get(0));
        assertTrue(rows().get(1).startsWith("task.dump("), rows().get(1));
        tap(Key.ESCAPE);
        tap(Key.BACK_QUOTE);
        game.raw().type("me.spe");
        tap(Key.TAB);
        assertEquals("speed_x  speed_y", rows().get(1));
        tap(Key.ESCAPE);
        tap(Key.BACK_QUOTE);
        game.raw().type("me:on_f");
        tap(Key.TAB);
        assertEquals("> me:on_finish", rows().get(0));
    }

    @Test
    void theGameDoesNotSeeTypedKeys() {
        playing("while true do wait(1) if input.down('left') then print 'left' end end");
        enter();
        game.press(Key.LEFT).ticks(3);
        game.release(Key.LEFT).ticks(1);
        assertEquals(List.of(), game.log());
        tap(Key.ESCAPE);
        game.press(Key.LEFT).ticks(2);
        assertTrue(game.log().contains("left"), game.log().toString());
    }

    @Test
    void theHistoryIsSavedForTheNextRun() {
        enter("a = 1", "b = 2");
        game.raw().type("unfinished");
        tap(Key.UP);
        assertEquals("> b = 2", rows().get(0));
        tap(Key.UP);
        tap(Key.UP);
        assertEquals("> a = 1", rows().get(0));
        tap(Key.DOWN);
        tap(Key.DOWN);
        assertEquals("> unfinished", rows().get(0));
        tap(Key.ESCAPE);
        playing("while true do wait(1) end");
        enter();
        tap(Key.UP);
        assertEquals("> b = 2", rows().get(0));
    }

    @Test
    void theLineCanBeEditedInTheMiddle() {
        enter();
        game.raw().type("ac");
        tap(Key.LEFT);
        game.raw().type("b");
        tap(Key.END);
        game.raw().type("dd");
        tap(Key.BACKSPACE);
        tap(Key.HOME);
        tap(Key.DELETE);
        assertEquals("> bcd", rows().get(0));
    }

    @Test
    void copiedTextIsPasted() {
        copied = "x = 4\n=x + 1";
        enter();
        game.press(Key.CTRL).ticks(1);
        tap(Key.V);
        game.release(Key.CTRL);
        tap(Key.ENTER);
        assertEquals(List.of("5"), answer());
    }

    @Test
    void helpDescribesAFunction() {
        enter("help task.dump");
        assertTrue(answer().get(0).startsWith("task.dump("), answer().toString());
        enter("help tsk");
        assertTrue(answer().get(0).contains("no help for 'tsk' (did you mean 'task'?)"), answer().toString());
    }

    @Test
    void printedAndLoggedLinesAreShown() {
        enter("print 'hello' log.warn 'careful'");
        assertEquals("hello", answer().get(answer().size() - 2));
        assertTrue(answer().get(answer().size() - 1).endsWith("warn: careful"));
    }

    @Test
    void aResetRemovesTheVariables() {
        enter("x = 3");
        game.reset().ticks(1);
        enter("x");
        assertTrue(answer().get(0).contains("undefined global 'x'"), answer().toString());
    }

    @Test
    void theSameKeyClosesAnEmptyConsole() {
        enter();
        game.raw().type("`");
        assertTrue(game.raw().isTextEntered());
        tap(Key.BACK_QUOTE);
        assertFalse(game.raw().isTextEntered());
        assertEquals("", rows().get(0));
    }
}

package kodama.dev.error;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import kodama.dev.Editor;
import kodama.dev.SourceLineOpener;
import kodama.dev.ui.Palette;
import kodama.draw.DrawList;
import kodama.draw.FrameBuffer;
import kodama.draw.FrameText;
import kodama.draw.Rasterizer;
import kodama.file.GameFiles;
import kodama.input.Key;
import kodama.input.KeyMap;
import kodama.input.Pad;
import kodama.input.RawInput;
import kodama.log.Log;
import kodama.loop.FailedTask;
import kodama.loop.GameErrors;
import kodama.loop.RunningGame;
import kodama.loop.TestGame;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ErrorScreenTest {
    private static final int GREEN = 0xFF00FF00;

    private final GameErrors errors = new GameErrors(Log.to(text -> {}));
    private final RawInput raw = new RawInput();
    private final List<String> done = new ArrayList<>();
    private Pad pad;
    private ErrorScreen screen;
    private RunningGame game;

    @TempDir
    private Path folder;

    @BeforeEach
    void screen() {
        game = new TestGame(folder).scene("").ticks(1).running();
        screen = withKeys("");
        pad = new Pad(raw, screen.addKeys(KeyMap.defaults()));
    }

    private boolean holdsGame() {
        pad.latch();
        return screen.handleInput(pad, game);
    }

    @Test
    void withoutAnErrorTheGameRunsAndNothingIsDrawn() {
        assertFalse(holdsGame());
        assertEquals(0, painted(240, 320));
    }

    @Test
    void anErrorPausesTheGameUntilEnterIsPressed() {
        errors.report("task 'moth' #7", failure("no"));
        assertTrue(holdsGame());
        raw.press(Key.ENTER);
        assertTrue(holdsGame(), "the key that was for the screen is not one for the game");
        assertFalse(holdsGame());
    }

    @Test
    void theNextErrorIsShownFromTheTop() {
        errors.report("a", new IllegalStateException("one"));
        errors.report("b", new IllegalStateException("two"));
        assertEquals(2, errors.pendingCount());
        errors.dismiss();
        assertEquals(0, errors.pendingCount());
        errors.report("c", new IllegalStateException("three"));
        assertEquals("three", errors.shown().orElseThrow().message());
        assertEquals(3, errors.count());
    }

    @Test
    void itCoversWindowsOfAnySize() {
        errors.report("task 'moth' #7", new IllegalStateException("an error with many words ".repeat(30)));
        for (int[] size : new int[][] {{640, 480}, {240, 320}, {64, 48}, {16, 16}}) {
            assertEquals(size[0] * size[1], painted(size[0], size[1]));
        }
    }

    @Test
    void theGameIsCompletelyCovered() {
        errors.report("task 'moth' #7", failure("no"));
        assertArrayEquals(over(0xFF000000), over(0xFFFFFFFF));
    }

    private int[] over(int color) {
        DrawList list = new DrawList();
        list.fill(color);
        screen.draw(list, 480, 360, game);
        FrameBuffer frame = new FrameBuffer(480, 360);
        new Rasterizer().draw(list, frame);
        return frame.pixels();
    }

    private ErrorScreen withKeys(String editor) {
        return withKeys(editor, false);
    }

    private ErrorScreen withKeys(String editor, boolean opensLines) {
        ErrorKeys keys = new ErrorKeys(
                GameFiles.folder(folder),
                new SourceLineOpener(
                        GameFiles.folder(folder), new Editor(editor, command -> done.add(String.join(" ", command)))),
                done::add,
                (error, words) -> "written: " + error.origin() + (words.contains("no") ? "" : ", no words"));
        return new ErrorScreen(errors, GameFiles.folder(folder), true, keys, opensLines);
    }

    /** An error without a stack trace, like those of scripts. */
    private static RuntimeException failure(String message) {
        RuntimeException failure = new IllegalStateException(message);
        failure.setStackTrace(new StackTraceElement[0]);
        return failure;
    }

    private void tap(Key key) {
        raw.press(key);
        holdsGame();
        raw.release(key);
        holdsGame();
    }

    private String textAt(int x, int y) {
        DrawList list = new DrawList();
        screen.draw(list, 480, 360, game);
        FrameBuffer frame = new FrameBuffer(480, 360);
        new Rasterizer().draw(list, frame);
        return new FrameText(
                        frame.toImage("frame"),
                        1,
                        Set.of(Palette.PALE, Palette.GOLD, Palette.DIM, Palette.MINT, Palette.WHITE))
                .at(x, y);
    }

    @Test
    void theFootShowsTheKeys() {
        errors.report("task 'moth' #7", failure("no"));
        assertEquals("Save try again  Enter continue  F5 restart  B 3 s back", textAt(4, 341));
        assertEquals("E open in editor  C copy  R report", textAt(4, 351));
    }

    @Test
    void bGoesThreeSecondsBack() {
        List<Integer> seconds = new ArrayList<>();
        screen.onRewind((game, back) -> seconds.add(back));
        tap(Key.B);
        assertEquals(List.of(), seconds);
        errors.report("task 'moth' #7", failure("no"));
        tap(Key.B);
        assertEquals(List.of(3), seconds);
    }

    @Test
    void withoutAFirstSceneTheGameCannotContinue() {
        errors.reportStartFailure("scene 'main'", failure("no"));
        assertEquals("Save try again  F5 restart  E open in editor  C copy", textAt(4, 341));
        assertEquals("R report", textAt(4, 351));
        tap(Key.ENTER);
        assertTrue(holdsGame());
    }

    @Test
    void tabShowsTheNextErrorAndWrapsAround() {
        errors.report("task 'moth' #7", failure("no"));
        errors.report("task 'bat' #8", failure("nor that"));
        assertEquals("Save try again  Enter continue  Tab next error  F5 restart", textAt(4, 341));
        List<String> seen = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            screen.handleInput(pad, game);
            seen.add(textAt(4, 1));
            tap(Key.TAB);
        }
        assertEquals(List.of("task 'moth' #7", "task 'bat' #8", "task 'moth' #7"), seen);
        errors.recovered("task 'bat' #8");
        assertEquals("task 'moth' #7", textAt(4, 1));
    }

    @Test
    void eOpensTheLineInTheEditor() throws IOException {
        Files.writeString(folder.resolve("moth.lua"), "x()");
        screen = withKeys("edit {file} {line}");
        errors.report("task 'moth' #7", failure("moth.lua:1: no"));
        tap(Key.E);
        assertEquals(List.of("edit " + folder.toRealPath().resolve("moth.lua") + " 1"), done);
        assertEquals("opened by edit", textAt(4, 331));
    }

    @Test
    void theLineOpensAutomaticallyOnceIfConfigured() throws IOException {
        Files.writeString(folder.resolve("moth.lua"), "x()");
        screen = withKeys("edit {file} {line}", true);
        errors.report("task 'moth' #7", failure("moth.lua:1: no"));
        for (int i = 0; i < 3; i++) holdsGame();
        assertEquals(List.of("edit " + folder.toRealPath().resolve("moth.lua") + " 1"), done);
        assertEquals("opened by edit", textAt(4, 331));
    }

    @Test
    void anErrorInJavaShowsAndOpensItsSource() throws IOException {
        Path source = folder.resolve("java/mygame/Moon.java");
        Files.createDirectories(source.getParent());
        Files.writeString(source, "package mygame;\nclass Moon {\nint x = 1 / 0;\n}");
        screen = withKeys("edit {file} {line}");
        RuntimeException failure = new ArithmeticException("/ by zero");
        failure.setStackTrace(new StackTraceElement[] {new StackTraceElement("mygame.Moon", "<init>", "Moon.java", 3)});
        errors.report("task 'moth' #7", failure);
        tap(Key.E);
        assertEquals(List.of("edit " + source.toRealPath() + " 3"), done);
        assertEquals("java/mygame/Moon.java:3", textAt(4, 1));
        assertEquals("task 'moth' #7 ended", textAt(4, 21));
        assertEquals(">  3 int x = 1 / 0;", textAt(4, 61));
    }

    @Test
    void withoutAFileThereIsNothingToOpen() {
        screen = withKeys("edit");
        errors.report("task 'moth' #7", failure("no"));
        tap(Key.E);
        assertEquals("there is no file to open", textAt(4, 331));
    }

    @Test
    void cCopiesAllDetails() {
        screen = withKeys("");
        errors.report(
                "task 'moth' #7",
                failure("no"),
                () -> Optional.of(new FailedTask("moth", "nest", "enemy", 61, Map.of("x", "12"))));
        tap(Key.C);
        assertEquals(
                List.of("no  [task 'moth' #7 ended]\n\nnest's moth ended in tick 61, group enemy\nx = 12\n"), done);
        assertEquals("copied", textAt(4, 331));
    }

    @Test
    void rWritesAReportAndShowsItsFolder() {
        errors.report("task 'moth' #7", failure("no"));
        tap(Key.R);
        assertEquals("written: task 'moth' #7", textAt(4, 331));
    }

    @Test
    void anUnavailableClipboardIsReported() {
        ErrorKeys keys = new ErrorKeys(
                GameFiles.folder(folder),
                new SourceLineOpener(GameFiles.folder(folder), new Editor("", command -> {})),
                text -> {
                    throw new IllegalStateException("busy");
                },
                null);
        screen = new ErrorScreen(errors, GameFiles.folder(folder), true, keys, false);
        errors.report("task 'moth' #7", failure("no"));
        tap(Key.C);
        assertEquals("the clipboard is not available; the error is also in the", textAt(4, 321));
    }

    @Test
    void aNoticeNamesTheEndedTaskForThreeSeconds() {
        errors.report(
                "task 'attack' #7",
                failure("no"),
                () -> Optional.of(new FailedTask("attack", "boss", "", 61, Map.of())));
        tap(Key.ENTER);
        String output = "boss's attack was ended";
        int left = (480 - (output.length() * 8 + 8)) / 2 + 4;
        assertEquals(output, textAt(left, 347));
        for (int i = 0; i < 180; i++) holdsGame();
        assertEquals("", textAt(left, 347));
    }

    @Test
    void longErrorsCanBeScrolled() {
        Map<String, String> fields = new TreeMap<>();
        for (int i = 100; i < 300; i++) fields.put("field" + i, "1");
        errors.report("task 'a' #7", failure("no"), () -> Optional.of(new FailedTask("a", "", "", 1, fields)));
        assertEquals("Arrows more", textAt(4, 351).replaceFirst(".*  ", ""));
        tap(Key.END);
        assertTrue(textAt(4, 331).startsWith("field299"), textAt(4, 331));
        tap(Key.HOME);
        assertEquals("task 'a' #7", textAt(4, 1));
    }

    private int painted(int width, int height) {
        DrawList list = new DrawList();
        list.fill(GREEN);
        screen.draw(list, width, height, game);
        return painted(list, width, height);
    }

    private static int painted(DrawList list, int width, int height) {
        FrameBuffer frame = new FrameBuffer(width, height);
        new Rasterizer().draw(list, frame);
        int painted = 0;
        for (int pixel : frame.pixels()) if (pixel != GREEN) painted++;
        return painted;
    }
}

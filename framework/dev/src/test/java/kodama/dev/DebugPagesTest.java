package kodama.dev;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import kodama.dev.ui.Palette;
import kodama.input.Key;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The pages of the debug menu. */
class DebugPagesTest {
    /** Indices of items in the menu. */
    private static final int ANY_ENTRY = 6;

    private static final int SPEED = 7;
    private static final int RATE = 8;
    private static final int HOLD = 9;
    private static final int ONE_TICK = 10;
    private static final int ONE_TASK = 11;
    private static final int FIGURES = 14;
    private static final int TASKS = 15;
    private static final int VALUES = 16;
    private static final int CRASH_REPORT = 17;
    private static final int RETURN = 18;

    @TempDir
    private Path folder;

    private DevProgram program;

    @BeforeEach
    void gameThatCountsItsTicks() {
        program = new DevProgram(folder, 320, 240)
                .file("portal.lua", "return { { 'Rich', scene = 'boss', save = 'rich' } }")
                .file("saves/rich.lua", "return {}")
                .file("scenes/main.lua", """
                        return function()
                          spawn({ state = function() end, group = "enemy" })
                          spawn({ state = function() end, group = "enemy" })
                          while true do
                            print(time.tick .. (input.pressed "fire" and " fire" or "") .. " " .. 60 / time.frame_rate())
                            wait(1)
                          end
                        end""")
                .tap(1, Key.ENTER);
    }

    /** Opens the menu in the tenth frame and moves to an item. */
    private DevProgram menuAt(int item) {
        program.tap(10, Key.F1);
        for (int i = 0; i < item; i++) program.tap(14 + 4L * i, Key.DOWN);
        return program;
    }

    /** The frame after the cursor has reached an item. */
    private static long frameAt(int item) {
        return 14 + 4L * item;
    }

    private List<String> ticks() {
        List<String> log = program.log();
        return log.subList(log.indexOf("<game>") + 1, log.size());
    }

    private int ticksAfter(long frame, long frames) {
        int[] before = new int[1];
        program.at(frame, () -> before[0] = ticks().size()).run(frame + frames);
        return ticks().size() - before[0];
    }

    /** The note to the right of an item, up to sixteen characters; empty if there is no such item. */
    private String note(String title) {
        return IntStream.range(0, 232)
                .filter(y -> (program.textAt(18, y) + " ").startsWith(title + " "))
                .mapToObj(y -> program.textAt(204 - 16 * 8, y).substring(0, 16))
                .map(text -> text.substring(text.lastIndexOf("  ") + 2))
                .findFirst()
                .orElse("");
    }

    private boolean headSays(String text) {
        return IntStream.range(0, 232).anyMatch(y -> program.textAt(6, y).startsWith(text));
    }

    @ParameterizedTest
    @CsvSource({"LEFT, 1, 20", "LEFT, 2, 10", "LEFT, 5, 2", "RIGHT, 1, 80", "RIGHT, 4, 640", "RIGHT, 5, 640"})
    void theSpeedChangesTheNumberOfTicks(Key key, int times, int ticks) {
        menuAt(SPEED);
        long frame = frameAt(SPEED);
        for (int i = 0; i < times; i++) program.tap(frame + 4L * i, key);
        program.tap(frame + 20, Key.F1);
        assertEquals(ticks, ticksAfter(frame + 28, 40));
    }

    @Test
    void keepingThePlaceIsSwitchedOffAndRemembered() {
        menuAt(RETURN)
                .tap(frameAt(RETURN), Key.ENTER)
                .tap(frameAt(RETURN) + 4, Key.ENTER)
                .run(frameAt(RETURN) + 8);
        assertEquals("off", note("Keep place"));
        program.tap(1, Key.ENTER);
        menuAt(RETURN).run(frameAt(RETURN));
        assertEquals("off", note("Keep place"));
    }

    @Test
    void ticksAreTheSameAtAnySpeed() {
        menuAt(SPEED)
                .tap(frameAt(SPEED), Key.ENTER)
                .tap(frameAt(SPEED) + 4, Key.F1)
                .run(100);
        List<String> fast = ticks();
        assertEquals(
                IntStream.rangeClosed(1, fast.size()).mapToObj(i -> i + " 1").toList(), fast);
    }

    @Test
    void tapsCountOnceInSlowMotionAndAtDoubleSpeed() {
        long frame = frameAt(SPEED);
        menuAt(SPEED).tap(frame, Key.LEFT).tap(frame + 4, Key.LEFT).tap(frame + 8, Key.F1);
        for (int i = 0; i < 4; i++) program.hold(frame + 41 + 13L * i, frame + 42 + 13L * i, Key.Z);
        program.run(frame + 100);
        assertEquals(4, ticks().stream().filter(line -> line.contains("fire")).count());
        program.tap(1, Key.ENTER);
        menuAt(SPEED).tap(frame, Key.RIGHT).tap(frame + 8, Key.F1).hold(frame + 41, frame + 50, Key.Z);
        program.run(frame + 100);
        List<String> log = program.log();
        List<String> second = log.subList(log.lastIndexOf("<game>"), log.size());
        assertEquals(1, second.stream().filter(line -> line.contains("fire")).count());
    }

    @Test
    void aResetKeepsTheSpeedAndTheCornerShowsIt() {
        menuAt(SPEED).tap(frameAt(SPEED), Key.LEFT).tap(frameAt(SPEED) + 4, Key.F1);
        program.tap(frameAt(SPEED) + 10, Key.F5).run(frameAt(SPEED) + 30);
        assertEquals("speed 1/2", program.textAt(320 - 3 - 9 * 8, 231));
    }

    @Test
    void theFrameRateChanges() {
        menuAt(RATE).tap(frameAt(RATE), Key.LEFT).run(frameAt(RATE) + 6);
        assertEquals("< 30 >", note("Frame rate"));
        program.tap(1, Key.ENTER);
        menuAt(RATE).tap(frameAt(RATE), Key.LEFT).tap(frameAt(RATE) + 4, Key.F1).run(frameAt(RATE) + 30);
        assertTrue(ticks().get(ticks().size() - 1).endsWith(" 2"), ticks().toString());
    }

    @ParameterizedTest
    @CsvSource({
        "LEFT, 1, 30",
        "LEFT, 2, 20",
        "LEFT, 3, 15",
        "LEFT, 4, 15",
        "RIGHT, 1, 60",
        "RIGHT, 2, 120",
        "RIGHT, 3, 240"
    })
    void frameRatesAreFrom15To240AndIncludeTheGames(Key key, int times, int fps) {
        program.file("game.lua", "return { title = 'Test', width = 320, height = 240, fps = 50 }");
        menuAt(RATE);
        for (int i = 0; i < times; i++) program.tap(frameAt(RATE) + 4L * i, key);
        program.run(frameAt(RATE) + 4L * times + 6);
        assertTrue(note("Frame rate").endsWith("< " + fps + " >"), note("Frame rate"));
        program.tap(1, Key.ENTER);
        menuAt(RATE);
        for (int i = 0; i < 6; i++) program.tap(frameAt(RATE) + 4L * i, Key.LEFT);
        for (int i = 0; i < 3; i++) program.tap(frameAt(RATE) + 24 + 4L * i, Key.RIGHT);
        program.run(frameAt(RATE) + 42);
        assertEquals("< 50 >", note("Frame rate"));
    }

    @Test
    void f2PausesTheGameAndF6RunsOneTick() {
        program.tap(10, Key.F2).tap(30, Key.F6).tap(40, Key.F6);
        assertEquals(2, ticksAfter(20, 30));
        program.tap(1, Key.ENTER).tap(10, Key.F2).tap(30, Key.F2);
        assertEquals(20, ticksAfter(20, 30));
    }

    @Test
    void aHeldF6RepeatsAndPausesARunningGame() {
        program.hold(10, 50, Key.F6);
        assertEquals(4, ticksAfter(20, 100));
        assertEquals("tick 13  F2 continue  F6 tick  F7 task", program.textAt(320 - 3 - 38 * 8, 231));
        assertEquals("Shift+F6 tick back  Ctrl+Left 1 s back", program.textAt(320 - 3 - 38 * 8, 221));
    }

    @Test
    void theMenuPausesAndSteps() {
        menuAt(ONE_TICK).tap(frameAt(ONE_TICK), Key.ENTER).tap(frameAt(ONE_TICK) + 4, Key.ENTER);
        assertEquals(2, ticksAfter(frameAt(ONE_TICK) - 2, 30));
        program.tap(1, Key.ENTER);
        menuAt(HOLD).tap(frameAt(HOLD), Key.ENTER);
        assertEquals(0, ticksAfter(frameAt(HOLD) - 2, 30));
        assertTrue(program.textAt(320 - 3 - 29 * 8, 231).endsWith("F2 continue  F6 tick  F7 task"));
    }

    @Test
    void f7RunsOneTaskAndTheCornerShowsItAndTheNext() {
        program.tap(10, Key.F2).tap(14, Key.F7).run(20);
        assertEquals("ran  task 'scenes/main.lua:1' #1", program.textAt(320 - 3 - 32 * 8, 211));
        assertEquals("next task 'scenes/main.lua:2' #2", program.textAt(320 - 3 - 32 * 8, 221));
    }

    @Test
    void resumingRunsTheRestOfTheTick() {
        program.tap(10, Key.F2).tap(14, Key.F7).tap(18, Key.F7).tap(30, Key.F2).run(40);
        List<String> stepped = ticks();
        program.tap(1, Key.ENTER).run(60);
        assertEquals(ticks().subList(0, stepped.size()), stepped);
        assertEquals(18, stepped.size());
    }

    @Test
    void tapsInTheMiddleOfATickCountInTheNext() {
        program.tap(10, Key.F2).tap(14, Key.F7).tap(18, Key.Z).tap(22, Key.F6).run(24);
        assertEquals(List.of(), fires());
        program.tap(1, Key.ENTER)
                .tap(10, Key.F2)
                .tap(14, Key.F7)
                .hold(18, 60, Key.Z)
                .tap(22, Key.F2)
                .run(60);
        assertEquals(1, fires().size());
    }

    private List<String> fires() {
        return ticks().stream().filter(line -> line.contains("fire")).toList();
    }

    @Test
    void aResetInTheMiddleOfATickRunsItsRestFirst() {
        program.file("scenes/main.lua", """
                return function()
                  spawn(function(self) self.priority = 0.9 while true do print("late " .. time.tick) wait(1) end end)
                  while true do print("early " .. time.tick) wait(1) end
                end""")
                .tap(10, Key.F2)
                .tap(14, Key.F7)
                .tap(20, Key.F5)
                .run(24);
        List<String> ticks = ticks();
        assertEquals(List.of("early 9", "late 9", "late 1", "early 1"), ticks.subList(ticks.size() - 4, ticks.size()));
    }

    @Test
    void aPausedGameThatResetsItselfInItsFirstTickStaysThere() {
        String resetting = "return function() print 'begun' game.reset() wait_forever() end";
        program.tap(10, Key.F2)
                .at(14, () -> program.file("scenes/main.lua", resetting))
                .tap(16, Key.F5)
                .run(60);
        assertEquals(
                1, program.log().stream().filter(line -> line.contains("begun")).count());
    }

    @Test
    void aResetOfAPausedGameShowsTheFirstTick() {
        program.tap(10, Key.F2).tap(16, Key.F5).run(30);
        assertEquals("tick 1  F2 continue  F6 tick  F7 task", program.textAt(320 - 3 - 37 * 8, 231));
    }

    @ParameterizedTest
    @CsvSource({"UP, 1, 2", "UP, 2, 4", "UP, 6, 16", "DOWN, 1, 1/2", "DOWN, 5, 1/16"})
    void ctrlUpAndDownDoubleAndHalveTheSpeed(Key key, int times, String speed) {
        for (int i = 0; i < times; i++) program.tap(10 + 4L * i, Key.CTRL, key);
        program.run(50);
        String logged = "speed " + speed;
        assertEquals(logged, program.textAt(320 - 3 - logged.length() * 8, 231));
    }

    @Test
    void inSlowMotionF6PausesAndRunsOneTick() {
        menuAt(SPEED);
        for (int i = 0; i < 2; i++) program.tap(frameAt(SPEED) + 4L * i, Key.LEFT);
        program.tap(frameAt(SPEED) + 12, Key.F1).tap(frameAt(SPEED) + 15, Key.F6);
        assertEquals(1, ticksAfter(frameAt(SPEED) + 15, 60));
    }

    @Test
    void inSlowMotionTheMenuOpensInTheNextFrame() {
        menuAt(SPEED);
        for (int i = 0; i < 2; i++) program.tap(frameAt(SPEED) + 4L * i, Key.LEFT);
        program.tap(frameAt(SPEED) + 12, Key.F1)
                .tap(frameAt(SPEED) + 15, Key.F1)
                .run(frameAt(SPEED) + 16);
        assertTrue(headSays("scene main"));
    }

    @Test
    void entriesOfTheGameStartByASimpleReset() {
        long frame = frameAt(ANY_ENTRY);
        menuAt(ANY_ENTRY).tap(frame, Key.ENTER).tap(frame + 4, Key.DOWN).tap(frame + 8, Key.ENTER);
        program.run(frame + 30);
        assertEquals(List.of("boss", "rage"), ticks().subList(ticks().size() - 2, ticks().size()));
        assertEquals(1, program.log().stream().filter("<game>"::equals).count());
        assertEquals("rich", program.requests().firstScene().save());
        assertEquals("/Rich", program.requests().portal().entry());
    }

    @Test
    void anEntryOfAnotherLoopStartsByASoftReset() {
        program.file("a_spec.lua", "");
        long frame = frameAt(ANY_ENTRY);
        menuAt(ANY_ENTRY).tap(frame, Key.ENTER).tap(frame + 4, Key.UP).tap(frame + 8, Key.ENTER);
        program.run(frame + 30);
        assertTrue(program.log().contains("<test>"), program.log().toString());
    }

    @Test
    void beforeTheFirstTickThereIsNoScene() {
        program.tap(10, Key.F2).tap(16, Key.F5);
        program.hold(24, 27, Key.SHIFT).tap(25, Key.F6);
        program.tap(34, Key.F1).run(40);
        assertTrue(headSays("no scene yet  tick 0"));
    }

    @Test
    void statisticsPage() {
        menuAt(FIGURES).tap(frameAt(FIGURES), Key.ENTER).run(frameAt(FIGURES) + 6);
        assertEquals("paused", note("per second"));
        assertEquals("2", note("slots used"));
        assertEquals("2", note("maximum"));
        assertEquals("0", note("skipped, too late"));
        assertEquals("0", note("rejected"));
        assertEquals("0.00 ms", note("game waited"));
    }

    @Test
    void statisticsShowThePhasesAndHaveNoCursor() {
        menuAt(FIGURES).tap(frameAt(FIGURES), Key.ENTER).run(frameAt(FIGURES) + 6);
        assertTrue(headSays("phases INIT_1 INIT_2"));
        assertTrue(headSays("INIT_3 FRAME"));
        for (int y = 0; y < 232; y++) assertFalse(program.textAt(6, y).startsWith("\u25B6"), "cursor at " + y);
    }

    @Test
    void allPagesHaveTheSameSizeAndTheGameIsVisibleNextToThem() {
        program.file(
                "scenes/main.lua",
                "return function(self) self.draw = function() draw.fill(0x00ff00) end wait(999) end");
        for (int item : new int[] {0, ANY_ENTRY, FIGURES, TASKS}) {
            program.tap(1, Key.ENTER);
            menuAt(item);
            if (item > 0) program.tap(frameAt(item), Key.ENTER);
            program.run(frameAt(item) + 6);
            for (int y = 0; y < 240; y++) {
                assertEquals(Palette.GOLD, program.frame().pixel(27 * 8 - 1, y), "right edge of the panel");
                assertEquals(0xFF00FF00, program.frame().pixel(27 * 8, y), "the game beside it");
            }
        }
    }

    @Test
    void tasksAreWrittenToAFile() throws IOException {
        menuAt(TASKS).tap(frameAt(TASKS), Key.ENTER).tap(frameAt(TASKS) + 4, Key.ENTER);
        program.run(frameAt(TASKS) + 10);
        assertTrue(program.log().contains("tasks written to .kodama/tasks.txt"));
        assertTrue(Files.readString(folder.resolve(".kodama/tasks.txt")).contains(": 4 of "));
        assertTrue(headSays("tasks written to"));
    }

    @Test
    void aFileThatCannotBeWrittenIsReported() throws IOException {
        Files.createDirectories(folder.resolve(".kodama/tasks.txt"));
        menuAt(TASKS).tap(frameAt(TASKS), Key.ENTER).tap(frameAt(TASKS) + 4, Key.ENTER);
        program.run(frameAt(TASKS) + 10);
        String logged = program.log().get(program.log().size() - 1);
        assertTrue(logged.startsWith("tasks not written: ") && logged.endsWith("(it is a folder)"), logged);
    }

    @Test
    void aGroupIsPausedAndKilled() {
        long frame = frameAt(TASKS);
        menuAt(TASKS).tap(frame, Key.ENTER).tap(frame + 4, Key.DOWN).tap(frame + 8, Key.ENTER);
        program.tap(frame + 12, Key.ENTER).tap(frame + 16, Key.ESCAPE);
        program.run(frame + 22);
        assertEquals("2 paused", note("enemy"));
        program.tap(1, Key.ENTER);
        menuAt(TASKS).tap(frame, Key.ENTER).tap(frame + 4, Key.DOWN).tap(frame + 8, Key.ENTER);
        program.tap(frame + 12, Key.UP).tap(frame + 16, Key.ENTER).tap(frame + 20, Key.ESCAPE);
        program.run(frame + 26);
        assertEquals("2 alive", note("Save as text"));
        assertEquals("", note("enemy"));
    }

    @Test
    void rateAndPriorityOfAGroupChange() {
        long frame = frameAt(TASKS);
        menuAt(TASKS).tap(frame, Key.ENTER).tap(frame + 4, Key.DOWN).tap(frame + 8, Key.ENTER);
        program.tap(frame + 12, Key.DOWN).tap(frame + 16, Key.LEFT);
        program.tap(frame + 20, Key.DOWN).tap(frame + 24, Key.RIGHT).run(frame + 30);
        assertEquals("< 0.5 >", note("Rate"));
        assertEquals("< 0.55 >", note("Priority"));
    }

    @Test
    void escapeReturnsToTheSameItem() {
        menuAt(FIGURES).tap(frameAt(FIGURES), Key.ENTER).tap(frameAt(FIGURES) + 4, Key.ESCAPE);
        program.tap(frameAt(FIGURES) + 8, Key.ENTER).run(frameAt(FIGURES) + 14);
        assertEquals("2", note("slots used"));
    }

    @Test
    void escapeReturnsToTheScrollPositionOfALongPage() {
        program.file("scenes/main.lua", """
                return function()
                  for i = 1, 40 do spawn({ state = function() end, group = ("g%02d"):format(i) }) end
                  wait_forever()
                end""");
        long frame = frameAt(TASKS) + 4;
        menuAt(TASKS).tap(frameAt(TASKS), Key.ENTER).tap(frame, Key.PAGE_DOWN).tap(frame + 4, Key.PAGE_DOWN);
        for (int i = 0; i < 5; i++) program.tap(frame + 8 + 4 * i, Key.UP);
        List<List<String>> seen = new ArrayList<>();
        program.at(frame + 30, () -> seen.add(groupsOnScreen()));
        program.tap(frame + 31, Key.ENTER).at(frame + 35, () -> seen.add(groupsOnScreen()));
        program.tap(frame + 36, Key.ESCAPE).run(frame + 42);
        assertTrue(seen.get(0).size() > 5 && !seen.get(0).contains("g02"), seen.toString());
        assertEquals(List.of(), seen.get(1));
        assertEquals(seen.get(0), groupsOnScreen());
    }

    private List<String> groupsOnScreen() {
        return IntStream.range(0, 232)
                .mapToObj(y -> program.textAt(18, y))
                .filter(text -> text.matches("g\\d\\d .*"))
                .map(text -> text.substring(0, 3))
                .toList();
    }

    @Test
    void aValueIsChangedAndWrittenIntoItsScript() throws IOException {
        String script = "return function() tune('ship.speed', 2, { step = 0.5 }) while true do wait(1) end end";
        program.file("scenes/main.lua", script);
        long frame = frameAt(VALUES);
        menuAt(VALUES).tap(frame, Key.ENTER).tap(frame + 4, Key.RIGHT).run(frame + 8);
        assertEquals("2 > 2.5", note("speed"));
        assertTrue(headSays("Left, Right change"));
        program.tap(1, Key.ENTER);
        menuAt(VALUES).tap(frame, Key.ENTER).tap(frame + 4, Key.RIGHT).tap(frame + 8, Key.ENTER);
        program.run(frame + 12);
        assertEquals(script.replace("2, {", "3, {"), Files.readString(folder.resolve("scenes/main.lua")));
        assertTrue(headSays("ship.speed = 3 is in"));
        assertEquals("3", note("speed"));
    }

    @Test
    void withoutValuesThePageExplainsTune() {
        menuAt(VALUES).tap(frameAt(VALUES), Key.ENTER).run(frameAt(VALUES) + 6);
        assertTrue(headSays("no script has called"));
    }

    @Test
    void aCrashReportCanBeWrittenAtAnyTime() throws IOException {
        menuAt(CRASH_REPORT).tap(frameAt(CRASH_REPORT), Key.ENTER).run(frameAt(CRASH_REPORT) + 6);
        String place = ".kodama/crash/2026-11-22T12-00-00";
        assertTrue(headSays("crash report: "), () -> IntStream.range(0, 60)
                .mapToObj(y -> program.textAt(6, y))
                .toList()
                .toString());
        String report = Files.readString(folder.resolve(place).resolve("report.txt"));
        assertTrue(report.startsWith("asked for in the debug menu\n\nscene 'main', tick "), report);
        assertTrue(ticks().contains("crash report: " + place), () -> ticks().toString());
    }
}

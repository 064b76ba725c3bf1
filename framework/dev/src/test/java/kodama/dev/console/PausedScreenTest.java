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
import kodama.draw.Rasterizer;
import kodama.file.ContainedPath;
import kodama.file.GameFiles;
import kodama.input.Key;
import kodama.input.KeyMap;
import kodama.input.Pad;
import kodama.loop.Overlay;
import kodama.loop.RunningGame;
import kodama.loop.TestGame;
import kodama.profile.ProfilingLevel;
import kodama.profile.ProfilingRequest;
import kodama.request.LoopRequest;
import kodama.script.JavaTask;
import kodama.script.debug.PausedLine;
import kodama.task.Task;
import kodama.task.TaskList;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(20)
class PausedScreenTest {
    private static final int WIDTH = 640;
    private static final int HEIGHT = 480;

    @TempDir
    Path folder;

    private TestGame game;
    private PausedScreen screen;
    private LuaConsole console;

    /** Actions for the frames in which the game is paused, in order. */
    private final List<Runnable> whileHeld = new ArrayList<>();

    /** The ticks at which the game was paused. */
    private final List<Long> heldAt = new ArrayList<>();

    private List<String> rows = List.of();

    /** Presses keys when the game is paused, and releases them a frame later. */
    private void tapWhileHeld(Key... keys) {
        for (Key key : keys) {
            whileHeld.add(() -> game.press(key));
            whileHeld.add(() -> game.release(key));
        }
    }

    private TestGame playing(String scene) {
        game = new TestGame(folder).scene(scene);
        screen = new PausedScreen(GameFiles.folder(folder));
        console = new LuaConsole(game.raw(), ContainedPath.root(folder), game.logger(), game.sink(), () -> "");
        return game.under(new Looked());
    }

    /** The overlays under test, with simulated key presses. */
    private final class Looked implements Overlay {
        @Override
        public KeyMap addKeys(KeyMap map) {
            return screen.addKeys(DevKeys.addForGame(map));
        }

        @Override
        public boolean canResume() {
            return screen.canResume();
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
            boolean holds = screen.handleInput(pad, game);
            console.handleInput(pad, game);
            PausedLine line = game.world().pausedLine();
            if (line == null) return holds;
            heldAt.add(game.world().tick());
            rows = rows(game);
            if (whileHeld.isEmpty()) line.resume(PausedLine.ResumeAction.CONTINUE);
            else whileHeld.remove(0).run();
            return line.isPaused();
        }
    }

    private List<String> rows(RunningGame game) {
        DrawList list = new DrawList();
        list.fill(0xFF000000);
        screen.draw(list, WIDTH, HEIGHT, game);
        FrameBuffer frame = new FrameBuffer(WIDTH, HEIGHT);
        new Rasterizer().draw(list, frame);
        FrameText text = new FrameText(
                frame.toImage("screen"),
                DotCanvas.dotFor(WIDTH, HEIGHT),
                Set.of(Palette.WHITE, Palette.PALE, Palette.GOLD, Palette.MINT, Palette.DIM, Palette.PINK));
        List<String> lines = new ArrayList<>();
        for (int y = 0; y < HEIGHT / 2; y += DotCanvas.ROW)
            lines.add(text.at(4, y + 1).stripTrailing());
        return lines;
    }

    @Test
    void aMetExpectationReturnsItsValue() {
        playing("print(expect(1, 'is one', 2)) while true do wait(1) end").ticks(3);
        assertEquals(List.of("1\tis one\t2"), game.log());
        assertEquals(List.of(), heldAt);
    }

    @Test
    void anUnmetExpectationPausesTheGameUntilEnter() {
        playing("""
                spawn(function() while true do wait(1) print 'other' end end)
                wait(1)
                local hp = -1
                print(expect(hp > 0, 'hp is', hp))
                print 'goes on'
                wait(9)
                """);
        tapWhileHeld(Key.ENTER);
        game.ticks(2);
        assertEquals(List.of("[2] info: expect: hp is -1", "false\thp is\t-1", "goes on", "other"), sorted(game.log()));
        assertEquals(Set.of(2L), Set.copyOf(heldAt));
        assertEquals("scenes/main.lua:5", rows.get(0)); // the first line is the test's
        assertTrue(rows.contains("expect: hp is -1"), rows.toString());
        assertTrue(rows.contains("hp = -1"), rows.toString());
    }

    /** Sorts lines, as the order of tasks in a tick does not matter here. */
    private static List<String> sorted(List<String> lines) {
        List<String> sorted = new ArrayList<>(
                lines.stream().filter(line -> !line.equals("other")).toList());
        if (lines.contains("other")) sorted.add("other");
        return sorted;
    }

    @Test
    void aLineCanBeIgnoredFromThenOn() {
        playing("while true do wait(1) expect(false) end");
        tapWhileHeld(Key.N);
        game.ticks(10);
        assertEquals(Set.of(2L), Set.copyOf(heldAt));
    }

    @Test
    void theTaskCanBeEndedAndPcallDoesNotCatchThat() {
        playing("""
                spawn(function()
                  print(pcall(function() expect(false, 'no') end))
                  print 'lost'
                end)
                print 'kept'
                wait(9)
                """);
        tapWhileHeld(Key.K);
        game.ticks(3);
        assertEquals(List.of("[1] info: expect: no", "kept"), game.log());
        assertEquals(List.of(), game.errors());
    }

    @Test
    void aResetEndsThePausedTask() {
        playing("print(pcall(function() expect(false, 'no') end)) print 'lost' wait(9)");
        whileHeld.add(() -> game.requests().submit(new LoopRequest.SimpleReset("test")));
        whileHeld.add(() -> {});
        game.ticks(1);
        assertEquals(List.of("[1] info: expect: no"), game.log());
        assertEquals(1, heldAt.size());
        assertEquals(List.of(), game.errors());
    }

    @Test
    void inADrawFunctionTheGamePausesAfterTheFrame() {
        playing("""
                local n = 0
                spawn { draw = function() n = n + 1 expect(n ~= 3, 'third') end }
                while true do wait(1) end
                """);
        tapWhileHeld(Key.ENTER);
        game.ticks(8);
        assertTrue(rows.contains("expect: third"), rows.toString());
        assertEquals(List.of(), game.errors());
    }

    @Test
    void whilePausedFramesAreDrawnWithoutChargingTheScript() {
        playing("""
                spawn { draw = function() for i = 1, 200000 do end end }
                wait(1)
                expect(false)
                for i = 1, 1000000 do end
                print 'still there'
                wait(9)
                """);
        for (int i = 0; i < 400; i++) whileHeld.add(() -> {});
        game.ticks(3);
        assertTrue(game.log().contains("still there"), game.log().toString() + game.errors());
    }

    @Test
    void measuringCanBeTurnedOnAndOffWhilePaused() {
        playing("expect(false, 'first') wait(1) expect(false, 'second') print 'goes on' wait(9)");
        List<ProfilingRequest> wishes = new ArrayList<>();
        whileHeld.add(() -> wishes.add(game.running().profiler().request(ProfilingLevel.TASKS)));
        whileHeld.add(() -> {});
        tapWhileHeld(Key.ENTER);
        whileHeld.add(() -> wishes.get(0).close());
        whileHeld.add(() -> {});
        tapWhileHeld(Key.ENTER);
        game.ticks(4);
        assertEquals(List.of("[1] info: expect: first", "[2] info: expect: second", "goes on"), game.log());
        assertEquals(List.of(), game.errors());
    }

    @Test
    void tasksCanBePausedSteppedAndEndedWhilePaused() {
        playing("""
                spawn(function() while true do wait(1) print 'other' end end)
                print(pcall(function() expect(false) end))
                print 'lost'
                """);
        whileHeld.add(() -> tasks().all().pause());
        whileHeld.add(() -> tasks().all().resume());
        whileHeld.add(() -> tasks().all().forEach(Task::step));
        whileHeld.add(() -> game.running().setSpeed(0.5));
        whileHeld.add(() -> game.running().stepper().stepTick());
        whileHeld.add(() -> game.running().stepper().stepTask());
        whileHeld.add(() -> tasks().all().kill());
        game.ticks(4);
        assertEquals(List.of("[1] info: expect: the condition is not met"), game.log());
        assertEquals(List.of(), game.errors());
    }

    private TaskList tasks() {
        return game.running().world().tasks();
    }

    @Test
    void sceneChangesAndErrorsInTheConsoleDoNotAffectThePausedTask() {
        playing("expect(false) print 'goes on' wait(9)")
                .file("scenes/two.lua", "return function() print 'two' wait(9) end");
        whileHeld.add(() -> game.press(Key.BACK_QUOTE));
        whileHeld.add(() -> game.release(Key.BACK_QUOTE));
        whileHeld.add(() -> game.raw().type("error 'oh'"));
        tapWhileHeld(Key.ENTER);
        whileHeld.add(() -> game.raw().type("wait(1)"));
        tapWhileHeld(Key.ENTER);
        whileHeld.add(() -> game.raw().type("scene.change('two')"));
        tapWhileHeld(Key.ENTER, Key.ESCAPE, Key.ENTER);
        game.ticks(5);
        assertEquals(List.of("[1] info: expect: the condition is not met", "goes on", "two"), game.log());
        assertEquals(List.of(), game.errors());
    }

    @Test
    void theConsoleSeesTheTaskAndItsVariables() {
        playing("local hp = 7 wait(1) expect(false) print(self.title) wait(9)");
        whileHeld.add(() -> game.press(Key.BACK_QUOTE));
        whileHeld.add(() -> game.release(Key.BACK_QUOTE));
        whileHeld.add(() -> game.raw().type("self.title = 'from console ' .. hp"));
        tapWhileHeld(Key.ENTER, Key.ESCAPE, Key.ENTER);
        game.ticks(3);
        assertTrue(game.log().contains("from console 7"), game.log() + " " + game.errors());
    }

    @Test
    void aConditionPausesTheGameAfterTheTaskThatMadeItTrue() {
        playing("""
                local hp = 3
                break_when(function() return hp < 2 end, 'nearly dead')
                spawn(function() while true do wait(1) hp = hp - 1 end end, { name = 'sword' })
                while true do wait(1) end
                """);
        tapWhileHeld(Key.ENTER);
        game.ticks(9);
        assertEquals(Set.of(3L), Set.copyOf(heldAt));
        assertEquals("scenes/main.lua:4", rows.get(0));
        assertTrue(rows.contains("nearly dead"), rows.toString());
    }

    @Test
    void aConditionShowsTheVariablesWhereTheTaskWaits() {
        playing("""
                local hp = 3
                break_when(function() return hp < 2 end)
                spawn(function() while true do wait(1) local blow = 1 hp = hp - blow wait(1) end end)
                wait_forever()
                """);
        tapWhileHeld(Key.ENTER);
        game.ticks(9);
        assertTrue(rows.contains("blow = 1"), rows.toString());
    }

    private static final String HANDLER = """
            spawn(function(self)
              self.on_hit = function(hurt) expect(hurt.hp > 1, 'hp') print('handler') wait(9) end
              while true do wait(1) print('boss', self.hp) end
            end, { name = 'boss', hp = 1 })
            wait(1)
            find('boss'):signal('hit')
            wait(9)
            """;

    @Test
    void inACallbackTheTaskIsItsOwner() {
        playing(HANDLER);
        whileHeld.add(() -> game.press(Key.BACK_QUOTE));
        whileHeld.add(() -> game.release(Key.BACK_QUOTE));
        whileHeld.add(() -> game.raw().type("self.hp = self.hp + 6"));
        tapWhileHeld(Key.ENTER, Key.ESCAPE, Key.ENTER);
        game.ticks(3);
        assertTrue(rows.contains("hp = 7"), rows.toString());
        assertTrue(game.log().contains("boss\t7"), game.log() + " " + game.errors());
    }

    @Test
    void inACallbackItsOwnerIsEnded() {
        playing(HANDLER);
        tapWhileHeld(Key.K);
        game.ticks(6);
        assertEquals(
                List.of("[2] info: expect: hp"),
                game.log().stream().filter(line -> !line.equals("boss\t1")).toList());
        assertEquals(0, tasks().count("boss"));
        assertEquals(null, tasks().find("boss"));
    }

    @Test
    void aFailingConditionIsReportedAndRemoved() {
        playing("break_when(function() return nothing.there end) while true do wait(1) end")
                .ticks(5);
        assertEquals(1, game.errors().size(), game.errors().toString());
    }

    @Test
    void aWaitingConditionIsReported() {
        playing("break_when(function() wait(1) end) while true do wait(1) end").ticks(5);
        assertEquals(1, game.errors().size(), game.errors().toString());
        String error = game.errors().get(0);
        assertTrue(error.contains("wait: a condition cannot wait; it can only read the game"), error);
    }

    @Test
    void errorsInTostringDoNotEndAPlayersTask() {
        game = new TestGame(folder).scene("""
                local endless = setmetatable({}, { __tostring = function() while true do end end })
                local wrong = setmetatable({}, { __tostring = function() error 'no' end })
                local good = setmetatable({}, { __tostring = function() return 'fine' end })
                expect(false, endless, wrong, good)
                print 'goes on'
                wait(9)
                """).released();
        game.ticks(2);
        assertEquals(List.of(), game.errors());
        assertEquals(2, game.log().size(), game.log().toString());
        assertTrue(
                game.log()
                        .get(0)
                        .matches("\\[1\\] warn: expect: \\(its __tostring failed: .*ran longer than 10,000 instructions"
                                + ".*\\) \\(its __tostring failed: .*no\\) fine"),
                game.log().get(0));
        assertEquals("goes on", game.log().get(1));
    }

    @Test
    void withoutADeveloperALineIsLoggedOnceAndTheGameContinues() {
        game = new TestGame(folder).scene("while true do wait(1) expect(false, 'no', 3) end");
        game.ticks(5);
        assertEquals(List.of("[2] warn: expect: no 3"), game.log());
    }

    @Test
    void conditionsAreNotCheckedForPlayers() {
        playing("break_when(function() print 'asked' return true end) while true do wait(1) end")
                .released()
                .ticks(5);
        assertEquals(List.of(), game.log());
    }

    public static final class Doubting extends JavaTask {
        @Override
        public boolean update(double dt) {
            return expect(number("hp", 0) > 0, "hp");
        }
    }

    @Test
    void javaTasksArePausedTheSameWay() {
        playing("spawn('" + Doubting.class.getName() + "', { hp = 0 }) wait(9)");
        tapWhileHeld(Key.ENTER);
        game.ticks(3);
        assertEquals(List.of(), game.errors());
        assertTrue(rows.get(0).startsWith("PausedScreenTest.java:"), rows.toString());
    }

    @Test
    void theGameDoesNotSeeTheKeyThatResumesIt() {
        playing("""
                wait(1)
                expect(false, "held")
                for _ = 1, 5 do
                  wait(1)
                  if input.pressed "start" then print "start" end
                end
                print "over"
                """);
        tapWhileHeld(Key.ENTER);
        game.ticks(9);
        assertTrue(game.log().contains("over"));
        assertFalse(game.log().contains("start"), game.log().toString());
    }
}

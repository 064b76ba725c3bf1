package kodama.loop.game;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import kodama.draw.Image;
import kodama.draw.OffscreenPresenter;
import kodama.input.Pad;
import kodama.loop.FrameHook;
import kodama.loop.FrameSteps;
import kodama.loop.Overlay;
import kodama.loop.RunningGame;
import kodama.loop.Subsystem;
import kodama.loop.TestGame;
import kodama.request.FirstScene;
import kodama.script.JavaTask;
import kodama.script.ScriptWorld;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Frames between two ticks show smooth tasks at interpolated positions. */
class SmoothTest {
    /** Prints in each frame where a picture shows a task. */
    private static final String TELL = "draw = function(me) print(me.x) end";

    /** Moves two pixels per tick to the right. */
    private static final String RUN = "local function run(self) while true do self.x = self.x + 2 wait(1) end end\n";

    private final OffscreenPresenter screen = new OffscreenPresenter(TestGame.WIDTH, TestGame.HEIGHT);

    @TempDir
    private Path folder;

    private TestGame game(String options, int fps, String scene) {
        return new TestGame(folder)
                .shownOn(screen)
                .released()
                .file("game.lua", "return { width = 32, height = 16, " + options + " }")
                .scene(scene)
                .begin(new FirstScene("", "", Map.of(), "", List.of(), fps, ""));
    }

    private static List<String> printed(TestGame game) {
        assertEquals(List.of(), game.errors());
        return game.log().stream().filter(line -> !line.startsWith("reset")).toList();
    }

    /** Returns what is printed in frames at twice the tick rate. */
    private String between(String options, int frames, String scene) {
        return String.join(" ", printed(game(options, 120, scene).ticks(frames)));
    }

    private static String runner(String fields) {
        return RUN + "spawn(run, { x = 0, " + fields + ", " + TELL + " })";
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "60  | fps = 60 | 2 4 6 8 10",
                "30  | fps = 60 | 4 8 12 16",
                "20  | fps = 60 | 6 12 18",
                "120 | fps = 60 | 2 2 3 4 5 6 7 8",
                "240 | fps = 60 | 2 2 2 2 2.5 3 3.5 4 4.5",
                "90  | fps = 60 | 2 2 3.3333333333333 4.6666666666667 6",
                "50  | fps = 60 | 2 3.2 5.6 8 10.4",
                "30  | fps = 30 | 2 4 6 8",
                "60  | fps = 30 | 2 2 3 4 5 6 7 8"
            })
    void framesBetweenTicksShowASmoothTaskOnItsWay(int fps, String base, String places) {
        String scene = runner("smooth = true");
        List<String> expected = List.of(places.split(" "));
        assertEquals(expected, printed(game(base, fps, scene).ticks(expected.size())));
    }

    @Test
    void aTaskThatIsNotSmoothIsDrawnAtItsPosition() {
        assertEquals("2 2 4 4 6 6", between("", 6, runner("smooth = false")));
        assertEquals("2 2 4 4 6 6", between("", 6, runner("y = 0")));
    }

    @Test
    void gameLuaCanMakeAllTasksSmooth() {
        assertEquals("2 2 3 4 5 6", between("smooth = true", 6, runner("y = 0")));
        assertEquals("2 2 4 4 6 6", between("smooth = true", 6, runner("smooth = false")));
    }

    @Test
    void aTaskThatGetsItsPositionLaterIsInterpolated() {
        String scene = """
                spawn(function(self)
                  wait(1)
                  self.x = 1
                  while true do wait(1) self.x = self.x + 2 end
                end, { smooth = true, y = 0, draw = function(me) print(me.x) end })
                """;
        assertEquals("nil nil 1 1 2 3 4 5", between("", 8, scene));
    }

    @Test
    void aTaskMovedWithoutAStartPositionIsInterpolated() {
        String scene = """
                spawn(function(self) move_to(self, 8, 0, 4) end, { smooth = true, draw = function(me) print(me.x) end })
                """;
        assertEquals("nil nil 2 2 3 4 5 6", between("", 8, scene));
    }

    @Test
    void jumpsAreNotInterpolated() {
        String scene = """
                spawn(function(self)
                  while true do
                    self.x = self.x + 4
                    if self.x > 120 then self.x = 0 end
                    wait(1)
                  end
                end, { smooth = true, x = 108, %s })
                """.formatted(TELL);
        assertEquals("112 112 114 116 118 120 0 0 2 4", between("", 10, scene));
    }

    @Test
    void aTaskThatIsSetSmoothAgainAfterAJumpIsNotInterpolated() {
        String scene = """
                spawn(function(self)
                  wait(1)
                  self.x = 4
                  wait(1)
                  self.x, self.smooth = 24, true
                  while true do wait(1) self.x = self.x + 2 end
                end, { smooth = true, x = 0, %s })
                """.formatted(TELL);
        assertEquals("0 0 2 4 24 24 25 26", between("", 8, scene));
    }

    @Test
    void aSlowTaskIsInterpolatedOverItsOwnTicks() {
        String slow = runner("smooth = true, rate = 0.5").replace("self.x + 2", "self.x + 4");
        assertEquals("4 4 4 4 5 6 7 8 9 10 11 12", between("", 12, slow));
        String paused = RUN + "local it = spawn(run, { smooth = true, x = 0, " + TELL + " })\nwait(2) it.rate = 0";
        assertEquals("2 2 3 4 4 4 4 4", between("", 8, paused));
    }

    @Test
    void aMoveDuringAMoveStartsAtTheShownPosition() {
        String slow = runner("smooth = true, rate = 0.4").replace("self.x + 2", "self.x + 5");
        assertEquals("5 5 5 5 5 5 6 7 8 9 10.2 11.4 12.6 13.8 15 15", between("", 16, slow));
    }

    @Test
    void aTaskMovedByAnotherIsInterpolatedAtAnyTimeScale() {
        String scene = """
                local it = spawn { x = 0, smooth = true, rate = 0.25, %s }
                while true do it.x = it.x + 2 wait(1) end
                """.formatted(TELL);
        assertEquals("2 2 3 4 5 6 7 8", between("", 8, scene));
    }

    @Test
    void aCameraFollowsTheShownPosition() {
        String scene = RUN + """
                local ship = spawn(run, { x = 100, smooth = true })
                spawn { draw = function() print(ship.x) draw.camera(ship.x - 10, 0) end, priority = 0 }
                ship.draw = function(me) draw.rect(me.x, 4, 1, 1, 0xffffff) end
                """;
        TestGame game = game("", 120, scene);
        for (int frame = 0; frame < 9; frame++) {
            game.ticks(1);
            assertEquals(0xFFFFFFFF, screen.lastFrame().pixel(10, 4), "frame " + frame);
        }
        assertEquals(List.of("102", "102", "103", "104", "105", "106", "107", "108", "109"), printed(game));
    }

    @Test
    void drawCommandsOfATaskMoveWithIt() {
        String scene = """
                spawn(function(self)
                  while true do
                    self.x = self.x + 4
                    draw.rect(self.x, 4, 1, 1, 0xffffff)
                    wait(1)
                  end
                end, { smooth = true, x = 0 })
                spawn(function() while true do draw.rect(2, 8, 1, 1, 0xff0000) wait(1) end end, { priority = 2 })
                """;
        TestGame game = game("", 120, scene);
        List<Integer> seen = new ArrayList<>();
        for (int frame = 0; frame < 8; frame++) {
            game.ticks(1);
            seen.add(column(4));
            assertEquals(0xFFFF0000, screen.lastFrame().pixel(2, 8), "others stay");
        }
        assertEquals(List.of(4, 4, 6, 8, 10, 12, 14, 16), seen);
    }

    /** Returns the column of the first white pixel of a row; -1 if there is none. */
    private int column(int row) {
        Image frame = screen.lastFrame();
        return IntStream.range(0, TestGame.WIDTH)
                .filter(x -> (frame.pixel(x, row) & 0xFFFFFF) != 0)
                .findFirst()
                .orElse(-1);
    }

    /** Returns the first lit column of a row in each frame. */
    private List<Integer> columns(TestGame game, int row, int frames) {
        List<Integer> seen = new ArrayList<>();
        for (int frame = 0; frame < frames; frame++) {
            game.frames(1);
            seen.add(column(row));
        }
        return seen;
    }

    private static final String SHOT = """
            local it = shot.fire { x = 0, y = 8, angle = 0, speed = 4, keep = true }
            spawn { draw = function() print(it.x) end }
            """;

    @Test
    void shotsOfASmoothGameAreInterpolated() {
        assertEquals("2 4 6 8 10 12", between("smooth = true", 6, SHOT));
        assertEquals("4 4 8 8 12 12", between("", 6, SHOT));
        assertEquals(
                "4 8 12",
                String.join(" ", printed(game("smooth = true", 60, SHOT).ticks(3))));
    }

    @Test
    void aSmoothShotIsDrawnAsInAGameWithTwiceTheTicks() {
        TestGame fine = game("fps = 120", 120, "shot.fire { x = -20, y = 8, angle = 0, speed = 2 }");
        List<byte[]> expected = pictures(fine, 16);
        TestGame smooth = game("smooth = true", 120, "shot.fire { x = -20, y = 8, angle = 0, speed = 4 }");
        List<byte[]> shown = pictures(smooth, 16);
        for (int i = 0; i < 16; i++) assertArrayEquals(expected.get(i), shown.get(i), "frame " + i);
    }

    private List<byte[]> pictures(TestGame game, int frames) {
        List<byte[]> pictures = new ArrayList<>();
        for (int i = 0; i < frames; i++) {
            game.ticks(1);
            pictures.add(screen.png());
        }
        assertEquals(List.of(), game.errors());
        return pictures;
    }

    @Test
    void aShotStartsWhereItWasFired() {
        String scene = """
                local it
                local function fire(x) it = shot.fire { x = x, y = 8, angle = 0, speed = 4, keep = true } end
                spawn { draw = function() print(it.x, it.y) end }
                fire(20)
                wait(1)
                it:kill()
                fire(10)
                """;
        assertEquals("22\t8 24\t8 12\t8 14\t8", between("smooth = true", 4, scene));
    }

    @Test
    void aShotThatWrapsAroundIsNotInterpolated() {
        String scene = """
                local it = shot.fire { x = 24, y = 8, angle = 0, speed = 4, wrap = true, margin = 0, keep = true }
                spawn { draw = function() print(it.x) end }
                """;
        assertEquals("26 28 30 32 4 4 6 8", between("smooth = true", 8, scene));
    }

    @Test
    void aShotThatJumpsIsNotInterpolated() {
        String scene = SHOT.replace("keep", "margin = 300, keep") + "wait(1) it.x = 200";
        assertEquals("2 4 204 204 206 208", between("smooth = true", 6, scene));
    }

    @Test
    void aBeamOfASmoothGameIsInterpolated() {
        String scene = """
                local it = laser.beam { x = 4, y = 0, angle = 90, length = 16, warn = 100 }
                while true do wait(1) it.x = it.x + 4 end
                """;
        assertEquals(List.of(3, 3, 5, 7, 9, 11), columns(game("smooth = true", 120, scene), 8, 6));
        assertEquals(List.of(3, 3, 7, 7, 11, 11), columns(game("", 120, scene), 8, 6));
    }

    @Test
    void aTaskOfAShotIsDrawnAtTheShot() {
        String scene = """
                local it = shot.fire { x = 0, y = 8, angle = 0, speed = 4, keep = true }
                shot.task(it, function(self)
                  while true do
                    draw.rect(self.x, 2, 1, 1, 0xffffff)
                    wait(1)
                  end
                end)
                it.draw = function(me) print(me.x) end
                """;
        TestGame game = game("smooth = true", 120, scene);
        List<Integer> seen = new ArrayList<>();
        for (int frame = 0; frame < 6; frame++) {
            game.ticks(1);
            seen.add(column(2));
        }
        assertEquals(List.of("2", "4", "6", "8", "10", "12"), printed(game));
        assertEquals(4, seen.get(4) - seen.get(2));
    }

    /** The state after each tick: all tasks and shots, to the last bit. */
    private static final String STATES = RUN + """
            local function wander(self)
              while true do move_to(self, math.random(0, 32), math.random(0, 16), math.random(3, 20)) end
            end
            for i = 1, 8 do spawn(wander, { x = i, y = 2 * i, name = "w" .. i, %1$s }) end
            spawn(function(self) self.rate = 0.4 while true do self.x = self.x + 1.1 wait(1) end end,
              { x = 0, y = 0, name = "slow", %1$s, draw = function(me) draw.rect(me.x, me.y, 2, 2, 0xff0000) end })
            spawn(function(self)
              while true do
                self.x = (self.x + 90) %% 300
                shot.ring { from = self, n = 3, speed = 1.3, hits = "ship" }
                wait(7)
              end
            end, { x = 5, y = 5, name = "boss", %1$s, draw = function(me) draw.rect(me.x, me.y, 3, 3, 0xffffff) end })
            spawn(function() wait_forever() end,
              { x = 9, y = 9, group = "ship", hitbox = circle(4), name = "ship", %1$s })
            local hits = 0
            find("ship").on_hit = function(me) hits = hits + 1 me.x = me.x + 1 end
            spawn(function()
              while true do
                local all = { time.tick, hits, shot.count() }
                for _, each in ipairs { "w1", "w2", "w3", "w4", "w5", "w6", "w7", "w8", "slow", "boss", "ship" } do
                  local it = find(each)
                  all[#all + 1] = ("%%a %%a"):format(it.x, it.y)
                end
                for it in shot.each() do all[#all + 1] = ("%%a %%a"):format(it.x, it.y) end
                print(table.concat(all, " "))
                wait(1)
              end
            end, { priority = 100 })
            wait_forever()
            """;

    @ParameterizedTest
    @ValueSource(ints = {30, 60, 90, 120, 144})
    void smoothingDoesNotChangeTheGame(int fps) {
        List<String> expected =
                printed(game("", 60, STATES.formatted("rate = 1")).ticks(120));
        assertEquals(120, expected.size());
        List<String> smooth = printed(
                game("smooth = true", fps, STATES.formatted("smooth = true")).ticks(2 * fps));
        assertEquals(expected, smooth);
    }

    @ParameterizedTest
    @ValueSource(ints = {60, 30, 20})
    void atWholeTicksPerFrameSmoothingChangesNoPicture(int fps) {
        List<byte[]> expected = pictures(game("", fps, STATES.formatted("rate = 1")), 40);
        List<byte[]> smooth = pictures(game("smooth = true", fps, STATES.formatted("smooth = true")), 40);
        for (int i = 0; i < 40; i++) assertArrayEquals(expected.get(i), smooth.get(i), "frame " + i);
    }

    @Test
    @Timeout(60)
    void aDrawThreadDrawsTheSamePicture() {
        List<byte[]> expected = pictures(game("smooth = true", 120, STATES.formatted("smooth = true")), 40);
        TestGame game =
                game("smooth = true", 120, STATES.formatted("smooth = true")).cores(2);
        OffscreenPresenter other = new OffscreenPresenter(TestGame.WIDTH, TestGame.HEIGHT);
        game.shownOn(other).ticks(40);
        while (!Arrays.equals(expected.get(39), other.png())) Thread.onSpinWait();
        game.close();
    }

    /** Holds the game on request, and changes its speed. */
    private static final class Hand implements Overlay {
        private boolean holds;
        private RunningGame game;

        @Override
        public void begin(RunningGame begun) {
            game = begun;
        }

        @Override
        public boolean handleInput(Pad pad, RunningGame shown) {
            return holds;
        }
    }

    @Test
    void aGameHeldOrAtAnotherSpeedIsNotInterpolated() {
        Hand hand = new Hand();
        TestGame game = game("", 120, runner("smooth = true")).under(hand);
        game.ticks(4);
        hand.holds = true;
        game.ticks(2);
        assertEquals(List.of("2", "2", "3", "4", "4", "4"), printed(game));
        hand.game.stepper().stepTick();
        hand.game.stepper().stepTick();
        game.ticks(40);
        assertEquals("8", game.log().get(game.log().size() - 1));
        hand.holds = false;
        game.ticks(2);
        assertEquals(
                List.of("10", "11"),
                game.log().subList(game.log().size() - 2, game.log().size()));
        hand.game.setSpeed(0.25);
        game.ticks(2);
        assertEquals(
                List.of("14", "14"),
                game.log().subList(game.log().size() - 2, game.log().size()));
    }

    private static FrameHook hook(boolean looksAtEachTick, boolean keepsPictures) {
        return new FrameHook() {
            @Override
            public void afterDraw(long frames) {}

            @Override
            public boolean capturesEachTick() {
                return looksAtEachTick;
            }

            @Override
            public boolean capturesForComparison() {
                return keepsPictures;
            }
        };
    }

    @Test
    void capturedPicturesAreNotInterpolated() {
        TestGame filmed = game("", 90, runner("smooth = true")).hooks(List.of(hook(true, false)));
        assertEquals(List.of("2", "4", "6"), printed(filmed.ticks(3)));
        TestGame kept = game("", 120, runner("smooth = true")).hooks(List.of(hook(false, true)));
        assertEquals(List.of("2", "2", "4", "4", "6"), printed(kept.ticks(5)));
    }

    @Test
    void aPositionSetByADrawFunctionIsKept() {
        String scene = """
                local frames = 0
                spawn { x = 0, smooth = true, draw = function(me)
                  frames = frames + 1
                  if frames == 3 then me.x = 20 end
                  if frames == 4 then print("shown at " .. me.x) end
                end, name = "it" }
                spawn(function() while true do find("it").x = find("it").x + 2 wait(1) print(find("it").x) end end)
                """;
        assertEquals("2 shown at 20 20", between("", 6, scene));
    }

    @Test
    void anInfinitePositionIsKept() {
        String scene = """
                spawn(function(self)
                  while true do print(self.x, self.y) wait(1) end
                end, { x = math.huge, y = -math.huge, smooth = true })
                """;
        assertEquals("inf\t-inf inf\t-inf inf\t-inf", between("", 6, scene));
    }

    @Test
    void aTaskKilledWhileDrawingHasItsTruePosition() {
        String scene = RUN + """
                local other = spawn(run, { x = 100, smooth = true })
                spawn(run, { x = 0, smooth = true, draw = function(me)
                  if me.x == 3 then me:kill() end
                end, finish = function(me) print(me.x, other.x) end })
                """;
        assertEquals("4\t104", between("", 5, scene));
    }

    /** Moves to the right, three pixels per tick. */
    public static final class Walker extends JavaTask {
        public Walker() {}

        @Override
        protected void start() {
            setSmooth(true);
            put("x", 0.0);
        }

        @Override
        protected boolean update(double dt) {
            put("x", number("x", 0) + 3);
            return true;
        }
    }

    @Test
    void aTaskInJavaCanBeSmooth() {
        String scene = "spawn(\"" + Walker.class.getName() + "\", { name = \"walker\" })\n"
                + "spawn { draw = function() print(find('walker').x) end }";
        assertEquals("3 3 4.5 6 7.5 9", between("", 6, scene));
    }

    /** Moves a task to the right in the last step of each tick. */
    public static final class Mover implements Subsystem {
        private @Nullable Moved moved;

        @Override
        public void open(Context context) {}

        @Override
        public void beginWorld(FrameSteps steps) {
            steps.endOfFrame(dt -> {
                if (moved != null) moved.move();
            });
        }

        @Override
        public void close() {}
    }

    /** A task that {@link Mover} moves. */
    public static final class Moved extends JavaTask {
        public Moved() {}

        @Override
        protected void start() {
            put("x", 0.0);
            subsystem(Mover.class).moved = this;
        }

        @Override
        protected boolean update(double dt) {
            return true;
        }

        void move() {
            put("x", number("x", 0) + 2);
        }
    }

    @Test
    void aTaskMovedByASubsystemIsInterpolated() {
        String scene = "spawn(\"" + Moved.class.getName() + "\", { name = \"moved\", smooth = true })\n"
                + "spawn { draw = function() print(find('moved').x) end }";
        String subsystem = "subsystems = { '" + Mover.class.getName() + "' }";
        assertEquals("2 2 3 4 5 6", between(subsystem, 6, scene));
    }

    @Test
    void afterAChangeOfRateTasksAreNotInterpolatedUntilTheyMove() {
        TestGame game =
                game("", 120, runner("smooth = true") + "\nwait(2) time.frame_rate(60) wait(2) time.frame_rate(240)");
        game.frames(12);
        assertEquals(List.of("2", "2", "3", "4", "5", "8", "10", "10", "10", "10", "10.5", "11"), printed(game));
    }

    @Test
    void backAtWholeTicksPerFrameDrawCommandsAreNotShifted() {
        String scene = """
                spawn(function(self)
                  while true do
                    self.x = self.x + 4
                    draw.rect(self.x, 4, 1, 1, 0xffffff)
                    wait(1)
                  end
                end, { smooth = true, x = 0 })
                wait(1)
                time.frame_rate(60)
                """;
        assertEquals(List.of(4, 4, 6, 12, 16, 20), columns(game("", 120, scene), 4, 6));
    }

    @Test
    void aResetEndsAllInterpolation() {
        TestGame game = game("", 120, runner("smooth = true"));
        game.ticks(3).reset().ticks(3);
        assertEquals(List.of("2", "2", "3", "2", "2", "3"), printed(game));
    }

    @Test
    void betweenPicturesATaskHasItsTruePosition() {
        TestGame game = game("smooth = true", 120, RUN + "spawn(run, { x = 0, smooth = true, name = 'it' })");
        game.ticks(3);
        Map<String, String> fields =
                ScriptWorld.fieldsOf(game.running().world().tasks().find("it"));
        assertEquals("4", fields.get("x"));
        assertFalse(fields.containsKey("smooth"));
    }
}

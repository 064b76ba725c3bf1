package kodama.loop.game;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import kodama.draw.OffscreenPresenter;
import kodama.input.Key;
import kodama.input.Pad;
import kodama.loop.Overlay;
import kodama.loop.RunningGame;
import kodama.loop.TestGame;
import kodama.request.FirstScene;
import kodama.request.LoopRequest;
import kodama.script.JavaTask;
import kodama.time.GameTime;
import kodama.time.NanoClock;
import kodama.time.VirtualClock;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A game runs equally fast, and the same way, at any frame rate: document 003 (時間ベース, フレームレート). */
class FrameRatesTest {
    private static final String ALL_THAT_TAKES_TIME = """
            local function tell(what, value) print(time.tick .. " " .. what .. " " .. (value or "")) end
            spawn(function() for i = 1, 3 do wait(50) tell("wait", i) end end)
            spawn(function() for i = 1, 4 do wait(12.5) tell("half ticks", i) end end)
            spawn(function() wait_seconds(0.75) tell "wait_seconds" end)
            spawn(function() wait(time.ticks(1.25)) tell("time.ticks", time.seconds(75)) end)
            spawn(function() tell("timer", select(2, wait_for("never", 40))) end)
            spawn(function(self)
              self.x, self.y = 0, 0
              move_to(self, 30, 10, 61, "ease_in")
              tell("move_to", self.x)
              move_to(self, 10, 0, 13)
              tell("and back", self.x)
            end)
            spawn(function(self) self.rate = 0.5 wait(30) tell "at half the rate" end)
            spawn(function() wait_until(function() return time.now >= 1.1 end) tell("now", time.now) end)
            spawn(function(self)
              self.x, self.y, self.group, self.hitbox = 16, 8, "ship", circle(2)
              wait_for "hit"
              tell "hit"
            end)
            shot.fire { x = 16, y = 0, angle = 90, speed = 0.1, radius = 1 }
            spawn(function() for frame = 1, 4 do tell("sheet", frame) wait(8) end end)
            spawn_after(33, function() tell "spawn_after" end)
            wait(149)
            tell "end"
            """;

    private final List<VirtualClock> clocks = new ArrayList<>();
    private final OffscreenPresenter screen = new OffscreenPresenter(TestGame.WIDTH, TestGame.HEIGHT);

    @TempDir
    private Path folder;

    private NanoClock clock() {
        clocks.add(new VirtualClock());
        return clocks.get(clocks.size() - 1);
    }

    private TestGame game(int fps, String scene) {
        clocks.clear();
        return new TestGame(folder)
                .clocks(this::clock)
                .shownOn(screen)
                .released()
                .scene(scene)
                .begin(new FirstScene("", "", Map.of(), "", List.of(), fps, ""));
    }

    /** Seconds that have passed in real time. */
    private double wall() {
        return clocks.get(0).nanoTime() / 1e9;
    }

    private static List<String> log(TestGame game) {
        assertEquals(List.of(), game.errors());
        return game.log().stream().filter(line -> !line.startsWith("reset")).toList();
    }

    @ParameterizedTest
    @ValueSource(ints = {15, 20, 30, 90, 120, 144, 240, 7})
    void everyDurationHasTheSameTicksAtAnyRate(int fps) {
        List<String> expected = log(game(60, ALL_THAT_TAKES_TIME).ticks(3 * 60));
        assertEquals(21, expected.size());
        assertTrue(expected.contains("50 wait 1") || expected.contains("51 wait 1"), expected.toString());
        assertEquals(expected, log(game(fps, ALL_THAT_TAKES_TIME).ticks(3 * fps)));
        assertEquals(3, wall(), 1e-6);
    }

    @ParameterizedTest
    @ValueSource(ints = {15, 20, 30, 60, 90, 120, 144, 240})
    void durationsMatchRealTimeAtAnyRate(int fps) {
        TestGame game = game(fps, "wait_seconds(1.5) print 'over'");
        int frames = 0;
        while (game.log().isEmpty()) {
            game.ticks(1);
            frames++;
        }
        assertEquals(1.5, (double) frames / fps, 1.0 / fps + 1.0 / 60);
    }

    /** The rate changes several times during each wait. */
    @Test
    void changesOfTheRateChangeNothingElse() {
        List<String> expected = log(game(60, ALL_THAT_TAKES_TIME).ticks(3 * 60));
        String changing = """
                spawn(function()
                  local rates = { 15, 240, 20, 144, 30, 120, 60, 90 }
                  for i = 1, 100 do
                    time.frame_rate(rates[1 + i % #rates])
                    wait(1 + i % 5)
                  end
                end)
                """;
        TestGame game = game(60, changing + ALL_THAT_TAKES_TIME);
        int frames = 0;
        while (game.log().size() < expected.size()) {
            game.frames(1);
            frames++;
            assertTrue(wall() < 10, "it never ends");
        }
        assertEquals(expected, log(game));
        assertEquals(2.5, wall(), 0.1);
        assertTrue(frames > 180, frames + " frames: the rate was never another");
    }

    private static final String FIFTY_SECONDS = """
            local all = {}
            local function figure(self)
              while true do
                local x, y = math.random(0, 31), math.random(0, 15)
                if math.random() < 0.5 then move_to(self, x, y, math.random(10, 90), "ease_in_out")
                else wait_seconds(math.random()) self.x, self.y = x, y end
                shot.ring { from = self, n = 1, speed = 0.2 + math.random() }
              end
            end
            for i = 1, 20 do
              all[i] = spawn(figure, { x = i, y = 1, draw = function(me)
                draw.rect(me.x, me.y, 2, 2, 0x102030 * (i % 10 + 1)) end })
            end
            wait_seconds(50)
            for i = 1, 20 do print(time.tick .. " " .. all[i].x .. " " .. all[i].y) end
            wait_forever()
            """;

    @ParameterizedTest
    @ValueSource(ints = {30, 120})
    void fiftySecondsEndWithTheSamePictureAtAnyRate(int fps) {
        List<String> at60 = log(game(60, FIFTY_SECONDS).ticks(50 * 60 + 60));
        byte[] picture = screen.png();
        assertEquals(20, at60.size());
        assertEquals(51, wall(), 1e-6);
        assertEquals(at60, log(game(fps, FIFTY_SECONDS).ticks(51 * fps)));
        assertEquals(51, wall(), 1e-6);
        assertArrayEquals(picture, screen.png());
    }

    @ParameterizedTest
    @ValueSource(ints = {15, 20, 30, 90, 120, 240})
    void atTheSameTickThePictureIsTheSame(int fps) {
        TestGame slow = game(60, FIFTY_SECONDS);
        List<byte[]> pictures = new ArrayList<>();
        for (int i = 0; i < 20; i++) {
            slow.ticks(12);
            pictures.add(screen.png());
        }
        TestGame game = game(fps, FIFTY_SECONDS);
        for (int i = 0; i < 20; i++) {
            game.ticks(fps / 5);
            assertArrayEquals(pictures.get(i), screen.png(), "after " + (i + 1) * 12 + " ticks");
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {15, 30, 120, 240})
    void theDisplayCountsShownFrames(int fps) {
        FpsWatch watch = new FpsWatch();
        TestGame game = game(fps, "wait_forever()").under(watch);
        game.ticks(3 * fps + 1);
        assertEquals("FPS: %d.000".formatted(fps), watch.shown.fps());
        assertEquals(fps, watch.shown.frameRate());
    }

    private static final class FpsWatch implements Overlay {
        private RunningGame shown;

        @Override
        public void begin(RunningGame game) {
            shown = game;
        }

        @Override
        public boolean handleInput(Pad pad, RunningGame game) {
            return false;
        }
    }

    private static final String COUNTS_TAPS =
            "local n = 0 while true do if input.pressed 'fire' then n = n + 1 print(n) end wait(1) end";

    /** Pictures that show nothing new, frames of several ticks, and ticks without a frame. */
    @ParameterizedTest
    @ValueSource(ints = {15, 30, 60, 120, 240})
    void noTapIsLost(int fps) {
        TestGame game = game(fps, COUNTS_TAPS).ticks(3);
        for (int i = 0; i < 20; i++) {
            game.press(Key.Z).release(Key.Z);
            if (i % 2 == 0) game.ticks(1);
        }
        game.ticks(fps);
        assertEquals(20, log(game).size());
    }

    @Test
    void theDebugSpeedOutlivesScenesAndResets() {
        FpsWatch watch = new FpsWatch();
        TestGame game = game(60, "print(time.tick) wait(10) scene.change 'next'")
                .file("scenes/next.lua", "return function() while true do print(time.tick) wait(10) end end")
                .under(watch)
                .ticks(1);
        watch.shown.setSpeed(4);
        game.ticks(10);
        assertEquals(List.of("1", "12", "22", "32"), log(game).subList(0, 4));
        game.reset().ticks(10);
        assertEquals(4.0, watch.shown.speed());
        assertEquals("1", log(game).get(4));
        assertEquals(40, watch.shown.world().tick());
    }

    @Test
    void theSpeedDoesNotChangeTheGame() {
        List<String> expected = log(game(60, ALL_THAT_TAKES_TIME).ticks(3 * 60));
        for (double speed : new double[] {0.0625, 0.25, 3, 16}) {
            FpsWatch watch = new FpsWatch();
            TestGame game = game(30, ALL_THAT_TAKES_TIME).under(watch).ticks(1);
            watch.shown.setSpeed(speed);
            game.ticks((int) Math.ceil(3 * 30 / speed));
            assertEquals(expected, log(game), "at speed " + speed);
        }
    }

    @Test
    void aRequestEndsTheTicksOfAFrame() {
        String scene = "for i = 1, 9 do print(i) if i == 6 then game.quit() end wait(1) end";
        TestGame game = game(15, scene).ticks(2);
        assertEquals(List.of("1", "2", "3", "4", "5", "6"), log(game));
        assertEquals(new LoopRequest.Quit(0), game.requests().drain());
    }

    @Test
    void theFirstSceneSetsTheRateAndGameLuaTheDefault() {
        for (int named : List.of(0, 30, 144)) {
            TestGame game = game(named, "print(time.base_rate, time.frame_rate())")
                    .file("game.lua", "return { width = 32, height = 16, fps = 50 }");
            assertEquals(List.of("50\t" + (named == 0 ? 50 : named)), log(game.ticks(1)));
        }
    }

    @Test
    void aResetRestoresTheFirstRateAndTheBaseRate() {
        TestGame game = game(30, "print(time.base_rate, time.frame_rate(), time.frames) time.frame_rate(120)")
                .ticks(1);
        game.file("game.lua", "return { width = 32, height = 16, fps = 50 }")
                .reset()
                .ticks(1);
        assertEquals(List.of("60\t30\t2", "50\t30\t1.6666666666667"), log(game));
    }

    @Test
    void tasksInJavaSeeTheSameTime() {
        String scene = "local told = spawn('kodama.loop.game.FrameRatesTest$TellsTime')"
                + " spawn { priority = 0.9, state = function() print(told.text) end }"
                + " wait(2) time.frame_rate(120) wait_forever()";
        assertEquals(
                List.of(
                        "tick 1: 60 to 30, 2.00 frames, 33 ms; 1.5 s are 90",
                        "tick 2: 60 to 30, 2.00 frames, 33 ms; 1.5 s are 90",
                        "tick 3: 60 to 30, 2.00 frames, 33 ms; 1.5 s are 90",
                        "tick 4: 60 to 30, 2.00 frames, 33 ms; 1.5 s are 90",
                        "tick 5: 60 to 120, 0.50 frames, 8 ms; 1.5 s are 90"),
                log(game(30, scene).frames(4)));
    }

    /** A task that writes the time it reads into a field. */
    public static final class TellsTime extends JavaTask {
        @Override
        protected boolean update(double dt) {
            GameTime time = time();
            put(
                    "text",
                    "tick %d: %d to %d, %.2f frames, %.0f ms; 1.5 s are %d"
                            .formatted(
                                    time.tick(),
                                    time.baseRate(),
                                    time.frameRate(),
                                    time.frames(),
                                    time.elapsed() * 1000,
                                    time.ticks(1.5)));
            return true;
        }
    }
}

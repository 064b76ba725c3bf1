package kodama.loop.replay;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import kodama.input.Key;
import kodama.input.Pad;
import kodama.input.RawInput;
import kodama.loop.Overlay;
import kodama.loop.RunningGame;
import kodama.loop.SeekOutcome;
import kodama.loop.SeekOutcome.Ending;
import kodama.loop.TestGame;
import kodama.option.PlayerData;
import kodama.profile.Profiler;
import kodama.replay.ReplayReader;
import kodama.replay.WorldHash;
import kodama.request.LoopRequest;
import kodama.time.NanoClock;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RewindableRecorderTest {
    private static final String GAME = """
            self.x, self.shots = 0, 0
            while true do
              self.x = self.x + input.axis() * SPEED
              if input.pressed "fire" then
                self.shots = self.shots + 1
                shot.fire { x = 16, y = 8, angle = math.random(360), speed = 1 }
              end
              if input.pressed "bomb" then scene.change "other" end
              wait(1)
            end
            """;

    private final Path temp;
    private final PlayerData player = PlayerData.inMemory();
    private final PlayerData view = player.forGame();
    private final RunRecorder recorder = new RunRecorder(view.settings(), 10).keepingLastWorldOnly();
    private final RewindableRecorder journal = new RewindableRecorder(recorder, view);
    private final List<SeekOutcome> outcomes = new ArrayList<>();
    private final TestGame game;

    RewindableRecorderTest(@TempDir Path temp) {
        this.temp = temp;
        game = new TestGame(temp).playerData(view).journal(journal).under(new Outcomes());
    }

    /** Keeps how seeks have ended. */
    private final class Outcomes implements Overlay {
        @Override
        public boolean handleInput(Pad pad, RunningGame shown) {
            return false;
        }

        @Override
        public void seekEnded(SeekOutcome outcome) {
            outcomes.add(outcome);
        }
    }

    private void scene(int speed) {
        game.scene(GAME.replace("SPEED", String.valueOf(speed)));
        game.file(
                "scenes/other.lua",
                "return function(self) self.y = 0 while true do self.y = self.y + 1 wait(1) end end");
    }

    /** Runs frames with the resets that are requested in them. */
    private void frames(int count) {
        for (int i = 0; i < count; i++) {
            game.ticks(1);
            reset();
        }
    }

    private void reset() {
        if (game.requests().drain() instanceof LoopRequest.SimpleReset) game.reset();
    }

    private void resume() {
        game.requests().submit(LoopRequest.SimpleReset.toLastTick("test"));
        reset();
        while (game.running().timeline().isSeeking()) game.ticks(1); // on a busy machine it takes more than a slice
    }

    private void seek(long tick) {
        game.running().timeline().seek(tick);
        reset();
        while (game.running().timeline().isSeeking()) game.ticks(1);
    }

    private long tick() {
        return game.running().world().tick();
    }

    private WorldHash hash() {
        return game.running().world().state().hash();
    }

    private static void press(RawInput raw, Random random) {
        Key[] keys = {Key.LEFT, Key.RIGHT, Key.Z};
        Key key = keys[random.nextInt(keys.length)];
        if (random.nextBoolean()) raw.press(key);
        else raw.release(key);
    }

    private List<WorldHash> playAtRandom(int ticks, Random random) {
        List<WorldHash> hashes = new ArrayList<>();
        for (int i = 0; i < ticks; i++) {
            press(game.raw(), random);
            frames(1);
            hashes.add(hash());
        }
        return hashes;
    }

    private SeekOutcome last() {
        return outcomes.get(outcomes.size() - 1);
    }

    @Test
    void theGameContinuesAtTheSameTickWithTheChangedScript() {
        scene(1);
        game.ticks(1).press(Key.RIGHT);
        frames(99);
        scene(2);
        resume();
        assertEquals(100, tick());
        assertEquals(Ending.REACHED, last().ending());
        assertNotNull(last().difference());
        assertEquals(
                "after tick 10: a field of a task",
                last().difference().toString().replace("between ticks 1 and 10", "after tick 10"));
        frames(1);
        assertEquals(101, tick());
        assertFalse(journal.isReplay());
        assertEquals(List.of(), game.errors());
    }

    @Test
    void withoutAChangeTheStateIsTheSame() {
        scene(1);
        playAtRandom(300, new Random(1));
        WorldHash before = hash();
        for (int i = 0; i < 20; i++) {
            resume();
            assertEquals(before, hash());
            assertNull(last().difference());
            assertTrue(last().isAsRecorded());
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2})
    void randomSeeksEndInTheStateOfStraightPlay(long seed) {
        scene(1);
        Random random = new Random(seed);
        List<WorldHash> straight = new ArrayList<>(playAtRandom(250, random));
        for (int i = 0; i < 200; i++) {
            long end = game.running().timeline().end();
            int to = 1 + random.nextInt((int) end);
            seek(to);
            assertEquals(to, tick());
            assertEquals(straight.get(to - 1), hash(), "seek " + i + " to tick " + to);
            if (random.nextInt(8) > 0) continue;
            straight = new ArrayList<>(straight.subList(0, to));
            straight.addAll(playAtRandom(1 + random.nextInt(60), random));
            assertEquals(straight.size(), game.running().timeline().end());
        }
        assertEquals(List.of(), game.errors());
        replayIsInSync();
    }

    /** The recording itself is a replay of the run, whatever was sought in it. */
    private void replayIsInSync() {
        ByteArrayOutputStream body = new ByteArrayOutputStream();
        recorder.worldSnapshot().forEach(body::writeBytes);
        List<ReplayDifference> differences = new ArrayList<>();
        RunPlayer replay = new RunPlayer(new ReplayReader(body.toByteArray()), differences::add).drawingAsRecorded();
        TestGame again = new TestGame(temp).playerData(replay.playerData()).journal(replay);
        while (!replay.isFinished()) again.ticks(1);
        assertEquals(List.of(), differences);
        assertEquals(hash(), again.running().world().state().hash());
    }

    @Test
    void anErrorKeepsTheRecordingAndTheTick() {
        scene(1);
        playAtRandom(200, new Random(3));
        WorldHash before = hash();
        game.scene("wait(50) error 'no'");
        resume();
        assertEquals(Ending.ERROR, last().ending());
        assertEquals(51, tick());
        assertEquals(200, last().sought());
        game.scene("this is not Lua");
        resume();
        assertEquals(Ending.ERROR, last().ending());
        scene(1);
        resume();
        assertEquals(200, tick());
        assertEquals(before, hash());
    }

    @Test
    void anErrorThatWasDismissedInTheRecordingDoesNotStopItButTheLastOneDoes() {
        game.scene("""
                spawn(function() wait(20) error "first" end)
                spawn(function() wait(60) error "second" end)
                wait_forever()
                """);
        frames(40);
        game.sink().dismiss();
        frames(21);
        assertEquals(2, game.sink().count());
        for (int i = 0; i < 2; i++) {
            resume();
            assertEquals(Ending.ERROR, last().ending());
            assertEquals(61, last().tick());
        }
        seek(30);
        assertEquals(Ending.REACHED, last().ending());
        assertEquals(0, game.sink().pendingCount());
    }

    @Test
    void afterARewindAChangedScriptContinuesAtThatTick() {
        scene(1);
        playAtRandom(200, new Random(8));
        seek(120);
        resume();
        assertEquals(120, tick());
        game.scene("wait(50) error 'no'");
        resume();
        assertEquals(51, tick());
        assertEquals(120, last().sought());
        seek(20);
        scene(2);
        resume();
        assertEquals(20, tick());
        assertEquals(200, game.running().timeline().end());
        frames(30);
        resume();
        assertEquals(50, tick());
    }

    @ParameterizedTest
    @ValueSource(strings = {"game.reset()", "game.quit()", "game.soft_reset()"})
    void aRunThatEndsEarlyKeepsTheRecordingAndTheTick(String end) {
        scene(1);
        playAtRandom(200, new Random(4));
        WorldHash before = hash();
        game.scene("wait(60) " + end + " wait_forever()");
        resume();
        assertEquals(end.equals("game.quit()") ? Ending.QUIT : Ending.RESET, last().ending());
        assertEquals(61, tick());
        assertNull(game.requests().drain());
        scene(1);
        resume();
        assertEquals(before, hash());
    }

    @Test
    void aChangeByAToolIsNotADifferenceByItself() {
        scene(1);
        playAtRandom(30, new Random(9));
        journal.edited("invincibility");
        playAtRandom(70, new Random(10));
        resume();
        assertNull(last().difference());
        journal.edited("invincibility");
        frames(1);
        scene(2);
        resume();
        assertNotNull(last().difference());
    }

    @Test
    void aRunThatGetsToAnotherSceneSaysSo() {
        scene(1);
        playAtRandom(100, new Random(5));
        game.scene("wait(20) scene.change 'other' wait_forever()");
        resume();
        assertEquals(Ending.REACHED, last().ending());
        assertFalse(last().isAsRecorded());
        assertEquals("other", last().scene());
        assertEquals("main", last().recordedScene());
    }

    @Test
    void aLiveTickCutsTheRecording() {
        scene(1);
        playAtRandom(100, new Random(6));
        seek(40);
        assertEquals(100, game.running().timeline().end());
        seek(60);
        frames(1);
        assertEquals(61, game.running().timeline().end());
        resume();
        assertEquals(61, tick());
    }

    @Test
    void withoutARecordingTheGameStarts() {
        scene(1);
        game.ticks(0);
        resume();
        frames(1);
        assertEquals(1, tick());
        assertEquals(List.of(), outcomes);
    }

    @Test
    void aResetDropsTheRecording() {
        scene(1);
        playAtRandom(100, new Random(7));
        game.requests().submit(new LoopRequest.SimpleReset("F5"));
        reset();
        assertEquals(0, tick());
        assertEquals(0, game.running().timeline().end());
    }

    @Test
    void savesAndSettingsOfThePlayerAreNotWrittenAgain() {
        game.scene("""
                self.runs = save.read("runs", 0)
                save.write("runs", self.runs + 1)
                save.settings.level = "LEVEL"
                wait_forever()
                """.replace("LEVEL", "easy"));
        frames(50);
        assertEquals(1.0, player.saves().read("runs"));
        player.saves().write("runs", 7.0);
        game.scene("""
                self.runs = save.read("runs", 0)
                print(self.runs)
                save.write("runs", self.runs + 1)
                save.settings.level = "hard"
                wait(60)
                print(save.read "runs", save.settings.level)
                wait_forever()
                """);
        resume();
        assertEquals(50, tick());
        assertEquals(7.0, player.saves().read("runs"));
        assertEquals("easy", player.settings().get("level", ""));
        frames(20);
        assertEquals(List.of("7\teasy"), printed());
        assertEquals(List.of(), game.errors());
    }

    private List<String> printed() {
        return game.log().stream().filter(line -> !line.startsWith("reset")).toList();
    }

    @Test
    void whatWasPrintedIsNotPrintedAgain() {
        game.scene("while true do print(time.tick) wait(1) end");
        frames(5);
        resume();
        frames(1);
        assertEquals(List.of("1", "2", "3", "4", "5", "6"), printed());
    }

    @Test
    void keysThatAreStillHeldStayHeldAndReleasedOnesAreReleased() {
        game.scene("while true do print(input.down 'left', input.pressed 'left', input.down 'right') wait(1) end");
        frames(1);
        game.press(Key.LEFT).press(Key.RIGHT);
        frames(3);
        game.release(Key.RIGHT);
        resume();
        game.log().clear();
        frames(2);
        assertEquals(List.of("true\tfalse\tfalse", "true\tfalse\tfalse"), printed());
    }

    @Test
    void itReturnsToTheCheckpointIfItTakesTooLong() {
        game.profiler(new Profiler(new SlowClock()));
        game.scene("wait(10) scene.checkpoint { part = self.part or 2 } wait_forever()");
        frames(160);
        game.log().clear();
        resume();
        while (outcomes.isEmpty()) game.ticks(1);
        assertEquals(Ending.TOO_LONG, last().ending());
        assertTrue(last().tick() < 160, last().toString());
        reset();
        assertEquals(0, tick());
        assertEquals(2.0, game.requests().start().first().fields().get("part"));
    }

    /** Passes 60 ms at each reading. */
    private static final class SlowClock implements NanoClock {
        private long nanos;

        @Override
        public long nanoTime() {
            return nanos += 60_000_000;
        }

        @Override
        public void sleepUntil(long deadlineNanos) {}

        @Override
        public void sleepMillis(long millis) {}
    }

    @Test
    void escapeStopsIt() {
        game.profiler(new Profiler(new SlowClock()));
        scene(1);
        frames(80);
        game.running().timeline().seek(79);
        reset();
        game.ticks(2);
        assertTrue(game.running().timeline().isSeeking());
        assertEquals(79, game.running().timeline().soughtTick());
        game.press(Key.ESCAPE).ticks(1);
        assertEquals(Ending.STOPPED, last().ending());
        assertNotEquals(79, tick());
        assertEquals(80, game.running().timeline().end());
    }

    @Test
    void aReplayIsSoughtForwardAndBackwardOverItsWorlds() {
        scene(1);
        RunRecorder all = new RunRecorder(player.settings(), 10);
        TestGame recorded = new TestGame(temp).playerData(player).journal(all);
        List<WorldHash> straight = new ArrayList<>();
        Random random = new Random(8);
        for (int i = 0; i < 200; i++) {
            press(recorded.raw(), random);
            recorded.ticks(1);
            straight.add(recorded.running().world().state().hash());
            if (i == 79 || i == 139) recorded.reset();
        }
        ByteArrayOutputStream body = new ByteArrayOutputStream();
        all.snapshot().forEach(body::writeBytes);
        RunPlayer replay = new RunPlayer(new ReplayReader(body.toByteArray()), difference -> {});
        TestGame watched = new TestGame(temp).playerData(replay.playerData()).journal(replay);
        watched.ticks(1);
        for (int i = 0; i < 200; i++) {
            int to = 1 + random.nextInt(200);
            watched.running().timeline().seek(to);
            do {
                if (watched.requests().drain() instanceof LoopRequest.SimpleReset) watched.reset();
                if (watched.running().timeline().isSeeking()) watched.ticks(1);
            } while (watched.running().timeline().isSeeking());
            assertEquals(to, watched.running().timeline().tick());
            assertEquals(straight.get(to - 1), watched.running().world().state().hash(), "to tick " + to);
        }
        assertEquals(200, watched.running().timeline().end());

        watched.running().timeline().seek(100);
        if (watched.requests().drain() instanceof LoopRequest.SimpleReset) watched.reset();
        while (watched.running().timeline().isSeeking()) watched.ticks(1);
        watched.requests().submit(LoopRequest.SimpleReset.toLastTick("Shift+F5"));
        watched.requests().drain();
        watched.reset();
        while (watched.running().timeline().isSeeking()) watched.ticks(1);
        assertEquals(100, watched.running().timeline().tick());
        assertEquals(straight.get(99), watched.running().world().state().hash());
    }
}

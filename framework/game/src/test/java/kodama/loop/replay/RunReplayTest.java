package kodama.loop.replay;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Collectors;
import kodama.input.Key;
import kodama.input.MouseControl;
import kodama.input.PadAxis;
import kodama.input.RawInput;
import kodama.input.RawPad;
import kodama.input.Rumble;
import kodama.loop.TestGame;
import kodama.option.PlayerData;
import kodama.replay.ReplayReader;
import kodama.request.LoopRequest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RunReplayTest {
    /** A game that prints all input of each tick, and random numbers that depend on it; drawing changes a field. */
    private static final String GAME = """
            local n = 0
            self.drawn = 0
            function self.draw() self.drawn = self.drawn + 1 end
            while true do
              if input.pressed "fire" then n = n + math.random() end
              local x, y = input.axis()
              local mx, my = input.mouse()
              local dx, dy = input.mouse_move()
              print(string.format("%d %g %s %s %s %s %g %g %d %d %d %d %d", time.tick, n,
                input.down "left", input.pressed "fire", input.released "fire", input.repeated "up",
                x, y, mx, my, dx, dy, input.wheel()))
              wait(1)
            end
            """;

    @TempDir
    private Path temp;

    private final List<ReplayDifference> differences = new ArrayList<>();

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5})
    void theGameGetsTheSameInputInAReplay(long seed) {
        PlayerData player = PlayerData.inMemory();
        RunRecorder recorder = new RunRecorder(player.settings(), 1);
        TestGame recorded = game().playerData(player).journal(recorder);
        playAtRandom(recorded, seed);
        TestGame replayed = replay(recorder.snapshot());
        assertEquals(List.of(), differences);
        assertEquals(printed(recorded), printed(replayed));
        assertTrue(recorded.log().size() > 100);
    }

    private static String printed(TestGame game) {
        assertEquals(List.of(), game.errors());
        return game.log().stream().filter(line -> !line.startsWith("reset")).collect(Collectors.joining("\n"));
    }

    private TestGame game() {
        return new TestGame(temp).scene(GAME);
    }

    private static void playAtRandom(TestGame game, long seed) {
        Random random = new Random(seed);
        RawInput raw = game.raw();
        RawPad pad = raw.plug("a pad", Rumble.NONE);
        Key[] keys = {Key.LEFT, Key.UP, Key.Z, Key.X, Key.ENTER, Key.SPACE};
        for (int i = 0; i < 400; i++) {
            Key key = keys[random.nextInt(keys.length)];
            switch (random.nextInt(7)) {
                case 0 -> raw.press(key);
                case 1 -> raw.release(key);
                case 2 -> raw.pointer().move(random.nextInt(64) - 16, random.nextInt(40) - 16);
                case 3 -> raw.turnWheel(random.nextInt(5) - 2);
                case 4 -> pad.setAxis(PadAxis.LEFT_X, random.nextDouble() * 2 - 1);
                case 5 -> raw.press(MouseControl.LEFT);
                default -> raw.release(MouseControl.LEFT);
            }
            if (random.nextInt(3) > 0) game.ticks(1);
            if (random.nextInt(100) == 0) game.reset();
        }
    }

    private TestGame replay(List<byte[]> chunks) {
        return replay(game(), chunks);
    }

    private TestGame replay(TestGame begun, List<byte[]> chunks) {
        ByteArrayOutputStream body = new ByteArrayOutputStream();
        chunks.forEach(body::writeBytes);
        RunPlayer replay = new RunPlayer(new ReplayReader(body.toByteArray()), differences::add).drawingAsRecorded();
        TestGame game = begun.playerData(replay.playerData()).journal(replay);
        while (!replay.isFinished()) {
            game.ticks(1);
            if (game.requests().drain() instanceof LoopRequest.SimpleReset) game.reset();
        }
        return game;
    }

    @Test
    void theFieldsOfTheGameAreThoseOfItsLastWorld() {
        PlayerData player = PlayerData.inMemory();
        RunRecorder recorder = new RunRecorder(player.settings(), RunRecorder.CHECKPOINT_TICKS);
        TestGame game = new TestGame(temp).scene("""
                replay.set("score", 1)
                wait(1)
                replay.set("player", "ZOË")
                replay.set("score", 2)
                replay.set("practice", true)
                wait(1)
                replay.set "practice"
                wait_forever()
                """).playerData(player).journal(recorder);
        game.ticks(1);
        assertEquals(Map.of("score", 1.0), recorder.fields().copy());
        game.ticks(1);
        assertEquals(
                Map.of("score", 2.0, "player", "ZOË", "practice", true),
                recorder.fields().copy());
        game.ticks(1);
        assertEquals(Map.of("score", 2.0, "player", "ZOË"), recorder.fields().copy());
        game.reset();
        assertEquals(Map.of(), recorder.fields().copy());
        game.ticks(1);
        assertEquals(Map.of("score", 1.0), recorder.fields().copy());
        assertEquals(List.of(), game.errors());
    }

    @ParameterizedTest
    @ValueSource(longs = {6, 7, 8})
    void theLastWorldAloneIsAReplay(long seed) {
        PlayerData player = PlayerData.inMemory();
        RunRecorder recorder = new RunRecorder(player.settings(), 1);
        TestGame recorded = game().playerData(player).journal(recorder);
        assertEquals(List.of(), recorder.worldSnapshot());
        playAtRandom(recorded, seed);
        recorded.raw().press(Key.LEFT);
        recorded.raw().pointer().move(7, 5);
        recorded.ticks(1).reset();
        playAtRandom(recorded, seed + 100);
        long ticks = recorder.worldTicks();
        TestGame replayed = replay(recorder.worldSnapshot());
        assertEquals(List.of(), differences);
        assertEquals(ticks, printed(replayed).lines().count());
        assertTrue(printed(recorded).endsWith(printed(replayed)));
    }

    @Test
    void finishFunctionsAtTheEndOfAWorldGetTheSameSaves() {
        PlayerData player = PlayerData.inMemory();
        RunRecorder recorder = new RunRecorder(player.settings(), 1);
        TestGame recorded = finishing().playerData(player).journal(recorder);
        player.saves().write("ends", 7.0);
        recorded.ticks(5).reset();
        recorded.ticks(5).reset();
        assertEquals(9.0, player.saves().read("ends"));
        replay(finishing(), recorder.snapshot()).reset();
        assertEquals(List.of(), differences);
    }

    private TestGame finishing() {
        return new TestGame(temp).scene("""
                self:on_finish(function() save.write("ends", save.read("ends", 0) + 1) end)
                wait_forever()
                """);
    }

    @Test
    void aDifferenceQuotesTheFileInOneLine() {
        PlayerData player = PlayerData.inMemory();
        RunRecorder recorder = new RunRecorder(player.settings(), 1);
        TestGame recorded = game().playerData(player).journal(recorder);
        recorded.ticks(1);
        recorder.edited("a\nb");
        recorded.ticks(1);
        replay(recorder.snapshot());
        assertEquals(
                "a developer tool changed the game: a\\nb", differences.get(0).what());
    }

    @Test
    void aRecordedTickWithoutChangesTakesNoBytes() {
        PlayerData player = PlayerData.inMemory();
        RunRecorder recorder = new RunRecorder(player.settings(), RunRecorder.CHECKPOINT_TICKS);
        TestGame game = new TestGame(temp)
                .scene("while true do wait(1) end")
                .playerData(player)
                .journal(recorder);
        game.ticks(1);
        int before = size(recorder);
        game.ticks(50);
        assertEquals(before, size(recorder));
    }

    private static int size(RunRecorder recorder) {
        return recorder.snapshot().stream().mapToInt(block -> block.length).sum();
    }
}

package kodama.loop.replay;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import kodama.Seed;
import kodama.base.LeakTracker;
import kodama.file.ContainedPath;
import kodama.input.Pad;
import kodama.loop.Overlay;
import kodama.loop.RunningGame;
import kodama.loop.TestGame;
import kodama.option.PlayerData;
import kodama.replay.ReplayReader;
import kodama.request.LoopRequest;
import kodama.save.Saves;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A replay repeats what the game got of the player's saves, settings and options, and changes none of them. */
class PlayerDataReplayTest {
    /** A game that prints in each tick what it gets, also in its draw function, and changes some of it at random. */
    private static final String GAME = """
            options.add { name = "lives", choices = { 3, 5 } }
            self.draw = function()
              self.drawn = (self.drawn or "") .. tostring(save.settings.muted) .. options.language()
            end
            while true do
              print(time.tick, self.drawn, options.get "lives", options.language(), options.changed(),
                save.settings.muted, save.settings.own, table.concat(input.keys "fire", " "),
                save.read "scores", save.read "mine", #save.list())
              self.drawn = nil
              local n = math.random(8)
              if n == 1 then save.settings.own = "\\255" .. time.tick end
              if n == 2 then save.settings["keys.1.fire"] = { "Z", "X" } end
              if n == 3 then save.write("mine", time.tick) end
              if n == 4 then save.delete "mine" end
              if n == 5 then options.set("lives", 3) end
              if n == 6 then save.settings.own = nil end
              wait(1)
            end
            """;

    @TempDir
    private Path temp;

    @TempDir
    private Path folder;

    /** The saves and settings of the last replay. */
    private PlayerData replayData = PlayerData.inMemory();

    private final List<ReplayDifference> differences = new ArrayList<>();
    private final Holder holder = new Holder();

    /** An overlay that holds the game, as the options screen does, or steps through it, as developers do. */
    private static final class Holder implements Overlay {
        private boolean isHeld;
        private boolean steps;

        @Override
        public boolean handleInput(Pad pad, RunningGame game) {
            if (steps) game.stepper().stepTick();
            return isHeld || steps;
        }
    }

    @BeforeEach
    void begin() {
        new TestGame(temp).file("game.lua", "return { width = 32, height = 16, languages = { 'en', 'ja' } }");
    }

    private PlayerData player() {
        return PlayerData.of(Saves.in(ContainedPath.root(folder), notice -> {}, new LeakTracker()), "ja");
    }

    private TestGame game() {
        return new TestGame(temp)
                .file("game.lua", "return { width = 32, height = 16, languages = { 'en', 'ja' } }")
                .scene(GAME)
                .under(holder);
    }

    @Test
    void aReplayRepeatsRandomChanges(@Seed(36) Random random) throws Exception {
        try (PlayerData player = player()) {
            PlayerData view = player.forGame();
            RunRecorder recorder = new RunRecorder(view.settings(), 1);
            TestGame recorded = game().playerData(view).journal(recorder);
            for (int i = 0; i < 300; i++) {
                if (random.nextInt(3) == 0) disturb(random, player);
                holder.isHeld = random.nextInt(4) == 0;
                recorded.ticks(1);
                if (random.nextInt(100) == 0) recorded.reset();
            }
            holder.isHeld = false;
            TestGame replayed = replay(recorder, false);
            assertEquals(List.of(), differences);
            assertEquals(printed(recorded), printed(replayed));
        }
    }

    @ParameterizedTest
    @CsvSource({"true, false", "false, true", "true, true"})
    void ticksThatADeveloperStepsThroughAreRepeated(boolean recordedSteps, boolean replayedSteps) throws Exception {
        Random random = new Random(12);
        try (PlayerData player = player()) {
            PlayerData view = player.forGame();
            RunRecorder recorder = new RunRecorder(view.settings(), 1);
            TestGame recorded = game().playerData(view).journal(recorder);
            recorded.ticks(1);
            for (int i = 0; i < 200; i++) {
                if (random.nextInt(3) == 0) disturb(random, player);
                holder.steps = recordedSteps && random.nextBoolean();
                recorded.ticks(1);
            }
            holder.steps = false;
            TestGame replayed = replay(recorder, replayedSteps);
            assertEquals(List.of(), differences);
            assertEquals(printed(recorded), printed(replayed));
        }
    }

    private static List<String> printed(TestGame game) {
        assertEquals(List.of(), game.errors());
        assertTrue(game.log().size() > 100);
        return game.log().stream().filter(line -> !line.startsWith("reset")).toList();
    }

    /** Does what players do on the options screen, and other programs in the folder of the saves. */
    private void disturb(Random random, PlayerData player) throws Exception {
        boolean flag = random.nextBoolean();
        switch (random.nextInt(7)) {
            case 0 ->
                player.settings().set("muted", Arrays.asList(null, true, false).get(random.nextInt(3)));
            case 1 -> player.options().setLanguage(flag ? "en" : "ja");
            case 2 -> player.settings().set("game.lives", flag ? 3 : 5);
            case 3 -> player.options().reset();
            case 4 -> player.settings().set("keys.1.fire", flag ? null : List.of("A"));
            case 5 -> player.saves().write("scores", random.nextInt(10));
            default -> Files.deleteIfExists(folder.resolve("mine.save"));
        }
    }

    private TestGame replay(RunRecorder recorder, boolean steps) {
        ByteArrayOutputStream body = new ByteArrayOutputStream();
        recorder.snapshot().forEach(body::writeBytes);
        RunPlayer replay = new RunPlayer(new ReplayReader(body.toByteArray()), differences::add).drawingAsRecorded();
        replayData = replay.playerData();
        TestGame game = game().playerData(replayData).journal(replay);
        while (!replay.isFinished()) {
            game.ticks(1);
            holder.steps = steps && !replay.isFinished() && !holder.steps;
            if (game.requests().drain() instanceof LoopRequest.SimpleReset) game.reset();
        }
        return game;
    }

    @Test
    void aChangeOnTheOptionsScreenReachesTheGameInTheNextTick() {
        PlayerData player = PlayerData.inMemory();
        PlayerData view = player.forGame();
        TestGame game = game().playerData(view).journal(new RunRecorder(view.settings(), RunRecorder.CHECKPOINT_TICKS));
        game.scene("options.add { name = 'lives', choices = { 3, 5 } }"
                        + " while true do print(options.get 'lives', options.changed()) wait(1) end")
                .ticks(1);
        holder.isHeld = true;
        player.options().set("lives", 5);
        game.ticks(5);
        holder.isHeld = false;
        game.ticks(2);
        assertEquals(List.of("3\tnil", "5\tlives", "5\tnil"), game.log());
    }

    @Test
    void bindingsThatAScriptSetsCountFromTheNextTickOnAtEveryFrameRate() {
        for (int fps : new int[] {30, 60, 120}) {
            TestGame game = game().scene("""
                    time.frame_rate(%d)
                    for i, key in ipairs { "A", "B", "C", "D" } do
                      save.settings["keys.1.fire"] = { key }
                      wait(1)
                      print(table.concat(input.keys "fire", " "))
                    end
                    """.formatted(fps));
            game.frames(15);
            assertEquals(List.of("A", "B", "C", "D"), game.log(), "at " + fps + " frames per second");
        }
    }

    @Test
    void aReplayWritesNothing() throws Exception {
        RunRecorder recorder;
        try (PlayerData player = PlayerData.inMemory()) {
            PlayerData view = player.forGame();
            recorder = new RunRecorder(view.settings(), RunRecorder.CHECKPOINT_TICKS);
            game().playerData(view).journal(recorder).ticks(100);
        }
        replay(recorder, false);
        assertEquals(List.of(), replayData.saves().list());
        assertFalse(Files.exists(folder.resolve("settings.save")));
    }
}

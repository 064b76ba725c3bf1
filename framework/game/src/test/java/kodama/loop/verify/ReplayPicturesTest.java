package kodama.loop.verify;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import kodama.file.GameFiles;
import kodama.loop.GameProject;
import kodama.loop.replay.RunRecorder;
import kodama.option.PlayerData;
import kodama.replay.Replay;
import kodama.replay.ReplayFile;
import kodama.replay.ReplayHeader;
import kodama.script.config.GameConfig;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReplayPicturesTest {
    private static final int TICKS = 30;

    @TempDir
    private Path folder;

    private final Supplier<GameProject> game = () -> {
        GameFiles files = GameFiles.folder(folder);
        return new GameProject(
                GameConfig.read(files.read(GameConfig.FILE)), files, getClass().getClassLoader());
    };

    @BeforeEach
    void write() throws IOException {
        Files.createDirectories(folder.resolve("scenes"));
        Files.writeString(folder.resolve("game.lua"), "return { width = 32, height = 16 }");
        Files.writeString(
                folder.resolve("scenes/main.lua"),
                "return function(self) local x = 0 self.draw = function() draw.rect(x, 4, 3, 3) end"
                        + " while true do x = math.random(0, 28) wait(1) end end");
    }

    /** Plays the game; adds the picture of each tick. */
    private Replay play(List<byte[]> pictures) {
        PlayerData data = PlayerData.inMemory();
        RunRecorder recorder = new RunRecorder(data.settings(), 60);
        try (HeadlessRun run = new HeadlessRun(game, recorder, data, 7, 1, List.of())) {
            while (recorder.ticks() < TICKS) {
                long before = recorder.ticks();
                run.step();
                if (recorder.ticks() > before) pictures.add(run.screen().png());
            }
        }
        ReplayHeader header = new ReplayHeader("a", "a", "", "", "", 0, recorder.ticks(), 60, Map.of(), 0);
        return ReplayFile.decode("a", ReplayFile.encode(header, recorder.snapshot()));
    }

    @Test
    void theTicksOfAPartHaveThePicturesOfTheRun() {
        List<byte[]> live = new ArrayList<>();
        Replay replay = play(live);
        assertEquals(TICKS, live.size());
        for (int from : new int[] {1, 2, 11, TICKS}) {
            List<byte[]> part = new ArrayList<>();
            ReplayPictures.play(game, replay, from, TICKS, () -> false, screen -> part.add(screen.png()));
            assertEquals(TICKS - from + 1, part.size(), "from " + from);
            for (int i = 0; i < part.size(); i++)
                assertArrayEquals(live.get(from - 1 + i), part.get(i), "tick " + (from + i));
        }
    }

    @Test
    void itEndsWhenItIsCancelled() {
        Replay replay = play(new ArrayList<>());
        List<byte[]> part = new ArrayList<>();
        ReplayPictures.play(game, replay, 1, TICKS, () -> part.size() == 3, screen -> part.add(screen.png()));
        assertEquals(3, part.size());
    }
}

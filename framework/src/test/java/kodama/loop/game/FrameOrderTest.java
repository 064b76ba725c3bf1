package kodama.loop.game;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import kodama.base.LeakLedger;
import kodama.draw.DrawList;
import kodama.draw.FrameBuffer;
import kodama.draw.Images;
import kodama.draw.Presenter;
import kodama.file.GameFiles;
import kodama.input.Key;
import kodama.input.Pad;
import kodama.input.RawInput;
import kodama.log.Log;
import kodama.loop.GameErrors;
import kodama.loop.GameProject;
import kodama.loop.Overlay;
import kodama.loop.Program;
import kodama.loop.Stage;
import kodama.profile.Profiler;
import kodama.request.LoopNames;
import kodama.request.LoopRequests;
import kodama.request.Request;
import kodama.script.config.GameConfig;
import kodama.script.tune.TuneKeeper;
import kodama.time.NanoClock;
import kodama.time.SystemNanoClock;
import kodama.time.VirtualClock;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What comes after what in a frame, as seen by all that take part in it, on a single thread. */
class FrameOrderTest {
    @TempDir
    private Path folder;

    private final List<String> order = new ArrayList<>();
    private final LoopRequests requests = new LoopRequests();
    private final LeakLedger ledger = new LeakLedger();
    private final RawInput raw = new RawInput();

    private final class Watcher implements Overlay {
        @Override
        public boolean holdsGame(Pad pad) {
            order.add(pad.isDown("fire") ? "input is latched, fire down" : "input is latched");
            raw.press(Key.Z);
            return false;
        }

        @Override
        public void draw(DrawList list, int width, int height) {
            order.add("overlay is drawn");
        }
    }

    private final class Screen implements Presenter {
        @Override
        public void present(FrameBuffer frame) {
            order.add("frame is shown");
        }

        @Override
        public void close() {}
    }

    private final class Clock implements NanoClock {
        private final VirtualClock time = new VirtualClock();

        @Override
        public long nanoTime() {
            return time.nanoTime();
        }

        @Override
        public void sleepUntil(long deadline) {
            order.add("sleep until the next");
            time.sleepUntil(deadline);
        }

        @Override
        public void sleepMillis(long millis) {
            time.sleepMillis(millis);
        }
    }

    private GameProject open() {
        GameFiles files = GameFiles.folder(folder);
        GameConfig config = GameConfig.read(files.read(GameConfig.FILE));
        return new GameProject(config, files, getClass().getClassLoader());
    }

    private void afterDraw(long frames) {
        order.add("after the drawing");
        if (frames == 2) requests.submit(new Request.Quit(0));
    }

    private void play() throws IOException {
        Files.createDirectories(folder.resolve("scenes"));
        Files.writeString(folder.resolve("game.lua"), "return { width = 32, height = 16 }");
        Files.writeString(folder.resolve("scenes/main.lua"), """
                return function(self)
                  spawn { state = function() print('update, fire ' .. tostring(input.down 'fire')) end }
                  self.draw = function() print 'draw' end
                  wait(99)
                end
                """);
        Stage stage = new Stage(
                this::open,
                new Images(GameFiles.folder(folder)::read, ledger),
                new Screen(),
                raw,
                Clock::new,
                requests,
                new GameErrors(Log.to(order::add)),
                List.of(new Watcher()),
                List.of(this::afterDraw),
                Log.ofAll(order::add),
                1,
                false,
                1,
                ledger,
                new Profiler(new SystemNanoClock()),
                TuneKeeper.NONE);
        requests.submit(new Request.SoftReset(LoopNames.GAME));
        new Program(
                        requests,
                        Map.of(LoopNames.GAME, () -> new NormalLoop(stage)),
                        phase -> order.add(phase.name()),
                        stage.errors())
                .run();
    }

    @Test
    void aFrameGoesThroughItsStepsInOrder() throws IOException {
        play();
        List<String> steps = List.of(
                "FRAME",
                "input is latched",
                "update, fire false",
                "draw",
                "overlay is drawn",
                "frame is shown",
                "after the drawing",
                "sleep until the next",
                "input is latched, fire down",
                "update, fire true",
                "draw",
                "overlay is drawn",
                "frame is shown",
                "after the drawing",
                "sleep until the next",
                "END_2");
        assertEquals(steps, order.subList(order.indexOf("FRAME"), order.indexOf("END_2") + 1));
    }
}

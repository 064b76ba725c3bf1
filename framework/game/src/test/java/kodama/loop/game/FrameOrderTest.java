package kodama.loop.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.function.Consumer;
import kodama.base.LeakTracker;
import kodama.draw.DrawList;
import kodama.draw.FrameBuffer;
import kodama.draw.Presenter;
import kodama.file.GameFiles;
import kodama.input.Key;
import kodama.input.Pad;
import kodama.input.RawInput;
import kodama.job.CompletionPolicy;
import kodama.log.Log;
import kodama.loop.FrameSteps;
import kodama.loop.GameErrors;
import kodama.loop.GamePlatform;
import kodama.loop.GameProject;
import kodama.loop.Overlay;
import kodama.loop.Program;
import kodama.loop.RunningGame;
import kodama.loop.Subsystem;
import kodama.loop.replay.RunJournal;
import kodama.option.PlayerData;
import kodama.request.LoopNames;
import kodama.request.LoopRequest;
import kodama.request.LoopRequests;
import kodama.script.JavaTask;
import kodama.script.config.GameConfig;
import kodama.script.game.Assets;
import kodama.script.game.Diagnostics;
import kodama.sound.playback.Audio;
import kodama.task.Preparable;
import kodama.task.TaskList;
import kodama.time.NanoClock;
import kodama.time.VirtualClock;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The order of the steps of a frame, as seen by all that take part in it. */
@Timeout(30)
class FrameOrderTest {
    @TempDir
    private Path folder;

    private final List<String> order = Collections.synchronizedList(new ArrayList<>());

    /** The draw thread waits for this before it shows anything. */
    private CountDownLatch shownAfter = new CountDownLatch(0);

    private final LoopRequests requests = new LoopRequests();
    private final LeakTracker leakTracker = new LeakTracker();
    private final RawInput raw = new RawInput();

    private final class Watcher implements Overlay {
        @Override
        public boolean handleInput(Pad pad, RunningGame game) {
            order.add(pad.isDown("fire") ? "input is latched, fire down" : "input is latched");
            return false;
        }

        @Override
        public void draw(DrawList list, int width, int height, RunningGame game) {
            order.add("overlay is drawn");
        }
    }

    private final class Screen implements Presenter {
        @Override
        public void present(FrameBuffer frame) {
            String thread = Thread.currentThread().getName();
            if (thread.equals("kodama-draw")) await(shownAfter);
            order.add(thread.equals("kodama-draw") ? "frame is shown by kodama-draw" : "frame is shown");
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
            if (Thread.currentThread().getName().equals("kodama-draw")) return;
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

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    private void afterDraw(long frames) {
        order.add("after the drawing");
        raw.press(Key.Z); // the next frame must see it
        if (frames == 2) shownAfter.countDown();
        if (frames == 2) requests.submit(new LoopRequest.Quit(0));
    }

    /** Logs when its steps run, and whether dead tasks are still in the list. */
    public static final class Steps implements Subsystem {
        private Consumer<String> log = line -> {};
        private @Nullable TaskList tasks;

        @Override
        public void open(Context context) {
            log = context.log()::info;
        }

        @Override
        public void beginWorld(FrameSteps steps) {
            steps.beforeUpdate(dt -> log.accept("subsystem, before update"));
            steps.afterUpdate(dt -> log.accept("subsystem, after update: " + places()));
            steps.endOfFrame(dt -> log.accept("subsystem, end of frame: " + places()));
            steps.draw(0.1, list -> log.accept("subsystem is drawn"));
        }

        private int places() {
            return tasks == null ? 0 : tasks.taken();
        }

        @Override
        public void close() {}
    }

    /** Submits a long job at its start, and thinks before it acts. */
    public static final class Actor extends JavaTask implements Preparable {
        @Override
        protected void start() {
            setPersistent(true);
            Steps steps = subsystem(Steps.class);
            steps.tasks = tasks();
            submit("think", 0.5, 1, asked -> 1)
                    .orElseThrow()
                    .whenDone(job -> steps.log.accept("long job is done, places: " + steps.places()));
        }

        @Override
        public void prepare(double dt) {
            thought = "prepared";
        }

        private String thought = "not prepared";

        @Override
        protected boolean update(double dt) {
            subsystem(Steps.class).log.accept("update of an actor, " + thought);
            thought = "not prepared";
            return true;
        }
    }

    /** Records what scripts and subsystems log, without tick and level. */
    private void say(String line) {
        order.add(line.replaceFirst("^\\[\\d+] info: ", ""));
    }

    private void play(int cores) throws IOException {
        Files.createDirectories(folder.resolve("scenes"));
        Files.writeString(
                folder.resolve("game.lua"),
                "return { width = 32, height = 16, subsystems = { '" + Steps.class.getName() + "' } }");
        Files.writeString(folder.resolve("scenes/main.lua"), """
                return function(self)
                  spawn("kodama.loop.game.FrameOrderTest$Actor")
                  scene.change "other"
                  wait(99)
                end
                """);
        Files.writeString(folder.resolve("scenes/other.lua"), """
                print "scene file is read"
                return function(self)
                  print("update, tick " .. time.tick .. ", fire " .. tostring(input.down "fire"))
                  self.draw = function() print "draw" end
                  watch("w", function() print "watch" end)
                  spawn { x = 8, y = 8, hitbox = circle(4), group = "enemy", on_hit = function() print "shots: hit" end,
                    draw = function() end }
                  shot.fire { x = 8, y = 8, speed = 0, hits = "enemy" }
                  spawn(function() end)
                  wait(99)
                end
                """);
        GamePlatform platform = new GamePlatform(
                this::open,
                Assets.of(GameFiles.folder(folder), leakTracker),
                new Screen(),
                raw,
                CompletionPolicy.NEXT_TICK,
                Clock::new,
                requests,
                new GameErrors(Log.to(order::add)),
                List.of(new Watcher()),
                List.of(this::afterDraw),
                Diagnostics.of(true, Log.withRepeats(this::say), leakTracker),
                PlayerData.inMemory(),
                Audio.silent(),
                1,
                cores,
                RunJournal.none());
        requests.submit(new LoopRequest.SoftReset(LoopNames.GAME));
        new Program(
                        requests,
                        Map.of(LoopNames.GAME, () -> new GameLoop(platform)),
                        phase -> order.add(phase.name()),
                        platform.errors())
                .run();
    }

    /** Returns what the game thread did in the second frame. */
    private List<String> secondFrame() {
        List<String> frames = order.subList(order.indexOf("FRAME") + 1, order.indexOf("END_2"));
        int first = frames.indexOf("sleep until the next");
        return frames.subList(first + 1, frames.size());
    }

    /** The picture "The life of a frame" in ARCHITECTURE.md, from the second frame on. */
    private static final List<String> STEPS = List.of(
            "input is latched, fire down",
            "long job is done, places: 1",
            "scene file is read",
            "subsystem, before update",
            "update of an actor, prepared",
            "update, tick 2, fire true",
            "shots: hit",
            "subsystem, after update: 4",
            "subsystem, end of frame: 2",
            "watch",
            "subsystem is drawn",
            "draw",
            "overlay is drawn",
            "frame is shown",
            "after the drawing",
            "sleep until the next");

    @Test
    void theStepsOfAFrameRunInOrder() throws IOException {
        play(1);
        assertEquals(STEPS, secondFrame());
    }

    @Test
    void aDrawThreadShowsAFrameWhileTheGameContinues() throws IOException {
        shownAfter = new CountDownLatch(1);
        play(3);
        List<String> steps = new ArrayList<>(STEPS);
        steps.remove("frame is shown");
        List<String> ofTheGame = new ArrayList<>(secondFrame());
        ofTheGame.removeIf(step -> step.startsWith("frame is shown"));
        assertEquals(steps, ofTheGame);
        assertTrue(order.contains("frame is shown by kodama-draw"), order::toString);
    }
}

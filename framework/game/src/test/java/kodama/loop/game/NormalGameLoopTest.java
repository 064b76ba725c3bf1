package kodama.loop.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;
import kodama.base.LeakTracker;
import kodama.base.LeakTracker.Lifetime;
import kodama.draw.Image;
import kodama.draw.OffscreenPresenter;
import kodama.file.AtomicFile;
import kodama.file.GameFiles;
import kodama.input.Key;
import kodama.input.RawInput;
import kodama.job.CompletionPolicy;
import kodama.log.Log;
import kodama.loop.FrameHook;
import kodama.loop.GameError;
import kodama.loop.GameErrors;
import kodama.loop.GamePlatform;
import kodama.loop.GameProject;
import kodama.loop.Leaks;
import kodama.loop.Program;
import kodama.loop.ProjectOpener;
import kodama.loop.replay.RunJournal;
import kodama.option.PlayerData;
import kodama.profile.Profiler;
import kodama.profile.ProfilingLevel;
import kodama.request.LoopNames;
import kodama.request.LoopRequest;
import kodama.request.LoopRequests;
import kodama.script.config.GameConfig;
import kodama.script.debug.TuneStorage;
import kodama.script.game.Assets;
import kodama.script.game.Diagnostics;
import kodama.sound.playback.Audio;
import kodama.time.NanoClock;
import kodama.time.SystemNanoClock;
import kodama.time.VirtualClock;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class NormalGameLoopTest {
    @TempDir
    private Path folder;

    private final List<String> log = new ArrayList<>();
    private final List<String> reported = new ArrayList<>();
    private final List<VirtualClock> clocks = new ArrayList<>();
    private final GameErrors errors = new GameErrors(Log.to(reported::add));
    private final LeakTracker leakTracker = new LeakTracker();
    private final LoopRequests requests = new LoopRequests();
    private final RawInput raw = new RawInput();
    private final OffscreenPresenter presenter = new OffscreenPresenter(32, 16);
    private Assets assets;
    private int cores = 1;
    private boolean dev;
    private Supplier<NanoClock> makesClocks = this::clock;
    private Profiler profiler = new Profiler(new SystemNanoClock());

    @BeforeEach
    void game() {
        file("game.lua", "return { width = 32, height = 16 }");
        file("scenes/main.lua", "return function(self) print 'begins' while true do wait(60) end end");
        AtomicFile.write(folder.resolve("ship.png"), presenter.png());
        assets = Assets.of(GameFiles.folder(folder), leakTracker);
    }

    private void file(String path, String content) {
        try {
            Files.createDirectories(folder.resolve(path).getParent());
            Files.writeString(folder.resolve(path), content);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private GameProject open() {
        GameFiles files = GameFiles.folder(folder);
        GameConfig config = GameConfig.read(files.read(GameConfig.FILE));
        return new GameProject(config, files, getClass().getClassLoader());
    }

    private NanoClock clock() {
        clocks.add(new VirtualClock());
        return clocks.get(clocks.size() - 1);
    }

    /** Runs the program; the hook acts after each frame and quits after the last. */
    private int run(long last, FrameHook hook) {
        GamePlatform platform = platform(hook, frames -> quitAfter(last, frames));
        return program(platform).run();
    }

    private Program program(GamePlatform platform) {
        requests.submit(new LoopRequest.SoftReset(LoopNames.GAME));
        return new Program(requests, Map.of(LoopNames.GAME, () -> new GameLoop(platform)), phase -> {}, errors);
    }

    private GamePlatform platform(FrameHook... hooks) {
        return platform(presenter, requests, leakTracker, hooks);
    }

    private GamePlatform platform(
            OffscreenPresenter presenter, LoopRequests requests, LeakTracker leakTracker, FrameHook... hooks) {
        return new GamePlatform(
                new ProjectOpener(this::open, open(), errors, log::add, leakTracker),
                assets,
                presenter,
                raw,
                CompletionPolicy.NEXT_TICK,
                makesClocks,
                requests,
                errors,
                List.of(),
                List.of(hooks),
                new Diagnostics(dev, Log.withRepeats(log::add), leakTracker, profiler, TuneStorage.NONE),
                PlayerData.inMemory(),
                Audio.silent(),
                1,
                cores,
                RunJournal.none());
    }

    private void quitAfter(long last, long frames) {
        if (frames == last) requests.submit(new LoopRequest.Quit(0));
    }

    private void at(long frame, long frames, Runnable action) {
        if (frames == frame) action.run();
    }

    /** What scripts have printed, without the lines of the loop. */
    private List<String> printed() {
        return log.stream().filter(line -> !line.startsWith("reset")).toList();
    }

    @Test
    void aLoopOnSeveralCoresLeavesNoThreads() {
        cores = 4;
        assertEquals(0, run(3, frames -> at(2, frames, () -> names(threads()))));
        assertEquals(List.of(), threads());
        assertEquals(List.of("begins"), log);
    }

    /** Like a platform that calls a program back for each picture. */
    @Test
    void theCallerCanStepAGameFrameByFrame() {
        Program program = program(platform(frames -> quitAfter(3, frames)));
        for (long frame = 1; frame <= 3; frame++) {
            long shown = presenter.frames();
            assertTrue(program.step());
            assertTrue(presenter.frames() > shown, "the frame is shown when the step returns");
            assertEquals(List.of(), threads());
        }
        assertFalse(program.step());
        assertEquals(0, program.exitCode());
        assertEquals(List.of("begins"), log);
    }

    @Test
    void creatingALoopObjectStartsNoThreads() {
        cores = 4;
        GameLoop loop = new GameLoop(platform());
        assertEquals(List.of(), threads());
        loop.init1();
        loop.init2();
        names(threads());
        for (int world = 0; world < 2; world++) {
            loop.init3();
            loop.frame();
            loop.end1("again");
        }
        names(threads());
        loop.end2();
        assertEquals(List.of(), threads());
    }

    /** Two games in one program: each has its own threads and canvas, and the end of one does not affect the other. */
    @Test
    void twoLoopObjectsHaveTheirOwnThreadsAndCanvases() {
        cores = 4;
        GamePlatform platform = platform();
        OffscreenPresenter canvas = new OffscreenPresenter(32, 16);
        LeakTracker threads = new LeakTracker();
        GamePlatform another = platform(canvas, new LoopRequests(), threads);
        GameLoop loop = begun(platform);
        GameLoop other = begun(another);
        long before = presenter.frames();
        play(loop, 3);
        loop.end2();
        assertTrue(presenter.frames() > before);
        assertEquals(List.of(), threads());
        names(threads(threads));

        long shown = presenter.frames();
        play(other, 3);
        other.end2();
        assertEquals(shown, presenter.frames());
        assertTrue(canvas.frames() > 1);
        assertEquals(List.of(), threads.survivors(Lifetime.LOOP));
    }

    private static GameLoop begun(GamePlatform platform) {
        GameLoop loop = new GameLoop(platform);
        loop.init1();
        loop.init2();
        return loop;
    }

    private static void play(GameLoop loop, int frames) {
        loop.init3();
        for (int i = 0; i < frames; i++) loop.frame();
        loop.end1("over");
    }

    @Test
    void aSimpleResetKeepsTheThreadsAndASoftResetDoesNot() {
        cores = 4;
        Set<Thread> ofOtherTests = ofTheFramework();
        List<Set<Thread>> seen = new ArrayList<>();
        run(6, frames -> {
            if (frames == 1) seen.add(ofTheFramework());
            at(2, frames, () -> requests.submit(new LoopRequest.SimpleReset("saved")));
            at(4, frames, () -> {
                if (seen.size() < 3) requests.submit(new LoopRequest.SoftReset(LoopNames.GAME));
            });
            if (frames == 3) seen.add(ofTheFramework());
        });
        for (Set<Thread> threads : seen) threads.removeAll(ofOtherTests);
        assertEquals(seen.get(0), seen.get(1), "before and after the simple reset");
        assertTrue(Collections.disjoint(seen.get(1), seen.get(2)), "before and after the soft reset");
    }

    private static Set<Thread> ofTheFramework() {
        Set<Thread> threads = new HashSet<>(Thread.getAllStackTraces().keySet());
        threads.removeIf(thread -> !thread.getName().startsWith("kodama-"));
        return threads;
    }

    private void names(List<String> threads) {
        List<String> all = List.of(
                "kodama-draw",
                "kodama-job-1",
                "kodama-job-2",
                "kodama-job-3",
                "kodama-long-1",
                "kodama-long-2",
                "kodama-long-3");
        assertEquals(all, threads.stream().sorted().toList());
    }

    private List<String> threads() {
        return threads(leakTracker);
    }

    private static List<String> threads(LeakTracker leakTracker) {
        return leakTracker.survivors(Lifetime.LOOP).stream()
                .filter(line -> line.startsWith("thread "))
                .map(line -> line.split("'")[1])
                .toList();
    }

    @Test
    void waitingForTheNextFrameIsNotProfiled() {
        VirtualClock time = new VirtualClock();
        makesClocks = () -> time;
        profiler = new Profiler(time);
        profiler.request(ProfilingLevel.FRAMES);
        run(5, frames -> {});
        assertTrue(time.nanoTime() > 50_000_000);
        assertEquals(5, profiler.history().count());
        assertEquals(0, profiler.total(Profiler.MAIN).nanos().sum());
    }

    @Test
    void leaksNameTheTickInWhichTheyWereOpened() {
        run(5, frames -> at(3, frames, () -> leakTracker.open(Lifetime.LOOP, "tap", "cold", "bath.lua:7")));
        String thread = Thread.currentThread().getName();
        assertEquals(
                List.of("tap 'cold', opened in bath.lua:7 on thread '" + thread + "' in tick 3"),
                leakTracker.survivors(Lifetime.LOOP));
    }

    /** Returns the leaks reported after a simple reset of a scene with this body. */
    private String survivorsOf(String body) {
        file("scenes/main.lua", "return function()\n" + body + "\nwhile true do wait(60) end end");
        run(5, frames -> at(2, frames, () -> requests.submit(new LoopRequest.SimpleReset("test"))));
        assertEquals(List.of(), reported);
        String line = log.stream()
                .filter(each -> each.startsWith("reset"))
                .findFirst()
                .orElseThrow();
        int from = line.indexOf("LEAKED: ");
        return from < 0 ? "" : line.substring(from + "LEAKED: ".length());
    }

    @Test
    void aThreadStartedByATaskIsALeak() {
        assertEquals("thread 'music'", survivorsOf("spawn('kodama.loop.Leaks$OfThread', { thread = 'music' })"));
        Leaks.end("music");
    }

    @Test
    void aTrackedResourceThatATaskDoesNotCloseIsALeak() {
        String line = survivorsOf("spawn('kodama.loop.Leaks$OfListener')");
        assertTrue(line.startsWith("listener 'of mine' (Leaks.java:"), line);
    }

    @Test
    void aTrackedResourceThatATaskClosesIsNotALeak() {
        assertEquals("", survivorsOf("spawn('kodama.loop.Leaks$OfListener', { closes = 1 })"));
    }

    @Test
    void aCoroutineThatDoesNotEndIsALeakWithItsLineInDevelopment() {
        String body = "spawn('kodama.script.CoroutineKeeper', { body = function()\ncoroutine.yield() end })";
        assertEquals("1 coroutine", survivorsOf(body));
        dev = true;
        log.clear();
        assertEquals("1 coroutine (scenes/main.lua:3)", survivorsOf(body));
    }

    @Test
    void theFrameworkLeaksNoCoroutineHoweverATaskEnds() {
        file("game.lua", "return { width = 32, height = 16, tasks = 8 }");
        assertEquals("", survivorsOf("""
            pcall(spawn, function() wait(9) end, { x = "left" })
            pcall(spawn, { draw = print, priority = {} })
            pcall(spawn, { state = print, state_of = 1, group = "" })
            spawn { draw = function(self) self:kill() end }
            spawn { draw = function() end }
            spawn { state = function() return false end }
            local late = spawn(function() wait(99) end, { finish = function() spawn(function() wait(9) end) end })
            spawn(function(self) self:spawn(function() wait(9) end) end)
            spawn(function() late:kill() wait(1) end)
            for _ = 1, 20 do spawn(function() wait(9) end):spawn(function() end) end
            spawn(function() coroutine.wrap(function() coroutine.yield() end)() wait(9) end)"""));
    }

    @Test
    void aGameThatIsNotClosedIsALeak() {
        List<GameProject> forgotten = new ArrayList<>();
        run(5, frames -> at(2, frames, () -> forgotten.add(open().tracked(leakTracker, Lifetime.LOOP))));
        assertEquals(1, leakTracker.survivors(Lifetime.LOOP).size());
        String line = leakTracker.survivors(Lifetime.LOOP).get(0);
        assertTrue(line.startsWith("game '" + folder + "', opened in "), line);
    }

    @Test
    void openedGamesAreClosedEvenIfGameLuaIsBroken() {
        run(9, frames -> {
            at(2, frames, () -> file("game.lua", "return { width = 99, height = 16 }"));
            at(4, frames, () -> file("game.lua", "return { width = "));
            at(6, frames, () -> file("game.lua", "return { width = 32, height = 16 }"));
            if (frames % 2 == 0) requests.submit(new LoopRequest.SimpleReset("saved"));
        });
        assertEquals(1, reported.size());
        assertEquals(List.of(), leakTracker.survivors(Lifetime.LOOP));
    }

    @Test
    void leakedThreadsNameTheLoopThatStartedThem() {
        cores = 2;
        List<String> lines = new ArrayList<>();
        run(2, frames -> lines.addAll(leakTracker.survivors(Lifetime.LOOP)));
        lines.removeIf(line -> !line.startsWith("thread "));
        for (String line : lines) assertTrue(line.contains("opened in kodama.loop."), line);
        assertFalse(lines.isEmpty());
    }

    @Test
    void f5RestartsTheFirstSceneInDevelopment() {
        dev = true;
        assertEquals(0, run(5, frames -> at(2, frames, () -> raw.press(Key.F5))));
        assertEquals(List.of("begins", "begins"), printed());
    }

    @Test
    void f5HasNoEffectForPlayers() {
        assertEquals(0, run(5, frames -> at(2, frames, () -> raw.press(Key.F5))));
        assertEquals(List.of("begins"), printed());
    }

    @Test
    void aResetRereadsScriptsAndKeepsPictures() {
        Image ship = assets.images().get("ship");
        run(
                5,
                frames -> at(2, frames, () -> {
                    file("scenes/main.lua", "return function() print 'another' end");
                    requests.submit(new LoopRequest.SimpleReset("saved"));
                }));
        assertEquals(List.of("begins", "another"), printed());
        assertSame(ship, assets.images().get("ship"));
    }

    @Test
    void framesFollowTheRateOfTheGame() {
        run(61, frames -> {});
        assertEquals(1.0, clocks.get(0).nanoTime() / 1e9, 0.02);
    }

    @Test
    void aRequestedRateHoldsUntilTheReset() {
        run(91, frames -> at(31, frames, () -> requests.submit(new LoopRequest.ChangeFrameRate(30))));
        assertEquals(0.5 + 2, clocks.get(0).nanoTime() / 1e9, 0.05);
    }

    @Test
    void aResetUsesTheRateInGameLua() {
        file("scenes/main.lua", "return function() wait(1) print(time.dt * 30) end");
        run(
                40,
                frames -> at(10, frames, () -> {
                    file("game.lua", "return { width = 32, height = 16, fps = 30 }");
                    requests.submit(new LoopRequest.SimpleReset("saved game.lua"));
                }));
        assertEquals(List.of("0.5", "1"), printed());
        assertEquals(10 / 60.0 + 1, clocks.get(0).nanoTime() / 1e9, 0.05);
    }

    @Test
    void aBrokenGameLuaIsReportedAndTheLastValidOneStaysInUse() {
        int code = run(
                5,
                frames -> at(2, frames, () -> {
                    file("game.lua", "return { width = ");
                    requests.submit(new LoopRequest.SimpleReset("saved game.lua"));
                }));
        assertEquals(1, code);
        assertEquals("game.lua:1: unexpected symbol near <eof>  [game.lua]", reported.get(0));
        assertEquals(List.of("begins", "begins"), printed());
    }

    @Test
    void aNewSizeTakesEffectAtTheNextStart() {
        int code = run(
                9,
                frames -> at(2, frames, () -> {
                    file("game.lua", "return { width = 64, height = 16 }");
                    requests.submit(new LoopRequest.SimpleReset("saved game.lua"));
                }));
        String notice =
                "game.lua: the size 64x16 takes effect at the next start of the program; the current size is 32x16";
        assertEquals(1, Collections.frequency(log, notice), log.toString());
        assertEquals(List.of(), reported);
        assertEquals(0, code);
        assertEquals(List.of("begins", notice, "begins"), printed());
    }

    @Test
    void aMissingFirstSceneIsAStartFailure() {
        file("game.lua", "return { width = 32, height = 16, scene = 'title' }");
        run(3, frames -> assertTrue(errors.hasStartFailed()));
        assertEquals(1, reported.size());
    }

    @Test
    void aFailedSceneChangeLeavesTheGameRunning() {
        file("scenes/main.lua", "return function() wait(1) scene.change 'broken' wait(2) print 'continues' end");
        file("scenes/broken.lua", "error 'oh'");
        assertEquals(1, run(5, frames -> assertFalse(errors.hasStartFailed())));
        assertEquals(1, reported.size());
        assertTrue(
                reported.get(0).startsWith("scenes/broken.lua:1: oh  [scene 'broken' could not be started]"),
                reported.get(0));
        assertEquals(List.of("continues"), printed());
    }

    @Test
    void aSyntaxErrorIsReportedInItsFileNotInTheRequiringFile() {
        file("scenes/main.lua", "return function() require 'enemies.moth' end");
        file("enemies/moth.lua", "\nlocal functoin moth() end");
        AtomicReference<GameError> shown = new AtomicReference<>();
        run(3, frames -> shown.set(errors.shown().orElseThrow()));
        GameError error = shown.get();
        assertEquals("enemies/moth.lua", error.file().orElseThrow());
        assertEquals(2, error.line());
        assertTrue(error.message().startsWith("enemies/moth.lua:2: "), error.message());
    }

    @Test
    void anErrorOfAJavaTaskHasItsStackTrace() {
        GameError error = GameError.of("task 'Stars' #1", new ArithmeticException("/ by zero"));
        assertTrue(error.traceback().startsWith("java.lang.ArithmeticException: / by zero"), error.traceback());
        GameError ours = GameError.of("task 'a' #1", new Complaint());
        assertEquals("", ours.traceback());
    }

    private static final class Complaint extends RuntimeException {
        private static final long serialVersionUID = 1L;

        Complaint() {
            super("it will not do");
        }
    }
}

package kodama.dev;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.ref.WeakReference;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import kodama.base.LeakTracker;
import kodama.dev.error.CrashReports;
import kodama.dev.overlay.DebugMenu;
import kodama.dev.overlay.DebugTools;
import kodama.dev.overlay.HiddenLayers;
import kodama.dev.overlay.HitboxOverlay;
import kodama.dev.overlay.Invincibility;
import kodama.dev.overlay.Playback;
import kodama.dev.overlay.RewindBar;
import kodama.dev.overlay.StartupTimer;
import kodama.dev.overlay.StatsOverlay;
import kodama.dev.overlay.TaskDumpFile;
import kodama.dev.overlay.ThreadTimes;
import kodama.dev.overlay.ViewTools;
import kodama.dev.overlay.WatchPanel;
import kodama.dev.portal.DevControls;
import kodama.dev.portal.DevRequests;
import kodama.dev.portal.PortalEntries;
import kodama.dev.portal.PortalLoop;
import kodama.dev.portal.PortalStateStore;
import kodama.dev.portal.TestsLoop;
import kodama.dev.ui.DotCanvas;
import kodama.dev.ui.Palette;
import kodama.draw.FrameText;
import kodama.draw.Image;
import kodama.draw.OffscreenPresenter;
import kodama.file.ContainedPath;
import kodama.file.GameFiles;
import kodama.input.Key;
import kodama.input.Pad;
import kodama.input.PadControl;
import kodama.input.RawInput;
import kodama.input.RawPad;
import kodama.job.CompletionPolicy;
import kodama.log.Log;
import kodama.loop.FrameHook;
import kodama.loop.GameErrors;
import kodama.loop.GamePlatform;
import kodama.loop.GameProject;
import kodama.loop.LoopObject;
import kodama.loop.Overlay;
import kodama.loop.PhaseHistory;
import kodama.loop.Program;
import kodama.loop.ProjectOpener;
import kodama.loop.RunningGame;
import kodama.loop.game.GameLoop;
import kodama.loop.game.SoftResetReport;
import kodama.loop.replay.RewindableRecorder;
import kodama.loop.replay.RunRecorder;
import kodama.option.PlayerData;
import kodama.profile.Profiler;
import kodama.request.LoopNames;
import kodama.request.LoopRequest;
import kodama.request.LoopRequests;
import kodama.script.ScriptWorld;
import kodama.script.config.GameConfig;
import kodama.script.game.Assets;
import kodama.script.game.Diagnostics;
import kodama.sound.playback.Audio;
import kodama.time.NanoClock;
import kodama.time.SystemNanoClock;
import kodama.time.VirtualClock;
import kodama.unittest.UnitTestListener;
import kodama.unittest.UnitTestResult;
import org.jspecify.annotations.Nullable;

/**
 * A small game in a temporary folder, run as by {@code kodama dev} but without a window, with key presses at given
 * frames.
 */
final class DevProgram {
    private final LeakTracker leakTracker = new LeakTracker();

    /** Replaces the report in the terminal. */
    private record ConsoleLines(Consumer<String> log) implements UnitTestListener {
        @Override
        public void fileDone(String file, List<UnitTestResult> results) {
            log.accept(file + ": " + results.size());
        }

        @Override
        public void allDone() {
            log.accept("all tests done");
        }
    }

    /** The time of all events here. */
    private static final LocalDateTime NOON = LocalDateTime.of(2026, 11, 22, 12, 0, 0);

    /** Keeps the running game. */
    private final class GameKeeper implements Overlay {
        @Override
        public void begin(RunningGame game) {
            running = game;
        }

        @Override
        public void end(RunningGame game) {
            running = null;
        }

        @Override
        public boolean handleInput(Pad pad, RunningGame game) {
            return false;
        }
    }

    private record Act(long frame, Runnable action) {}

    private final Path folder;
    private final int width;
    private final int height;
    private final List<String> log = new ArrayList<>();
    private final List<String> errorTexts = new ArrayList<>();
    private final List<WeakReference<LoopObject>> made = new ArrayList<>();
    private final List<Act> acts = new ArrayList<>();
    private final RawInput raw = new RawInput();
    private final GameErrors errors = new GameErrors(Log.to(errorTexts::add));
    private final OffscreenPresenter presenter;
    private @Nullable ProjectOpener project;
    private LoopRequests requests = new LoopRequests();
    private long passed;
    private @Nullable RunningGame running;

    /** Advances by a microsecond at each reading, so that statistics are the same in every run. */
    private long machineNanos;

    private final NanoClock machine = new NanoClock() {
        @Override
        public long nanoTime() {
            return machineNanos += 1_000;
        }

        @Override
        public void sleepUntil(long deadlineNanos) {
            throw new AssertionError("what only measures never waits");
        }

        @Override
        public void sleepMillis(long millis) {
            throw new AssertionError("what only measures never waits");
        }
    };
    private int result;
    private Supplier<ThreadTimes> threadTimes = () -> ThreadTimes.NONE;

    DevProgram(Path folder, int width, int height) {
        this.folder = folder;
        this.width = width;
        this.height = height;
        presenter = new OffscreenPresenter(width, height);
        file("game.lua", "return { title = 'Test', width = %d, height = %d }".formatted(width, height));
        file("scenes/main.lua", "return function() print('main', game.data.lives) while true do wait(1) end end");
        file("scenes/boss.lua", "return function() print 'boss' wait(9) scene.mark 'rage' print 'rage' end");
    }

    DevProgram file(String path, String content) {
        try {
            Files.createDirectories(folder.resolve(path).getParent());
            Files.writeString(folder.resolve(path), content);
            return this;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Runs an action after a number of frames of the program. */
    DevProgram at(long frame, Runnable action) {
        acts.add(new Act(frame, action));
        return this;
    }

    /** Presses keys after a number of frames, and releases them two frames later. */
    DevProgram tap(long frame, Key... keys) {
        return hold(frame, frame + 2, keys);
    }

    /** Taps a key that types a letter of the player's keyboard layout. */
    DevProgram type(long frame, Key place, String letter) {
        return repeat(frame, place, letter).at(frame + 2, () -> raw.release(place));
    }

    /** Repeats the letter as a keyboard does while the key is held. */
    DevProgram repeat(long frame, Key place, String letter) {
        return at(frame, () -> {
            raw.press(place, place);
            raw.type(letter);
        });
    }

    /** Makes a frame of the program take a given time. */
    DevProgram delay(long frame, long nanos) {
        return at(frame, () -> machineNanos += nanos);
    }

    DevProgram hold(long from, long to, Key... keys) {
        for (Key key : keys) at(from, () -> raw.press(key)).at(to, () -> raw.release(key));
        return this;
    }

    /** Holds buttons of a controller between two frames. */
    DevProgram hold(long from, long to, RawPad pad, PadControl... buttons) {
        for (PadControl button : buttons)
            at(from, () -> pad.setPressed(button, true)).at(to, () -> pad.setPressed(button, false));
        return this;
    }

    /** Runs the program for a number of frames; the next run is another process. */
    DevProgram run(long frames) {
        requests = new LoopRequests();
        passed = 0;
        project = new ProjectOpener(this::open, open(), errors, log::add, leakTracker);
        PortalEntries entries =
                new PortalEntries(GameFiles.folder(folder), Set.of(LoopNames.GAME, LoopNames.PORTAL, LoopNames.TESTS));
        PortalStateStore memory = new PortalStateStore(requests, ContainedPath.root(folder), Log.withRepeats(log::add));
        ResumeAfterSave resume = new ResumeAfterSave(
                requests, GameFiles.folder(folder), ContainedPath.root(folder), Log.withRepeats(log::add));
        DevRequests requested = new DevRequests(requests, entries, memory, resume);
        PhaseHistory phases = new PhaseHistory(phase -> {});
        StartupTimer times = new StartupTimer(new VirtualClock());
        Playback playback = new Playback();
        HitboxOverlay labels = new HitboxOverlay();
        StatsOverlay figures = new StatsOverlay(playback, times::text, () -> threadTimes.get(), StatsOverlay.Level.OFF);
        Invincibility mercy = new Invincibility();
        ViewTools sight = new ViewTools(figures, labels, new HiddenLayers(), mercy);
        CrashReports crashes = new CrashReports(
                ContainedPath.root(folder),
                new CrashReports.Sources(Log.withRepeats(log::add), presenter::png, () -> null, "kodama", () -> NOON));
        List<Overlay> overlays = List.of(
                new GameKeeper(),
                crashes,
                new DevControls(requested),
                resume,
                labels,
                playback,
                new RewindBar(playback),
                new WatchPanel(),
                figures,
                mercy,
                new DebugMenu(new DebugTools(
                        playback,
                        sight,
                        requested,
                        phases::path,
                        times::text,
                        new TaskDumpFile(ContainedPath.root(folder), Log.withRepeats(log::add)),
                        () -> log.add("options"),
                        () -> crashes.write("asked for in the debug menu"))));
        GamePlatform platform = platform(overlays, List.of(times, shown -> act(frames)));
        Map<String, Supplier<LoopObject>> loops = Map.of(
                LoopNames.GAME,
                () -> logged("game", new GameLoop(platform)),
                LoopNames.PORTAL,
                () -> logged("portal", new PortalLoop(platform, open().config(), entries, memory, () -> "")),
                LoopNames.TESTS,
                () -> logged(
                        "test",
                        new TestsLoop(platform, open().config(), open().files(), () -> new ConsoleLines(log::add))));
        raw.endStart(); // keys for the portal are not for the game
        requests.submit(new LoopRequest.SoftReset(LoopNames.PORTAL));
        result = new Program(requests, loops, phases.andThen(softResets()).andThen(times), errors).run();
        acts.clear();
        return this;
    }

    private SoftResetReport softResets() {
        return new SoftResetReport(
                new SystemNanoClock(),
                line -> requests.setLastReset(LoopRequest.SoftReset.class, line),
                Log.to(line -> {}),
                leakTracker);
    }

    private LoopObject logged(String name, LoopObject loop) {
        log.add("<" + name + ">");
        made.add(new WeakReference<>(loop));
        return loop;
    }

    private GamePlatform platform(List<Overlay> overlays, List<FrameHook> hooks) {
        PlayerData view = PlayerData.inMemory().forGame();
        Assets assets = Assets.of(GameFiles.folder(folder), leakTracker);
        return new GamePlatform(
                project,
                assets,
                presenter,
                raw,
                CompletionPolicy.NEXT_TICK,
                VirtualClock::new,
                requests,
                errors,
                overlays,
                hooks,
                new Diagnostics(
                        true,
                        Log.withRepeats(log::add),
                        leakTracker,
                        new Profiler(machine),
                        new TuneStore(ContainedPath.root(folder), GameFiles.folder(folder), Log.withRepeats(log::add))),
                view,
                Audio.silent(),
                1,
                1,
                new RewindableRecorder(
                        new RunRecorder(view.settings(), RunRecorder.CHECKPOINT_TICKS).keepingLastWorldOnly(), view));
    }

    private GameProject open() {
        GameFiles files = GameFiles.folder(folder);
        return new GameProject(GameConfig.read(files.read("game.lua")), files, DevProgram.class.getClassLoader());
    }

    private void act(long frames) {
        passed++;
        for (Act act : acts) if (act.frame == passed) act.action.run();
        if (passed == frames) requests.submit(new LoopRequest.Quit(0));
    }

    /** The number of loop objects that are still in memory after a garbage collection. */
    long alive() {
        System.gc();
        return made.stream().filter(loop -> loop.get() != null).count();
    }

    /** The tick of the game, and the x of the scene's first task. */
    String state() {
        RunningGame game = running;
        if (game == null || !game.hasWorld()) return "";
        StringBuilder text = new StringBuilder(String.valueOf(game.world().tick()));
        game.world().tasks().all().forEach(task -> {
            String x = ScriptWorld.fieldsOf(task).get("x");
            if (x != null) text.append(' ').append(x);
        });
        return text.toString();
    }

    /** The errors of the program. */
    GameErrors errors() {
        return errors;
    }

    /** The exit code of the last run. */
    int result() {
        return result;
    }

    RawInput raw() {
        return raw;
    }

    LoopRequests requests() {
        return requests;
    }

    /** The names of created loop objects, and the lines printed by scripts; without messages of the loops. */
    List<String> log() {
        return log.stream().filter(line -> !line.startsWith("reset")).toList();
    }

    /** The first line of each reported error. */
    List<String> errorLines() {
        return errorTexts.stream()
                .map(each -> each.lines().findFirst().orElse(""))
                .toList();
    }

    Image frame() {
        return presenter.lastFrame();
    }

    /** The visible entries, without headings and notes; the selected one with its mark. */
    List<String> entries(int rows) {
        return IntStream.range(0, rows)
                .mapToObj(this::entry)
                .filter(text -> !text.isEmpty())
                .toList();
    }

    private String entry(int row) {
        FrameText text = text();
        int y = 18 + row * DotCanvas.ROW;
        boolean chosen = text.at(6, y).startsWith("\u25B6");
        boolean heading = !text.at(6, y).startsWith(" ") && !chosen;
        return heading ? "" : (chosen ? "> " : "") + text.at(18, y).strip().split(" {2,}")[0];
    }

    /** Replaces the CPU times of threads. */
    DevProgram threads(Supplier<ThreadTimes> times) {
        threadTimes = times;
        return this;
    }

    /** The text at a position in dots. */
    String textAt(int x, int y) {
        return text().at(x, y);
    }

    private FrameText text() {
        Set<Integer> inks = Set.of(Palette.WHITE, Palette.PALE, Palette.GOLD, Palette.MINT, Palette.DIM, Palette.PINK);
        return new FrameText(frame(), DotCanvas.dotFor(width, height), inks);
    }
}

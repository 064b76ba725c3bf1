package kodama.demo;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.ref.WeakReference;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Supplier;
import kodama.base.LeakTracker;
import kodama.base.LeakTracker.Lifetime;
import kodama.bench.Footprint;
import kodama.dev.portal.PortalEntries;
import kodama.dev.portal.PortalLoop;
import kodama.dev.portal.PortalStateStore;
import kodama.draw.DrawList;
import kodama.draw.OffscreenPresenter;
import kodama.file.ContainedPath;
import kodama.file.GameFiles;
import kodama.input.Pad;
import kodama.input.RawInput;
import kodama.job.CompletionPolicy;
import kodama.log.Log;
import kodama.loop.GameErrors;
import kodama.loop.GamePlatform;
import kodama.loop.GameProject;
import kodama.loop.LoopObject;
import kodama.loop.Overlay;
import kodama.loop.Program;
import kodama.loop.RunningGame;
import kodama.loop.World;
import kodama.loop.game.GameLoop;
import kodama.loop.game.SoftResetReport;
import kodama.loop.replay.RunJournal;
import kodama.option.PlayerData;
import kodama.request.FirstScene;
import kodama.request.LoopNames;
import kodama.request.LoopRequest;
import kodama.request.LoopRequests;
import kodama.script.config.GameConfig;
import kodama.script.game.Assets;
import kodama.script.game.Diagnostics;
import kodama.sound.playback.Audio;
import kodama.time.VirtualClock;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Resets the demo many times with all its threads: nothing is left over. */
class ResetSoakTest implements Overlay {
    private static final int SIMPLE = 300;
    private static final int SOFT = 40;
    private static final int FRAMES_BETWEEN = 5;
    private static final List<String> SCENES = List.of("title", "stage", "attract");

    @TempDir
    private Path memory;

    private final LeakTracker leakTracker = new LeakTracker();
    private final LoopRequests requests = new LoopRequests();
    private final List<String> log = new ArrayList<>();
    private final List<String> errors = new ArrayList<>();
    private final List<WeakReference<Object>> loops = new ArrayList<>();
    private final List<WeakReference<Object>> classLoaders = new ArrayList<>();
    private final List<Footprint> footprints = new ArrayList<>();
    private final Map<String, Set<Integer>> tasks = new TreeMap<>();
    private final OffscreenPresenter presenter = new OffscreenPresenter(240, 320);
    private final GameFiles files =
            GameFiles.folder(Path.of("../scripts/demo")).layeredOver(GameFiles.folder(Path.of("art")));
    private final Assets assets = Assets.of(files, leakTracker);
    private final GamePlatform platform = new GamePlatform(
            this::open,
            assets,
            presenter,
            new RawInput(),
            CompletionPolicy.NEXT_TICK,
            VirtualClock::new,
            requests,
            new GameErrors(Log.to(errors::add)),
            List.of(this),
            List.of(frames -> frameDone()),
            Diagnostics.of(true, Log.withRepeats(log::add), leakTracker),
            PlayerData.inMemory(),
            Audio.silent(),
            1,
            3,
            RunJournal.none());
    private RunningGame game;
    private int frames;
    private int resets;

    /** Opens the game for a reset, with its own class loader, which only its world and its tasks refer to. */
    private GameProject open() {
        ClassLoader classes =
                new URLClassLoader(new URL[] {classes()}, getClass().getClassLoader());
        classLoaders.add(new WeakReference<>(classes));
        GameConfig config = GameConfig.read(files.read(GameConfig.FILE));
        return new GameProject(config, files, classes).tracked(leakTracker, Lifetime.LOOP);
    }

    private static URL classes() {
        try {
            return Path.of("target", "classes").toUri().toURL();
        } catch (MalformedURLException e) {
            throw new IllegalStateException(e);
        }
    }

    @Override
    public void begin(RunningGame begun) {
        game = begun;
    }

    @Override
    public void end(RunningGame ended) {
        game = null;
    }

    @Override
    public boolean handleInput(Pad pad, RunningGame over) {
        return false;
    }

    @Override
    public void draw(DrawList list, int width, int height, RunningGame over) {}

    private void frameDone() {
        if (++frames % FRAMES_BETWEEN != 0) return;
        if (game != null && !game.world().scene().isEmpty()) {
            World world = game.world();
            tasks.computeIfAbsent(world.scene(), scene -> new TreeSet<>())
                    .add(world.tasks().count());
        }
        if (resets == 20 || resets == SIMPLE + SOFT) footprints.add(Footprint.take());
        requests.submit(next(resets++));
    }

    private static LoopRequest next(int reset) {
        FirstScene first = FirstScene.of(SCENES.get(reset % SCENES.size()));
        if (reset < SIMPLE) return new LoopRequest.SimpleReset("soak", first);
        if (reset == SIMPLE + SOFT) return new LoopRequest.Quit(0);
        return new LoopRequest.SoftReset(reset % 4 == 3 ? LoopNames.PORTAL : LoopNames.GAME, first);
    }

    private LoopObject made(LoopObject loop) {
        loops.add(new WeakReference<>(loop));
        return loop;
    }

    private final Set<String> threads = threads();

    private static Set<String> threads() {
        Set<String> names = new TreeSet<>();
        for (Thread thread : Thread.getAllStackTraces().keySet()) names.add(thread.getName());
        names.removeIf(name -> name.startsWith("ForkJoinPool.commonPool")); // translates Lua, and continues for a while
        return names;
    }

    @BeforeEach
    void run() {
        PortalEntries entries = new PortalEntries(files, Set.of(LoopNames.GAME, LoopNames.PORTAL));
        PortalStateStore remembered =
                new PortalStateStore(requests, ContainedPath.root(memory), Log.withRepeats(log::add));
        GameConfig config = GameConfig.read(files.read(GameConfig.FILE));
        Map<String, Supplier<LoopObject>> makers = Map.of(
                LoopNames.GAME, () -> made(new GameLoop(platform)),
                LoopNames.PORTAL, () -> made(new PortalLoop(platform, config, entries, remembered, () -> "")));
        requests.submit(new LoopRequest.SoftReset(LoopNames.GAME));
        SoftResetReport report =
                new SoftResetReport(new VirtualClock(), line -> {}, Log.withRepeats(log::add), leakTracker);
        new Program(requests, makers, report, platform.errors()).run();
    }

    private static long alive(List<WeakReference<Object>> references) {
        System.gc();
        return references.stream().filter(reference -> reference.get() != null).count();
    }

    @Test
    void nothingIsLeftOver() {
        assertEquals(List.of(), errors);
        assertEquals(List.of(), leakTracker.survivors(Lifetime.LOOP));
        assertEquals(SIMPLE, reports("reset (soak)"));
        assertEquals(SOFT, reports("soft reset"));
        assertEquals(0, log.stream().filter(line -> line.contains("LEAKED")).count(), log::toString);
        assertEquals(threads, threads());
        assertEquals(footprints.get(0).openFiles(), footprints.get(1).openFiles());
        assertEquals(SOFT + 1, loops.size());
        assertEquals(0, alive(loops));
        assertTrue(classLoaders.size() > SIMPLE);
        assertEquals(0, alive(classLoaders));
        assets.close();
        assertEquals(List.of(), leakTracker.survivors(Lifetime.PROGRAM));
        assertEquals(Set.copyOf(SCENES), tasks.keySet());
        tasks.forEach((scene, counts) -> assertEquals(1, counts.size(), scene + ": " + counts));
    }

    private long reports(String beginning) {
        return log.stream().filter(line -> line.startsWith(beginning)).count();
    }
}

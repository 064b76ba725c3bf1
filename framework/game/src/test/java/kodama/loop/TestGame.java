package kodama.loop;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Stream;
import kodama.base.LeakTracker;
import kodama.draw.Image;
import kodama.draw.Images;
import kodama.draw.OffscreenPresenter;
import kodama.draw.Presenter;
import kodama.draw.PresenterPair;
import kodama.draw.awt.OutlineFontFile;
import kodama.draw.text.Fonts;
import kodama.file.GameFiles;
import kodama.input.Key;
import kodama.input.Pad;
import kodama.input.RawInput;
import kodama.job.CompletionPolicy;
import kodama.log.Log;
import kodama.loop.game.GameLoop;
import kodama.loop.replay.RunJournal;
import kodama.option.PlayerData;
import kodama.profile.Profiler;
import kodama.request.FirstScene;
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

/** A small game in a temporary folder, run tick by tick without a window. */
public final class TestGame {
    private final Path folder;
    private final List<String> log = Collections.synchronizedList(new ArrayList<>());
    private final List<String> errors = Collections.synchronizedList(new ArrayList<>());
    private final List<String> reads = Collections.synchronizedList(new ArrayList<>());
    private final Set<String> readers = Collections.synchronizedSet(new TreeSet<>());
    private final GameErrors gameErrors = new GameErrors(Log.to(errors::add));
    private final LeakTracker leakTracker = new LeakTracker();
    private final LoopRequests requests = new LoopRequests();
    private final RawInput raw = new RawInput();
    private final OffscreenPresenter presenter = new OffscreenPresenter(WIDTH, HEIGHT);
    private Supplier<NanoClock> clocks = VirtualClock::new;
    private ClassLoader classes = TestGame.class.getClassLoader();
    private int cores = 1;
    private CompletionPolicy completion = CompletionPolicy.NEXT_TICK;
    private boolean dev = true;
    private final Log lines = Log.withRepeats(this::print);
    private RunJournal journal = RunJournal.none();
    private List<Overlay> overlays = List.of();
    private List<FrameHook> hooks = List.of();
    private TuneStorage tunes = TuneStorage.NONE;
    private PlayerData playerData = PlayerData.inMemory();
    private RunningGame running;
    private final Assets assets;
    private Presenter shown = presenter;
    private Consumer<String> onLine = line -> {};
    private Profiler profiler = new Profiler(new SystemNanoClock());
    private GameLoop loop;

    public static final int WIDTH = 32;
    public static final int HEIGHT = 16;

    public TestGame(Path folder) {
        this.folder = folder;
        assets = assets(GameFiles.folder(folder));
        file("game.lua", "return { width = 32, height = 16 }");
    }

    private Assets assets(GameFiles files) {
        Images images = new Images(this::read, leakTracker);
        return new Assets(
                images, new Fonts(files, images, OutlineFontFile::new, leakTracker), Assets.sounds(files, leakTracker));
    }

    private byte[] read(String path) {
        reads.add(path);
        readers.add(Thread.currentThread().getName());
        return GameFiles.folder(folder).read(path);
    }

    /** Returns the pictures whose files were read. */
    public List<String> reads() {
        return reads.stream().sorted().toList();
    }

    /** Returns the threads that read the files of pictures. */
    public Set<String> readers() {
        return readers;
    }

    /** Writes a picture of one pixel. */
    public TestGame picture(String name) {
        try {
            Files.createDirectories(folder.resolve(name).getParent());
            Files.write(folder.resolve(name + ".png"), new OffscreenPresenter(16, 16).png());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return this;
    }

    /** Writes a file of the game. */
    public TestGame file(String path, String content) {
        try {
            Path file = folder.resolve(path);
            Files.createDirectories(file.getParent());
            Files.writeString(file, content);
            return this;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Sets other clocks; by default every frame is on time. */
    public TestGame clocks(Supplier<NanoClock> others) {
        clocks = others;
        return this;
    }

    /** Sets the game's own classes. */
    public TestGame classes(ClassLoader own) {
        classes = own;
        return this;
    }

    /** Sets the number of cores; with more than one, the game must be closed. */
    public TestGame cores(int count) {
        cores = count;
        return this;
    }

    /** Sets when the results of jobs without a deadline arrive; the default is the next tick. */
    public TestGame completion(CompletionPolicy decider) {
        completion = decider;
        return this;
    }

    /** Adds overlays. */
    public TestGame under(Overlay... lowestFirst) {
        overlays = List.of(lowestFirst);
        return this;
    }

    /** Adds hooks that are called after each frame. */
    public TestGame hooks(List<FrameHook> called) {
        hooks = called;
        return this;
    }

    /** Sets where changed tunes are saved. */
    public TestGame tunes(TuneStorage storage) {
        tunes = storage;
        return this;
    }

    /** Sets the player's saves, settings and options. */
    public TestGame playerData(PlayerData kept) {
        playerData = kept;
        return this;
    }

    /** Records the run, or plays a recorded one. */
    public TestGame journal(RunJournal recorder) {
        journal = recorder;
        return this;
    }

    /** Returns the game as overlays see it. */
    public RunningGame running() {
        return running;
    }

    /** An overlay that only gets the game. */
    private final class GameGetter implements Overlay {
        @Override
        public void begin(RunningGame game) {
            running = game;
        }

        @Override
        public boolean handleInput(Pad pad, RunningGame game) {
            return false;
        }
    }

    /** Returns what receives errors. */
    public GameErrors sink() {
        return gameErrors;
    }

    /** Adds a listener for each line of the log. */
    public TestGame onLine(Consumer<String> listener) {
        onLine = listener;
        return this;
    }

    private void print(String line) {
        log.add(line);
        onLine.accept(line);
    }

    /** Sets another profiler. */
    public TestGame profiler(Profiler other) {
        profiler = other;
        return this;
    }

    /** Ends the game. */
    public void close() {
        if (loop != null) loop.end2();
    }

    /** Runs the game as for players, without hints. */
    public TestGame released() {
        dev = false;
        return this;
    }

    /** Writes the first scene: the body of its task. */
    public TestGame scene(String body) {
        return file("scenes/main.lua", "return function(self)\n" + body + "\nend");
    }

    /** Sets the first scene. */
    public TestGame begin(FirstScene first) {
        requests.submit(new LoopRequest.SimpleReset("test", first));
        requests.drain();
        return this;
    }

    public TestGame ticks(int count) {
        if (loop == null) start();
        for (int i = 0; i < count; i++) loop.frame();
        return this;
    }

    /** Runs frames as the program does, which changes the frame rate between two frames on request. */
    public TestGame frames(int count) {
        for (int i = 0; i < count; i++) {
            ticks(1);
            if (requests.drain() instanceof LoopRequest.ChangeFrameRate asked) loop.changeFrameRate(asked.fps());
        }
        return this;
    }

    private void start() {
        loop = new GameLoop(platform());
        loop.init1();
        loop.init2();
        loop.init3();
    }

    /** Returns the platform for loop objects of this game. */
    public GamePlatform platform() {
        return new GamePlatform(
                this::open,
                assets,
                shown,
                raw,
                completion,
                clocks,
                requests,
                gameErrors,
                Stream.concat(Stream.of(new GameGetter()), overlays.stream()).toList(),
                hooks,
                new Diagnostics(dev, lines, leakTracker, profiler, tunes),
                playerData,
                Audio.silent(),
                1,
                cores,
                journal);
    }

    /** Returns the pictures of this game. */
    public Images images() {
        return assets.images();
    }

    /** Returns the loaded assets of this game. */
    public Assets assets() {
        return assets;
    }

    /** Shows the frames on another presenter. */
    public TestGame shownOn(Presenter other) {
        shown = other;
        return this;
    }

    /** Also shows the frames on another presenter. */
    public TestGame alsoShownOn(Presenter other) {
        return shownOn(new PresenterPair(presenter, other));
    }

    public LeakTracker leakTracker() {
        return leakTracker;
    }

    private GameProject open() {
        GameFiles files = GameFiles.folder(folder);
        return new GameProject(GameConfig.read(files.read("game.lua")), files, classes);
    }

    /** Performs a simple reset. */
    public TestGame reset() {
        loop.end1("test");
        loop.init3();
        return this;
    }

    public TestGame press(Key key) {
        raw.press(key);
        return this;
    }

    public TestGame release(Key key) {
        raw.release(key);
        return this;
    }

    /** Returns the input of the game. */
    public RawInput raw() {
        return raw;
    }

    /** Returns the log of scripts. */
    public Log logger() {
        return lines;
    }

    public List<String> log() {
        return log;
    }

    /** Returns the errors as printed to the console. */
    public List<String> errors() {
        return errors;
    }

    public LoopRequests requests() {
        return requests;
    }

    /** Returns the color of a pixel of the last frame, as RRGGBB. */
    public String pixel(int x, int y) {
        return "%06X".formatted(presenter.lastFrame().pixel(x, y) & 0xFFFFFF);
    }

    /** Returns whether a color, as RRGGBB, is in the last frame between two corners. */
    public boolean shows(String color, int left, int top, int right, int bottom) {
        Image frame = presenter.lastFrame();
        int wanted = 0xFF000000 | Integer.parseInt(color, 16);
        for (int y = top; y < bottom; y++)
            for (int x = left; x < right; x++) if (frame.pixel(x, y) == wanted) return true;
        return false;
    }
}

package kodama.loop.replay;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.function.Supplier;
import kodama.base.LeakTracker;
import kodama.base.PrintableText;
import kodama.draw.FrameBuffer;
import kodama.draw.Image;
import kodama.draw.Presenter;
import kodama.draw.Thumbnail;
import kodama.replay.Replay;
import kodama.replay.ReplayEntry;
import kodama.replay.ReplayFile;
import kodama.replay.ReplayFolder;
import kodama.replay.ReplayHeader;
import kodama.replay.ReplayName;
import kodama.replay.ReplaySaver;
import kodama.request.FirstScene;
import kodama.request.GameStart;
import kodama.request.LoopRequest;
import kodama.request.LoopRequests;
import kodama.script.config.GameConfig;
import kodama.script.game.PlayerReplays;
import org.jspecify.annotations.Nullable;

/**
 * Saves, lists and plays the replays of a player. Files are read and written on a thread of its own, so that no frame
 * waits for the disk.
 *
 * <p>For the game thread, except the {@link #presenter}.
 */
public final class SavedReplays implements PlayerReplays, AutoCloseable {
    /** The content of the list while it is being read. */
    private static final Object LOADING = false;

    private static final String NAME = "kodama-replays";
    private static final DateTimeFormatter FILE_NAME = DateTimeFormatter.ofPattern("yyyy-MM-dd HH-mm-ss", Locale.ROOT);
    private static final DateTimeFormatter DATE = DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm", Locale.ROOT);

    private static final int THUMBNAIL_WIDTH = 80;
    private static final int THUMBNAIL_HEIGHT = 60;

    /** Most calls of a game that wait for the disk; more are refused, so that their recordings do not fill memory. */
    private static final int MAX_PENDING = 16;

    private static final int MAX_THUMBNAILS = 64;

    /** A list that is older is read again, because a player may have copied a file into the folder. */
    private static final long LIST_NANOS = TimeUnit.SECONDS.toNanos(2);

    /** Longest wait for the disk when the program ends; in milliseconds. */
    private static final long CLOSE_MILLIS = 10_000;

    /** Events for the player's user interface. */
    public interface Notices {
        /** Ignores all. */
        Notices NONE = new Notices() {};

        /** A replay was saved. */
        default void saved() {}

        /** Something has failed, for a reason that is a sentence. */
        default void failed(String reason) {}

        /** The replay that begins was recorded with other files. */
        default void differentVersion() {}
    }

    /** What a session provides. */
    public record Session(
            Supplier<GameConfig> config,
            LoopRequests requests,
            RunRecorder recorder,
            Supplier<ReplaySaver.Snapshot> run,
            Consumer<Path> fileManager,
            Consumer<String> warnings,
            LeakTracker leaks) {}

    private final Session session;
    private final WatchableJournal journal;
    private final @Nullable ReplayFolder folder;
    private Notices notices = Notices.NONE;

    // the thread that reads and writes files
    private final BlockingQueue<Runnable> work = new LinkedBlockingQueue<>();
    private final BlockingQueue<Runnable> results = new LinkedBlockingQueue<>();
    private final BlockingQueue<String> failures = new LinkedBlockingQueue<>();
    private final AtomicInteger changes = new AtomicInteger();
    private @Nullable Thread thread;
    private volatile boolean isClosing;
    private boolean hasRefused;

    /** The list as plain data; null until it was read. */
    private volatile @Nullable List<Object> listed;

    /** Names of files by their names in the list, if these differ. */
    private volatile Map<String, String> oddNames = Map.of();

    private long listedNanos;
    private boolean isListing;

    /** Thumbnails by name of the replay; null for one that is being read or that does not exist. */
    private final Map<String, @Nullable Image> thumbnails = new LinkedHashMap<>();

    /** The run that is saved when the tick has ended; null before the first. */
    private @Nullable FutureTask<ReplaySaver.Snapshot> saving;

    private volatile boolean isThumbnailWanted;
    private volatile byte[] thumbnail = new byte[0];

    // the replay being played
    private WatchOptions watching = WatchOptions.DEFAULT;
    private String watchedName = "";
    private boolean isOpening;
    private boolean hasDiffered;

    /**
     * @param folder where replays are saved; null if this run saves no files
     */
    public SavedReplays(Session session, WatchableJournal journal, @Nullable ReplayFolder folder) {
        this.session = session;
        this.journal = journal;
        this.folder = folder;
    }

    /** Sets what shows events to the player. */
    public void setNotices(Notices shown) {
        notices = shown;
    }

    private boolean isIgnored() {
        return journal.isReplay();
    }

    // the thread

    /** Returns whether the job will run; if not, the player is notified. */
    private boolean submit(Runnable job) {
        if (isClosing) return false;
        if (work.size() >= MAX_PENDING) {
            refuse("a replay was not saved, changed or read because more than " + MAX_PENDING
                    + " calls wait for the disk");
            return false;
        }
        work.add(job);
        if (thread == null) thread = start();
        return true;
    }

    /**
     * Reports a call that is ignored, at most once in a frame. It is no error of the script: when it happens depends on
     * the disk, and no replay could repeat it.
     */
    private void refuse(String reason) {
        if (!hasRefused) fail(reason);
        hasRefused = true;
    }

    private Thread start() {
        LeakTracker.Entry entry = session.leaks().open(LeakTracker.Lifetime.PROGRAM, "thread", NAME);
        Thread started = new Thread(
                () -> {
                    try (entry) {
                        run();
                    }
                },
                NAME);
        started.setDaemon(true);
        started.setPriority(Thread.MIN_PRIORITY);
        started.start();
        return started;
    }

    private void run() {
        try {
            while (!isClosing || !work.isEmpty()) attempt(work.take());
        } catch (InterruptedException ended) {
            Thread.currentThread().interrupt();
        }
    }

    /** Runs a change of the folder, and then lists it again. */
    private void change(Consumer<ReplayFolder> job) {
        ReplayFolder there = folder;
        if (isIgnored() || there == null) return;
        changes.incrementAndGet();
        thumbnails.clear();
        long files = session.recorder().fingerprint();
        String game = session.config().get().id();
        boolean isSubmitted = submit(() -> {
            try {
                attempt(() -> job.accept(there));
                list(there, game, files);
            } finally {
                changes.decrementAndGet();
            }
        });
        if (!isSubmitted) changes.decrementAndGet();
    }

    /** Runs a job; what fails is reported. */
    private void attempt(Runnable job) {
        try {
            job.run();
        } catch (RuntimeException | OutOfMemoryError failed) {
            failures.add(String.valueOf(failed.getMessage()));
        }
    }

    private void fail(String reason) {
        session.warnings().accept(reason);
        notices.failed(reason);
    }

    // the folder

    @Override
    public void takeThumbnail() {
        if (!isIgnored()) isThumbnailWanted = true;
    }

    /** Returns a presenter that must receive all frames in addition to the window, on the draw thread. */
    public Presenter presenter() {
        return new Presenter() {
            @Override
            public void observeFrame(FrameBuffer frame) {
                if (!isThumbnailWanted) return;
                isThumbnailWanted = false;
                thumbnail = Thumbnail.png(frame, THUMBNAIL_WIDTH, THUMBNAIL_HEIGHT);
            }

            @Override
            public void present(FrameBuffer frame) {}

            @Override
            public void close() {}
        };
    }

    @Override
    public void save(String name) {
        if (isIgnored() || folder == null) return;
        if (session.recorder().isFull()) {
            refuse("the replay was not saved because the recording has reached its largest size");
            return;
        }
        FutureTask<ReplaySaver.Snapshot> wholeTicks = runAfterTick();
        byte[] picture = thumbnail;
        String file = ReplayName.fitting(name.isEmpty() ? FILE_NAME.format(ZonedDateTime.now()) : name);
        change(there -> {
            ReplaySaver.Snapshot run = finished(wholeTicks);
            there.save(file, ReplayFile.encode(run.header(), fitting(picture), run.chunks()));
            results.add(notices::saved);
        });
    }

    /** Returns the run up to the end of the tick; the same for all calls in a tick. */
    private FutureTask<ReplaySaver.Snapshot> runAfterTick() {
        FutureTask<ReplaySaver.Snapshot> last = saving;
        if (last != null && !last.isDone()) return last;
        FutureTask<ReplaySaver.Snapshot> next = new FutureTask<>(session.run()::get);
        saving = next;
        journal.afterTick(next);
        return next;
    }

    private static ReplaySaver.Snapshot finished(FutureTask<ReplaySaver.Snapshot> run) {
        try {
            return run.get();
        } catch (InterruptedException | ExecutionException lost) {
            throw new IllegalStateException("the run cannot be copied: " + lost.getMessage(), lost);
        }
    }

    private static byte[] fitting(byte[] picture) {
        return picture.length > ReplayFile.MAX_THUMBNAIL_BYTES ? new byte[0] : picture;
    }

    private static ZonedDateTime local(long seconds) {
        return Instant.ofEpochSecond(seconds).atZone(ZoneId.systemDefault());
    }

    @Override
    public void rename(String from, String to) {
        String fitting = ReplayName.fitting(to);
        change(there -> there.rename(real(from), fitting));
    }

    @Override
    public void delete(String name) {
        change(there -> there.delete(real(name)));
    }

    @Override
    public void show(String name) {
        ReplayFolder there = folder;
        if (isIgnored() || there == null) return;
        submit(() -> attempt(() -> session.fileManager().accept(file(there, name))));
    }

    /** Returns the list of replays as plain data; {@code false} while it is read. */
    public Object list() {
        ReplayFolder there = folder;
        if (there == null) return List.of();
        boolean isOld = System.nanoTime() - listedNanos > LIST_NANOS;
        if ((listed == null || isOld) && !isListing && changes.get() == 0 && work.size() < MAX_PENDING) {
            listedNanos = System.nanoTime();
            long files = session.recorder().fingerprint();
            String game = session.config().get().id();
            isListing = submit(() -> {
                list(there, game, files);
                results.add(() -> isListing = false);
            });
        }
        List<Object> known = listed;
        return known == null || changes.get() > 0 ? LOADING : known;
    }

    private void list(ReplayFolder there, String game, long files) {
        attempt(() -> {
            List<Object> list = new ArrayList<>();
            Map<String, String> odd = new HashMap<>();
            for (ReplayEntry entry : there.list()) {
                list.add(described(entry, game, files));
                String name = ReplayFolder.nameOf(entry.file());
                if (!shown(name).equals(name)) odd.put(shown(name), name);
            }
            oddNames = odd;
            listed = list;
        });
        if (listed == null) listed = List.of();
    }

    private static Map<String, Object> described(ReplayEntry entry, String game, long files) {
        Map<String, Object> about = new LinkedHashMap<>();
        about.put("name", shown(ReplayFolder.nameOf(entry.file())));
        about.put("fields", Map.of());
        ReplayHeader header = entry.header();
        if (header == null) {
            about.put("problem", withoutPath(entry));
            return about;
        }
        about.put("fields", shown(header.fields()));
        about.put("time", (double) header.recordedAt());
        about.put("date", DATE.format(local(header.recordedAt())));
        about.put("ticks", (double) header.ticks());
        about.put("seconds", (double) header.ticks() / header.fps());
        about.put("version", shown(header.version()));
        if (!header.game().equals(game))
            about.put("problem", "is a replay of '" + PrintableText.line(header.title()) + "'");
        else if (header.fingerprint() != files) about.put("other_version", true);
        return about;
    }

    private static Map<String, Object> shown(Map<String, Object> fields) {
        Map<String, Object> all = new LinkedHashMap<>(fields);
        all.replaceAll((name, value) -> value instanceof String text ? shown(text) : value);
        return all;
    }

    /** Files may come from strangers: makes their text safe for lists, and valid Unicode. */
    private static String shown(String text) {
        String line = PrintableText.line(text);
        return new String(line.getBytes(StandardCharsets.UTF_8), StandardCharsets.UTF_8);
    }

    /** Returns the file of a replay that has a name in the list. */
    private Path file(ReplayFolder there, String name) {
        return there.file(real(name));
    }

    private String real(String name) {
        return oddNames.getOrDefault(name, name);
    }

    /** The path of the folder, which may have the player's name, is not for scripts. */
    private static String withoutPath(ReplayEntry entry) {
        String problem = String.valueOf(entry.problem());
        String path = entry.file() + " ";
        return problem.startsWith(path) ? problem.substring(path.length()) : "cannot be read";
    }

    @Override
    public @Nullable Image thumbnail(String name) {
        ReplayFolder there = folder;
        if (there == null) return null;
        if (thumbnails.containsKey(name) || work.size() >= MAX_PENDING) return thumbnails.get(name);
        if (thumbnails.size() >= MAX_THUMBNAILS)
            thumbnails.remove(thumbnails.keySet().iterator().next());
        thumbnails.put(name, null);
        submit(() -> {
            Image read = readThumbnail(there, name);
            results.add(() -> thumbnails.replace(name, read));
        });
        return null;
    }

    private @Nullable Image readThumbnail(ReplayFolder there, String name) {
        try {
            byte[] png = ReplayFile.readThumbnail(file(there, name));
            return png.length == 0 ? null : Thumbnail.read("thumbnail of a replay", png);
        } catch (IOException | RuntimeException | OutOfMemoryError unreadable) {
            return null;
        }
    }

    // watching

    @Override
    public void watch(String name, WatchOptions options) {
        ReplayFolder there = folder;
        if (isIgnored() || there == null) return;
        open(name, () -> ReplayFile.read(file(there, name)), options);
    }

    @Override
    public void watch(String name, byte[] content, WatchOptions options) {
        if (!isIgnored()) open(name, () -> ReplayFile.decode(name, content), options);
    }

    /**
     * Plays a file that the player has chosen, such as one that was dropped on the window; then the game begins again.
     * Any thread may call it.
     */
    public void watchFile(Path file) {
        results.add(() -> open(String.valueOf(file.getFileName()), () -> ReplayFile.read(file), WatchOptions.DEFAULT));
    }

    private void open(String name, Supplier<Replay> reader, WatchOptions options) {
        if (isOpening) return;
        isOpening = submit(() -> attempt(() -> {
            Runnable result = () -> isOpening = false;
            try {
                Replay read = reader.get();
                read.reader(); // checks its events
                result = () -> begin(name, read, options);
            } finally {
                results.add(result); // before a failure is reported
            }
        }));
    }

    private void begin(String name, Replay read, WatchOptions options) {
        isOpening = false;
        GameConfig config = session.config().get();
        String other = ReplayMatch.otherGame(read.header(), config);
        if (other != null) {
            fail(PrintableText.line(name) + " " + other);
            return;
        }
        watching = options;
        watchedName = name;
        hasDiffered = false;
        if (read.header().fingerprint() != session.recorder().fingerprint() && !options.isAttract())
            notices.differentVersion();
        journal.watch(read, difference -> differ(difference, options));
        session.requests().submit(reset(null));
    }

    private void differ(ReplayDifference difference, WatchOptions options) {
        hasDiffered = true;
        if (!options.isAttract()) session.warnings().accept("the replay differs from the recording " + difference);
    }

    /** The game's subsystems keep their state over a simple reset. */
    private LoopRequest reset(@Nullable FirstScene scene) {
        boolean isSimple = session.config().get().java().subsystems().isEmpty();
        if (scene == null) return isSimple ? new LoopRequest.SimpleReset("replay") : new LoopRequest.SoftReset("");
        session.requests().setCheckpoint(GameStart.of(scene));
        return isSimple ? LoopRequest.SimpleReset.toCheckpoint("replay ended") : LoopRequest.SoftReset.toCheckpoint();
    }

    /** Returns whether a replay is played. */
    public boolean isWatching() {
        return journal.isWatching();
    }

    /** Returns whether each key ends the replay. */
    public boolean isAttract() {
        return isWatching() && watching.isAttract();
    }

    /** Returns whether the replay has been played to its end. */
    public boolean isFinished() {
        return journal.isFinished();
    }

    /** Returns whether the game has taken another course than in the recording. */
    public boolean hasDiffered() {
        return hasDiffered;
    }

    /** Returns the name of the replay that is played. */
    public String watchedName() {
        return PrintableText.line(watchedName);
    }

    /** Ends the replay and returns to the game. */
    public void leave() {
        if (!isWatching()) return;
        journal.end();
        String scene = watching.scene();
        session.requests()
                .submit(reset(scene.isEmpty() ? null : FirstScene.of(scene).withFields(watching.fields())));
    }

    /** Returns whether the player can take over at the current tick. */
    public boolean canPlayOn() {
        return journal.canPlayOn();
    }

    /**
     * Ends the replay, and continues live from a tick.
     *
     * @param tick number of ticks from the start of the replay
     */
    public void playOn(long tick) {
        journal.playOn();
        boolean isSimple = session.config().get().java().subsystems().isEmpty();
        session.requests()
                .submit(
                        isSimple
                                ? LoopRequest.SimpleReset.toTick("play from here", tick)
                                : LoopRequest.SoftReset.toTick(tick));
    }

    /** Takes up the results of finished work. Called in each frame. */
    public void update() {
        journal.endFrame();
        hasRefused = false;
        for (String reason = failures.poll(); reason != null; reason = failures.poll()) fail(reason);
        for (Runnable result = results.poll(); result != null; result = results.poll()) result.run();
    }

    /** Writes what is waiting, and reports what could not be written. */
    @Override
    public void close() {
        Thread running = thread;
        if (running == null) return;
        if (saving != null) saving.run(); // if the program has failed within a tick
        isClosing = true;
        work.add(() -> {});
        try {
            running.join(CLOSE_MILLIS);
        } catch (InterruptedException hurried) {
            Thread.currentThread().interrupt();
        }
        for (String reason = failures.poll(); reason != null; reason = failures.poll())
            session.warnings().accept(reason);
        if (running.isAlive())
            session.warnings()
                    .accept("a replay may be lost because the disk has not written it in " + CLOSE_MILLIS / 1000
                            + " seconds");
    }
}

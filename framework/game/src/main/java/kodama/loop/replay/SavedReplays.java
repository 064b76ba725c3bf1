package kodama.loop.replay;

import java.io.IOException;
import java.nio.file.Path;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
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
import kodama.replay.ReplayException;
import kodama.replay.ReplayFile;
import kodama.replay.ReplayFolder;
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

    private static final DateTimeFormatter FILE_NAME = DateTimeFormatter.ofPattern("yyyy-MM-dd HH-mm-ss", Locale.ROOT);

    private static final int THUMBNAIL_WIDTH = 80;
    private static final int THUMBNAIL_HEIGHT = 60;

    private static final int MAX_THUMBNAILS = 64;

    /** A list that is older is read again, because a player may have copied a file into the folder. */
    private static final long LIST_NANOS = TimeUnit.SECONDS.toNanos(2);

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
    private final DiskThread disk;
    private Notices notices = Notices.NONE;

    private final AtomicInteger changes = new AtomicInteger();
    private boolean hasRefused;

    /** Null until it was read. */
    private volatile @Nullable ReplayList listed;

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
        disk = new DiskThread(session.leaks());
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
        boolean isFull = disk.isFull();
        if (isFull)
            refuse("a replay was not saved, changed or read because more than " + DiskThread.MAX_PENDING
                    + " calls wait for the disk");
        return !isFull && disk.submit(job);
    }

    /**
     * Reports a call that is ignored, at most once in a frame. It is no error of the script: when it happens depends on
     * the disk, and no replay could repeat it.
     */
    private void refuse(String reason) {
        if (!hasRefused) fail(reason);
        hasRefused = true;
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
                disk.attempt(() -> job.accept(there));
                list(there, game, files);
            } finally {
                changes.decrementAndGet();
            }
        });
        if (!isSubmitted) changes.decrementAndGet();
    }

    private void fail(String reason) {
        session.warnings().accept(reason);
        notices.failed(reason);
    }

    // the folder

    @Override
    public void beginRun() {
        isThumbnailWanted = false;
        thumbnail = new byte[0];
    }

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
            disk.report(notices::saved);
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
        submit(() -> disk.attempt(() -> session.fileManager().accept(file(there, name))));
    }

    /** Returns the list of replays as plain data; {@code false} while it is read. */
    public Object list() {
        ReplayFolder there = folder;
        if (there == null) return List.of();
        boolean isOld = System.nanoTime() - listedNanos > LIST_NANOS;
        if ((listed == null || isOld) && !isListing && changes.get() == 0 && !disk.isFull()) {
            listedNanos = System.nanoTime();
            long files = session.recorder().fingerprint();
            String game = session.config().get().id();
            isListing = submit(() -> {
                list(there, game, files);
                disk.report(() -> isListing = false);
            });
        }
        ReplayList known = listed;
        return known == null || changes.get() > 0 ? LOADING : known.entries();
    }

    private void list(ReplayFolder there, String game, long files) {
        disk.attempt(() -> listed = ReplayList.read(there, game, files));
        if (listed == null) listed = ReplayList.EMPTY;
    }

    /** Returns the file of a replay that has a name in the list. */
    private Path file(ReplayFolder there, String name) {
        return there.file(real(name));
    }

    private String real(String name) {
        ReplayList known = listed;
        return known == null ? name : known.fileName(name);
    }

    @Override
    public @Nullable Image thumbnail(String name) {
        ReplayFolder there = folder;
        if (there == null) return null;
        if (thumbnails.containsKey(name) || disk.isFull()) return thumbnails.get(name);
        if (thumbnails.size() >= MAX_THUMBNAILS)
            thumbnails.remove(thumbnails.keySet().iterator().next());
        thumbnails.put(name, null);
        submit(() -> {
            Image read = readThumbnail(there, name);
            disk.report(() -> thumbnails.replace(name, read));
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
        disk.report(() -> open(String.valueOf(file.getFileName()), () -> ReplayFile.read(file), WatchOptions.DEFAULT));
    }

    /**
     * Plays a file before the game begins. It is read at once, so that it begins in the same frame each time.
     *
     * @throws kodama.replay.ReplayException if it cannot be watched
     */
    public void watchFirst(Path file) {
        Replay read = ReplayFile.read(file);
        read.reader(); // checks its events
        String other = ReplayMatch.otherGame(read.header(), session.config().get());
        if (other != null) throw new ReplayException(file + " " + other);
        disk.report(() -> begin(String.valueOf(file.getFileName()), read, WatchOptions.DEFAULT));
    }

    /** Tells the player in the next frame that something has failed. */
    public void failLater(String reason) {
        disk.report(() -> fail(reason));
    }

    private void open(String name, Supplier<Replay> reader, WatchOptions options) {
        if (isOpening) return;
        isOpening = submit(() -> disk.attempt(() -> {
            Runnable result = () -> isOpening = false;
            try {
                Replay read = reader.get();
                read.reader(); // checks its events
                result = () -> begin(name, read, options);
            } finally {
                disk.report(result); // before a failure is reported
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

    /** The last tick of a run that quit ends the replay by itself, and is shown. */
    @Override
    public boolean quitWatched() {
        if (!isWatching()) return false;
        if (!journal.isInLastTick()) leave();
        return true;
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
        disk.takeUp(this::fail);
    }

    /** Writes what is waiting, and reports what could not be written. */
    @Override
    public void close() {
        if (saving != null) saving.run(); // if the program has failed within a tick
        disk.close(session.warnings());
    }
}

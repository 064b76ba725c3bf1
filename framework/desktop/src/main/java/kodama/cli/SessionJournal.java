package kodama.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.function.Supplier;
import kodama.base.LeakTracker;
import kodama.file.FileHashes;
import kodama.log.Log;
import kodama.loop.FrameHook;
import kodama.loop.GameProject;
import kodama.loop.replay.RewindableRecorder;
import kodama.loop.replay.RunJournal;
import kodama.loop.replay.RunPlayer;
import kodama.loop.replay.RunRecorder;
import kodama.loop.replay.SavedReplays;
import kodama.loop.replay.WatchableJournal;
import kodama.option.PlayerData;
import kodama.replay.Replay;
import kodama.replay.ReplayException;
import kodama.replay.ReplayFile;
import kodama.replay.ReplayFolder;
import kodama.replay.ReplayHeader;
import kodama.replay.ReplaySaver;
import kodama.request.LoopRequests;
import kodama.save.Saves;
import kodama.script.config.GameConfig;
import kodama.time.SystemNanoClock;
import org.jspecify.annotations.Nullable;

/** Records the runs of a session, or plays a recorded one. Owned by the game thread. */
final class SessionJournal implements AutoCloseable {
    private final RunJournal journal;
    private final PlayerData playerData;
    private final List<FrameHook> hooks;

    /** Returns the file of {@link #recordedWorld}. */
    private final Supplier<byte @Nullable []> recordedWorld;

    private final Supplier<@Nullable RecordedRun> recordedRun;

    /** Writes the file of {@code --record}; null if there is none. */
    private final @Nullable ReplaySaver saver;

    /** The replays that the player has saved; null if a recorded run is being played. */
    private final @Nullable SavedReplays saved;

    /**
     * The run that the player sees.
     *
     * @param replay returns the recording; may be called on any thread
     * @param ticks number of ticks that have been played
     */
    record RecordedRun(Supplier<Replay> replay, long ticks) {}

    private SessionJournal(
            RunJournal journal,
            PlayerData playerData,
            List<FrameHook> hooks,
            Supplier<byte @Nullable []> recordedWorld,
            Supplier<@Nullable RecordedRun> recordedRun,
            @Nullable ReplaySaver saver,
            @Nullable SavedReplays saved) {
        this.journal = journal;
        this.playerData = playerData;
        this.hooks = hooks;
        this.recordedWorld = recordedWorld;
        this.recordedRun = recordedRun;
        this.saver = saver;
        this.saved = saved;
    }

    /**
     * Opens the replay that the options name, or else begins to record.
     *
     * @param live the player's saves and settings, which a replay does not use
     * @throws CommandException if the replay cannot be played
     */
    static SessionJournal open(
            RunOptions options,
            GameProject game,
            PlayerData live,
            LoopRequests requests,
            Log log,
            LeakTracker leakTracker) {
        Path replay = options.replayFile();
        Path file = options.recordFile();
        if (replay != null) return play(replay, options.allowsAnyVersion(), game, log);
        LazyReplays list = new LazyReplays();
        PlayerData own = live.forGame();
        PlayerData view = own.withSaves(Saves.withReplays(own.saves(), list::get));
        RunRecorder recorder = new RunRecorder(view.settings(), options.checkpointTicks());
        long startedAt = System.currentTimeMillis() / 1000;
        Supplier<byte @Nullable []> world = () -> world(game.config(), recorder, startedAt);
        WatchableJournal journal = new WatchableJournal(new RewindableRecorder(recorder, view), view);
        Supplier<@Nullable RecordedRun> run = () -> {
            RecordedRun watched = watched(journal);
            return watched == null ? run(game.config(), recorder, startedAt) : watched;
        };
        SavedReplays saved = new SavedReplays(
                new SavedReplays.Session(
                        game::config,
                        requests,
                        recorder,
                        () -> new ReplaySaver.Snapshot(
                                header(
                                        game.config(),
                                        recorder,
                                        System.currentTimeMillis() / 1000,
                                        recorder.worldTicks()),
                                recorder.worldSnapshot(),
                                recorder.isFull()),
                        new FileManager()::show,
                        log::warn,
                        leakTracker),
                journal,
                live.saves()
                        .folder()
                        .map(folder -> new ReplayFolder(folder.resolve("replays")))
                        .orElse(null));
        list.saved = saved;
        journal.setReplays(saved);
        if (file == null) {
            recorder.keepingLastWorldOnly();
            return new SessionJournal(journal, view, List.of(frames -> saved.update()), world, run, null, saved);
        }
        ReplaySaver saver = new ReplaySaver(
                file,
                () -> new ReplaySaver.Snapshot(
                        header(game.config(), recorder, startedAt, recorder.ticks()),
                        recorder.snapshot(),
                        recorder.isFull()),
                new SystemNanoClock(),
                log::warn,
                leakTracker);
        return new SessionJournal(
                journal, view, List.of(frames -> saved.update(), frames -> saver.update()), world, run, saver, saved);
    }

    private static byte @Nullable [] world(GameConfig config, RunRecorder recorder, long startedAt) {
        ReplaySaver.Snapshot world = worldSnapshot(config, recorder, startedAt);
        return world == null ? null : ReplayFile.encode(world.header(), world.chunks());
    }

    private static @Nullable RecordedRun watched(WatchableJournal journal) {
        Replay replay = journal.watched();
        return replay == null ? null : new RecordedRun(() -> replay, journal.watchedTicks());
    }

    /** The recording is put together where it is needed, as that can take longer than a frame. */
    private static @Nullable RecordedRun run(GameConfig config, RunRecorder recorder, long startedAt) {
        ReplaySaver.Snapshot world = worldSnapshot(config, recorder, startedAt);
        if (world == null) return null;
        return new RecordedRun(
                () -> ReplayFile.decode("the recording", ReplayFile.encode(world.header(), world.chunks())),
                world.header().ticks());
    }

    /** Returns the recording of the current world; null before the first. */
    private static ReplaySaver.@Nullable Snapshot worldSnapshot(
            GameConfig config, RunRecorder recorder, long startedAt) {
        if (recorder.isFull()) throw new ReplayException("the recording has reached its largest size");
        List<byte[]> body = recorder.worldSnapshot();
        if (body.isEmpty()) return null;
        return new ReplaySaver.Snapshot(header(config, recorder, startedAt, recorder.worldTicks()), body, false);
    }

    private static ReplayHeader header(GameConfig config, RunRecorder recorder, long startedAt, long ticks) {
        return new ReplayHeader(
                ReplayHeader.fitting(config.display().title()),
                config.id(),
                config.info().version(),
                Version.ofJar(),
                ReplayHeader.fitting(System.getProperty("java.version")),
                startedAt,
                ticks,
                config.timing().fps(),
                recorder.fields().copy(),
                recorder.fingerprint());
    }

    private static SessionJournal play(Path file, boolean anyVersion, GameProject game, Log log) {
        Replay replay = ReplayFile.read(file);
        String mismatch = game.mismatch(replay, new FileHashes());
        if (mismatch != null && !anyVersion) throw new CommandException(file + " " + mismatch);
        RunPlayer player = new RunPlayer(
                replay.reader(), difference -> log.warn("the replay differs from the recording " + difference));
        return new SessionJournal(
                player,
                player.playerData(),
                List.of(),
                () -> null,
                () -> new RecordedRun(() -> replay, player.ticksBefore() + player.tick()),
                null,
                null);
    }

    /** Returns the journal for the game's worlds. */
    RunJournal journal() {
        return journal;
    }

    /** Returns the saves and settings that the game sees: a view of the player's, or those of the recorded run. */
    PlayerData playerData() {
        return playerData;
    }

    /** Returns whether a recorded run has been played to its end. */
    boolean isFinished() {
        return journal instanceof RunPlayer player && player.isFinished();
    }

    /**
     * Returns the content of a replay file of the game's current or last world, from its start to now; null if a
     * recorded run is being played, or the game has not begun.
     *
     * @throws ReplayException if it is or would be too large
     */
    byte @Nullable [] recordedWorld() {
        return recordedWorld.get();
    }

    /** Returns the replays that the player has saved; null if a recorded run is being played. */
    @Nullable
    SavedReplays saved() {
        return saved;
    }

    /**
     * Returns the run that the player sees, from the start of its world or replay to now; null if none has begun.
     *
     * @throws ReplayException if it is too large
     */
    @Nullable
    RecordedRun recordedRun() {
        return recordedRun.get();
    }

    /** Returns the hooks to call after each frame. */
    List<FrameHook> hooks() {
        return hooks;
    }

    /** Writes the rest of the recording. */
    @Override
    public void close() {
        if (saved != null) saved.close();
        if (saver != null) saver.close();
        if (journal instanceof RunPlayer) playerData.close();
    }

    /** The list of the player's replays, which the saves need before there is one. */
    private static final class LazyReplays {
        private @Nullable SavedReplays saved;

        Object get() {
            return saved == null ? List.of() : saved.list();
        }
    }
}

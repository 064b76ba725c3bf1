package kodama.loop.replay;

import java.io.ByteArrayOutputStream;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import kodama.input.Controls;
import kodama.job.CompletionPolicy;
import kodama.lua.LuaMachine;
import kodama.option.PlayerData;
import kodama.replay.ReplayFields;
import kodama.replay.ReplayReader;
import kodama.replay.WorldHash;
import kodama.replay.WorldStart;
import kodama.request.LoopRequest;
import kodama.save.Saves;
import kodama.save.Settings;
import kodama.time.GameClock;
import org.jspecify.annotations.Nullable;

/**
 * Records a run, and can play the recording of the current world again: the next world then begins as that one did,
 * gets its input up to the sought tick, and continues with live input. What is played again is also recorded, so this
 * works any number of times.
 *
 * <p>The recording is kept until the first tick with live input. Before that, any of its ticks can be sought, also
 * after a mistake in a script has ended the new run early.
 *
 * <p>While the recording is played, the player's saves and settings are neither read nor written. Owned by the game
 * thread.
 */
public final class RewindableRecorder implements RunJournal {
    private static final long NONE = -1;

    /** Maximum number of ticks with failures that are remembered. */
    private static final int MAX_FAILURES = 1000;

    private final RunRecorder recorder;
    private final PlayerData playerData;
    private final Settings settings;

    /** The body of the recording that is being played or may be played again; null if that is the current world. */
    private byte @Nullable [] recording;

    private long recordedTicks;

    /** Ticks of the recording in which scripts failed. */
    private Set<Long> recordedFailures = Set.of();

    /** Ticks of the current world in which scripts failed. */
    private final Set<Long> failures = new HashSet<>();

    private String lastScene = "";

    /** Plays the recording; null if the world has live input only. */
    private @Nullable RunPlayer player;

    private long sought = NONE;

    /** The tick that was sought last in the recording: where the developer is, or wants to get after a mistake. */
    private long lastSought = NONE;

    private boolean isReplaying;
    private @Nullable ReplayDifference difference;
    private Supplier<String> scene = () -> "";

    /**
     * Creates a recorder.
     *
     * @param playerData the view of the game
     */
    public RewindableRecorder(RunRecorder recorder, PlayerData playerData) {
        this.recorder = recorder;
        this.playerData = playerData;
        settings = playerData.settings();
    }

    /** Whether the game gets recorded input at the moment. */
    @Override
    public boolean isReplay() {
        return isReplaying;
    }

    @Override
    public void seek(long tick) {
        if (recordedTicks() == 0) return;
        boolean isResume = tick == LoopRequest.LAST_TICK && lastSought != NONE;
        sought = Math.min(isResume ? lastSought : tick, recordedTicks());
        lastSought = sought;
        if (player != null) replay(true); // forward; otherwise the next world begins it
    }

    private void replay(boolean on) {
        isReplaying = on;
        if (on) settings.detach();
        else settings.attach();
    }

    @Override
    public boolean canSeekForward() {
        return player != null && !player.isWorldOver();
    }

    @Override
    public long soughtTick() {
        return isReplaying ? sought : NONE;
    }

    @Override
    public void endSeek(boolean isReached) {
        sought = NONE;
        replay(false);
    }

    @Override
    public boolean isLiveAfterSeek() {
        return true;
    }

    @Override
    public @Nullable ReplayDifference difference() {
        ReplayDifference first = difference;
        return first == null || replayed().lastEqual() >= first.tick() ? null : first;
    }

    @Override
    public String lastScene() {
        return recording == null ? scene.get() : lastScene;
    }

    @Override
    public void failed(long tick) {
        if (failures.size() < MAX_FAILURES) failures.add(tick);
    }

    @Override
    public boolean hasSurvivedFailure(long tick) {
        return recording != null && tick < recordedTicks && recordedFailures.contains(tick);
    }

    /** Returns the number of ticks that can be sought; 0 if the world has none yet or is too large to be recorded. */
    @Override
    public long recordedTicks() {
        if (recording != null) return recordedTicks;
        return recorder.isFull() ? 0 : recorder.worldTicks();
    }

    @Override
    public WorldStart beginWorld(WorldStart live) {
        if (sought != NONE && recording == null) keepRecording();
        failures.clear();
        byte[] played = recording;
        if (sought == NONE || played == null) {
            dropRecording();
            return recorder.beginWorld(live);
        }
        difference = null;
        player = new RunPlayer(new ReplayReader(played), playerData, found -> difference = found).ofDeveloper();
        replay(true);
        WorldStart recorded = player.beginWorld(live);
        return recorder.beginWorld(new WorldStart(
                live.isFresh(),
                recorded.seed(),
                recorded.start(),
                recorded.language(),
                recorded.settings(),
                live.files()));
    }

    private void keepRecording() {
        List<byte[]> blocks = recorder.worldSnapshot();
        if (blocks.isEmpty()) return;
        ByteArrayOutputStream body = new ByteArrayOutputStream();
        blocks.forEach(body::writeBytes);
        lastScene = scene.get();
        recordedTicks = recorder.worldTicks();
        recording = body.toByteArray();
        recordedFailures = Set.copyOf(failures);
    }

    /**
     * Prepares to play another recording: if a tick is sought next, the next world begins as its first world did.
     *
     * @param body the events of the recording, which must not change
     * @param ticks number of ticks of its first world
     */
    void load(byte[] body, long ticks) {
        recording = body;
        recordedTicks = ticks;
        lastSought = NONE;
        lastScene = "";
    }

    private void dropRecording() {
        if (isReplaying) replay(false);
        sought = NONE;
        lastSought = NONE;
        recording = null;
        player = null;
    }

    @Override
    public void openWorld(Supplier<WorldHash> state, Supplier<String> sceneName, LuaMachine machine) {
        scene = sceneName;
        recorder.openWorld(state, sceneName, machine);
        RunPlayer replay = player;
        if (replay == null) return;
        replay.setState(state);
        machine.repeatEnds(() -> isReplaying ? replay.recordedEnds() : List.of());
    }

    @Override
    public void endWorld() {
        recorder.endWorld();
        String last = scene.get();
        scene = () -> last;
    }

    @Override
    public void closeWorld() {
        recorder.closeWorld();
        if (player != null) player.forgetWorld();
    }

    @Override
    public void synchronizeInput(Controls controls) {
        if (isReplaying) replayed().synchronizeInput(controls);
        recorder.synchronizeInput(controls);
    }

    private RunPlayer replayed() {
        RunPlayer current = player;
        if (current == null) throw new IllegalStateException("no recording is played");
        return current;
    }

    @Override
    public void adoptSettings() {
        if (isReplaying) replayed().adoptSettings(recorder::settingChanged);
        else recorder.adoptSettings();
    }

    @Override
    public void latch(Controls controls) {
        replayed().latch(controls);
    }

    @Override
    public void beginTick(Controls controls, GameClock time) {
        if (isReplaying) replayed().beginTick(controls, time);
        else dropRecording();
        recorder.beginTick(controls, time);
    }

    @Override
    public void endTick(long tick) {
        if (isReplaying) replayed().endTick(tick);
        recorder.endTick(tick);
    }

    @Override
    public void drawn(boolean isHeld) {
        recorder.drawn(isHeld);
    }

    @Override
    public boolean isWorldOver() {
        return isReplaying && replayed().isWorldOver();
    }

    @Override
    public CompletionPolicy completion(CompletionPolicy live) {
        return recorder.completion((tick, job, isFinished) ->
                isReplaying ? replayed().hasArrived(job) : live.completes(tick, job, isFinished));
    }

    @Override
    public Supplier<String> fps(Supplier<String> live) {
        RunPlayer replay = player;
        if (replay == null) return recorder.fps(live);
        Supplier<String> recorded = replay.fps(live);
        return recorder.fps(() -> isReplaying ? recorded.get() : live.get());
    }

    @Override
    public Saves saves(Saves live) {
        RunPlayer replay = player;
        if (replay == null) return recorder.saves(live);
        return recorder.saves(Saves.switching(replay.saves(live), live, () -> isReplaying));
    }

    @Override
    public void edited(String tool) {
        recorder.edited(tool);
    }

    @Override
    public ReplayFields fields() {
        return recorder.fields();
    }
}

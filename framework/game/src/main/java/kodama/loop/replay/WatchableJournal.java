package kodama.loop.replay;

import java.util.function.Consumer;
import java.util.function.DoubleConsumer;
import java.util.function.Supplier;
import kodama.input.Controls;
import kodama.job.CompletionPolicy;
import kodama.lua.LuaMachine;
import kodama.option.PlayerData;
import kodama.replay.Replay;
import kodama.replay.ReplayFields;
import kodama.replay.ReplayReader;
import kodama.replay.WorldHash;
import kodama.replay.WorldStart;
import kodama.request.LoopRequest;
import kodama.save.Saves;
import kodama.script.game.PlayerReplays;
import kodama.time.GameClock;
import org.jspecify.annotations.Nullable;

/**
 * Records the runs of a session, and plays replays in between: {@link #watch} plays a replay from the next world on,
 * until {@link #end}. Meanwhile the player's saves and settings are neither read nor written, and nothing is recorded.
 *
 * <p>Owned by the game thread.
 */
public final class WatchableJournal implements RunJournal {
    private final RewindableRecorder live;
    private final PlayerData playerData;
    private PlayerReplays replays = PlayerReplays.NONE;

    /** The replay to play from the next world on; null if there is none. */
    private @Nullable Replay next;

    private Consumer<ReplayDifference> differences = difference -> {};

    /** The replay that is played; null if the game is live. */
    private @Nullable Replay replay;

    private @Nullable RunPlayer player;
    private @Nullable CompletionPolicy recorded;
    private boolean isEnding;

    /** Whether a tick of the replay is sought in the next world. */
    private boolean isSeeking;

    /** Whether a replay has ended before the world that begins. */
    private boolean hasEnded;

    private boolean isInTick;

    /** What waits for the end of the tick; null for nothing. */
    private @Nullable Runnable waiting;

    /**
     * Creates a journal that records.
     *
     * @param playerData the view of the game
     */
    public WatchableJournal(RewindableRecorder live, PlayerData playerData) {
        this.live = live;
        this.playerData = playerData;
    }

    /** Sets what scripts use to save and watch replays. */
    public void setReplays(PlayerReplays used) {
        replays = used;
    }

    @Override
    public PlayerReplays replays() {
        return replays;
    }

    /**
     * Plays a replay from the next world on.
     *
     * @param found receives the first difference
     */
    public void watch(Replay watched, Consumer<ReplayDifference> found) {
        next = watched;
        differences = found;
    }

    /** Ends the replay: the next world is live. */
    public void end() {
        next = null;
        isEnding = true;
    }

    /** Returns whether the current tick is in the first world of the replay, from which the game can continue live. */
    public boolean canPlayOn() {
        return player != null && player.world() == 1;
    }

    /** Ends the replay: the next world is that of the replay, up to the tick that is sought; then it is live. */
    public void playOn() {
        Replay watched = replay;
        if (watched == null || !canPlayOn()) throw new IllegalStateException("no replay to play on from");
        live.load(watched.body(), new ReplayReader(watched.body()).firstWorldTicks());
        end();
    }

    /** Returns whether a replay is played. */
    public boolean isWatching() {
        return player != null;
    }

    /** Returns the replay that is played; null if the game is live. */
    public @Nullable Replay watched() {
        return replay;
    }

    /** Returns the number of ticks from the start of the replay to the current state; 0 if the game is live. */
    public long watchedTicks() {
        return player == null ? 0 : player.ticksBefore() + player.tick();
    }

    /** Returns whether the last tick of the replay has begun. */
    boolean isInLastTick() {
        return player != null && watchedTicks() + 1 >= recordedTicks();
    }

    /** Returns whether the replay has been played to its end. */
    public boolean isFinished() {
        return player != null && player.isFinished();
    }

    /**
     * Calls an action when the current tick and its frame have ended, so that a recording that it copies ends with a
     * whole tick; at the latest when the next tick begins or the world is closed. It replaces one that still waits.
     */
    void afterTick(Runnable action) {
        waiting = action;
    }

    /** Calls what waits for the end of the tick, unless the tick is still running. Called after each frame. */
    void endFrame() {
        if (!isInTick) runWaiting();
    }

    private void runWaiting() {
        Runnable action = waiting;
        waiting = null;
        if (action != null) action.run();
    }

    private RunJournal current() {
        RunPlayer playing = player;
        return playing == null ? live : playing;
    }

    @Override
    public WorldStart beginWorld(WorldStart start) {
        if (isEnding || !isSeeking && isInLastWorld()) leave();
        isSeeking = false;
        Replay watched = next;
        if (watched != null) enter(watched);
        if (player != null) playerData.settings().detach();
        else replays.beginRun();
        return current().beginWorld(start);
    }

    /** Returns whether a reset ends the replay, even one from outside, as by a developer. */
    private boolean isInLastWorld() {
        return player != null && next == null && !player.hasNextWorld();
    }

    private void enter(Replay watched) {
        next = null;
        replay = watched;
        RunPlayer playing = new RunPlayer(watched.reader(), playerData, found -> differences.accept(found));
        player = playing;
        recorded = playing.completion(CompletionPolicy.NEXT_TICK);
    }

    private void leave() {
        isEnding = false;
        hasEnded = true;
        replay = null;
        player = null;
        recorded = null;
    }

    /** The settings of the player count again before the next world reads them. */
    @Override
    public void closeWorld() {
        isInTick = false;
        runWaiting();
        current().closeWorld();
        if (player != null) playerData.settings().attach();
    }

    @Override
    public boolean isReplay() {
        return current().isReplay();
    }

    /** Called before the world begins that will play it. */
    @Override
    public void seek(long tick) {
        if (isEnding) live.seek(tick);
        else if (next == null) seekInReplay(tick);
    }

    private void seekInReplay(long tick) {
        isSeeking = player != null;
        current().seek(tick);
    }

    @Override
    public boolean canSeekForward() {
        return current().canSeekForward();
    }

    @Override
    public long soughtTick() {
        return current().soughtTick();
    }

    @Override
    public void endSeek(boolean isReached) {
        current().endSeek(isReached);
    }

    @Override
    public boolean isLiveAfterSeek() {
        return current().isLiveAfterSeek();
    }

    @Override
    public @Nullable ReplayDifference difference() {
        return current().difference();
    }

    @Override
    public void failed(long tick) {
        current().failed(tick);
    }

    @Override
    public boolean hasSurvivedFailure(long tick) {
        return current().hasSurvivedFailure(tick);
    }

    @Override
    public String lastScene() {
        return current().lastScene();
    }

    @Override
    public long ticksBefore() {
        return current().ticksBefore();
    }

    @Override
    public long recordedTicks() {
        return current().recordedTicks();
    }

    @Override
    public void openWorld(Supplier<WorldHash> state, Supplier<String> scene, LuaMachine machine) {
        current().openWorld(state, scene, machine);
    }

    @Override
    public void endWorld() {
        current().endWorld();
    }

    /** Keys that are held when a replay ends were for the replay, and not for the live game that follows. */
    @Override
    public void synchronizeInput(Controls controls) {
        if (hasEnded) controls.ignoreHeldUntilReleased();
        hasEnded = false;
        current().synchronizeInput(controls);
    }

    @Override
    public void adoptSettings() {
        current().adoptSettings();
    }

    @Override
    public void latch(Controls controls) {
        current().latch(controls);
    }

    @Override
    public void beginTick(Controls controls, GameClock time) {
        runWaiting();
        isInTick = true;
        current().beginTick(controls, time);
    }

    @Override
    public void endTick(long tick) {
        current().endTick(tick);
        isInTick = false;
    }

    @Override
    public void drawn(boolean isHeld) {
        current().drawn(isHeld);
    }

    @Override
    public boolean drawsAsRecorded() {
        return false;
    }

    @Override
    public void drawRecorded(DoubleConsumer draw) {
        current().drawRecorded(draw);
    }

    @Override
    public boolean isWorldOver() {
        return current().isWorldOver();
    }

    @Override
    public @Nullable LoopRequest endRequest() {
        return current().endRequest();
    }

    /** Called once for all worlds. */
    @Override
    public CompletionPolicy completion(CompletionPolicy wanted) {
        CompletionPolicy ofLive = live.completion(wanted);
        return (tick, job, isFinished) -> {
            CompletionPolicy replayed = recorded;
            return (replayed == null ? ofLive : replayed).completes(tick, job, isFinished);
        };
    }

    @Override
    public Supplier<String> fps(Supplier<String> measured) {
        return current().fps(measured);
    }

    @Override
    public Saves saves(Saves stored) {
        return current().saves(stored);
    }

    @Override
    public void edited(String tool) {
        current().edited(tool);
    }

    @Override
    public ReplayFields fields() {
        return current().fields();
    }
}

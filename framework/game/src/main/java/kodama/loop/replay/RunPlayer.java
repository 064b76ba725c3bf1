package kodama.loop.replay;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.DoubleConsumer;
import java.util.function.Supplier;
import kodama.base.PrintableText;
import kodama.input.Controls;
import kodama.input.TickInput;
import kodama.job.CompletionPolicy;
import kodama.lua.LuaMachine;
import kodama.lua.limit.ForcedEnd;
import kodama.option.PlayerData;
import kodama.replay.ReplayEvent;
import kodama.replay.ReplayEvent.Checkpoint;
import kodama.replay.ReplayEvent.Edited;
import kodama.replay.ReplayEvent.FinalState;
import kodama.replay.ReplayEvent.FpsMeasured;
import kodama.replay.ReplayEvent.FrameLength;
import kodama.replay.ReplayEvent.Frames;
import kodama.replay.ReplayEvent.InputSynchronized;
import kodama.replay.ReplayEvent.JobArrived;
import kodama.replay.ReplayEvent.SaveAnswered;
import kodama.replay.ReplayEvent.ScriptEnded;
import kodama.replay.ReplayEvent.SettingChanged;
import kodama.replay.ReplayFields;
import kodama.replay.ReplayReader;
import kodama.replay.WorldHash;
import kodama.replay.WorldStart;
import kodama.request.LoopNames;
import kodama.request.LoopRequest;
import kodama.save.SaveAnswer;
import kodama.save.Saves;
import kodama.save.Settings;
import kodama.time.FrameRate;
import kodama.time.GameClock;
import org.jspecify.annotations.Nullable;

/**
 * Plays a recorded run: the worlds of a game get the recorded input instead of input from outside. The state is
 * compared with each recorded hash; the first difference is reported, and the game plays on.
 *
 * <p>The player's saves and settings are neither read nor written: the game sees the recorded ones, in memory.
 *
 * <p>Owned by the game thread.
 */
public final class RunPlayer implements RunJournal {
    private static final Supplier<WorldHash> NO_STATE = () -> new WorldHash(0, 0, 0, 0, 0, 0, 0, 0, 0);
    private static final Frames ONE_FRAME = new Frames(1, 0);

    private static final ForcedEnd.Cause[] CAUSES = ForcedEnd.Cause.values();

    private final ReplayReader reader;
    private final PlayerData playerData;
    private final Settings settings;
    private final ReplayFields fields = new ReplayFields();
    private final Consumer<ReplayDifference> differences;
    private @Nullable LuaMachine scripts;
    private Supplier<WorldHash> state = NO_STATE;

    // what was recorded after the ticks that have begun
    private final Deque<TickInput> synchronizations = new ArrayDeque<>();
    private final Deque<SaveAnswer> saveAnswers = new ArrayDeque<>();
    private final Deque<FpsMeasured> fpsMeasured = new ArrayDeque<>();
    private final List<ScriptEnded> scriptEnds = new ArrayList<>();
    private final Set<Long> arrivals = new HashSet<>();
    private final List<SettingChanged> settingChanges = new ArrayList<>();
    private Frames frames = ONE_FRAME;
    private @Nullable WorldHash checkpoint;
    private @Nullable WorldHash finalState;
    private @Nullable String edited;

    /** The length of frames from the next tick on. */
    private FrameLength frameLength = new FrameLength(1, 1);

    // the current measured frames per second, and the number of queries for them
    private String fps = "";
    private long fpsQueries;

    /** The tick of the run up to which it is played as fast as possible; negative for none. */
    private long sought = -1;

    /** Number of frames drawn since the last tick. */
    private int drawn;

    /** Number of ticks since the last frame that was drawn as recorded. */
    private int ticksUndrawn;

    private long ticks;
    private long lastEqual;
    private boolean hasBegun;
    private boolean drawsAsRecorded;
    private boolean isEndRequested;
    private boolean hasDiffered;
    private boolean isOfDeveloper;

    /** Whether the game has begun a world that was not recorded. */
    private boolean isPastEnd;

    /**
     * Creates a player at the start of a run.
     *
     * @param reader before the first world to play
     * @param differences receives the first difference
     */
    public RunPlayer(ReplayReader reader, Consumer<ReplayDifference> differences) {
        this(reader, PlayerData.of(Saves.inMemory(), reader.nextStart().language()), differences);
    }

    /**
     * Creates a player at the start of a run.
     *
     * @param playerData gets the recorded settings
     */
    RunPlayer(ReplayReader reader, PlayerData playerData, Consumer<ReplayDifference> differences) {
        this.reader = reader;
        this.playerData = playerData;
        settings = playerData.settings();
        this.differences = differences;
    }

    /** Makes the game draw as often as when it was recorded, instead of at its own rate. */
    public RunPlayer drawingAsRecorded() {
        drawsAsRecorded = true;
        return this;
    }

    /**
     * Plays a recording that a developer has just made: changes by tools are not reported, and a difference is reported
     * again after the state was the same.
     */
    RunPlayer ofDeveloper() {
        isOfDeveloper = true;
        return this;
    }

    /** Returns the saves and settings that the game sees: the recorded ones, in memory. */
    public PlayerData playerData() {
        return playerData;
    }

    @Override
    public boolean drawsAsRecorded() {
        return drawsAsRecorded;
    }

    @Override
    public void drawRecorded(DoubleConsumer draw) {
        ticksUndrawn++;
        for (int i = 0; i < frames.shown(); i++) draw.accept((double) ticksUndrawn / frames.shown());
        for (int i = 0; i < frames.held(); i++) draw.accept(0);
        if (frames.shown() > 0) ticksUndrawn = 0;
    }

    /** Returns whether the whole run has been played. */
    public boolean isFinished() {
        return isWorldOver() && !reader.hasNextWorld();
    }

    /** Returns whether another world follows the current one. */
    boolean hasNextWorld() {
        return reader.hasNextWorld();
    }

    /** Returns the number of the current world, from 1; 0 before the first. */
    public int world() {
        return hasBegun ? reader.world() : 0;
    }

    /** Returns the number of ticks of the current world that have been played. */
    public long tick() {
        return reader.tick();
    }

    /** Returns the last tick of the world after which the state was compared and equal; 0 for its start. */
    long lastEqual() {
        return lastEqual;
    }

    /** Returns the number of ticks that have been played, of all worlds. */
    public long ticks() {
        return ticks;
    }

    /**
     * Returns whether the recording of the current world has stopped before the world ended, as if the program was
     * killed.
     */
    public boolean isCutOff() {
        return finalState == null;
    }

    /** Returns the difference that the game has quit before the end of the recording. */
    public ReplayDifference endedEarly() {
        return new ReplayDifference(
                reader.world(),
                lastEqual,
                reader.tick(),
                "the game quits",
                "after tick " + reader.worldTicks(),
                "after tick " + reader.tick());
    }

    @Override
    public boolean isReplay() {
        return true;
    }

    @Override
    public void seek(long tick) {
        long now = hasBegun ? reader.ticksBefore() + reader.tick() : 0;
        sought = tick == LoopRequest.LAST_TICK ? now : Math.min(tick, recordedTicks());
    }

    @Override
    public boolean canSeekForward() {
        return hasBegun && !isFinished();
    }

    @Override
    public long soughtTick() {
        return sought < 0 || !hasBegun ? -1 : Math.min(reader.worldTicks(), sought - reader.ticksBefore());
    }

    @Override
    public void endSeek(boolean isReached) {
        if (!isReached || reader.ticksBefore() + reader.tick() >= sought) sought = -1;
    }

    @Override
    public long ticksBefore() {
        return hasBegun ? reader.ticksBefore() : 0;
    }

    @Override
    public long recordedTicks() {
        return reader.ticks();
    }

    /** Before a world begins, goes back to the world of the sought tick, unless that is after the end of a world. */
    private void rewind() {
        if (sought < 0 || !hasBegun) return;
        if (isWorldOver() && reader.ticksBefore() + reader.tick() < sought) return;
        int number = reader.worldOf(sought);
        reader.restart();
        for (int i = 1; i < number; i++) reader.nextWorld();
        hasBegun = false;
    }

    @Override
    public WorldStart beginWorld(WorldStart live) {
        rewind();
        if (hasBegun && !isWorldOver())
            report(reader.tick(), "the world ends", "after tick " + reader.worldTicks(), "after tick " + reader.tick());
        isPastEnd = !reader.hasNextWorld();
        if (isPastEnd) return live;
        hasBegun = true;
        isEndRequested = false;
        lastEqual = 0;
        WorldStart start = reader.nextWorld();
        apply(start);
        takeEvents();
        return start;
    }

    private void apply(WorldStart start) {
        for (String name : settings.names("")) if (!start.settings().containsKey(name)) settings.adopt(name, null);
        start.settings().forEach(settings::adopt);
        fields.clear();
        synchronizations.clear();
        saveAnswers.clear();
        fpsMeasured.clear();
        fps = "";
        fpsQueries = 0;
        settingChanges.clear();
    }

    /** Takes what was recorded after the ticks that have begun. */
    private void takeEvents() {
        arrivals.clear();
        scriptEnds.clear();
        frames = ONE_FRAME;
        checkpoint = null;
        finalState = null;
        edited = null;
        reader.takeEvents(this::take);
        if (edited != null && !isOfDeveloper)
            report(reader.tick(), "a developer tool changed the game: " + edited, "", "");
    }

    private void take(ReplayEvent event) {
        if (event instanceof InputSynchronized) synchronizations.add(reader.input());
        else if (event instanceof JobArrived arrived) arrivals.add(arrived.job());
        else if (event instanceof SettingChanged change) settingChanges.add(change);
        else if (event instanceof SaveAnswered answered) saveAnswers.add(answered.answer());
        else if (event instanceof FpsMeasured measured) fpsMeasured.add(measured);
        else if (event instanceof FrameLength length) frameLength = length;
        else if (event instanceof Frames drawn) frames = drawn;
        else if (event instanceof Checkpoint reached) checkpoint = reached.hash();
        else if (event instanceof FinalState end) finalState = end.hash();
        else if (event instanceof ScriptEnded end) scriptEnds.add(end);
        else if (event instanceof Edited change) edited = change.tool();
    }

    @Override
    public void openWorld(Supplier<WorldHash> opened, Supplier<String> scene, LuaMachine machine) {
        state = opened;
        scripts = machine;
        machine.setEndListener(this::reportEnd);
        machine.repeatEnds(this::recordedEnds);
    }

    /** Sets what computes the hash of the state of the world, if another journal has opened it. */
    void setState(Supplier<WorldHash> opened) {
        state = opened;
    }

    /** Forgets the world that has ended, which is garbage now. */
    void forgetWorld() {
        state = NO_STATE;
        scripts = null;
    }

    private void reportEnd(ForcedEnd end) {
        String why = end.reason().isEmpty() ? "memory ran out" : end.reason();
        report(reader.tick(), "a script was ended in the replay: " + why, "", "");
    }

    /** Returns the recorded ends of scripts in the tick that begins, or in the frame after it that begins. */
    List<ForcedEnd> recordedEnds() {
        if (scriptEnds.isEmpty() || drawn > 0 && !drawsAsRecorded) return List.of();
        return scriptEnds.stream()
                .filter(end -> end.frame() == drawn)
                .map(RunPlayer::forced)
                .toList();
    }

    private static ForcedEnd forced(ScriptEnded end) {
        return new ForcedEnd(end.spent(), CAUSES[Math.min(end.cause(), CAUSES.length - 1)], end.reason());
    }

    @Override
    public void drawn(boolean isHeld) {
        drawn++;
    }

    @Override
    public void synchronizeInput(Controls controls) {
        TickInput recorded = synchronizations.poll();
        controls.resync(recorded == null ? reader.input() : recorded);
    }

    @Override
    public void adoptSettings() {
        adoptSettings((name, value) -> {});
    }

    /**
     * Adopts the recorded changes of settings.
     *
     * @param changes called with each change
     */
    void adoptSettings(BiConsumer<String, @Nullable Object> changes) {
        for (SettingChanged change : settingChanges)
            if (settings.adopt(change.name(), change.value())) changes.accept(change.name(), change.value());
        settingChanges.clear();
    }

    @Override
    public void latch(Controls controls) {
        controls.latch(reader.input());
    }

    /** The state after frames is the same only if as many were drawn. */
    @Override
    public void endWorld() {
        WorldHash recorded = finalState;
        if (recorded != null && drawsAsRecorded && isWorldOver()) compare(recorded, state.get(), reader.tick());
    }

    @Override
    public void beginTick(Controls controls, GameClock time) {
        if (isWorldOver()) return;
        if (scripts != null && scripts.hasEndsLeft())
            report(reader.tick(), "a script that was ended when it was recorded has run on", "", "");
        time.setRate(new FrameRate(frameLength.rate()));
        time.beginFrame(frameLength.baseFrames());
        reader.beginTick();
        ticks++;
        takeEvents();
        drawn = 0;
    }

    @Override
    public void endTick(long tick) {
        WorldHash recorded = checkpoint;
        if (recorded != null) compare(recorded, state.get(), tick);
        checkpoint = null;
    }

    private void compare(WorldHash recorded, WorldHash now, long tick) {
        if (recorded.equals(now)) {
            lastEqual = tick;
            hasDiffered &= !isOfDeveloper;
            return;
        }
        StateDifference found = HashDifference.between(recorded, now);
        report(tick, found.what(), found.first(), found.second());
    }

    private void report(long tick, String what, String recorded, String now) {
        if (hasDiffered) return;
        hasDiffered = true;
        String safe = PrintableText.line(what); // it may quote a file of a stranger
        differences.accept(new ReplayDifference(reader.world(), lastEqual, tick, safe, recorded, now));
    }

    @Override
    public boolean isWorldOver() {
        return isPastEnd || hasBegun && reader.isWorldOver();
    }

    @Override
    public @Nullable LoopRequest endRequest() {
        if (isEndRequested || isFinished()) return null;
        isEndRequested = true;
        return reader.nextStart().isFresh()
                ? new LoopRequest.SoftReset(LoopNames.GAME)
                : new LoopRequest.SimpleReset("the replay");
    }

    @Override
    public CompletionPolicy completion(CompletionPolicy live) {
        return (tick, job, isFinished) -> hasArrived(job);
    }

    /** Returns whether a job arrives in the current tick. */
    boolean hasArrived(long job) {
        return arrivals.contains(job);
    }

    @Override
    public Saves saves(Saves live) {
        return Saves.replaying(saveAnswers::poll, what -> report(reader.tick(), what, "", ""));
    }

    @Override
    public Supplier<String> fps(Supplier<String> live) {
        return () -> {
            fpsQueries++;
            FpsMeasured next = fpsMeasured.peek();
            if (next != null && next.query() <= fpsQueries)
                fps = fpsMeasured.remove().text();
            return fps;
        };
    }

    @Override
    public ReplayFields fields() {
        return fields;
    }
}

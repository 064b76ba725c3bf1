package kodama.loop.replay;

import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import java.util.function.Supplier;
import kodama.input.Controls;
import kodama.job.CompletionPolicy;
import kodama.lua.LuaMachine;
import kodama.lua.limit.ForcedEnd;
import kodama.replay.ReplayFields;
import kodama.replay.ReplayWriter;
import kodama.replay.WorldHash;
import kodama.replay.WorldStart;
import kodama.save.Saves;
import kodama.save.Settings;
import kodama.time.GameClock;
import org.jspecify.annotations.Nullable;

/**
 * Records all that a game gets from outside, from the start of the program on. Recording takes some bytes per change
 * of the input and some dozen per second for the hash of the state.
 *
 * <p>Owned by the game thread.
 */
public final class RunRecorder implements RunJournal {
    /** Default number of ticks between two hashes of the state. */
    public static final int CHECKPOINT_TICKS = 60;

    private static final Supplier<WorldHash> NO_STATE = () -> new WorldHash(0, 0, 0, 0, 0, 0, 0, 0, 0);

    private final Settings settings;
    private ReplayWriter writer = new ReplayWriter();
    private final BiConsumer<String, @Nullable Object> settingRecorder = this::settingChanged;
    private final ReplayFields fields = new ReplayFields();
    private final int checkpointTicks;
    private boolean keepsLastWorldOnly;
    private Map<String, Long> files = Map.of();
    private Supplier<WorldHash> state = NO_STATE;

    // frames since the last tick
    private int shown;
    private int held;

    // the length of frames as recorded last
    private int frameRate;
    private double baseFrames;

    // the measured frames per second as recorded last, and the number of queries for them
    private String fps = "";
    private long fpsQueries;

    /**
     * Creates a recorder.
     *
     * @param settings the game's view of the settings; changes that it adopts are recorded
     * @param checkpointTicks number of ticks between two hashes of the state; at least 1
     */
    public RunRecorder(Settings settings, int checkpointTicks) {
        this.settings = settings;
        this.checkpointTicks = checkpointTicks;
    }

    /** Discards each world when the next one begins, so that a long session does not fill the memory. */
    public RunRecorder keepingLastWorldOnly() {
        keepsLastWorldOnly = true;
        return this;
    }

    /** Returns the number of ticks of all worlds. */
    public long ticks() {
        return writer.ticks();
    }

    /** Returns whether the recording has ended before the run, because it has reached its largest size. */
    public boolean isFull() {
        return writer.hasEnded();
    }

    /** Returns a digest of the files of the current world. */
    public long fingerprint() {
        return Fingerprint.of(files);
    }

    /** Returns the body of a replay of the run so far, in blocks that do not change. */
    public List<byte[]> snapshot() {
        return writer.snapshot();
    }

    /** Returns the number of ticks of the current or last world. */
    public long worldTicks() {
        return writer.worldTicks();
    }

    /** Returns the body of a replay of the current or last world only; empty before the first. */
    public List<byte[]> worldSnapshot() {
        return writer.worldSnapshot();
    }

    @Override
    public WorldStart beginWorld(WorldStart live) {
        if (keepsLastWorldOnly) writer = new ReplayWriter();
        writer.beginWorld(live);
        fields.clear();
        files = live.files();
        shown = held = 0;
        frameRate = 0;
        fps = "";
        fpsQueries = 0;
        return live;
    }

    @Override
    public void openWorld(Supplier<WorldHash> opened, Supplier<String> scene, LuaMachine machine) {
        state = opened;
        machine.setEndListener(this::record);
    }

    /** An end of a script belongs to the tick, or to one of the frames drawn after it. */
    private void record(ForcedEnd end) {
        writer.scriptEnded(end.spent(), shown + held, end.reason(), end.cause().ordinal());
    }

    @Override
    public void endWorld() {
        writer.frames(shown, held);
        if (writer.worldTicks() > 0) writer.finalState(state.get());
    }

    @Override
    public void closeWorld() {
        writer.endWorld();
        state = NO_STATE; // the world is garbage now
    }

    @Override
    public void synchronizeInput(Controls controls) {
        writer.synchronizeInput(controls);
    }

    @Override
    public void adoptSettings() {
        settings.adoptChanges(settingRecorder);
    }

    /** Records that a setting has changed outside of a tick. */
    void settingChanged(String name, @Nullable Object value) {
        writer.settingChanged(name, value);
    }

    @Override
    public void beginTick(Controls controls, GameClock time) {
        endFrames();
        if (time.frameRate() != frameRate || time.frames() != baseFrames) changeFrameLength(time);
        writer.beginTick(controls);
    }

    private void changeFrameLength(GameClock time) {
        frameRate = time.frameRate();
        baseFrames = time.frames();
        writer.frameLength(frameRate, baseFrames);
    }

    private void endFrames() {
        writer.frames(shown, held);
        shown = held = 0;
    }

    @Override
    public void endTick(long tick) {
        if (tick % checkpointTicks == 0) writer.checkpoint(state.get());
    }

    @Override
    public void drawn(boolean isHeld) {
        if (isHeld) held++;
        else shown++;
    }

    @Override
    public CompletionPolicy completion(CompletionPolicy live) {
        return (tick, job, isFinished) -> {
            boolean completes = live.completes(tick, job, isFinished);
            if (completes) writer.jobArrived(job);
            return completes;
        };
    }

    @Override
    public Saves saves(Saves live) {
        return Saves.recording(live, answer -> writer.saveAnswered(answer));
    }

    @Override
    public Supplier<String> fps(Supplier<String> live) {
        return () -> {
            String text = live.get();
            fpsQueries++;
            if (!text.equals(fps)) writer.fpsMeasured(fpsQueries, text);
            fps = text;
            return text;
        };
    }

    @Override
    public void edited(String tool) {
        writer.edited(tool);
    }

    @Override
    public ReplayFields fields() {
        return fields;
    }
}

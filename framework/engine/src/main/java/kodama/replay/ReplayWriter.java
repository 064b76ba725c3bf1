package kodama.replay;

import java.util.List;
import kodama.input.Controls;
import kodama.request.FirstScene;
import kodama.request.GameStart;
import kodama.save.SaveAnswer;
import kodama.save.SaveAnswerCodec;
import org.jspecify.annotations.Nullable;

/**
 * Records runs: the body of a replay. Each event is written as the number of ticks since the one before it, its kind,
 * and its data; a tick in which nothing changes takes no bytes.
 *
 * <p>Events outside of a world are ignored. Owned by the game thread; a {@link #snapshot} can be used by any thread.
 */
public final class ReplayWriter {
    /** Most bytes of a recording, which is kept in memory: dozens of hours. */
    private static final long MAX_BYTES = 64 << 20;

    /** A recording may take one of this many parts of the heap. */
    private static final int PARTS_OF_HEAP = 16;

    private final long maxTicks;
    private final long maxBytes;
    private final ByteChunks out = new ByteChunks();

    private final InputState input = new InputState();
    private final Runnable beginInput = () -> begin(EventFormat.INPUT);
    private final Runnable beginReleased = () -> begin(EventFormat.RELEASED);

    private WorldHash lastHash = Checkpoints.NONE;

    /** Ticks of this world that are not counted by an event yet. */
    private long uncounted;

    /** Ticks of all worlds. */
    private long ticks;

    /** Frames of all worlds, except those that need no event. */
    private long frames;

    private int worlds;

    /** How the current or last world begins; null before the first. */
    private @Nullable WorldStart start;

    // where the events of that world begin, and the ticks and frames before it
    private long eventsAt;
    private long ticksBefore;
    private long framesBefore;

    private boolean isInWorld;
    private boolean hasEnded;

    public ReplayWriter() {
        this(EventFormat.MAX_TICKS, Math.min(MAX_BYTES, Runtime.getRuntime().maxMemory() / PARTS_OF_HEAP));
    }

    /** Creates an instance with other limits. */
    ReplayWriter(long maxTicks, long maxBytes) {
        this.maxTicks = maxTicks;
        this.maxBytes = maxBytes;
    }

    /** Returns the number of bytes so far. */
    public long size() {
        return out.size();
    }

    /** Returns the number of ticks of all worlds. */
    public long ticks() {
        return ticks;
    }

    /** Returns the number of ticks of the current or last world. */
    public long worldTicks() {
        return ticks - ticksBefore;
    }

    /** Returns the body so far, in blocks that do not change. */
    public List<byte[]> snapshot() {
        return snapshot(0);
    }

    /** Returns a body that contains only the current or last world; empty before the first. */
    public List<byte[]> worldSnapshot() {
        WorldStart begun = start;
        if (begun == null) return List.of();
        ByteChunks whole = new ByteChunks();
        write(begun, false, whole);
        List<byte[]> blocks = whole.snapshot();
        blocks.addAll(snapshot(eventsAt));
        return blocks;
    }

    private List<byte[]> snapshot(long from) {
        List<byte[]> blocks = out.snapshot(from);
        if (isInWorld) blocks.add(endOfWorld());
        return blocks;
    }

    private byte[] endOfWorld() {
        ByteChunks end = new ByteChunks();
        end.number(uncounted);
        end.put(EventFormat.END_OF_WORLD);
        return end.snapshot().get(0);
    }

    /**
     * Returns whether the recording has ended before the run, because it is too long or too large to be kept in memory.
     */
    public boolean hasEnded() {
        return hasEnded;
    }

    private boolean isFull() {
        return ticks == maxTicks || size() > maxBytes;
    }

    /**
     * Begins a world; ends the one before it. The bytes of its events do not depend on earlier worlds, and the files
     * are written only if they differ from those of the world before. If the recording is full or has 65,536 worlds, it
     * has ended.
     */
    public void beginWorld(WorldStart next) {
        endWorld();
        hasEnded |= isFull() || worlds == EventFormat.MAX_WORLDS;
        if (hasEnded) return;
        worlds++;
        isInWorld = true;
        ticksBefore = ticks;
        framesBefore = frames;
        input.clear();
        write(next, start != null && start.files().equals(next.files()), out);
        start = next;
        eventsAt = out.size();
        lastHash = Checkpoints.NONE;
    }

    private static void write(WorldStart start, boolean hasSameFiles, ByteChunks out) {
        boolean hasData = !start.start().equals(GameStart.of(start.first()));
        out.put((start.isFresh() ? EventFormat.FRESH : 0)
                | (hasSameFiles ? EventFormat.SAME_FILES : 0)
                | (hasData ? EventFormat.HAS_DATA : 0));
        out.fixed(start.seed(), Long.BYTES);
        write(start.first(), out);
        if (hasData) {
            out.plain(start.start().data());
            out.plain(start.start().markData());
        }
        out.text(start.language());
        out.plain(start.settings());
        if (!hasSameFiles) out.numbers(start.files());
    }

    private static void write(FirstScene first, ByteChunks out) {
        out.text(first.scene());
        out.text(first.base());
        out.plain(first.fields());
        out.text(first.save());
        out.number(first.commands().size());
        for (FirstScene.DebugCommand command : first.commands()) {
            out.text(command.name());
            out.plain(command.arguments());
        }
        out.number(first.fps());
        out.text(first.mark());
    }

    /** Ends the world; does nothing if there is none. */
    public void endWorld() {
        if (!isInWorld) return;
        begin(EventFormat.END_OF_WORLD);
        isInWorld = false;
    }

    private void begin(int kind) {
        out.number(uncounted);
        out.put(kind);
        uncounted = 0;
    }

    /** Counts a tick that begins with this input. Ends the recording if it is full. */
    public void beginTick(Controls controls) {
        if (!isInWorld) return;
        if (isFull()) {
            hasEnded = true;
            endWorld();
            return;
        }
        input.writeReleased(controls, out, beginReleased);
        input.writeChanges(controls, out, beginInput);
        uncounted++;
        ticks++;
    }

    /** Records that the input was synchronized with the devices. */
    public void synchronizeInput(Controls controls) {
        if (!isInWorld) return;
        input.writeChanges(controls, out, beginInput);
        begin(EventFormat.INPUT_SYNCHRONIZED);
    }

    /** Records that a job without a deadline arrives in the tick that begins. */
    public void jobArrived(long job) {
        if (!isInWorld) return;
        begin(EventFormat.JOB);
        out.number(job);
    }

    /** Records what the player's saves answered to a query. */
    public void saveAnswered(SaveAnswer answer) {
        if (!isInWorld) return;
        begin(EventFormat.SAVE);
        out.bytes(SaveAnswerCodec.encode(answer));
    }

    /** Records the measured frames per second that scripts see from a query on. */
    public void fpsMeasured(long query, String text) {
        if (!isInWorld) return;
        begin(EventFormat.FPS);
        out.number(query);
        out.text(text);
    }

    /** Records the length of frames from the next tick on. */
    public void frameLength(int rate, double baseFrames) {
        if (!isInWorld) return;
        begin(EventFormat.FRAME_LENGTH);
        out.number(rate);
        out.fixed(Double.doubleToLongBits(baseFrames), Long.BYTES);
    }

    /** Records a setting that changed outside of a tick. */
    public void settingChanged(String name, @Nullable Object value) {
        if (!isInWorld) return;
        begin(EventFormat.SETTING);
        out.text(name);
        out.plain(value);
    }

    /** Records that a script was ended from outside. */
    public void scriptEnded(long spent, int frame, String reason, int cause) {
        if (!isInWorld) return;
        begin(EventFormat.SCRIPT_END);
        out.number(spent);
        out.number(frame);
        out.text(reason);
        out.put(cause);
    }

    /**
     * Records the frames after a tick, if it was not a single one. A replay draws as many, so there is a limit: 20 per
     * tick on average, and 100,000 more.
     */
    public void frames(int shown, int held) {
        if (!isInWorld || shown == 1 && held == 0) return;
        long leftOfWorld = EventFormat.mostFrames(worldTicks()) - (frames - framesBefore);
        long left = Math.min(leftOfWorld, EventFormat.mostFrames(ticks) - frames);
        int kept = (int) Math.min(shown, left);
        int keptHeld = (int) Math.min(held, left - kept);
        frames += kept + keptHeld;
        begin(EventFormat.FRAMES);
        out.number(kept);
        out.number(keptHeld);
    }

    /** Records a change by a developer tool. */
    public void edited(String tool) {
        if (!isInWorld) return;
        begin(EventFormat.EDITED);
        out.text(tool);
    }

    /** Records the state after a tick. */
    public void checkpoint(WorldHash hash) {
        state(EventFormat.CHECKPOINT, hash);
    }

    /** Records the state at the end of a world, after the last frame. */
    public void finalState(WorldHash hash) {
        state(EventFormat.FINAL_STATE, hash);
    }

    private void state(int kind, WorldHash hash) {
        if (!isInWorld) return;
        begin(kind);
        Checkpoints.write(hash, lastHash, out);
        lastHash = hash;
    }
}

package kodama.replay;

import java.util.List;
import java.util.SortedMap;
import kodama.input.Controls;
import kodama.request.FirstScene;
import org.jspecify.annotations.Nullable;

/**
 * Records runs: the body of a replay. Each event is written as the number of ticks since the one before it, its kind,
 * and what is needed to repeat it; a tick in which nothing changes takes no bytes.
 *
 * <p>Owned by the game thread; a {@link #snapshot} can be used by any thread.
 */
public final class ReplayWriter {
    private final ByteChunks out = new ByteChunks();

    /** Continues over worlds: their input is one sequence. */
    private final InputState input = new InputState();

    private WorldHash lastHash = Checkpoints.NONE;

    /** Ticks of this world that are not counted by an event yet. */
    private long uncounted;

    /** Ticks of all worlds. */
    private long ticks;

    private boolean isInWorld;

    /** Returns the number of bytes so far. */
    public long size() {
        return out.size();
    }

    /** Returns the number of ticks of all worlds. */
    public long ticks() {
        return ticks;
    }

    /** Returns the body so far, in blocks that do not change. */
    public List<byte[]> snapshot() {
        List<byte[]> blocks = out.snapshot();
        if (isInWorld) blocks.add(endOfWorld());
        return blocks;
    }

    private byte[] endOfWorld() {
        ByteChunks end = new ByteChunks();
        end.number(uncounted);
        end.put(EventKind.END_OF_WORLD);
        return end.snapshot().get(0);
    }

    /** Begins a world; ends the one before it. */
    public void beginWorld(WorldStart start) {
        endWorld();
        isInWorld = true;
        out.put(start.isFresh() ? 1 : 0);
        out.fixed(start.seed(), Long.BYTES);
        write(start.first());
        out.text(start.language());
        out.plain(start.settings());
        out.numbers(start.files());
        lastHash = Checkpoints.NONE;
    }

    private void write(FirstScene first) {
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
        begin(EventKind.END_OF_WORLD);
        isInWorld = false;
    }

    private void begin(int kind) {
        out.number(uncounted);
        out.put(kind);
        uncounted = 0;
    }

    /** Counts a tick that begins with this input. */
    public void beginTick(Controls controls) {
        input.writeChanges(controls, out, () -> begin(EventKind.INPUT));
        uncounted++;
        ticks++;
    }

    /** Records that the input was synchronized with the devices. */
    public void synchronizeInput(Controls controls) {
        input.writeChanges(controls, out, () -> begin(EventKind.INPUT));
        begin(EventKind.INPUT_SYNCHRONIZED);
    }

    /** Records that a job without a deadline arrives in the tick that begins. */
    public void jobArrived(long job) {
        begin(EventKind.JOB);
        out.number(job);
    }

    /** Records what a save contained when it was read first. */
    public void saveRead(String name, byte @Nullable [] content, @Nullable String error) {
        begin(EventKind.SAVE);
        out.text(name);
        out.put((content == null ? 0 : 1) | (error == null ? 0 : 2));
        if (content != null) out.bytes(content);
        if (error != null) out.text(error);
    }

    /** Records which saves there were when that was needed first. */
    public void saveSizes(SortedMap<String, Long> sizes) {
        begin(EventKind.SAVE_SIZES);
        out.numbers(sizes);
    }

    /** Records a setting that changed outside of a tick. */
    public void settingChanged(String name, @Nullable Object value) {
        begin(EventKind.SETTING);
        out.text(name);
        out.plain(value);
    }

    /** Records that a script was ended from outside. */
    public void scriptEnded(long spent, String reason, boolean isMemory) {
        begin(EventKind.SCRIPT_END);
        out.number(spent);
        out.text(reason);
        out.put(isMemory ? 1 : 0);
    }

    /** Records the frames after a tick, if it was not a single one. */
    public void frames(int shown, int held) {
        if (shown == 1 && held == 0) return;
        begin(EventKind.FRAMES);
        out.number(shown);
        out.number(held);
    }

    /** Records a change by a developer tool. */
    public void edited(String tool) {
        begin(EventKind.EDITED);
        out.text(tool);
    }

    /** Records the state after a tick. */
    public void checkpoint(WorldHash hash) {
        begin(EventKind.CHECKPOINT);
        Checkpoints.write(hash, lastHash, out);
        lastHash = hash;
    }

    /** The kinds of events, as bytes. */
    static final class EventKind {
        static final int END_OF_WORLD = 0;
        static final int INPUT = 1;
        static final int INPUT_SYNCHRONIZED = 2;
        static final int JOB = 3;
        static final int SAVE = 4;
        static final int SAVE_SIZES = 5;
        static final int SETTING = 6;
        static final int SCRIPT_END = 7;
        static final int FRAMES = 8;
        static final int EDITED = 9;
        static final int CHECKPOINT = 10;

        private EventKind() {}
    }
}

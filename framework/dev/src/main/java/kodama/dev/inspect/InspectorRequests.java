package kodama.dev.inspect;

import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.function.Supplier;
import kodama.dev.GameCommandQueue;
import org.jspecify.annotations.Nullable;

/**
 * Passes requests of the inspector's window to the game. The window requests snapshots and edits from any thread and
 * never waits; the game thread handles them at the end of a frame.
 */
final class InspectorRequests {
    /** A request for a snapshot, with the details of a task and optionally the profile. */
    record SnapshotRequest(@Nullable TaskKey selected, boolean withProfile) {}

    private final AtomicReference<@Nullable SnapshotRequest> snapshotRequest = new AtomicReference<>();
    private final GameCommandQueue commands;
    private final GameEdits edits;
    private final Consumer<String> answers;

    /** @param answers called with a message about each edit */
    InspectorRequests(GameCommandQueue commands, GameEdits edits, Consumer<String> answers) {
        this.commands = commands;
        this.edits = edits;
        this.answers = answers;
    }

    /** Requests a snapshot; replaces a request that has not been taken yet. */
    void requestSnapshot(@Nullable TaskKey selected, boolean withProfile) {
        snapshotRequest.set(new SnapshotRequest(selected, withProfile));
    }

    /** Takes the request for a snapshot; null for none. Without a request, this is only a read. */
    @Nullable
    SnapshotRequest takeSnapshotRequest() {
        return snapshotRequest.get() == null ? null : snapshotRequest.getAndSet(null);
    }

    /** Pauses a task, or resumes a paused one. */
    void pauseOrResume(TaskKey task) {
        submit(() -> edits.pauseOrResume(task));
    }

    /** Runs a task once, then pauses it. */
    void step(TaskKey task) {
        submit(() -> edits.step(task));
    }

    void kill(TaskKey task) {
        submit(() -> edits.kill(task));
    }

    /** Sets a field to an entered value; the path consists of the keys that lead to the field. */
    void setField(TaskKey task, List<Object> path, String typed) {
        submit(() -> edits.setField(task, path, typed));
    }

    /** Sets a tune to an entered value. */
    void setTune(String name, String text) {
        submit(() -> edits.setTune(name, text));
    }

    /** Resets a tune to the script's value. */
    void resetTune(String name) {
        submit(() -> edits.resetTune(name));
    }

    /** Writes a tune's value into the script. */
    void writeBackTune(String name) {
        submit(() -> edits.writeBackTune(name));
    }

    private void submit(Supplier<String> edit) {
        commands.submit(() -> answers.accept(edit.get()));
    }
}

package kodama.dev.inspect;

import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.function.Supplier;
import kodama.dev.GameCommandQueue;
import org.jspecify.annotations.Nullable;

/**
 * Where the inspector's window and the game meet. The window asks for a snapshot or an edit, from any thread, and never
 * waits; the game thread answers at the end of a frame.
 */
final class InspectorRequests {
    /** A wish for a snapshot, with the fields of a task and with what the profiler has found. */
    record SnapshotRequest(@Nullable TaskKey selected, boolean withProfile) {}

    private final AtomicReference<@Nullable SnapshotRequest> wish = new AtomicReference<>();
    private final GameCommandQueue commands;
    private final GameEdits edits;
    private final Consumer<String> answers;

    /** @param answers takes what came of an edit, in a sentence */
    InspectorRequests(GameCommandQueue commands, GameEdits edits, Consumer<String> answers) {
        this.commands = commands;
        this.edits = edits;
        this.answers = answers;
    }

    /**
     * Asks for a snapshot, with the fields of a task and with what the profiler has found; one that has not been taken
     * yet is asked for no longer.
     */
    void requestSnapshot(@Nullable TaskKey selected, boolean withProfile) {
        wish.set(new SnapshotRequest(selected, withProfile));
    }

    /** Takes the wish for a snapshot, if there is one. A frame in which there is none costs a read. */
    @Nullable
    SnapshotRequest takeSnapshotRequest() {
        return wish.get() == null ? null : wish.getAndSet(null);
    }

    /** Lets a task stand still, or go on if it does so already. */
    void pauseOrResume(TaskKey task) {
        submit(() -> edits.pauseOrResume(task));
    }

    /** Lets a task run once more, and stand still then. */
    void step(TaskKey task) {
        submit(() -> edits.step(task));
    }

    void kill(TaskKey task) {
        submit(() -> edits.kill(task));
    }

    /** Gives a field another value, as a person has typed it; the keys of the path lead to it. */
    void setField(TaskKey task, List<Object> path, String typed) {
        submit(() -> edits.setField(task, path, typed));
    }

    /** Turns a named value; the text is as a person writes it. */
    void setTune(String name, String text) {
        submit(() -> edits.setTune(name, text));
    }

    /** Gives a named value what the script says again. */
    void resetTune(String name) {
        submit(() -> edits.resetTune(name));
    }

    /** Puts a named value into the script. */
    void writeBackTune(String name) {
        submit(() -> edits.writeBackTune(name));
    }

    private void submit(Supplier<String> edit) {
        commands.submit(() -> answers.accept(edit.get()));
    }
}

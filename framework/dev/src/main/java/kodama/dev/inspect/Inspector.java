package kodama.dev.inspect;

import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import kodama.base.LeakTracker;
import kodama.dev.GameCommandQueue;
import kodama.dev.ui.DevKeys;
import kodama.file.ContainedPath;
import kodama.input.KeyMap;
import kodama.input.Pad;
import kodama.loop.FrameHook;
import kodama.loop.Overlay;
import kodama.loop.RunningGame;
import org.jspecify.annotations.Nullable;

/**
 * The task inspector: F4 opens a window beside the game that shows every task, and a click on the game's picture goes
 * to the task that is there. Owned by the game thread.
 *
 * <p>The window asks for a snapshot some ten times a second, which is taken at the ends
 * of the next frames, a bit in each. While it is open,
 * tasks are measured; while it is closed, a frame has nothing to do for it.
 */
public final class Inspector implements Overlay, FrameHook, AutoCloseable {
    private final InspectedGame game = new InspectedGame();
    private final InspectorRequests desk;
    private final InspectorView view;

    /** The look that is under way; null for none. */
    private @Nullable SnapshotBuilder survey;

    /** @param views makes the window, which stays closed until F4 is pressed */
    Inspector(Function<InspectorRequests, InspectorView> views, GameCommandQueue commands) {
        desk = new InspectorRequests(commands, new GameEdits(game), this::tell);
        view = views.apply(desk);
    }

    /**
     * An inspector whose window stands where it was left in this game's folder.
     *
     * @param editor opens a line, as {@code enemies/popcorn.lua:12}, and answers in a sentence what came of it; called
     *     by a thread of its own, as it may take long
     * @param ledger where the window is noted while it is open
     */
    public static Inspector inWindow(
            UnaryOperator<String> editor,
            ContainedPath folder,
            Consumer<String> log,
            LeakTracker ledger,
            GameCommandQueue commands) {
        return new Inspector(desk -> new InspectorWindow(desk, editor, folder, log, ledger), commands);
    }

    private void tell(String sentence) {
        view.showMessage(sentence);
    }

    @Override
    public KeyMap addKeys(KeyMap map) {
        return DevKeys.addForGame(map);
    }

    @Override
    public void begin(RunningGame running) {
        game.begin(running);
    }

    @Override
    public void end(RunningGame running) {
        game.end();
    }

    @Override
    public boolean handleInput(Pad pad, RunningGame game) {
        if (pad.isPressed(DevKeys.INSPECTOR)) view.toggle();
        return false;
    }

    @Override
    public void click(int x, int y) {
        if (view.isOpen()) game.at(x, y).ifPresent(view::select);
    }

    @Override
    public void afterDraw(long frames) {
        game.setMeasuring(view.isOpen());
        if (survey == null) survey = asked(desk.takeSnapshotRequest());
        if (survey != null) survey.advance().ifPresent(this::show);
    }

    private @Nullable SnapshotBuilder asked(InspectorRequests.@Nullable SnapshotRequest wish) {
        return wish == null ? null : new SnapshotBuilder(game, wish);
    }

    private void show(Snapshot snapshot) {
        survey = null;
        view.show(snapshot);
    }

    @Override
    public void close() {
        game.setMeasuring(false);
        view.close();
    }
}

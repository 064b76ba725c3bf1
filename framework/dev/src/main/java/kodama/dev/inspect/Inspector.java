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
 * The task inspector. F4 opens a window next to the game that shows all tasks; a click on the game's picture selects
 * the task there. Owned by the game thread.
 *
 * <ol>
 *   <li>The open window requests a snapshot about ten times a second.
 *   <li>At the end of each of the next frames, the game thread collects a part of it.
 *   <li>The finished snapshot is passed to the window.
 * </ol>
 *
 * <p>Tasks are measured only while the window is open.
 */
public final class Inspector implements Overlay, FrameHook, AutoCloseable {
    private final InspectedGame game = new InspectedGame();
    private final InspectorRequests requests;
    private final InspectorView view;

    /** The snapshot in progress; null for none. */
    private @Nullable SnapshotBuilder builder;

    /** @param views creates the window, which is closed until F4 is pressed */
    Inspector(Function<InspectorRequests, InspectorView> views, GameCommandQueue commands) {
        requests = new InspectorRequests(commands, new GameEdits(game), this::showMessage);
        view = views.apply(requests);
    }

    /**
     * Creates an inspector whose window position is saved in the game's folder.
     *
     * @param editor opens a position such as {@code enemies/popcorn.lua:12} and returns a message; called on its own
     *     thread, as it may take long
     * @param leakTracker records the window while it is open
     */
    public static Inspector inWindow(
            UnaryOperator<String> editor,
            ContainedPath folder,
            Consumer<String> log,
            LeakTracker leakTracker,
            GameCommandQueue commands) {
        return new Inspector(requests -> new InspectorWindow(requests, editor, folder, log, leakTracker), commands);
    }

    private void showMessage(String sentence) {
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
        if (builder == null) builder = builderFor(requests.takeSnapshotRequest());
        if (builder != null) builder.advance().ifPresent(this::show);
    }

    private @Nullable SnapshotBuilder builderFor(InspectorRequests.@Nullable SnapshotRequest request) {
        return request == null ? null : new SnapshotBuilder(game, request);
    }

    private void show(Snapshot snapshot) {
        builder = null;
        view.show(snapshot);
    }

    @Override
    public void close() {
        game.setMeasuring(false);
        view.close();
    }
}

package kodama.loop.game;

import kodama.draw.DrawList;
import kodama.draw.Renderer;
import kodama.input.Key;
import kodama.input.KeyMap;
import kodama.input.Pad;
import kodama.loop.GamePlatform;
import kodama.loop.GameView;
import kodama.loop.RunningGame;
import kodama.profile.FramePart;
import kodama.profile.Profiler;
import kodama.request.LoopRequest;
import kodama.script.config.Display;
import kodama.time.FrameRate;

/**
 * Draws a game and its overlays, and reads the input of the overlays, also while the game is held. Owned by the game
 * thread.
 */
final class GameScreen {
    private static final String RESET = "kodama.reset";

    /** Actions of the default keys. */
    private static final String SHIFT = "slow";

    private static final String BACK = "back";

    private final GamePlatform platform;
    private final GameRun run;
    private final FrameClock clock;
    private final OverlayStack overlays;
    private final boolean showsEachTick;
    private final Pad controls;

    /** Number of errors and of changed images, as of the last frame. */
    private long changes;

    private final GameView view = new GameView();

    /** F5 resets the game in development; for players it is an ordinary key. */
    GameScreen(GamePlatform platform, GameRun run, FrameClock clock, OverlayStack overlays, boolean showsEachTick) {
        this.platform = platform;
        this.run = run;
        this.clock = clock;
        this.overlays = overlays;
        this.showsEachTick = showsEachTick;
        boolean dev = platform.diagnostics().dev();
        KeyMap keys = dev ? KeyMap.defaults().with(RESET, Key.F5) : KeyMap.defaults();
        controls = Pad.forTools(platform.raw(), overlays.addKeys(keys));
    }

    /** Returns how developers see the game. */
    GameView view() {
        return view;
    }

    /** Ignores keys that are held when the game appears, until they are released. */
    void ignoreHeldKeys() {
        controls.resync();
        platform.raw().pointer().resync();
    }

    /** Sets the frame rate, which is the rate at which input is read. */
    void setRate(FrameRate rate) {
        controls.setRate(rate);
    }

    /** Handles the input of the overlays; returns whether one of them holds the game. */
    boolean handleInput(RunningGame shown) {
        controls.latch();
        overlays.latch(platform.raw().pointer());
        if (platform.diagnostics().dev() && controls.isPressed(RESET))
            platform.requests().submit(resetByKey());
        return overlays.handleInput(controls, shown);
    }

    private LoopRequest resetByKey() {
        if (!controls.isDown(SHIFT)) return new LoopRequest.SimpleReset("F5");
        return run.config().java().subsystems().isEmpty() // which keep their state over a simple reset
                ? LoopRequest.SimpleReset.toLastTick("Shift+F5")
                : LoopRequest.SoftReset.toLastTick();
    }

    /** Returns whether the key that stops the search for a tick of the recording was pressed. */
    boolean isStopPressed() {
        return controls.isPressed(BACK);
    }

    /** Returns whether an overlay that holds the game takes the keys in this frame. */
    boolean capturesKeys() {
        return overlays.capturesKeys();
    }

    /** Draws a frame, unless nothing has changed. */
    void show(RunningGame shown) {
        if (!clock.shouldDraw(mayHaveChanged())) return;
        Profiler profiler = platform.diagnostics().profiler();
        Renderer renderer = run.renderer();

        // draw
        DrawList frame = renderer.begin();
        run.world().draw(frame, view, clock.alpha());
        profiler.end(FramePart.LIST);

        // overlays
        Display display = run.config().display();
        overlays.draw(frame, display.width(), display.height(), renderer.overlay(), shown);
        profiler.end(FramePart.OVERLAYS);

        // hand over
        renderer.submit();
        if (showsEachTick) renderer.awaitIdle();
        profiler.end(FramePart.HAND_OVER);
    }

    /** Checks for what changes the picture of a held game: a key, typed text, an error or a reloaded image. */
    private boolean mayHaveChanged() {
        long now = platform.errors().count() + platform.assets().images().changeCount();
        boolean isNews = now != changes;
        changes = now;
        return isNews || controls.bits() != 0 || platform.raw().isTextEntered();
    }
}

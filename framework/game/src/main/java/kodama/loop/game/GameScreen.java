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
 * A game and what lies over it, as they are seen: draws both, and hears the keys that are meant for what lies over it,
 * also while the game is held. Owned by the game thread.
 */
final class GameScreen {
    private static final String RESET = "kodama.reset";

    private final GamePlatform stage;
    private final GameRun run;
    private final FrameClock clock;
    private final OverlayStack overlays;
    private final boolean showsEachTick;
    private final Pad controls;

    /** Errors and changes of pictures so far, in the last frame. */
    private long changes;

    private final GameView view = new GameView();

    /** F5 begins again if someone works on the game, and is a key like any other to players. */
    GameScreen(GamePlatform stage, GameRun run, FrameClock clock, OverlayStack overlays, boolean showsEachTick) {
        this.stage = stage;
        this.run = run;
        this.clock = clock;
        this.overlays = overlays;
        this.showsEachTick = showsEachTick;
        boolean dev = stage.diagnostics().dev();
        KeyMap keys = dev ? KeyMap.defaults().with(RESET, Key.F5) : KeyMap.defaults();
        controls = Pad.forTools(stage.raw(), overlays.addKeys(keys));
    }

    /** How the game is looked at. */
    GameView view() {
        return view;
    }

    /** Keys that were pressed before the game was there are not pressed again. */
    void ignoreHeldKeys() {
        controls.resync();
        stage.raw().pointer().resync();
    }

    /** Changes how often keys are heard, which is once a frame. */
    void setRate(FrameRate rate) {
        controls.setRate(rate);
    }

    /** Hears what is meant for what lies over the game; answers whether that holds it. */
    boolean handleInput(RunningGame shown) {
        controls.latch();
        overlays.latch(stage.raw().pointer());
        if (stage.diagnostics().dev() && controls.isPressed(RESET))
            stage.requests().submit(new LoopRequest.SimpleReset("F5"));
        return overlays.handleInput(controls, shown);
    }

    /** Whether keys are for what holds the game, in this frame. */
    boolean capturesKeys() {
        return overlays.capturesKeys();
    }

    /** Draws a frame, if there is anything new to be seen. */
    void show(RunningGame shown) {
        if (!clock.shouldDraw(mayHaveChanged())) return;
        Profiler profiler = stage.diagnostics().profiler();
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

    /** What changes the picture of a game that stands still: a key, a text, an error, a picture that was read again. */
    private boolean mayHaveChanged() {
        long now = stage.errors().count() + stage.assets().images().changeCount();
        boolean isNews = now != changes;
        changes = now;
        return isNews || controls.bits() != 0 || stage.raw().isTextEntered();
    }
}

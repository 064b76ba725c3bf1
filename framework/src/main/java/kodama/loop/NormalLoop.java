package kodama.loop;

import java.util.ArrayList;
import java.util.List;
import kodama.base.Ending;
import kodama.draw.DrawList;
import kodama.draw.Layer;
import kodama.draw.Renderer;
import kodama.input.Key;
import kodama.input.KeyMap;
import kodama.input.Pad;
import kodama.lua.CompiledScripts;
import kodama.request.FirstScene;
import kodama.request.Request;
import kodama.script.GameConfig;
import kodama.time.FrameRate;
import kodama.time.NanoClock;
import kodama.time.SystemNanoClock;
import org.jspecify.annotations.Nullable;

/**
 * Plays a game: one world after the other, each until a reset, while images, draw thread and window stay.
 *
 * <p>Owned by the game thread. Parts and world are made by the init phases; the end phases also run when an init phase has
 * failed, and then find what there is.
 */
public final class NormalLoop implements LoopObject {
    private static final String RESET = "kodama.reset";

    private final Stage stage;
    private final CompiledScripts compiled = new CompiledScripts();
    private final OpenProject project;
    private final GameParts parts;
    private final Beat beat;
    private final ShownFrames shown;
    private final List<Overlay> overlays;
    private final Pad pad;
    private final Changes changes;
    private final ResetReport resets;
    private @Nullable GameWorld world;
    private long frames;

    /**
     * Prepares to play.
     *
     * @param stage what to play on; F5 begins again if somebody works on the game, and is a key like any other to players
     */
    public NormalLoop(Stage stage) {
        this.stage = stage;
        this.project = new OpenProject(stage);
        NanoClock clock = stage.clocks().get();
        this.shown = new ShownFrames(clock);
        this.parts = new GameParts(stage, project, shown);
        this.beat = new Beat(clock, project.config());
        this.overlays = new ArrayList<>(List.of(new FpsDisplay(project.config().showsFps() || stage.dev())));
        overlays.addAll(stage.overlays());
        this.pad = new Pad(stage.raw(), keys());
        this.changes = new Changes(pad, stage.errors(), stage.images());
        this.resets = new ResetReport(new SystemNanoClock(), this::tellReset, stage.ledger());
    }

    private KeyMap keys() {
        KeyMap keys = stage.dev() ? KeyMap.defaults().with(RESET, Key.F5) : KeyMap.defaults();
        for (Overlay overlay : overlays) keys = overlay.addKeys(keys);
        return keys;
    }

    /** What a reset really took is measured by the machine's clock, on which nothing of the game depends. */
    private void tellReset(String line) {
        stage.log().accept(line);
        stage.requests().keepReset(Request.SimpleReset.class, line);
    }

    @Override
    public void init1() {
        parts.openFirst();
    }

    /** Keys that were pressed before the game was there are not pressed anew. */
    @Override
    public void init2() {
        parts.openOthers();
        for (Overlay overlay : overlays) overlay.watch(new WorldFigures(parts, beat, shown, () -> world));
        pad.settle();
    }

    @Override
    public void init3() {
        if (frames > 0) beginAnew();
        resets.worldBegins();
        FirstScene first = stage.requests().firstScene();
        world = new GameWorld(project.get(), stage, parts.lasting(), compiled, pad, shown.meter());
        world.begin(first);
        changeFrameRate(first.fps() == 0 ? project.config().fps() : first.fps());
        parts.loading().begin();
        new MarkSeek(world, stage.errors(), pad).to(first.mark(), parts.loading()::goesOn);
        beat.restart();
    }

    private void beginAnew() {
        stage.errors().restart();
        project.reopen();
    }

    @Override
    public void changeFrameRate(int fps) {
        FrameRate rate = new FrameRate(fps);
        beat.setRate(rate);
        parts.renderer().setRate(rate);
        world.setRate(rate);
    }

    @Override
    public void frame() {
        int ticks = beat.ticks();
        if (ticks > 0) play(ticks);
        frames++;
        resets.frameDone();
        for (FrameHook hook : stage.hooks()) hook.afterDraw(frames);
        beat.awaitNextFrame();
        shown.frameDone(parts.renderer());
    }

    /** In slow motion this comes but every few frames, and what is tapped meanwhile waits for it. */
    private void play(int ticks) {
        pad.latch();
        if (stage.dev() && pad.isPressed(RESET)) stage.requests().submit(new Request.SimpleReset("F5"));
        boolean held = isHeld();
        beat.note(held);
        if (!held) tick(ticks);
        if (beat.draws(changes.happened())) draw();
    }

    private boolean isHeld() {
        boolean held = pausesUnfocused() && !pad.hasFocus();
        for (Overlay overlay : overlays) held |= overlay.holdsGame(pad);
        return held;
    }

    /** Whoever works on the game has the focus on an editor and wants to see what comes of it. */
    private boolean pausesUnfocused() {
        return project.config().pausesUnfocused() && !stage.dev();
    }

    private void tick(int ticks) {
        int length = beat.length(project.config());
        world.tick(length);
        for (int i = 1; i < ticks; i++) {
            pad.keep();
            world.tick(length);
        }
    }

    private void draw() {
        Renderer renderer = parts.renderer();
        GameConfig config = project.config();
        DrawList frame = renderer.begin();
        world.draw(frame);
        for (Overlay overlay : overlays) overlay.drawInFrame(frame, config.width(), config.height());
        Layer layer = renderer.layer();
        for (Overlay overlay : overlays) overlay.draw(layer.list(), layer.width(), layer.height());
        renderer.submit();
    }

    @Override
    public void end1(String reason) {
        resets.begin(reason);
        world.close();
        resets.worldEnded();
    }

    /** The errors that there were are not those of the loop object to come. */
    @Override
    public void end2() {
        for (Overlay overlay : overlays) overlay.watch(GameFigures.NONE);
        Ending ending = new Ending();
        if (world != null) ending.step(world::close);
        ending.step(parts::close).step(project::close).done();
        stage.errors().restart();
    }

    @Override
    public int result() {
        return stage.errors().count() == 0 ? 0 : 1;
    }
}

package kodama.loop;

import kodama.draw.DirectRenderer;
import kodama.draw.DrawList;
import kodama.draw.DrawThread;
import kodama.draw.FlipPacer;
import kodama.draw.Renderer;
import kodama.input.Key;
import kodama.input.KeyMap;
import kodama.input.Pad;
import kodama.request.FirstScene;
import kodama.request.Request;
import kodama.script.GameConfig;
import kodama.time.CorrectedPacer;
import kodama.time.DeadlinePacer;
import kodama.time.FpsMeter;
import kodama.time.FramePacer;
import kodama.time.FrameRate;
import kodama.time.NanoClock;
import org.jspecify.annotations.Nullable;

/**
 * Plays a game: one world after the other, each until a reset, while images, draw thread and window stay.
 *
 * <p>Owned by the game thread. Renderer and world are made by the init phases; the end phases also run when an init
 * phase has failed, and then find what there is.
 */
public final class NormalLoop implements LoopObject {
    /** The name by which requests ask for it. */
    public static final String NAME = "game";

    private static final String RESET = "kodama.reset";

    private final Stage stage;
    private final FpsMeter meter;
    private final FramePacer pacer;
    private final Pad pad;
    private final ResetReport resets;
    private GameProject project;
    private @Nullable Renderer renderer;
    private @Nullable GameWorld world;
    private long frames;
    private int passed = 1;

    /**
     * Prepares to play.
     *
     * @param stage what to play on
     */
    public NormalLoop(Stage stage) {
        this.stage = stage;
        this.project = stage.project().get();
        NanoClock clock = stage.clocks().get();
        this.meter = new FpsMeter(clock);
        this.resets = new ResetReport(clock, stage.log());
        this.pacer = pacer(clock);
        this.pad = new Pad(stage.raw(), KeyMap.defaults().with(RESET, Key.F5));
    }

    private FramePacer pacer(NanoClock clock) {
        boolean corrects = project.config().pacing().equals("corrected");
        return corrects ? new CorrectedPacer(clock, rate()) : new DeadlinePacer(clock, rate());
    }

    private FrameRate rate() {
        return new FrameRate(project.config().fps());
    }

    @Override
    public void init1() {
        int width = project.config().width();
        int height = project.config().height();
        renderer = stage.singleThread() ? direct(width, height) : threaded(width, height);
        LoadingMark.draw(renderer.begin(), width, height);
        renderer.submit();
    }

    private Renderer direct(int width, int height) {
        return new DirectRenderer(width, height, stage.presenter(), stage.errors());
    }

    private Renderer threaded(int width, int height) {
        FramePacer flips = new FlipPacer(stage.clocks().get(), rate());
        return new DrawThread(width, height, stage.presenter(), flips, stage.errors());
    }

    /** Nothing yet: files, images and input need no start of their own. */
    @Override
    public void init2() {}

    @Override
    public void init3() {
        stage.errors().restart();
        if (frames > 0) reopen();
        FirstScene first = stage.requests().firstScene();
        world = new GameWorld(project, stage, pad, meter);
        changeFrameRate(first.fps() == 0 ? project.config().fps() : first.fps());
        world.seek(first, pad);
        pacer.restart();
        passed = 1;
    }

    /** Reads game.lua again; one that makes no sense any more is told, and the last good one goes on. */
    private void reopen() {
        try {
            GameProject old = project;
            GameProject read = stage.project().get();
            refuseOtherSize(read.config());
            project = read;
            old.close();
        } catch (RuntimeException wrong) {
            stage.errors().report(GameConfig.FILE, wrong);
        }
    }

    private void refuseOtherSize(GameConfig read) {
        GameConfig now = project.config();
        if (read.width() == now.width() && read.height() == now.height()) return;
        throw new IllegalArgumentException(GameConfig.FILE + ": a new size takes a new start; the old one of "
                + now.width() + "x" + now.height() + " goes on");
    }

    @Override
    public void changeFrameRate(int fps) {
        FrameRate rate = new FrameRate(fps);
        pacer.setRate(rate);
        renderer.setRate(rate);
        world.setRate(rate);
    }

    @Override
    public void frame() {
        pad.latch();
        if (pad.isPressed(RESET)) stage.requests().submit(new Request.SimpleReset("F5"));
        if (!isHeld()) world.tick(stretches() ? passed : 1);
        draw();
        frames++;
        resets.frameDone();
        for (FrameHook hook : stage.hooks()) hook.afterDraw(frames);
        passed = pacer.awaitNextFrame();
        meter.frame();
    }

    /** Whether a tick after a late frame counts for all the time that has passed, instead of slowing the game down. */
    private boolean stretches() {
        return project.config().late().equals("stretch");
    }

    private boolean isHeld() {
        boolean held = false;
        for (Overlay overlay : stage.overlays()) held |= overlay.holdsGame(pad);
        return held;
    }

    private void draw() {
        DrawList list = renderer.begin();
        world.draw(list);
        for (Overlay overlay : stage.overlays()) {
            overlay.draw(list, project.config().width(), project.config().height());
        }
        renderer.submit();
    }

    @Override
    public void end1(String reason) {
        resets.begin(reason);
        world.close();
    }

    @Override
    public void end2() {
        if (world != null) world.close();
        if (renderer != null) closeRenderer(renderer);
        project.close();
    }

    private static void closeRenderer(Renderer open) {
        open.awaitIdle();
        open.close();
    }

    @Override
    public int result() {
        return stage.errors().count() == 0 ? 0 : 1;
    }
}

package kodama.loop;

import kodama.draw.DrawList;
import kodama.draw.Renderer;
import kodama.input.Key;
import kodama.input.KeyMap;
import kodama.input.Pad;
import kodama.job.JobScheduler;
import kodama.job.LongJobs;
import kodama.lua.CompiledScripts;
import kodama.request.FirstScene;
import kodama.request.Request;
import kodama.task.ForkJoin;
import kodama.time.CorrectedPacer;
import kodama.time.DeadlinePacer;
import kodama.time.FpsMeter;
import kodama.time.FramePacer;
import kodama.time.FrameRate;
import kodama.time.NanoClock;
import kodama.time.SystemNanoClock;
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
    private final boolean hasResetKey;
    private final CompiledScripts compiled = new CompiledScripts();
    private final FpsMeter meter;
    private final FramePacer pacer;
    private final Standstill standstill;
    private final Tempo tempo = new Tempo();
    private final Pad pad;
    private final ResetReport resets;
    private final OpenProject project;
    private final Subsystems subsystems;
    private @Nullable JobScheduler jobs;
    private ForkJoin forkJoin = ForkJoin.ALONE;
    private @Nullable Renderer renderer;
    private @Nullable Loading loading;
    private @Nullable LongJobs longJobs;
    private @Nullable GameWorld world;
    private long frames;
    private int passed = 1;

    /**
     * Prepares to play, with F5 to begin again.
     *
     * @param stage what to play on
     */
    public NormalLoop(Stage stage) {
        this(stage, true);
    }

    private NormalLoop(Stage stage, boolean hasResetKey) {
        this.stage = stage;
        this.hasResetKey = hasResetKey;
        this.project = new OpenProject(stage);
        this.subsystems = new Subsystems(project.get(), stage);
        NanoClock clock = stage.clocks().get();
        this.meter = new FpsMeter(clock);
        this.resets = new ResetReport(new SystemNanoClock(), this::tellReset, stage.ledger());
        this.pacer = pacer(clock);
        this.standstill = new Standstill(clock, rate());
        this.pad = new Pad(stage.raw(), keys());
    }

    /** What a reset really took is measured by the machine's clock, on which nothing of the game depends. */
    private void tellReset(String line) {
        stage.log().accept(line);
        stage.requests().keepReset(Request.SimpleReset.class, line);
    }

    private KeyMap keys() {
        KeyMap keys = KeyMap.defaults().with(RESET, Key.F5);
        for (Overlay overlay : stage.overlays()) keys = overlay.addKeys(keys);
        return keys;
    }

    /**
     * Prepares to play a released game, whose players have no key for a reset.
     *
     * @param stage what to play on
     * @return the loop
     */
    public static NormalLoop released(Stage stage) {
        return new NormalLoop(stage, false);
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
        if (stage.cores() > 1) jobs = openJobs();
        if (jobs != null) forkJoin = new AllCores(jobs);
        renderer = stage.openRenderer(width, height, rate(), jobs);
        loading = new Loading(renderer, width, height, rate(), jobs, stage);
    }

    private JobScheduler openJobs() {
        return new JobScheduler(
                JobScheduler.threadsFor(stage.cores()), stage.clocks().get(), stage.ledger());
    }

    /** Keys that were pressed before the game was there are not pressed anew. */
    @Override
    public void init2() {
        int places = project.config().jobs();
        int threads = Math.min(places, stage.cores() - 1);
        longJobs = new LongJobs(places, threads, stage.clocks().get(), stage.ledger());
        for (Overlay overlay : stage.overlays())
            overlay.watch(new WorldFigures(meter, () -> world, renderer, jobs, longJobs, tempo));
        load(loading);
        pad.latch();
    }

    /** First what has to be known beforehand: which pictures there are, and after whom each subsystem wants to come. */
    private void load(Loading mark) {
        Pictures pictures = new Pictures(project.get(), stage);
        mark.run(graph -> {
            pictures.addSearch(graph);
            subsystems.addMaking(graph);
        });
        mark.run(graph -> {
            subsystems.addOpening(graph);
            pictures.addReading(graph);
        });
        pictures.keep();
    }

    @Override
    public void init3() {
        if (frames > 0) beginAnew();
        resets.worldBegins();
        FirstScene first = stage.requests().firstScene();
        world = new GameWorld(project.get(), stage, subsystems.open(), compiled, pad, meter, longJobs, forkJoin);
        world.begin(first);
        changeFrameRate(first.fps() == 0 ? project.config().fps() : first.fps());
        loading.begin();
        world.seek(first, pad, loading::goesOn);
        goOn();
    }

    /** Begins to play after whatever took its time, which is not made up for. */
    private void goOn() {
        pacer.restart();
        tempo.restart();
        passed = 1;
    }

    private void beginAnew() {
        stage.errors().restart();
        project.reopen();
    }

    @Override
    public void changeFrameRate(int fps) {
        FrameRate rate = new FrameRate(fps);
        pacer.setRate(rate);
        standstill.setRate(rate);
        renderer.setRate(rate);
        world.setRate(rate);
    }

    @Override
    public void frame() {
        int ticks = standstill.isOn() ? 1 : tempo.ticks();
        if (ticks > 0) play(ticks);
        frames++;
        resets.frameDone();
        for (FrameHook hook : stage.hooks()) hook.afterDraw(frames);
        awaitNextFrame();
        meter.frame();
    }

    /** In slow motion this comes but every few frames, and what is tapped meanwhile waits for it. */
    private void play(int ticks) {
        pad.latch();
        if (hasResetKey && pad.isPressed(RESET)) stage.requests().submit(new Request.SimpleReset("F5"));
        boolean held = isHeld();
        if (standstill.isOn() && !held) goOn();
        standstill.note(held);
        if (!held) tick(ticks);
        if (standstill.draws(pad.bits() != 0)) draw();
    }

    private void tick(int ticks) {
        int length = stretches() ? passed : 1;
        world.tick(length);
        for (int i = 1; i < ticks; i++) {
            pad.latch(pad.bits());
            world.tick(length);
        }
    }

    private void awaitNextFrame() {
        if (standstill.isOn()) standstill.await();
        else passed = pacer.awaitNextFrame();
    }

    /** Whether a tick after a late frame counts for all the time that has passed, instead of slowing the game down. */
    private boolean stretches() {
        return project.config().late().equals("stretch");
    }

    private boolean isHeld() {
        boolean held = pausesUnfocused() && !pad.hasFocus();
        for (Overlay overlay : stage.overlays()) held |= overlay.holdsGame(pad);
        return held;
    }

    /** Whoever works on the game has the focus on an editor and wants to see what comes of it. */
    private boolean pausesUnfocused() {
        return project.config().pausesUnfocused() && !stage.dev();
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
        resets.worldEnded();
    }

    /** The errors that there were are not those of the loop object to come. */
    @Override
    public void end2() {
        for (Overlay overlay : stage.overlays()) overlay.watch(GameFigures.NONE);
        if (world != null) world.close();
        subsystems.close();
        if (longJobs != null) longJobs.close();
        if (renderer != null) closeRenderer(renderer);
        if (jobs != null) jobs.close();
        project.close();
        stage.errors().restart();
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

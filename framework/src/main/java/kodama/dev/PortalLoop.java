package kodama.dev;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import kodama.draw.Renderer;
import kodama.input.KeyMap;
import kodama.input.Pad;
import kodama.input.Pointer;
import kodama.loop.FrameHook;
import kodama.loop.LoopObject;
import kodama.loop.Stage;
import kodama.request.LoopNames;
import kodama.request.Request;
import kodama.script.GameConfig;
import kodama.time.CorrectedPacer;
import kodama.time.FramePacer;
import kodama.time.FrameRate;
import org.jspecify.annotations.Nullable;

/**
 * The debug portal: a list of ways to begin the game. What is chosen begins by a soft reset, and a soft reset comes back,
 * to the same entry.
 *
 * <p>It starts only what it needs: files, drawing and input, but no tasks, no scenes, no sound and none of the game's
 * scripts; and it paces itself by plain sleeps, since a list need not be as even as a game. From document 003
 * (デバッグポータル). Owned by the game thread.
 */
public final class PortalLoop implements LoopObject {
    private static final FrameRate RATE = new FrameRate(60);

    private final Stage stage;
    private final GameConfig config;
    private final PortalEntries entries;
    private final PortalMemory memory;
    private final Menu<Request.SoftReset> menu = new Menu<>();
    private final MenuKeys keys = new MenuKeys();
    private final SearchKeys search = new SearchKeys();
    private final List<String> problems = new ArrayList<>();
    private final PortalScreen screen;
    private final Attention attention = new Attention();
    private final FramePacer pacer;
    private final Pad pad;
    private @Nullable Renderer renderer;
    private long frames;

    /**
     * Prepares the portal.
     *
     * @param stage where it is shown; what it opens there is the renderer alone
     * @param config title and size
     * @param entries what can be chosen
     * @param memory where it was left
     */
    public PortalLoop(Stage stage, GameConfig config, PortalEntries entries, PortalMemory memory) {
        this.stage = stage;
        this.config = config;
        this.entries = entries;
        this.memory = memory;
        this.screen = new PortalScreen(config.title(), config.width(), config.height());
        this.pacer = new CorrectedPacer(stage.clocks().get(), RATE);
        this.pad = new Pad(stage.raw(), search.addTo(DevKeys.addTo(KeyMap.defaults())));
    }

    @Override
    public void init1() {
        renderer = stage.openRenderer(config.width(), config.height(), RATE, null);
    }

    /** Keys that are held since before, such as those that led here, are not pressed anew. */
    @Override
    public void init2() {
        pad.latch();
        stage.raw().pointer().latch();
    }

    /** Looks at the files; a simple reset looks again. */
    @Override
    public void init3() {
        problems.clear();
        stage.errors().shown().ifPresent(whyNotGone -> problems.add(whyNotGone.message()));
        stage.errors().restart();
        PortalEntries.Found found = entries.read();
        menu.show(found.items());
        menu.restore(memory.state());
        found.problems().forEach(this::tell);
        screen.setProblems(problems);
        pacer.restart();
    }

    private void tell(RuntimeException problem) {
        stage.errors().report(LoopNames.PORTAL, problem);
        problems.add(String.valueOf(problem.getMessage()));
    }

    @Override
    public void changeFrameRate(int fps) {
        pacer.setRate(new FrameRate(fps));
    }

    @Override
    public void frame() {
        pad.latch();
        listen();
        if (attention.draws(isTouched())) draw();
        frames++;
        for (FrameHook hook : stage.hooks()) hook.afterDraw(frames);
        pacer.awaitNextFrame();
    }

    private boolean isTouched() {
        Pointer pointer = stage.raw().pointer();
        return pad.bits() != 0 || pointer.hasMoved() || pointer.turned() != 0;
    }

    private void listen() {
        keys.move(pad, menu);
        keys.moveAside(pad, menu);
        boolean fires = pad.isPressed("fire") && !search.isSearching(menu);
        search.type(pad, menu);
        boolean clicked = point(stage.raw().pointer());
        if (pad.isPressed(DevKeys.AGAIN)) again();
        else if (fires || clicked || pad.isPressed("start")) menu.selected().ifPresent(item -> start(item.value()));
    }

    /** Follows the mouse; answers whether an entry was clicked. */
    private boolean point(Pointer pointer) {
        pointer.latch();
        menu.scrollBy(pointer.turned());
        boolean looks = pointer.hasMoved() || pointer.isPressed();
        boolean hit = looks && menu.goToRow(screen.rowAt(menu, pointer.x(), pointer.y()));
        return hit && pointer.isPressed();
    }

    private void again() {
        memory.keep(menu.state());
        stage.requests().submit(new Request.SimpleReset("F5"));
    }

    private void start(Request.SoftReset request) {
        memory.keep(menu.state());
        stage.requests().submit(request);
    }

    private List<String> resets() {
        return Stream.of(Request.SimpleReset.class, Request.SoftReset.class)
                .map(stage.requests()::lastReset)
                .filter(line -> !line.isEmpty())
                .toList();
    }

    private void draw() {
        screen.setResets(resets());
        screen.draw(renderer.begin(), menu, search.isSearching(menu), attention.moved());
        renderer.submit();
    }

    @Override
    public void end1(String reason) {
        memory.keep(menu.state());
    }

    /** What is wrong with entries is not the fault of the game that begins. */
    @Override
    public void end2() {
        stage.errors().restart();
        if (renderer == null) return;
        memory.keep(menu.state());
        renderer.awaitIdle();
        renderer.close();
    }

    @Override
    public int result() {
        return stage.errors().count() == 0 ? 0 : 1;
    }
}

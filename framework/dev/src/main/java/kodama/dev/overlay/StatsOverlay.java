package kodama.dev.overlay;

import java.util.List;
import java.util.Locale;
import java.util.function.Supplier;
import kodama.dev.ui.DevKeys;
import kodama.dev.ui.DotCanvas;
import kodama.dev.ui.KeyHelp;
import kodama.dev.ui.Palette;
import kodama.draw.DrawList;
import kodama.input.KeyMap;
import kodama.input.Pad;
import kodama.loop.Overlay;
import kodama.loop.RunningGame;
import kodama.profile.FrameHistory;
import kodama.profile.ProfileWindow;
import kodama.profile.Profiler;
import kodama.profile.ProfilingLevel;
import kodama.profile.ProfilingRequest;
import org.jspecify.annotations.Nullable;

/**
 * Statistics over the running game. F3 shows a few, then all with a graph of the last 600 frames, then none. Ctrl+F3
 * pauses the game and shows the slowest of these frames, with the times of its tasks and lines.
 *
 * <p>It does not affect the game. It allocates memory only when values change.
 */
public final class StatsOverlay implements Overlay {
    /** How much is shown. */
    public enum Level {
        /** Nothing. */
        OFF,
        /** Frames, tasks, shots, memory. */
        FIGURES,
        /** The graph, the ten slowest tasks and the threads as well. */
        ALL;

        /** The name in menus, such as {@code all}. */
        public String label() {
            return name().toLowerCase(Locale.ROOT);
        }

        Level next() {
            return values()[(ordinal() + 1) % values().length];
        }
    }

    private static final int MARGIN = 4;
    private static final int NARROW = 18;
    private static final int WIDE = 24;
    private static final int NARROW_TOP = 19;
    private static final int WIDE_TOP = 32;
    private static final int NARROWEST_FRAME = 40;
    private static final int WIDE_FROM = 440;
    private static final List<List<String>> KEYS =
            List.of(List.of("Left Right", "frames"), List.of("Down Up", "next slowest"), List.of("Escape", "continue"));

    private final Playback playback;
    private final FrameStats rows;
    private Level level;
    private @Nullable ProfilingRequest request;
    private @Nullable WorstFrame worst;

    /** Time span of the statistics, in seconds; the profiler measures the first two anyway. */
    private int spanSeconds = 1;

    private @Nullable ProfileWindow ownSpan;

    /** The game's tick in the last frame; a lower one in this frame means another run. */
    private long tick;

    /** Number of draw commands of the frame, without those of overlays. */
    private int commands;

    /**
     * Creates the overlay.
     *
     * @param playback pauses the game while a frame is inspected
     * @param lastReset returns the duration of the last start or reset
     * @param threads reads the CPU times of threads, once per period while everything is shown
     */
    public StatsOverlay(Playback playback, Supplier<String> lastReset, Supplier<ThreadTimes> threads, Level level) {
        this.playback = playback;
        this.level = level;
        rows = new FrameStats(lastReset, threads);
    }

    @Override
    public KeyMap addKeys(KeyMap map) {
        return DevKeys.addForGame(map);
    }

    @Override
    public void begin(RunningGame game) {
        measure(game.profiler());
    }

    @Override
    public void end(RunningGame game) {
        dropSpan(game.profiler());
        worst = null;
        if (request != null) request.close();
    }

    /** Requests the measurements for the shown statistics, and always those for the slowest frame. */
    private void measure(Profiler profiler) {
        rows.reset();
        if (request != null) request.close();
        request = profiler.request(level == Level.OFF ? ProfilingLevel.FRAMES : ProfilingLevel.TASKS);
    }

    // settings

    public Level level() {
        return level;
    }

    public void setLevel(Level wanted, RunningGame game) {
        level = wanted;
        measure(game.profiler());
    }

    /** The time span of the statistics, in seconds (default 1). */
    public int spanSeconds() {
        return spanSeconds;
    }

    /** Sets the time span of the statistics, in seconds; at least 1. */
    public void setSpanSeconds(int seconds, RunningGame game) {
        dropSpan(game.profiler());
        spanSeconds = seconds;
        rows.reset();
    }

    private void dropSpan(Profiler profiler) {
        if (ownSpan != null) profiler.removeWindow(ownSpan);
        ownSpan = null;
    }

    private ProfileWindow span(Profiler profiler) {
        if (spanSeconds == 1) return profiler.lastSecond();
        if (spanSeconds == 5) return profiler.lastFiveSeconds();
        if (ownSpan == null) ownSpan = profiler.addWindow(spanSeconds * 1_000_000_000L);
        return ownSpan;
    }

    /** Pauses the game and shows its slowest frame, or resumes the game. */
    public void toggleWorst(RunningGame game) {
        if (worst != null) resume();
        else freeze(game);
    }

    private void freeze(RunningGame game) {
        worst = WorstFrame.of(game.profiler().history(), game.world().tick());
        if (worst != null) playback.hold();
    }

    private void resume() {
        worst = null;
        if (playback.isHeld()) playback.toggle();
    }

    // frames

    @Override
    public boolean handleInput(Pad pad, RunningGame game) {
        if (worst != null && game.world().tick() < tick) resume(); // the frame belongs to an earlier run
        tick = game.world().tick();
        boolean wasFrozen = worst != null;
        if (worst != null && !playback.isHeld()) worst = null;
        if (pad.isPressed(DevKeys.OVERLAY)) setLevel(level.next(), game);
        if (pad.isPressed(DevKeys.WORST)) toggleWorst(game);
        else if (worst != null && pad.isPressed("back")) resume();
        else if (worst != null) worst.handleKeys(pad);
        return wasFrozen || worst != null;
    }

    @Override
    public boolean showsFps() {
        return level != Level.OFF && worst == null;
    }

    @Override
    public void drawInFrame(DrawList list, int width, int height, RunningGame game) {
        commands = list.size();
    }

    @Override
    public void draw(DrawList list, int width, int height, RunningGame game) {
        if (level == Level.OFF && worst == null) return;
        DotCanvas canvas = DotCanvas.on(list, width, height);
        if (worst != null) drawWorst(canvas, game.profiler().history(), worst);
        else drawFigures(canvas, game);
    }

    private void drawFigures(DotCanvas canvas, RunningGame game) {
        rows.refresh(game, span(game.profiler()), commands, level == Level.ALL);
        boolean isWide = canvas.width() >= WIDE_FROM;
        int top = level == Level.ALL ? FrameGraph.HEIGHT + MARGIN : MARGIN;
        new StatsPanel(MARGIN, top, isWide ? WIDE : NARROW).draw(canvas, rows.rows());
        if (level != Level.ALL) return;
        FrameGraph.draw(canvas, game.profiler().history(), -1);
        int columns = isWide ? WIDE_TOP : NARROW_TOP;
        int left = canvas.width() - MARGIN - StatsPanel.width(columns);
        new StatsPanel(left, top, columns).draw(canvas, rows.costliest());
    }

    private static void drawWorst(DotCanvas canvas, FrameHistory history, WorstFrame worst) {
        FrameGraph.draw(canvas, history, worst.age());
        int top = FrameGraph.HEIGHT + MARGIN;
        KeyHelp help = new KeyHelp(KEYS, canvas.columns(MARGIN), 2);
        int bottom = top + help.rows() * DotCanvas.ROW;
        help.drawBand(canvas, MARGIN, top);
        int room = StatsPanel.columns(canvas.width() - 2 * MARGIN);
        int wanted = worst.rows().stream().mapToInt(StatRow::columns).max().orElse(0);
        int columns = Math.min(Math.max(NARROWEST_FRAME, wanted), room);
        new StatsPanel(MARGIN, bottom, columns).draw(canvas, worst.rows());
        canvas.rect(0, bottom - 1, canvas.width(), 1, Palette.CURSOR);
    }
}

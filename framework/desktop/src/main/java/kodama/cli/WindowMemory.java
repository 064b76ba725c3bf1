package kodama.cli;

import java.util.Locale;
import kodama.desktop.GameWindow;
import kodama.desktop.WindowOptions;
import kodama.draw.Scaling;
import kodama.loop.FrameHook;
import kodama.player.options.WindowControl;
import kodama.save.Settings;
import org.jspecify.annotations.Nullable;

/**
 * Stores the player's changes to the window for the next start: its position and size, full screen, and scaling. The
 * initial state is not the player's choice and is not stored.
 *
 * <p>Checks the window after each frame, so that all work happens on the game thread.
 */
final class WindowMemory implements FrameHook, WindowControl {
    static final String SCALING = "scaling";
    static final String FULLSCREEN = "fullscreen";
    private static final String X = "window.x";
    private static final String Y = "window.y";
    private static final String WIDTH = "window.width";
    private static final String HEIGHT = "window.height";

    /** Frames for which a window must not move before its bounds are stored. */
    private static final int REST_FRAMES = 30;

    private final Settings settings;
    private final GameWindow window;
    private final boolean keepsBounds;
    private Scaling scaling;
    private boolean fullscreen;
    private WindowOptions.@Nullable SavedBounds lastBounds;
    private int restFrames;

    /**
     * @param keepsBounds false if an option sets the size of the window, which then applies to this run only
     */
    WindowMemory(Settings settings, GameWindow window, boolean keepsBounds) {
        this.settings = settings;
        this.window = window;
        this.keepsBounds = keepsBounds;
        scaling = window.scaling();
        fullscreen = window.isFullscreen();
    }

    /** Returns the stored bounds of the window; null if there are none. */
    static WindowOptions.@Nullable SavedBounds savedBounds(Settings settings) {
        int width = integer(settings, WIDTH, 0);
        int height = integer(settings, HEIGHT, 0);
        if (width < 1 || height < 1) return null;
        return new WindowOptions.SavedBounds(integer(settings, X, 0), integer(settings, Y, 0), width, height);
    }

    /** The file may contain any number. */
    private static int integer(Settings settings, String name, int fallback) {
        double value = settings.get(name, (double) fallback);
        return Math.abs(value) <= Short.MAX_VALUE ? (int) value : fallback;
    }

    /** Returns the stored scaling, by default that of the game. */
    static Scaling savedScaling(Settings settings, Scaling gameScaling) {
        String kept = settings.get(SCALING, "");
        for (Scaling each : Scaling.values()) if (kept.equals(nameOf(each))) return each;
        return gameScaling;
    }

    private static String nameOf(Scaling each) {
        return each.name().toLowerCase(Locale.ROOT);
    }

    @Override
    public void afterDraw(long frames) {
        window.frameDone();
        if (window.scaling() != scaling) storeScaling();
        if (window.isFullscreen() != fullscreen) storeFullscreen();
        if (keepsBounds) checkBounds();
    }

    private void storeScaling() {
        scaling = window.scaling();
        settings.set(SCALING, nameOf(scaling));
    }

    private void storeFullscreen() {
        fullscreen = window.isFullscreen();
        settings.set(FULLSCREEN, fullscreen);
    }

    private void checkBounds() {
        WindowOptions.SavedBounds current = window.windowedBounds();
        restFrames = current == null || current.equals(lastBounds) ? restFrames + 1 : 0;
        lastBounds = current;
        if (restFrames == REST_FRAMES && current != null) storeBounds(current);
    }

    private void storeBounds(WindowOptions.SavedBounds current) {
        settings.set(X, current.x());
        settings.set(Y, current.y());
        settings.set(WIDTH, current.width());
        settings.set(HEIGHT, current.height());
    }

    @Override
    public Scaling scaling() {
        return window.scaling();
    }

    @Override
    public void setScaling(Scaling wanted) {
        window.setScaling(wanted);
    }

    @Override
    public boolean isFullscreen() {
        return window.isFullscreen();
    }

    @Override
    public void setFullscreen(boolean on) {
        window.setFullscreen(on);
    }
}

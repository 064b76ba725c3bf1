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
 * Keeps how the player has the window for the next start: where it stands, how large it is, whether it fills the screen
 * and how frames fill it. What it began with is no choice of the player's, and is not kept.
 *
 * <p>Looks at the window after each frame, so that everything is done by the game thread.
 */
final class WindowMemory implements FrameHook, WindowControl {
    static final String SCALING = "scaling";
    static final String FULLSCREEN = "fullscreen";
    private static final String X = "window.x";
    private static final String Y = "window.y";
    private static final String WIDTH = "window.width";
    private static final String HEIGHT = "window.height";

    /** So many frames a window has to rest before its place is kept. */
    private static final int RESTING = 30;

    private final Settings settings;
    private final GameWindow window;
    private final boolean keepsPlace;
    private Scaling scaling;
    private boolean fullscreen;
    private WindowOptions.@Nullable SavedBounds place;
    private int rested;

    /**
     * @param keepsPlace false if the command line says how large it is, which holds for this run only
     */
    WindowMemory(Settings settings, GameWindow window, boolean keepsPlace) {
        this.settings = settings;
        this.window = window;
        this.keepsPlace = keepsPlace;
        scaling = window.scaling();
        fullscreen = window.isFullscreen();
    }

    /** Where a window stood when it was left; null if that is not known. */
    static WindowOptions.@Nullable SavedBounds savedBounds(Settings settings) {
        int width = whole(settings, WIDTH, 0);
        int height = whole(settings, HEIGHT, 0);
        if (width < 1 || height < 1) return null;
        return new WindowOptions.SavedBounds(whole(settings, X, 0), whole(settings, Y, 0), width, height);
    }

    /** A file may hold any number. */
    private static int whole(Settings settings, String name, int otherwise) {
        double value = settings.get(name, (double) otherwise);
        return Math.abs(value) <= Short.MAX_VALUE ? (int) value : otherwise;
    }

    /** How frames filled the window when it was left; else as the game says. */
    static Scaling savedScaling(Settings settings, Scaling ofTheGame) {
        String kept = settings.get(SCALING, "");
        for (Scaling way : Scaling.values()) if (kept.equals(nameOf(way))) return way;
        return ofTheGame;
    }

    private static String nameOf(Scaling way) {
        return way.name().toLowerCase(Locale.ROOT);
    }

    @Override
    public void afterDraw(long frames) {
        window.frameDone();
        if (window.scaling() != scaling) keepScaling();
        if (window.isFullscreen() != fullscreen) keepFullscreen();
        if (keepsPlace) lookAtPlace();
    }

    private void keepScaling() {
        scaling = window.scaling();
        settings.set(SCALING, nameOf(scaling));
    }

    private void keepFullscreen() {
        fullscreen = window.isFullscreen();
        settings.set(FULLSCREEN, fullscreen);
    }

    private void lookAtPlace() {
        WindowOptions.SavedBounds now = window.windowedBounds();
        rested = now == null || now.equals(place) ? rested + 1 : 0;
        place = now;
        if (rested == RESTING && now != null) keep(now);
    }

    private void keep(WindowOptions.SavedBounds now) {
        settings.set(X, now.x());
        settings.set(Y, now.y());
        settings.set(WIDTH, now.width());
        settings.set(HEIGHT, now.height());
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
